import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'

/**
 * The coupons that were asked for, in the order of the order itself, whose places follow its travellers; or the first reason why
 * one of them cannot be altered.
 */
export function pickCoupons<Coupon extends CouponRef & { refused: Problem | undefined }>(
  coupons: readonly Coupon[],
  refs: readonly CouponRef[],
): Coupon[] | Problem {
  const picked: Coupon[] = []
  for (const [index, ref] of refs.entries()) {
    const field = `coupons.${index}`
    const coupon = coupons.find(({ ticketNo, segment }) => ticketNo === ref.ticketNo && segment === ref.segment)
    if (!coupon || picked.includes(coupon)) return problem('couponUnknown', { field })
    if (coupon.refused) return { ...coupon.refused, field }
    picked.push(coupon)
  }
  return coupons.filter((coupon) => picked.includes(coupon))
}

export const employeesOf = (coupons: readonly { traveller: { employeeId: string } }[]): string[] => [
  ...new Set(coupons.map(({ traveller }) => traveller.employeeId)),
]
