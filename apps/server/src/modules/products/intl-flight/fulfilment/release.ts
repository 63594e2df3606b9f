import type { Fulfilment } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

/** All seats of a trip, or those of a change, go back to its carriers. */
export const releaseIntlSeats: NonNullable<Fulfilment['release']> = {
  request: (_work, { supplierReference }) => Promise.resolve(supplierReference ?? undefined),
  ask: (context, reference) => context.intlAir.release(asking(context), { reference: reference as string }),
}
