import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { unitFenOf } from './furnish'
import type { House } from './house'
import { createNightTables, type NightTables } from './nights'
import { planHouses } from './plan-houses'
import { marketCity, type MarketCity } from './places'
import { createShelf, type Shelf } from './shelf'

/** Everything that is sold in one city. */
export interface CityStock {
  cityId: number
  market: Pick<MarketCity, 'currency' | 'zone' | 'taxPercent' | 'cityTax'>
  unitFen: number
  centre: { latitude: number; longitude: number }
  shelf: Shelf
}

export interface Stock {
  city(cityId: number): CityStock | undefined
  house(hotelId: string): { stock: CityStock; house: House; number: number } | undefined
  nights: NightTables
}

const cityOfHotel = (hotelId: string): number => Number(/^(\d{1,5})-\d{1,5}$/.exec(hotelId)?.[1] ?? Number.NaN)

/** Cities are laid out when they are first asked for, so that starting costs nothing. Imported hotels replace those of their city. */
export function createStock(seed: number, imported: ReadonlyMap<number, readonly House[]> = new Map()): Stock {
  const cities = new Map<number, CityStock | undefined>()
  function layOut(cityId: number): CityStock | undefined {
    const [market, place] = [marketCity(cityId), hotelCity(cityId)]
    if (market === undefined || place === undefined) return undefined
    const { latitude, longitude } = place
    const shelf = createShelf(imported.get(cityId) ?? planHouses(cityId, seed))
    return { cityId, market, unitFen: unitFenOf(market), centre: { latitude, longitude }, shelf }
  }
  function city(cityId: number): CityStock | undefined {
    if (!cities.has(cityId)) cities.set(cityId, layOut(cityId))
    return cities.get(cityId)
  }
  return {
    city,
    house(hotelId) {
      const stock = city(cityOfHotel(hotelId))
      const number = stock?.shelf.numberOf.get(hotelId)
      const house = number === undefined ? undefined : stock?.shelf.houses[number]
      return stock === undefined || house === undefined || number === undefined ? undefined : { stock, house, number }
    },
    nights: createNightTables(),
  }
}
