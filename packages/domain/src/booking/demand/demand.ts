import type { OrderState } from '@sojourn/contract/booking/codes'
import type { DemandState } from '@sojourn/contract/booking/demand.shapes'
import type { DeskHours } from '@sojourn/contract/booking/desk-hours.shapes'
import { addMinutes, isBefore, laterInstant } from '../../kit/local-date'
import { promisedBy } from '../desk-hours'

/** Handbook 2.5: an offer is promised within half an hour of the agency's working time and stands for two hours; both in minutes. */
const quotePromisedIn = 30
export const offersStandFor = 120
/** So long after its plans were over or its approvers refused, a demand can be asked for or answered again; minutes. Then nobody wants it any more. */
export const reopensFor = 7 * 24 * 60
/** Handbook 2.5: most plans of one answer. */
export const plansAtMost = 5

/** By when an offer is promised for a demand of this instant. */
export const quotePromisedBy = (askedAt: string, desk: DeskHours): string => promisedBy(askedAt, quotePromisedIn, desk)

/** What is kept of a demand's state; once a plan is chosen the rest is its order's. */
export type KeptDemandState = Exclude<DemandState, 'approving' | 'awaitingPayment' | 'rejected' | 'issued'>

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

/** What tells where a demand stands; `due` is the instant until which the last of its plans stands. */
export interface DemandFacts {
  state: KeptDemandState
  due?: string
  /** What a chosen plan became, with the instant since which it is so. */
  order?: { state: OrderState; since: string }
}

const stands = ({ state, order }: DemandFacts): DemandState => (order ? demandStateOfOrder(order.state) : state)

/** Until when a demand that came to nothing can be asked for or answered again; undefined of any other. */
export function reopenedUntil(demand: DemandFacts, now: string): string | undefined {
  const { due, order } = demand
  const since = [due, order?.since].flatMap((at) => at ?? [])
  const came = stateBeforeLapse(demand, now)
  if (since.length === 0 || (came !== 'expired' && came !== 'rejected')) return undefined
  return addMinutes(since.reduce(laterInstant), reopensFor)
}

/** Plans that were not accepted in time are over, whoever looks first; also those beside the one that approvers refused. */
function stateBeforeLapse(demand: DemandFacts, now: string): DemandState {
  const state = stands(demand)
  const isOver = demand.due !== undefined && !isBefore(now, demand.due)
  return isOver && (state === 'quoted' || state === 'rejected') ? 'expired' : state
}

/** Where a demand stands at an instant (handbook 2.5). */
export function demandStateAt(demand: DemandFacts, now: string): DemandState {
  const until = reopenedUntil(demand, now)
  return until !== undefined && !isBefore(now, until) ? 'obsolete' : stateBeforeLapse(demand, now)
}

export type DemandSide = 'customer' | 'agency'

/** Who may do what with a demand (handbook 2.5): the employee who asked, or the agency's staff, who never accept their own offers. */
const demandActions = {
  save: { by: ['customer'], from: ['draft'] },
  submit: { by: ['customer'], from: ['draft'] },
  /** Says whom it asks for an offer. */
  beginAsking: { by: ['agency'], from: ['submitted'] },
  quote: { by: ['agency'], from: ['submitted', 'quoted', 'rejected', 'expired'] },
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
