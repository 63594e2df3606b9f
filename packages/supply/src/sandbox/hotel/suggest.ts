import { createPlaceSearch, type PlaceSearch } from '@sojourn/domain/reference/place/place-search'
import { keyboardPinyin, spellings } from '@sojourn/domain/reference/place/search-text'
import type { HotelSuggestion } from '../../ports/hotel-search'
import type { Property } from './property'
import type { Stock } from './stock'

const endings = /(酒店|饭店|飯店|宾馆|賓館|hotels?)$/

const searchOver = (properties: readonly Property[]): PlaceSearch<Property> =>
  createPlaceSearch(
    properties.map((property) => ({
      match: property,
      codes: [],
      names: [...new Set([...spellings(property.facts.name), ...property.spoken.names])],
      pinyin: property.spoken.pinyin.flatMap(keyboardPinyin),
      initials: property.spoken.initials,
    })),
    endings,
  )

/** Hotels of a city by what people call them; one index per city, made when it is first asked for. */
export function createSuggestions(stock: Stock): (cityId: number, query: string, limit: number) => HotelSuggestion[] {
  const searches = new Map<number, PlaceSearch<Property>>()
  return (cityId, query, limit) => {
    const city = stock.city(cityId)
    if (city === undefined) return []
    const made = searches.get(cityId) ?? searchOver(city.columns.properties)
    searches.set(cityId, made)
    return made(query, limit).map(({ match, rank }) => ({ hotel: match.facts, rank }))
  }
}
