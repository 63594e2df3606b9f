import { localOf, minutesOf } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { guaranteeAmount, needsGuarantee } from '@sojourn/domain/products/hotel/guarantee'
import { averagePrice } from '@sojourn/domain/products/hotel/prices'
import { lastArrival } from '@sojourn/domain/products/hotel/stay'
import type { HotelFailure } from '../../ports/hotel'
import type { HotelHeld, HotelHold } from '../../ports/hotel-booking'
import type { SuppliedRate } from '../../ports/hotel-rate'
import type { HotelQuote } from '../../ports/hotel-search'
import type { SqlExecutor, SupplyContext } from '../../ports/supply'
import { hashText } from '../air/random'
import { isToken } from './cards'
import { faultsOfRequest, slowAnswer, type Faults } from '../faults'
import type { HotelFault } from './faults'
import { giveRoomsBack, takeOfBlock } from './blocks'
import { openNights, takeStatement } from './inventory'
import { findSellable, type Sellable } from './offers'
import { bookingByKey, lockBooking, type BookingRecord, type BookingTerms } from './records'
import type { Stock } from './stock'

/** Fen per room and night by which a faulty price is dearer. */
const raisedBy = 5000
const attempts = 5

export interface Desk {
  seed: number
  stock: Stock
  faults: Faults<HotelFault>
}

export async function hold(desk: Desk, context: SupplyContext, request: HotelHold): Promise<HotelHeld | HotelFailure> {
  const faults = faultsOfRequest(desk.faults, context, request)
  if (faults.includes('SLOW')) await slowAnswer(desk.faults)
  const before = await bookingByKey(context.sql, request.key)
  if (before !== undefined) return heldOf(before)
  const found = await findSellable(desk.stock, context, request)
  if ('failure' in found) return found
  const sold = withFaultyPrice(found, faults)
  const refusal = refusalOf(desk, request, { found: sold, faults, now: context.now })
  return refusal ?? take(context, request, { found: sold, faults, seed: desk.seed })
}

const heldOf = ({ booking_no, hold_until, terms, guarantee_amount }: BookingRecord): HotelHeld => ({
  bookingNo: booking_no,
  holdUntil: new Date(hold_until),
  ...terms.quote,
  total: terms.total,
  guaranteeAmount: guarantee_amount,
})

function withFaultyPrice(found: Sellable, faults: readonly HotelFault[]): Sellable {
  if (!faults.includes('PRICE_UP')) return found
  const nights = found.rate.nights.map((night) => ({ ...night, price: night.price + raisedBy }))
  const prices = nights.map(({ price }) => price)
  return { ...found, rate: { ...found.rate, nights, totalPrice: sum(prices), averagePrice: averagePrice(prices) } }
}

interface HoldLook {
  found: Sellable
  faults: readonly HotelFault[]
  now: Date
}

/** Everything that can be known without the books. */
function refusalOf(desk: Desk, request: HotelHold, { found, faults, now }: HoldLook): HotelFailure | undefined {
  if (faults.includes('ROOM_GONE')) return { failure: 'soldOut' }
  if (faults.includes('DUPLICATE_GUEST')) return { failure: 'duplicateBooking' }
  const { rate, room } = found
  const total = rate.totalPrice * request.rooms
  if (total > request.expectedTotal) return { failure: 'priceChanged', price: total }
  return guestRefusal(request, rate, room.maxGuests) ?? guaranteeRefusal(desk, request, found, now)
}

/** Each room has a named guest, none more than it holds, and all may stay there. */
function guestRefusal({ rooms, guests }: HotelHold, rate: SuppliedRate, maxGuests: number): HotelFailure | undefined {
  const named = guests.filter(({ name }) => name.trim() !== '')
  const counts = Array.from({ length: rooms }, (_, room) => named.filter((guest) => guest.room === room).length)
  if (counts.some((count) => count === 0)) return { failure: 'guestsMissing' }
  const accepted = named.every(({ from = 'mainland' }) => rate.guests.includes(from))
  return accepted && counts.every((count) => count <= maxGuests) ? undefined : { failure: 'guestNotAccepted' }
}

