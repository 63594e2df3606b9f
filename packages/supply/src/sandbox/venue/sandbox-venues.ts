import type { LocalText } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes, epochDay, localOf } from '@sojourn/domain/kit/local-date'
import { starsOf } from '@sojourn/domain/products/hotel/describe'
import { hotelCities, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { venueRefusals } from '../../ports/refusals'
import type { InProcess, SupplyContext } from '../../ports/supply'
import {
  hallEquipment,
  venueServices,
  type Hall,
  type HallCalendar,
  type HallEquipment,
  type HallHold,
  type HallLayout,
  type RoomHold,
  type RoomsShort,
  type Venue,
  type VenueCalendarAsked,
  type VenueFailure,
  type VenueOperation,
  type VenueSearch,
  type VenueSupply,
} from '../../ports/venue'
import { hashText, unit } from '../air/random'
import { blockRooms, groupRoom, holdBlock } from '../hotel/blocks'
import { guestRoomsOf } from '../hotel/event-hotels'
import type { Property } from '../hotel/property'
import { sharedStock, type Stock } from '../hotel/stock'
import { createJournal } from '../keys/journal'
import { bookingByKey, confirmBooking, insertBooking, lockBooking, releaseBooking, takenDays, takenHalls } from './records'
import { conferenceCentre, hallNames, quarters, streets } from './venue-words'

/** The cities with venues: the most important of the mainland. */
const cityCount = 48
/** How many venues a city has, by its place among them. */
const venuesOfRank = (rank: number): number => (rank < 4 ? 12 : rank < 20 ? 6 : 4)
/** Of all venues: those that are no hotels. */
const centreShare = 0.17
/** Of all halls on a day. */
const busyShare = 0.18
const fen = 100

type Draw = (...words: (string | number)[]) => number

interface Sandbox {
  draw: Draw
  stock: Stock
  venuesOf: (cityId: number) => Venue[]
}

interface SandboxVenuesOptions {
  seed: number
  /** As the hotels have them. */
  properties?: ReadonlyMap<number, readonly Property[]>
}

/** The built-in venues: hotels of the supply and conference centres; their halls are invented, but the same in every process with the same seed. What is kept of their halls stands in their books. */
export function createSandboxVenues({ seed, properties }: SandboxVenuesOptions): InProcess<VenueSupply> {
  const stock = sharedStock(seed, properties)
  const draw: Draw = (...words) => unit(hashText(words.join('|'), seed))
  const byCity = new Map<number, Venue[]>()
  const venuesOf = (cityId: number): Venue[] => {
    const known = byCity.get(cityId) ?? planCity(cityId, { draw, hotels: stock.eventHotels(cityId) })
    byCity.set(cityId, known)
    return known
  }
  const sandbox: Sandbox = { draw, stock, venuesOf }
  const { keyed, keys } = createJournal<VenueOperation, VenueFailure>({ supplier: 'venue', refusals: venueRefusals })
  return {
    ...keys,
    search: (context, request) => search(sandbox, context, request),
    calendar: (context, request) => calendar(sandbox, context, request),
    hold: (context, request) => keyed(context, { operation: 'hold', key: request.key }, () => hold(sandbox, context, request)),
    confirm: (context, { key, bookingNo }) =>
      keyed(context, { operation: 'confirm', key }, async () => {
        const booking = await lockBooking(context.sql, bookingNo)
        if (!booking) return { failure: 'bookingUnknown' as const }
        // What was held too long is booked all the same, as long as nobody else has taken it.
        if (booking.daysKept < booking.days) return { failure: 'holdExpired' as const }
        await confirmBooking(context.sql, bookingNo, context.now)
        return { contractNo: contractNoOf(bookingNo) }
      }),
    holdRooms: (context, request) => holdRooms(sandbox, context, request),
    heldRooms: ({ sql }, { key }) => blockRooms(sql, key),
    release: async ({ sql }, { bookingNo }) => ({ released: await releaseBooking(sql, bookingNo) }),
  }
}

async function search({ draw, venuesOf }: Sandbox, { sql, now }: SupplyContext, { cityId, days }: VenueSearch): Promise<Venue[]> {
  const taken = new Set(await takenHalls(sql, { cityId, days, now }))
  const isFree = ({ hallKey }: Hall): boolean => !taken.has(hallKey) && isOpen(draw, hallKey, days)
  return venuesOf(cityId).map((venue) => ({ ...venue, halls: venue.halls.map((hall) => ({ ...hall, free: isFree(hall) })) }))
}

async function calendar(
  { draw, venuesOf }: Sandbox,
  { sql, now }: SupplyContext,
  { cityId, venueKey, days }: VenueCalendarAsked,
): Promise<HallCalendar[] | undefined> {
  const venue = venuesOf(cityId).find((each) => each.venueKey === venueKey)
  if (!venue) return undefined
  const hallKeys = venue.halls.map(({ hallKey }) => hallKey)
  const kept = await takenDays(sql, { hallKeys, days, now })
  return hallKeys.map((hallKey) => ({
    hallKey,
    taken: days.filter(
      (day) => !isOpen(draw, hallKey, [day]) || kept.some((each) => each.hallKey === hallKey && each.day === day),
    ),
  }))
}

/** Whether nobody else in the world has booked it. */
const isOpen = (draw: Draw, hallKey: string, days: readonly string[]): boolean =>
  days.every((day) => draw('busy', hallKey, day) >= busyShare)

async function hold(
  { draw, venuesOf }: Sandbox,
  { sql, now }: SupplyContext,
  { key, cityId, hallKey, days, until }: HallHold,
): Promise<{ bookingNo: string } | VenueFailure> {
  const isKnown = venuesOf(cityId).some(({ halls }) => halls.some((hall) => hall.hallKey === hallKey))
  if (!isKnown) return { failure: 'hallUnknown' }
  const before = await bookingByKey(sql, key)
  if (before) return { bookingNo: before }
  if (!isOpen(draw, hallKey, days)) return { failure: 'hallTaken' }
  const bookingNo = `VB${String(hashText(key, 7)).padStart(10, '0')}${String(hashText(key, 11) % 1000).padStart(3, '0')}`
  const isTaken = await insertBooking(sql, { bookingNo, key, cityId, hallKey, days, until, now })
  return isTaken ? { bookingNo } : { failure: 'hallTaken' }
}

async function holdRooms(
  { stock, venuesOf }: Sandbox,
  { sql, now }: SupplyContext,
  { cityId, venueKey, ...asked }: RoomHold,
): Promise<{ held: number; hotelId: string } | RoomsShort | VenueFailure> {
  const hotelId = venuesOf(cityId).find((each) => each.venueKey === venueKey)?.hotelId
  const found = hotelId === undefined ? undefined : stock.property(hotelId)
  if (hotelId === undefined || !found) return { failure: 'venueUnknown' }
  const { columns } = found.stock
  const today = epochDay(localOf(now.toISOString(), chinaOffsetMinutes).date)
  const plainest = columns.firstRoom[found.number]! + groupRoom - 1
  const leftOf = (night: string): number => stock.nights(columns, cityId, epochDay(night), today).left[plainest]!
  const answer = await holdBlock(sql, { ...asked, hotelId, cityId, leftOf })
  return 'held' in answer ? { ...answer, hotelId } : answer
}

const contractNoOf = (bookingNo: string): string => `HT${bookingNo.slice(2)}`

/** The cities that have venues, most important first. */
export const venueCities = (): HotelCity[] =>
  hotelCities()
    .filter(({ scope }) => scope === 'domestic')
    .slice(0, cityCount)

function planCity(cityId: number, { draw, hotels }: { draw: Draw; hotels: readonly Property[] }): Venue[] {
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
