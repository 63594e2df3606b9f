import { readIntlRefund } from '@sojourn/domain/products/intl-flight/after-sale/kept-after-sale'
import { refundPrices } from '../../../booking/coupon/lines'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import type { StoredPriceLine } from '../../../booking/order/record'
import { isFigured } from '../order/figured-line'

/** What comes back as price lines: the state's part of an international ticket is its taxes, each by its code, and beside its fare it has no insurance. */
export const refundPricesOf = (lines: readonly AfterSaleLine[]): StoredPriceLine[] =>
  refundPrices(lines).flatMap((price) =>
    price.kind === 'buildFee' ? taxPrices(lines) : [{ ...price, kind: price.kind === 'insurance' ? 'extras' : price.kind }],
  )

/** Taxes of all tickets by code; of one whose taxes nobody told by code, their sum. */
function taxPrices(lines: readonly AfterSaleLine[]): StoredPriceLine[] {
  const sums = new Map<string, number>()
  let untold = 0
  for (const { offer, buildFee } of lines.filter(isFigured(lines))) {
    const { taxLines } = readIntlRefund(offer)
    if (!taxLines) untold += buildFee
    for (const { code, amount } of taxLines ?? []) sums.set(code, (sums.get(code) ?? 0) + amount)
  }
  return [
    ...[...sums].map(([item, amount]) => ({ kind: 'tax', item, unit: amount, count: 1, amount })),
    ...(untold > 0 ? [{ kind: 'taxes', unit: untold, count: 1, amount: untold }] : []),
  ]
}
