import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'

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

/** What is chosen at first: what the address names; where it names nothing possible, all coupons or only a single one. */
export function firstCoupons(
  coupons: readonly (CouponRef & { possible: boolean })[],
  named: readonly CouponRef[],
  unnamed: 'all' | 'single',
): CouponRef[] {
  const possible = coupons.filter((coupon) => coupon.possible)
  const wanted = possible.filter((coupon) => named.some((each) => sameCoupon(each, coupon)))
  const usual = unnamed === 'all' || possible.length === 1 ? possible : []
  return (wanted.length > 0 ? wanted : usual).map(refOf)
}
