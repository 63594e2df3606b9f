import type { CouponState, OrderKind, OrderState } from '@sojourn/contract/booking/codes'
import type { TravelStatus } from '@sojourn/contract/booking/order.shapes'
import { isTicketed } from './transitions'

const givenBack: readonly CouponState[] = ['refunded', 'exchanged', 'void']
const over: readonly OrderState[] = ['rejected', 'failed', 'cancelled', 'closed']

/** A coupon that its holder can travel on, or has. */
export const isKept = (coupon: CouponState): boolean => !givenBack.includes(coupon)

/**
 * Whether something of an order is travelled, from its coupons alone once there are any: of the whole order, or of one part for one
 * traveller. A change is of no journey until it has given tickets, and a refund never is.
 */
export function travelStatusOf(
  { kind, state }: { kind: OrderKind; state: OrderState },
  coupons: readonly CouponState[],
): TravelStatus {
  if (kind === 'refund') return 'none'
  if (isTicketed(state) || state === 'refunded') {
    if (coupons.some(isKept)) return 'live'
    return coupons.length > 0 ? 'gone' : 'none'
  }
  if (kind === 'change') return 'none'
  return over.includes(state) ? 'gone' : 'planned'
}

/** What stands ahead or was travelled, so that documents show it. */
export const isTravelled = (status: TravelStatus): boolean => status === 'planned' || status === 'live'
