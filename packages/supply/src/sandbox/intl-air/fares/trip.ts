import { daysBetween } from '@sojourn/domain/kit/local-date'
import type { IntlAirSlice } from '../../../ports/intl-air'
import { chinaDate } from '../../air/sale-day'
import type { SaleWorld } from '../sale-world'
import { currencyOf, rateOf } from './exchange'
import { countryOf } from './tariff'

/** What the fares of a trip hang on beside the ways that are chosen. */
export interface Trip {
  slices: readonly IntlAirSlice[]
  /** Comes back to where it began, by two slices: a round-trip fare may be had. */
  roundTrip: boolean
  /** Days from the first departure to the second. */
  stay: number
  advanceDays: number
}

export function tripOf(world: SaleWorld, slices: readonly IntlAirSlice[], now: Date): Trip {
  const [out, back] = slices
  const city = (airports: readonly string[] | undefined): string => world.airport(airports?.[0] ?? '')?.city ?? ''
  const roundTrip =
    slices.length === 2 &&
    city(out?.departAirports) === city(back?.arriveAirports) &&
    city(out?.arriveAirports) === city(back?.departAirports)
  return {
    slices,
    roundTrip,
    stay: out && back ? daysBetween(out.date, back.date) : 0,
    advanceDays: out ? daysBetween(chinaDate(now), out.date) : 0,
  }
}

/** Longer stays are dearer: what the round-trip fare of a trip is multiplied with (docs/intl-fare-rules.md, 1.3). */
export const stayPercent = (stay: number): number => (stay <= 14 ? 100 : stay <= 30 ? 105 : stay <= 90 ? 112 : 125)

export function filingOf(world: SaleWorld, city: string): { currency: string; rate: number } {
  const currency = currencyOf(countryOf(world, city))
  return { currency, rate: rateOf(currency) }
}
