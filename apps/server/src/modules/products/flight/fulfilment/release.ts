import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** The seats of a PNR go back to the carrier. */
export const releaseSeats: NonNullable<Fulfilment['release']> = {
  request: (_work, { supplierReference }) => Promise.resolve(supplierReference ?? undefined),
  ask: (context, pnr) => context.air.release(asking(context), { pnr: pnr as string }),
}
