import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isNeverTicketed as wasNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { Badge } from '../../../kit/marks/badge'
import { orderLook } from './order-look'

type Stated = Pick<OrderSummary, 'state' | 'stateName'> & Partial<Pick<OrderSummary, 'travelStatus'>>

/** Where an order stands, in words, tone and icon; with its travel status it says too that nothing of it is travelled. */
export function OrderStateBadge({ stateName, ...order }: Stated) {
  const { tone, icon } = orderLook(order)
  return (
    <Badge tone={tone} icon={icon}>
      {stateName}
    </Badge>
  )
}

/** Ended before there was a ticket. */
export const isNeverTicketed = (number: number): boolean => wasNeverTicketed(stateOfNumber(number))
/** States that hold seats against the clock. */
export const isHeld = (number: number): boolean => {
  const state = stateOfNumber(number)
  return state === 'approving' || state === 'awaitingPayment'
}
