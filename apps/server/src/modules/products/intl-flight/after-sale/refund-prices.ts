import { refundPrices } from '../../../booking/coupon/lines'
import type { AfterSaleLine } from '../../../booking/coupon/store'

/** Where an international ticket has something else than a domestic one. */
const kinds: Readonly<Record<string, string>> = { buildFee: 'taxes', insurance: 'extras' }

/** What comes back as price lines: the state's part of an international ticket is its taxes, and beside its fare it has no insurance. */
export const refundPricesOf = (lines: readonly AfterSaleLine[]) =>
  refundPrices(lines).map((price) => ({ ...price, kind: kinds[price.kind] ?? price.kind }))
