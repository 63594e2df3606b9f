import type { LocalText } from '@sojourn/contract/kit/language'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { hotelCities, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { hallEquipment, venueServices, type Hall, type HallEquipment, type HallLayout, type Venue } from '../../ports/venue'
import { guestRoomsOf } from '../hotel/event-hotels'
import type { Property } from '../hotel/property'
import { conferenceCentre, hallNames, quarters, streets } from './venue-words'

/** The cities with venues: the most important of the mainland. */
const cityCount = 48
/** How many venues a city has, by its place among them. */
const venuesOfRank = (rank: number): number => (rank < 4 ? 12 : rank < 20 ? 6 : 4)
/** Of all venues: those that are no hotels. */
const centreShare = 0.17
const fen = 100

export type Draw = (...words: (string | number)[]) => number

/** The cities that have venues, most important first. */
export const venueCities = (): HotelCity[] =>
  hotelCities()
    .filter(({ scope }) => scope === 'domestic')
    .slice(0, cityCount)

/** The venues of a city: its hotels for events, and conference centres among them. */
export function planCity(cityId: number, { draw, hotels }: { draw: Draw; hotels: readonly Property[] }): Venue[] {
  const cities = venueCities()
  const rank = cities.findIndex(({ id }) => id === cityId)
  const city = cities[rank]
  if (!city) return []
  // A walk through the quarters from a place of the city's own, so that no two venues share one.
  const start = Math.floor(draw('start', cityId) * quarters.length)
  const free = [...hotels]
  return Array.from({ length: venuesOfRank(rank) }, (_, index) => {
    const hotel = draw('house', `${cityId}-${index}`) < centreShare ? undefined : free.shift()
    return planVenue(city, { rank, index, start, draw, ...(hotel && { hotel }) })
  })
}

interface PlannedVenue {
  rank: number
  index: number
  start: number
  draw: Draw
  /** None of a conference centre. */
  hotel?: Property
}

function planVenue(city: HotelCity, { rank, index, start, draw, hotel }: PlannedVenue): Venue {
  const venueKey = `${city.id}-${index}`
  const stars = hotel ? starsOf(hotel.facts.starCode) : 0
  const hallCount = 2 + Math.floor(draw('halls', venueKey) * 5)
  const level = (5 - Math.min(4, Math.floor(rank / 6))) / 5 + (stars || 4) / 10
  const quarter = pick(quarters, (start + index) % quarters.length)
  return {
    venueKey,
    cityId: city.id,
    ...(hotel ? houseOf(hotel) : centreIn(city, { venueKey, quarter, draw })),
    stars,
    reach: reachOf(venueKey, draw),
    services: venueServices.filter((service) =>
      service === 'rooms' ? hotel !== undefined : service === 'meals' || draw(service, venueKey) < 0.75,
    ),
    halls: Array.from({ length: hallCount }, (_, hall) => planHall(venueKey, hall, level, draw)),
  }
}

type House = Pick<Venue, 'name' | 'address' | 'guestRooms' | 'hotelId'>

const houseOf = (hotel: Property): House => ({
  name: hotel.facts.name,
  address: hotel.facts.address,
  guestRooms: guestRoomsOf(hotel),
  hotelId: hotel.facts.hotelId,
})

interface CentreSite {
  venueKey: string
  quarter: LocalText
  draw: Draw
}

function centreIn(city: HotelCity, { venueKey, quarter, draw }: CentreSite): House {
  const street = pick(streets, Math.floor(draw('street', venueKey) * streets.length))
  const number = 1 + Math.floor(draw('number', venueKey) * 400)
  return {
    name: join(city.name, quarter, conferenceCentre),
    address: {
      'zh-CN': `${quarter['zh-CN']} · ${street['zh-CN']}${number}号`,
      'zh-TW': `${quarter['zh-TW']} · ${street['zh-TW']}${number}號`,
      en: `${number} ${street.en}, ${quarter.en}`,
    },
    guestRooms: 0,
  }
}

/** Three of four venues have a metro nearby. */
function reachOf(venueKey: string, draw: Draw): Venue['reach'] {
  const metro = draw('metro', venueKey)
  return {
    ...(metro < 0.75 && { metroMinutes: 3 + Math.floor(metro * 16) }),
    stationKm: 2 + Math.floor(draw('station', venueKey) * 18),
    airportKm: 10 + Math.floor(draw('airport', venueKey) * 35),
  }
}

/** Every hall has sound and a projector; the greater it is, the more stands in it. */
const equipmentOf = (hallKey: string, area: number, draw: Draw): HallEquipment[] =>
  hallEquipment.filter(
    (each) =>
      each === 'projector' ||
      each === 'sound' ||
      (each === 'stage' ? area > 250 : each === 'microphones' ? area > 80 : draw(each, hallKey) < Math.min(0.8, area / 700)),
  )

/** The first hall is the greatest; each next one about half as large. */
function planHall(venueKey: string, index: number, level: number, draw: Draw): Hall {
  const hallKey = `${venueKey}-${index}`
  const area = Math.max(36, Math.round((480 + 900 * draw('area', venueKey)) / 1.9 ** index))
  const dayPrice = Math.round((area * (9 + 11 * level + 4 * draw('price', hallKey))) / 50) * 50 * fen
  return {
    hallKey,
    name: pick(hallNames, index % hallNames.length),
    floor: 1 + Math.floor(draw('floor', hallKey) * 6),
    areaSquareMetres: area,
    ceilingMetres: Math.round((area > 300 ? 60 : 32) + 30 * draw('height', hallKey)) / 10,
    pillars: area > 200 && draw('pillars', hallKey) < 0.35,
    daylight: draw('daylight', hallKey) < 0.6,
    ledWall: area > 150 && draw('led', hallKey) < 0.7,
    equipment: equipmentOf(hallKey, area, draw),
    seats: seatsOf(area),
    halfDayPrice: Math.round((dayPrice * 0.6) / (50 * fen)) * 50 * fen,
    dayPrice,
    free: true,
  }
}

/** Square metres that a seat takes in each layout, and how many people a layout still serves. */
const space: Record<HallLayout, { perSeat: number; most: number; least: number }> = {
  theatre: { perSeat: 1.05, most: 2000, least: 20 },
  classroom: { perSeat: 1.75, most: 1000, least: 15 },
  banquet: { perSeat: 1.6, most: 1000, least: 30 },
  islands: { perSeat: 2.1, most: 600, least: 18 },
  uShape: { perSeat: 3, most: 80, least: 10 },
  boardroom: { perSeat: 3, most: 40, least: 8 },
}

function seatsOf(area: number): Record<HallLayout, number> {
  const of = (layout: HallLayout): number => {
    const { perSeat, most, least } = space[layout]
    const seats = Math.min(most, Math.floor(area / perSeat))
    return seats < least ? 0 : seats
  }
  return {
    classroom: of('classroom'),
    theatre: of('theatre'),
    uShape: of('uShape'),
    islands: of('islands'),
    banquet: of('banquet'),
    boardroom: of('boardroom'),
  }
}

const pick = <Item>(list: readonly Item[], index: number): Item => list[index % list.length] as Item

const join = (city: LocalText, quarter: LocalText, kind: LocalText): LocalText => ({
  'zh-CN': city['zh-CN'] + quarter['zh-CN'] + kind['zh-CN'],
  'zh-TW': city['zh-TW'] + quarter['zh-TW'] + kind['zh-TW'],
  en: `${city.en} ${quarter.en} ${kind.en}`,
})
