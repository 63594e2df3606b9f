import { faultRateKeys, type FaultPreset, type FaultRateKey } from '@sojourn/contract/admin/agency/fault-rate-words'
import type { FaultRates } from '@sojourn/contract/admin/agency/fault-rates.calls'

/** Of ten thousand orders, as the world does (handbook 12). */
const usual: FaultRates = {
  flightPriceUp: 300,
  flightSoldOut: 200,
  flightIssueFails: 100,
  flightIssueLate: 50,
  intlFlightPriceUp: 300,
  intlFlightSoldOut: 200,
  intlFlightIssueFails: 100,
  intlFlightIssueLate: 50,
  intlFlightSeatOther: 300,
  intlFlightSeatRefused: 200,
  intlFlightFareFalls: 500,
  trainIssueFails: 100,
  hotelRefused: 400,
  carNoDriver: 300,
  carDriverCancels: 200,
  carServiceCancels: 50,
  carDetour: 100,
}
const part: Record<FaultPreset, number> = { off: 0, low: 0.2, usual: 1 }

/** Rates that are chosen with one press: none, a fifth of the usual ones, or those. */
export const presetRates = (preset: FaultPreset): FaultRates =>
  Object.fromEntries(faultRateKeys.map((key) => [key, Math.round(usual[key] * part[preset])])) as FaultRates

/** What was changed, in the order of the page. */
export const changedRates = (before: FaultRates, after: FaultRates): FaultRateKey[] =>
  faultRateKeys.filter((key) => before[key] !== after[key])

/** Two digits behind the point at most: 50 is 0.5. */
export const percentOf = (rate: number): string => String(rate / 100)

/** A share as it is typed, of ten thousand; undefined where it is none. */
export function rateOf(percent: string): number | undefined {
  const typed = percent.trim()
  if (!/^\d{1,3}([.．]\d{1,2})?$/.test(typed)) return undefined
  const rate = Math.round(Number(typed.replace('．', '.')) * 100)
  return rate <= 10_000 ? rate : undefined
}
