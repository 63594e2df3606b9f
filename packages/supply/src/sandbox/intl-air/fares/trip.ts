import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { IntlAirSlice } from '../../../ports/intl-air'
import { chinaDate } from '../../air/sale-day'
import type { SaleWorld } from '../sale-world'
import { currencyOf, rateOf } from './exchange'
import { halvesOf, type Half } from './halves'
import { countryOf } from './tariff'

/** What the fares of a trip hang on beside the itineraries that are chosen. */
export interface Trip {
  slices: readonly IntlAirSlice[]
  /** Of a trip that comes home, which half each slice is: round-trip fares may be had. */
  halves?: readonly Half[] | undefined
  /** Days from the first departure to the last slice. */
  stay: number
  advanceDays: number
}

export function tripOf(world: SaleWorld, slices: readonly IntlAirSlice[], now: Date): Trip {
  const [first] = slices
  const last = slices.at(-1)
  return {
    slices,
    halves: halvesOf(world, slices),
    stay: first && last ? daysBetween(first.date, last.date) : 0,
    advanceDays: first ? daysBetween(chinaDate(now), first.date) : 0,
  }
}

/** Longer stays are dearer: what the round-trip fare of a trip is multiplied with (docs/intl-fare-rules.md, 1.3). */
export const stayPercent = (stay: number): number => (stay <= 14 ? 100 : stay <= 30 ? 105 : stay <= 90 ? 112 : 125)

export function filingOf(world: SaleWorld, city: string): { currency: string; rate: number } {
  const currency = currencyOf(countryOf(world, city))
  return { currency, rate: rateOf(currency) }
}
