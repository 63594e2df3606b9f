import type { HotelFilters, HotelSearch } from '../../ports/hotel-search'
import { facilityBits } from './hotel-columns'
import type { CityStock } from './stock'

const metresPerDegree = 111_195

/** Metres of each hotel from a point; within one city the earth is flat enough. */
function distancesFrom({ columns }: CityStock, from: { latitude: number; longitude: number }): (hotel: number) => number {
  const squeeze = Math.cos((from.latitude * Math.PI) / 180)
  return (hotel) => {
    const north = (columns.latitude[hotel]! - from.latitude) * metresPerDegree
    const east = (columns.longitude[hotel]! - from.longitude) * metresPerDegree * squeeze
    return Math.round(Math.sqrt(north * north + east * east))
  }
}

type Test = (hotel: number) => boolean

function columnTests({ columns }: CityStock, filters: HotelFilters): Test[] {
  const tests: Test[] = []
  const { starCodes, chainTypes, facilities, bounds } = filters
  if (starCodes?.length) tests.push((hotel) => starCodes.includes(columns.star[hotel]!))
  if (chainTypes?.length) tests.push((hotel) => chainTypes.includes(columns.chain[hotel]!))
  const wanted = facilityBits(facilities ?? [])
  if (wanted !== 0) tests.push((hotel) => (columns.facilities[hotel]! & wanted) === wanted)
  if (bounds)
    tests.push(
      (hotel) =>
        columns.latitude[hotel]! >= bounds.south &&
        columns.latitude[hotel]! <= bounds.north &&
        columns.longitude[hotel]! >= bounds.west &&
        columns.longitude[hotel]! <= bounds.east,
    )
  return tests
}

function factTests({ columns }: CityStock, filters: HotelFilters): Test[] {
  const tests: Test[] = []
  const among = (wanted: readonly string[] | undefined, fact: 'districtId' | 'areaId' | 'brandId' | 'hotelId'): void => {
    if (!wanted?.length) return
    const set = new Set(wanted)
    tests.push((hotel) => set.has(columns.properties[hotel]!.facts[fact] ?? ''))
  }
  among(filters.districtIds, 'districtId')
  among(filters.areaIds, 'areaId')
  among(filters.brandIds, 'brandId')
  // An empty list of favourites finds none, where the other filters are then not set.
  if (filters.hotelIds?.length === 0) tests.push(() => false)
  among(filters.hotelIds, 'hotelId')
  const name = filters.name?.trim().toLowerCase()
  if (name) tests.push((hotel) => columns.names[hotel]!.includes(name))
  return tests
}

/** Which hotels of a city a search is about, rates aside, and how far away they are. */
export function createFilter(
  city: CityStock,
  { filters, near }: HotelSearch,
): { fits: Test; distances: (hotel: number) => number } {
  const distances = distancesFrom(city, near ?? city.centre)
  const tests = [...columnTests(city, filters), ...factTests(city, filters)]
  const { radius } = filters
  if (radius !== undefined) tests.push((hotel) => distances(hotel) <= radius)
  return { fits: (hotel) => tests.every((test) => test(hotel)), distances }
}
