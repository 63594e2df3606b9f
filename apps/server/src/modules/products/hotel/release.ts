import type { Fulfilment } from '../../../context'
import { asking } from '../../booking/lifecycle/ask-supplier'

/** The rooms of a booking go back to the hotel. */
export const releaseRooms: NonNullable<Fulfilment['release']> = {
  request: (_context, _sql, { supplierReference }) => Promise.resolve(supplierReference ?? undefined),
  ask: (context, bookingNo) => context.outside.hotels.release(asking(context), { bookingNo: bookingNo as string }),
}
