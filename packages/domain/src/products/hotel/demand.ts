import type { DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { hotelDemandStates } from '@sojourn/contract/products/hotel/demand.shapes'

export type HotelDemandState = (typeof hotelDemandStates)[number]

/** What a request for a hotel says of where it stands: once it is an order, the order's page tells the rest. */
const told: Record<DemandState, HotelDemandState> = {
  draft: 'submitted',
  submitted: 'submitted',
  quoted: 'quoted',
  chosen: 'ordered',
  approving: 'ordered',
  awaitingPayment: 'ordered',
  rejected: 'ordered',
  issued: 'ordered',
  expired: 'expired',
  refused: 'refused',
  obsolete: 'cancelled',
}
export const hotelDemandState = (state: DemandState): HotelDemandState => told[state]

const kept: Record<HotelDemandState, DemandState> = {
  submitted: 'submitted',
  quoted: 'quoted',
  ordered: 'chosen',
  expired: 'expired',
  refused: 'refused',
  cancelled: 'obsolete',
}
/** The state under which a demand is kept. */
export const keptDemandState = (state: HotelDemandState): DemandState => kept[state]
