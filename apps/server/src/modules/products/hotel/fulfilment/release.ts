import { problem } from '@sojourn/contract/kit/problems'
import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** The rooms of a booking go back to the hotel. */
export const releaseRooms: NonNullable<Fulfilment['release']> = {
  request: (_work, { supplierReference }) => Promise.resolve(supplierReference ?? undefined),
  ask: (context, bookingNo) => context.hotels.release(asking(context), { bookingNo: bookingNo as string }),
}

/** The same before the hotel has confirmed them; once it has, they are given up like any others. */
export const leaveRooms: NonNullable<Fulfilment['leave']> = {
  request: releaseRooms.request,
  ask: async (context, bookingNo) => bookingNo && releaseRooms.ask(context, bookingNo),
  keep: async (_work, { orderNo }, _request, answer) =>
    answer === 'answered' ? problem('orderChanged', { detail: { orderNo } }) : undefined,
}
