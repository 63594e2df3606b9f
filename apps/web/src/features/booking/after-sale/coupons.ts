import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { firstChoice } from './first-choice'

/** Coupons in an address: ticket number and segment, several joined by commas. */
export const writeCoupons = (coupons: readonly CouponRef[]): string =>
  coupons.map(({ ticketNo, segment }) => `${ticketNo}.${segment}`).join(',')

export const readCoupons = (text: string | null): CouponRef[] =>
  (text ?? '').split(',').flatMap((part) => {
    const [, ticketNo, segment] = /^([\w-]{4,20})\.(\d)$/.exec(part) ?? []
    return ticketNo && segment ? [{ ticketNo, segment: Number(segment) }] : []
  })

export const sameCoupon = (a: CouponRef, b: CouponRef): boolean => a.ticketNo === b.ticketNo && a.segment === b.segment

export const refOf = ({ ticketNo, segment }: CouponRef): CouponRef => ({ ticketNo, segment })

/** The coupons that are chosen at first. */
export function firstCoupons(
  coupons: readonly (CouponRef & { possible: boolean })[],
  named: readonly CouponRef[],
  unnamed: 'all' | 'single',
): CouponRef[] {
  const possible = coupons.filter((coupon) => coupon.possible)
  return firstChoice(possible, (coupon) => named.some((each) => sameCoupon(each, coupon)), unnamed).map(refOf)
}