function guaranteeRefusal(
  desk: Desk,
  request: HotelHold,
  { rate, hotel: { offsetMinutes } }: Sellable,
  now: Date,
): HotelFailure | undefined {
  if (request.latestArrival < 0 || request.latestArrival > lastArrival) return { failure: 'stayNotAllowed' }
  const { guarantee } = request
  if (guarantee?.kind === 'card' && !isToken(guarantee.token, desk.seed)) return { failure: 'cardInvalid' }
  if (rate.hotelType === 2 || guarantee !== undefined) return undefined
  const bookedOn = localOf(now.toISOString(), offsetMinutes).date
  const nights = rate.nights.map(({ date }) => date)
  const needed = needsGuarantee(rate.guarantee, { bookedOn, nights, latestArrival: request.latestArrival, rooms: request.rooms })
  return needed ? { failure: 'guaranteeNeeded' } : undefined
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Another attempt gives another number when the first is taken. */
function bookingNumber(key: string, seed: number, attempt: number): string {
  const [one, other] = [hashText(key, seed + attempt), hashText(key, ~seed - attempt)]
  const places = Array.from({ length: 9 }, (_, place) => (place < 6 ? one >>> (place * 5) : other >>> ((place - 6) * 5)) & 31)
  return `H${places.map((place) => letters[place]).join('')}`
}

function termsOf(request: HotelHold, { stay, hotel, room, rate }: Sellable): BookingTerms {
  const quote: HotelQuote = { hotel, room, rate }
  return {
    hotelType: rate.hotelType,
    checkIn: request.checkIn,
    checkOut: request.checkOut,
    latestArrival: request.latestArrival,
    earliestArrival: minutesOf(stay.property.policies.checkInFrom),
    offsetMinutes: hotel.offsetMinutes,
    cancellation: rate.cancellation,
    ...(request.guarantee !== undefined && rate.guarantee !== undefined ? { guarantee: rate.guarantee } : {}),
    confirmation: rate.confirmation,
    confirmMinutes: rate.confirmMinutes,
    quote,
    total: rate.totalPrice * request.rooms,
    requests: request.requests,
  }
}

interface Taken {
  present: boolean
  fits: boolean
  booking_no: string | null
}

interface HoldTaken {
  found: Sellable
  faults: readonly HotelFault[]
  seed: number
}

async function take(
  { sql, now }: SupplyContext,
  request: HotelHold,
  { found, faults, seed }: HoldTaken,
): Promise<HotelHeld | HotelFailure> {
  const terms = termsOf(request, found)
  const { nights } = found.rate
  const prices = nights.map(({ price }) => price)
  const amount = terms.guarantee === undefined ? 0 : guaranteeAmount(terms.guarantee, prices, request.rooms)
  const rooms = Array.from({ length: request.rooms }, (_, room) => ({ room, nights }))
  const { hotelId } = found.hotel
  const place = [hotelId, found.roomNumber, nights.map(({ date }) => date)] as const
  const booking = [request.holdUntil, request.rateId, JSON.stringify(terms), JSON.stringify(rooms), amount, faults, now]
  for (let attempt = 0; attempt < attempts; attempt++) {
    const bookingNo = bookingNumber(request.key, seed, attempt)
    const ordered = [request.rooms, bookingNo, request.key, ...booking]
    const { group } = found.rate
    const [taken] = group
      ? await sql.query<Taken>(takeOfBlock, [group, place[2], ...ordered])
      : await sql.query<Taken>(takeStatement, [...place, found.leftByNight, ...ordered])
    if (taken?.booking_no) {
      const { quote, total } = terms
      return { bookingNo, holdUntil: request.holdUntil, ...quote, total, guaranteeAmount: amount }
    }
    const before = await bookingByKey(sql, request.key)
    if (before !== undefined) return heldOf(before)
    if (taken?.present !== true) await sql.query(openNights, [...place, found.hotel.cityId])
    else if (!taken.fits) return { failure: 'soldOut' }
  }
  return { failure: 'supplierBusy' }
}

/** Gives the rooms of a booking back that nobody at the hotel has answered; any other stays as it is. */
export async function release({ sql, now }: SupplyContext, bookingNo: string): Promise<'released' | 'answered'> {
  const record = await lockBooking(sql, bookingNo)
  if (record === undefined || record.state === 'released') return 'released'
  const isUndecided = record.state === 'sent' && record.decides_at !== null && new Date(record.decides_at) > now
  if (record.state !== 'held' && !isUndecided) return 'answered'
  await end(sql, record, { state: 'released', now })
  return 'released'
}

/** Ends a booking and gives its rooms back; the caller has locked it. */
export async function end(
  sql: SqlExecutor,
  record: BookingRecord,
  { state, now }: { state: 'released' | 'refused'; now: Date },
): Promise<void> {
  await sql.query('UPDATE sandbox_hotel_booking SET state = $2 WHERE booking_no = $1', [record.booking_no, state])
  await giveRoomsBack(sql, record, { rooms: record.rooms, now })
}
