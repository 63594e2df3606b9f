import { demandStates, type DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
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
/** The number under which a demand in this state is kept. */
export const hotelDemandStateNumber = (state: HotelDemandState): number => demandStates.code(kept[state])
/** By when an offer is promised for a demand of this instant. */
export const quotePromisedBy = (askedAt: string, desk: DeskHours): string => promisedBy(askedAt, quotePromisedIn, desk)

/** Offers that were not accepted in time are over, whoever looks first. `due` is the instant until which they stand. */
export const demandStateAt = (state: HotelDemandState, due: string | undefined, now: string): HotelDemandState =>
  state === 'quoted' && due !== undefined && !isBefore(now, due) ? 'expired' : state

export type DemandSide = 'customer' | 'agency'

/** Who may do what with a demand (handbook 2.5): the employee who asked, or the agency's staff, who never accept their own offers. */
const demandActions = {
  quote: { by: ['agency'], from: ['submitted', 'quoted', 'expired'] },
  refuse: { by: ['agency'], from: ['submitted', 'quoted', 'expired'] },
  accept: { by: ['customer'], from: ['quoted'] },
  cancel: { by: ['customer', 'agency'], from: ['submitted', 'quoted', 'expired'] },
  askAgain: { by: ['customer'], from: ['expired', 'refused'] },
} as const satisfies Record<string, { by: readonly DemandSide[]; from: readonly HotelDemandState[] }>

export type DemandAction = keyof typeof demandActions

export const actsOnDemand = (action: DemandAction, side: DemandSide): boolean =>
  (demandActions[action].by as readonly DemandSide[]).includes(side)

export const mayDemand = (action: DemandAction, state: HotelDemandState, side: DemandSide): boolean =>
  actsOnDemand(action, side) && (demandActions[action].from as readonly HotelDemandState[]).includes(state)
