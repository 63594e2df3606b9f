import type { Cabin } from '@sojourn/contract/reference/cabins'

/**
 * Who published a factor: the team of Beijing Jiaotong University (China Environment News, 5 March 2024), of a flight with the effects of
 * altitude as handbook 10.6 rounds it; the UK Government's conversion factors for company reporting (Open Government Licence v3.0).
 */
export type CarbonSource = 'beijingJiaotong' | 'ukGovernment'

/** Grams of carbon dioxide of a traveller and kilometre, or of a room and night, with who published them for which year. */
export interface CarbonFactor {
  kind: 'flight' | 'intlFlight' | 'train' | 'car' | 'hotel'
  /** Cabin of a flight abroad; country of a hotel. */
  of?: string
  grams: number
  source: CarbonSource
  year: number
  /** The figure was read where the year is not told for certain. */
  yearAssumed?: true
}

export const airGrams = 170
export const railGrams = 30
/** Of a whole car, whoever rides along. */
export const carGrams = 167
/** Flights abroad by cabin; they hold for great-circle distances, detours are counted in. */
export const cabinGrams: Readonly<Record<Cabin, number>> = { Y: 109.16, W: 174.65, C: 316.56, F: 436.63 }
export const cabinFactorYear = 2025
/** A night of a room by country; of others nothing is published that could be taken. */
const roomGrams: Readonly<Record<string, number>> = {
  CN: 53_500,
  HK: 51_500,
  JP: 39_000,
  KR: 55_800,
  SG: 24_500,
  TH: 43_400,
  AE: 63_800,
  US: 16_100,
  GB: 10_400,
}
/** Grams of a night in a country; absent where no factor is known. */
export const nightGrams = (country: string): number | undefined => roomGrams[country]

const uk = (year: number) => ({ source: 'ukGovernment', year }) as const
/** Read in a copy of the workbook that does not say its year (2025), or in none that is kept (2023). */
const ukAssumed = (year: number) => ({ ...uk(year), yearAssumed: true }) as const
const jiaotong = { source: 'beijingJiaotong', year: 2019 } as const

/** Every factor by which reports count, with its source: what a report says of its own carbon. */
export const carbonFactors: readonly CarbonFactor[] = [
  { kind: 'flight', grams: airGrams, ...jiaotong },
  ...Object.entries(cabinGrams).map(([of, grams]) => ({ kind: 'intlFlight' as const, of, grams, ...ukAssumed(cabinFactorYear) })),
  { kind: 'train', grams: railGrams, ...jiaotong },
  { kind: 'car', grams: carGrams, ...ukAssumed(2023) },
  ...Object.entries(roomGrams).map(([of, grams]) => ({ kind: 'hotel' as const, of, grams, ...uk(2024) })),
]
