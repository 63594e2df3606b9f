import type { OrderKind, OrderState } from '@sojourn/contract/booking/codes'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { isBefore } from '../../kit/local-date'
import type { OrderWords } from './order-words'
import { isTicketed } from './transitions'

export type OrderAction = OrderSummary['actions'][number]

/** What decides about the buttons of an order. */
export interface ActionableOrder {
  kind: OrderKind
  /** It was bought beside another order, from whose page one begins again. */
  beside: boolean
  state: OrderState
  bookerId: string
  /** Everybody with a part in the approval; empty where there is none. */
  approverIds: readonly string[]
  travellerIds: readonly string[]
  holdExpiresAt?: string
  /** Another order submits it again. */
  resubmitted: boolean
  /** Its supplier lets it go as long as it has not answered. */
  leavable: boolean
  /** Why its product does not change or take back its tickets, in the reader's words. */
  refused?: { change?: string; refund?: string }
  /** Coupons that nobody has used, and how many of them a refund or change in progress has taken. */
  coupons: { open: number; taken: number }
}

/** What a person may do with an order now; a button that cannot be used says why. */
export function orderActions(order: ActionableOrder, viewerId: string, now: string, { refusals }: OrderWords): OrderAction[] {
  const own = order.bookerId === viewerId
  const over = order.holdExpiresAt !== undefined && !isBefore(now, order.holdExpiresAt)
  const notYours = own ? undefined : refusals.notYours
  const refusal = notYours ?? (over ? refusals.holdOver : undefined)
  const byState: Partial<Record<OrderState, OrderAction[]>> = {
    draft: [button('submit', refusal), button('cancel', notYours)],
    approving: [button('withdraw', refusal)],
    rejected: order.kind === 'booking' && !order.beside && !order.resubmitted ? [button('resubmit', notYours)] : [],
    awaitingPayment: [button('pay', refusal), button('cancel', notYours)],
    issuing: [button('cancel', notYours ?? (order.leavable ? undefined : refusals.beingIssued))],
  }
  const concerned = own || order.approverIds.includes(viewerId) || order.travellerIds.includes(viewerId)
  const approval = order.approverIds.length > 0 && concerned ? [button('viewApproval')] : []
  return [...(byState[order.state] ?? []), ...afterSales(order, notYours, refusals), ...approval]
}

/** Tickets that are open can be changed and refunded, each by one order at a time. */
function afterSales(order: ActionableOrder, notYours: string | undefined, refusals: OrderWords['refusals']): OrderAction[] {
  const { open, taken } = order.coupons
  if (order.kind === 'refund' || !isTicketed(order.state) || open === 0) return []
  const reason = notYours ?? (taken >= open ? refusals.beingAltered : undefined)
  const { change, refund } = order.refused ?? {}
  return [button('change', change ?? reason), button('refund', refund ?? reason)]
}

const button = (action: OrderAction['action'], reason?: string): OrderAction =>
  reason === undefined ? { action, enabled: true } : { action, enabled: false, reason }
