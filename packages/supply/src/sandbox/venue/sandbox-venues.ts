import { roomsForGroups } from '../hotel/event-hotels'
import { chinaOffsetMinutes, epochDay, localOf } from '@sojourn/domain/kit/local-date'
import { venueRefusals } from '../../ports/refusals'
import type { InProcess, SupplyContext } from '../../ports/supply'
import {
  type Hall,
  type HallCalendar,
  type HallHold,
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
import type { Property } from '../hotel/property'
import { planCity, type Draw } from './plan-venues'
import { sharedStock, type Stock } from '../hotel/stock'
import { createJournal } from '../keys/journal'
import { bookingByKey, confirmBooking, insertBooking, lockBooking, releaseBooking, takenDays, takenHalls } from './records'

/** Of all halls on a day. */
const busyShare = 0.18

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
  const leftOf = (night: string): number =>
    Math.max(stock.nights(columns, cityId, epochDay(night), today).left[plainest]!, roomsForGroups(found.property))
  const answer = await holdBlock(sql, { ...asked, hotelId, cityId, leftOf })
  return 'held' in answer ? { ...answer, hotelId } : answer
}

const contractNoOf = (bookingNo: string): string => `HT${bookingNo.slice(2)}`
