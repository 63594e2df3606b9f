import { createPlaceSearch, type PlaceSearch } from '@sojourn/domain/reference/place/place-search'
import { keyboardPinyin, spellings } from '@sojourn/domain/reference/place/search-text'
import type { HotelSuggestion } from '../../ports/hotel-search'
import type { House } from './house'
import type { Stock } from './stock'

const endings = /(酒店|饭店|飯店|宾馆|賓館|hotels?)$/

const searchOver = (houses: readonly House[]): PlaceSearch<House> =>
  createPlaceSearch(
    houses.map((house) => ({
      match: house,
      codes: [],
      names: [...new Set([...spellings(house.facts.name), ...house.spoken.names])],
      pinyin: house.spoken.pinyin.flatMap(keyboardPinyin),
      initials: house.spoken.initials,
    })),
    endings,
  )

/** Hotels of a city by what people call them; one index per city, made when it is first asked for. */
export function createSuggestions(stock: Stock): (cityId: number, query: string, limit: number) => HotelSuggestion[] {
  const searches = new Map<number, PlaceSearch<House>>()
  return (cityId, query, limit) => {
    const city = stock.city(cityId)
    if (city === undefined) return []
    const made = searches.get(cityId) ?? searchOver(city.shelf.houses)
    searches.set(cityId, made)
    return made(query, limit).map(({ match, rank }) => ({ hotel: match.facts, rank }))
  }
}
