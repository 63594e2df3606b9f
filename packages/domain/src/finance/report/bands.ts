import {
  abovePercent,
  aboveYuan,
  farAbove,
  railHours,
  type AdvanceBand,
  type DiscountBand,
} from '@sojourn/contract/finance/report-words'
import type { Comparison } from '../../booking/report-facts'

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

const fenOfYuan = 100

/** The first bound that is not exceeded, as a key; `more` beyond the last. */
const boundOf = (bounds: readonly number[], value: number): string => String(bounds.find((bound) => value <= bound) ?? farAbove)

/**
 * By how much a ticket was dearer than the lowest that keeps to the standard, in yuan and in percent of that; fen of an adult, empty where
 * nothing was compared.
 */
export function aboveBands(comparison: Comparison | undefined): { above: string; aboveShare: string } {
  const { price, lowest } = comparison ?? {}
  if (price === undefined || lowest === undefined) return { above: '', aboveShare: '' }
  const above = Math.max(0, price - lowest)
  return {
    above: boundOf(aboveYuan, above / fenOfYuan),
    aboveShare: above === 0 ? '0' : lowest === 0 ? farAbove : boundOf(abovePercent, (above * 100) / lowest),
  }
}

/** Up to how many hours the train takes that goes the same way; empty where none does. */
export const railBand = (rail: { minutes: number } | undefined): string =>
  rail === undefined ? '' : boundOf(railHours, rail.minutes / 60)
