import type { OrderState } from '@sojourn/contract/booking/codes'
import type { DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { isBefore } from '../../kit/local-date'
import { promisedBy } from '../desk-hours'

/** Handbook 2.5: an offer is promised within half an hour of the agency's working time and stands for two hours; both in minutes. */
const quotePromisedIn = 30
export const offersStandFor = 120
/** Handbook 2.5: most plans of one answer. */
export const plansAtMost = 5

/** By when an offer is promised for a demand of this instant. */
export const quotePromisedBy = (askedAt: string, desk: DeskHours): string => promisedBy(askedAt, quotePromisedIn, desk)

/** What is kept of a demand's state; once a plan is chosen the rest is its order's. */
export type KeptDemandState = Exclude<DemandState, 'approving' | 'awaitingPayment' | 'rejected' | 'issued'>

/** Offers that were not accepted in time are over, whoever looks first. `due` is the instant until which they stand. */
export const demandStateAt = (state: KeptDemandState, due: string | undefined, now: string): KeptDemandState =>
  state === 'quoted' && due !== undefined && !isBefore(now, due) ? 'expired' : state

/**
 * Where a demand stands whose plan became an order (handbook 2.5). An order that came to nothing leaves plans that are over: they are
 * asked for again. Tickets that were issued once stay issued, whatever becomes of them.
 */
const followed: Record<OrderState, DemandState> = {
  placing: 'chosen',
  draft: 'chosen',
  approving: 'approving',
  rejected: 'rejected',
  awaitingPayment: 'awaitingPayment',
  issuing: 'awaitingPayment',
  refused: 'expired',
  failed: 'expired',
  cancelled: 'expired',
  closed: 'expired',
  issued: 'issued',
  refunding: 'issued',
  refunded: 'issued',
  refundFailed: 'issued',
  changing: 'issued',
  changed: 'issued',
  changeFailed: 'issued',
  altered: 'issued',
  completed: 'issued',
}
export const demandStateOfOrder = (order: OrderState): DemandState => followed[order]

/** The states of orders behind a state of demands. */
export const ordersBehind = (state: DemandState): OrderState[] =>
  (Object.keys(followed) as OrderState[]).filter((order) => followed[order] === state)

export type DemandSide = 'customer' | 'agency'

/** Who may do what with a demand (handbook 2.5): the employee who asked, or the agency's staff, who never accept their own offers. */
const demandActions = {
  save: { by: ['customer'], from: ['draft'] },
  submit: { by: ['customer'], from: ['draft'] },
  quote: { by: ['agency'], from: ['submitted', 'quoted', 'expired'] },
  refuse: { by: ['agency'], from: ['submitted', 'quoted', 'expired'] },
  accept: { by: ['customer'], from: ['quoted', 'rejected'] },
  cancel: { by: ['customer', 'agency'], from: ['draft', 'submitted', 'quoted', 'rejected', 'expired'] },
  askAgain: { by: ['customer'], from: ['expired', 'refused', 'rejected'] },
  /** Of plans that stand but do not suit. */
  askOther: { by: ['customer'], from: ['quoted', 'rejected', 'expired'] },
} as const satisfies Record<string, { by: readonly DemandSide[]; from: readonly DemandState[] }>

export type DemandAction = keyof typeof demandActions

export const actsOnDemand = (action: DemandAction, side: DemandSide): boolean =>
  (demandActions[action].by as readonly DemandSide[]).includes(side)

export const mayDemand = (action: DemandAction, state: DemandState, side: DemandSide): boolean =>
  actsOnDemand(action, side) && (demandActions[action].from as readonly DemandState[]).includes(state)
