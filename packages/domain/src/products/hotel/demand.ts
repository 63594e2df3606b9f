import type { hotelDemandStates } from '@sojourn/contract/products/hotel-demand.shapes'
import { isBefore } from '../../kit/local-date'

export type HotelDemandState = (typeof hotelDemandStates)[number]

/** Handbook 2.5: an offer is promised within half an hour and stands for two hours; both in minutes. */
export const quotePromisedIn = 30
export const offersStandFor = 120

/** Offers that were not accepted in time are over, whoever looks first. `due` is the instant until which they stand. */
export const demandStateAt = (state: HotelDemandState, due: string | undefined, now: string): HotelDemandState =>
  state === 'quoted' && due !== undefined && !isBefore(now, due) ? 'expired' : state

/** Who may do what with a demand: the employee who asked, or the agency's staff. */
const demandActions = {
  quote: ['submitted', 'quoted', 'expired'],
  refuse: ['submitted', 'quoted', 'expired'],
  accept: ['quoted'],
  cancel: ['submitted', 'quoted', 'expired'],
  askAgain: ['expired', 'refused'],
} as const satisfies Record<string, readonly HotelDemandState[]>

export type DemandAction = keyof typeof demandActions

export const mayDemand = (action: DemandAction, state: HotelDemandState): boolean =>
  (demandActions[action] as readonly HotelDemandState[]).includes(state)
