import type { TravelRegion } from '@sojourn/contract/booking/travel-regions'

/** Hong Kong, Macau and Taiwan by their ISO codes. */
export const specialRegions: readonly string[] = ['HK', 'MO', 'TW']

/** The farthest of some countries by their ISO codes; undefined where none is known. */
export function regionOf(countries: readonly string[]): TravelRegion | undefined {
  if (countries.length === 0) return undefined
  const outside = countries.filter((code) => code !== 'CN')
  if (outside.length === 0) return 'domestic'
  return outside.every((code) => specialRegions.includes(code)) ? 'hongKongMacaoTaiwan' : 'abroad'
}
