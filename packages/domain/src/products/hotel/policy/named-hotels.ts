import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { BrokenRule } from '../../../booking/policy/engine'
import type { HotelPlace } from './limit'

/** What is excluded by a word of its name, or by its country; the country is the same for every hotel of a list. */
export function brokenByName(
  { excludedKeywords = [], excludedCountries = [] }: HotelSection,
  names: readonly string[],
  { country }: HotelPlace,
): BrokenRule[] {
  const keyword = keywordIn(excludedKeywords, names)
  return [
    ...(keyword === undefined ? [] : [{ rule: 'hotelName' as const, expected: '', actual: keyword }]),
    ...(excludedCountries.includes(country)
      ? [{ rule: 'country' as const, expected: '', actual: country, incurable: true as const }]
      : []),
  ]
}

/** The first of these words that one of the names holds. */
export const keywordIn = (words: readonly string[], names: readonly string[]): string | undefined =>
  words.find((word) => names.some((name) => holds(name, word)))

const holds = (name: string, word: string): boolean => name.toLowerCase().includes(word.trim().toLowerCase())

/** Hotels that a standard lets pass whatever they cost and whenever they are booked. */
export const isExemptHotel = ({ exemptHotels = [] }: HotelSection, hotelKey: string): boolean =>
  exemptHotels.some(({ hotelId }) => hotelId === hotelKey)
