import type { OrderState } from '@sojourn/contract/booking/codes'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { NewOrder } from '../order/record'

const steps: Partial<Record<OrderState, CreatedOrder['next']>> = {
  approving: 'approval',
  awaitingPayment: 'pay',
  draft: 'locking',
}

/** What is said of an order that was placed, and where whoever placed it goes on. */
export const placedAs = (order: Pick<NewOrder, 'orderNo' | 'product' | 'kind' | 'state' | 'holdExpiresAt'>): CreatedOrder => ({
  orderNo: order.orderNo,
  state: numberOfKept(order),
  next: steps[order.state] ?? 'issuing',
  holdExpiresAt: order.holdExpiresAt.toISOString(),
})

/** The same of a refund or a change: what is neither decided nor paid is the supplier's turn. */
export function appliedAs(placed: CreatedOrder | Problem): AppliedAfterSale | Problem {
  if (isProblem(placed)) return placed
  const { orderNo, state, next } = placed
  return { orderNo, state, next: next === 'approval' || next === 'pay' ? next : 'supplier' }
}
