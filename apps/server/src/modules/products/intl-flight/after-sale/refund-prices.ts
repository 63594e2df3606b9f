import { refundPrices, sumOf } from '../../../booking/coupon/lines'
import type { AfterSaleLine } from '../../../booking/coupon/store'

/** What comes back as price lines: the state's part of an international ticket is its taxes. */
export const refundPricesOf = (lines: readonly AfterSaleLine[]) => {
  const taxes = sumOf(lines, 'buildFee')
  const prices = refundPrices(lines)
  return prices.map((price) => (price.kind === 'buildFee' ? { ...price, kind: 'taxes', unit: taxes, amount: taxes } : price))
}
