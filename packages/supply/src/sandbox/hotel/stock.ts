import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { unitFenOf } from './furnish'
import type { Property } from './property'
import { createNightTables, type NightTables } from './nights'
import { planProperties } from './plan-properties'
import { eventHotels, withEventRooms } from './event-hotels'
import { marketCity, type MarketCity } from './places'
import { createHotelColumns, type HotelColumns } from './hotel-columns'

/** Everything that is sold in one city. */
export interface CityStock {
  cityId: number
  market: Pick<MarketCity, 'currency' | 'zone' | 'taxPercent' | 'cityTax'>
  unitFen: number
  centre: { latitude: number; longitude: number }
  columns: HotelColumns
}

export interface Stock {
  city(cityId: number): CityStock | undefined
  property(hotelId: string): { stock: CityStock; property: Property; number: number } | undefined
  nights: NightTables
  /** The hotels of a city in which events are held. */
  eventHotels(cityId: number): Property[]
}

const cityOfHotel = (hotelId: string): number => Number(/^(\d{1,5})-\d{1,5}$/.exec(hotelId)?.[1] ?? Number.NaN)

/** Cities are laid out when they are first asked for, so that starting costs nothing. Imported hotels replace those of their city. */
function createStock(seed: number, imported: ReadonlyMap<number, readonly Property[]>): Stock {
  const cities = new Map<number, CityStock | undefined>()
  function layOut(cityId: number): CityStock | undefined {
    const [market, place] = [marketCity(cityId), hotelCity(cityId)]
    if (market === undefined || place === undefined) return undefined
    const { latitude, longitude } = place
    const columns = createHotelColumns(withEventRooms(imported.get(cityId) ?? planProperties(cityId, seed)))
    return { cityId, market, unitFen: unitFenOf(market), centre: { latitude, longitude }, columns }
  }
  function city(cityId: number): CityStock | undefined {
    if (!cities.has(cityId)) cities.set(cityId, layOut(cityId))
    return cities.get(cityId)
  }
  return {
    city,
    property(hotelId) {
      const stock = city(cityOfHotel(hotelId))
      const number = stock?.columns.numberOf.get(hotelId)
      const property = number === undefined ? undefined : stock?.columns.properties[number]
      return stock === undefined || property === undefined || number === undefined ? undefined : { stock, property, number }
    },
    nights: createNightTables(),
    eventHotels: (cityId) => eventHotels(city(cityId)?.columns.properties ?? []),
  }
}

const noneImported: ReadonlyMap<number, readonly Property[]> = new Map()
let last: { seed: number; imported: ReadonlyMap<number, readonly Property[]>; stock: Stock } | undefined

/** Hotels and the venues that are hotels sell from one stock; the newest is kept. */
export function sharedStock(seed: number, imported = noneImported): Stock {
  if (last?.seed !== seed || last.imported !== imported) last = { seed, imported, stock: createStock(seed, imported) }
  return last.stock
}
