import type { CouponState, InsuranceState, OrderState } from '@sojourn/contract/booking/codes'
import { isNeverTicketed } from './order/transitions'

export interface InsuredSegment {
  order: OrderState
  /** Of the traveller's ticket, once there is one. */
  coupon: CouponState | undefined
  /** A refund that gives the insurance back holds the coupon now, or did. */
  refund: 'none' | 'open' | 'over'
}

/** Before they are paid and taken out nothing insures; an insurance is taken out with the ticket (handbook 1.8). */
const beforeTicket: Partial<Record<OrderState, InsuranceState>> = { issuing: 'waiting', changing: 'waiting' }

/** Where the insurance of a traveller for a segment stands; nothing where a change took it along to another order. */
export function insuranceState({ order, coupon, refund }: InsuredSegment): InsuranceState | undefined {
  if (coupon === undefined) return isNeverTicketed(order) ? 'cancelled' : (beforeTicket[order] ?? 'unpaid')
  if (coupon === 'exchanged') return undefined
  if (coupon === 'refunded') return refund === 'over' ? 'returned' : 'insured'
  return refund === 'open' ? 'returning' : 'insured'
}
