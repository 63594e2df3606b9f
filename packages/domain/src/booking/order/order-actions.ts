import type { OrderState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { orderText } from '@sojourn/text/booking/order'
import { isBefore } from '../../kit/local-date'

export type OrderAction = OrderSummary['actions'][number]

/** What decides about the buttons of an order. */
export interface ActionableOrder {
  state: OrderState
  bookerId: string
  /** Everybody with a part in the approval; empty where there is none. */
  approverIds: readonly string[]
  travellerIds: readonly string[]
  holdExpiresAt?: string
}

/** What a person may do with an order now; a button that cannot be used says why. */
export function orderActions(order: ActionableOrder, viewerId: string, now: string, language: Language): OrderAction[] {
  const text = orderText[language]
  const own = order.bookerId === viewerId
  const over = order.holdExpiresAt !== undefined && !isBefore(now, order.holdExpiresAt)
  const refusal = !own ? text.notYours : over ? text.holdOver : undefined
  const byState: Partial<Record<OrderState, OrderAction[]>> = {
    draft: [button('cancel', own ? undefined : text.notYours)],
    approving: [button('withdraw', refusal)],
    awaitingPayment: [button('pay', refusal), button('cancel', own ? undefined : text.notYours)],
    issuing: [button('cancel', own ? text.beingIssued : text.notYours)],
    issued: [button('cancel', own ? text.alreadyIssued : text.notYours)],
  }
  const concerned = own || order.approverIds.includes(viewerId) || order.travellerIds.includes(viewerId)
  const approval = order.approverIds.length > 0 && concerned ? [button('viewApproval')] : []
  return [...(byState[order.state] ?? []), ...approval]
}

const button = (action: OrderAction['action'], reason?: string): OrderAction =>
  reason === undefined ? { action, enabled: true } : { action, enabled: false, reason }
