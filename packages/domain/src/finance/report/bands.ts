import type { AdvanceBand, DiscountBand } from '@sojourn/contract/finance/report-words'

/** Bands of handbook 10.6, from their first day on. */
const advance: readonly (readonly [from: number, band: AdvanceBand])[] = [
  [14, '14+'],
  [7, '7-13'],
  [3, '3-6'],
  [2, '2'],
  [1, '1'],
]
/** The band of so many days from issue to departure; a ticket issued later than that stands in the first. */
export const advanceBand = (days: number): AdvanceBand => advance.find(([from]) => days >= from)?.[1] ?? '0'

const discounts: readonly (readonly [percent: number, band: DiscountBand])[] = [
  [90, 'from9'],
  [70, 'from7'],
  [50, 'from5'],
  [30, 'from3'],
]
/** The band of a fare by its part of the full fare, both in fen; `none` where there is no full fare. */
export function discountBand(fare: number, fullFare: number | undefined): DiscountBand {
  if (!fullFare) return 'none'
  return discounts.find(([percent]) => fare * 100 >= fullFare * percent)?.[1] ?? 'below3'
}
