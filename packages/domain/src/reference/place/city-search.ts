import type { CityMatch, CitySearchEntry } from './city-search-entries'
import { createPlaceSearch } from './place-search'

const commonEndings = /(市|国际机场|國際機場|机场|機場|airport)$/

/** A search over cities, towns and airports (S2.66, S7.25). */
export function createCitySearch(entries: readonly CitySearchEntry[]): (query: string, limit: number) => CityMatch[] {
  const search = createPlaceSearch(entries, commonEndings)
  return (query, limit) => search(query, limit).map(({ match }) => match)
}
