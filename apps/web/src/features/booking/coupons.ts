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
