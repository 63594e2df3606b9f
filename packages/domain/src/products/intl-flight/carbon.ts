import type { Cabin } from '@sojourn/contract/reference/cabins'
import { sum } from '../../kit/money'
import { cabinGrams } from '../../reference/place/carbon'

interface Flown {
  distanceKm: number
}

/** Kilograms of one passenger on these flights, each in its cabin; in economy where a cabin is left out. */
export const carbonKg = (segments: readonly Flown[], cabins: readonly Cabin[] = []): number =>
  Math.round(segments.reduce((grams, { distanceKm }, index) => grams + distanceKm * cabinGrams[cabins[index] ?? 'Y'], 0) / 1000)

/** What these emit on the average, by which one is said to be low or high; 0 of none. */
export const averageKg = (kilograms: readonly number[]): number =>
  kilograms.length === 0 ? 0 : Math.round(sum(kilograms) / kilograms.length)
