import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableOrder } from '@sojourn/contract/products/flight/after-sales.shapes'

/** Did the carrier announce a change of the flight of each of these coupons? Nobody else can say so. */
export const isInvoluntary = ({ coupons }: AlterableOrder, chosen: readonly CouponRef[]): boolean =>
  chosen.length > 0 &&
  chosen.every(({ ticketNo, segment }) =>
    coupons.some((coupon) => coupon.ticketNo === ticketNo && coupon.segment === segment && coupon.fee?.involuntary),
  )
