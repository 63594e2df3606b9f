import { isBefore, localOf } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { penaltyAmount, penaltyAt } from '@sojourn/domain/products/hotel/cancellation'
import { guaranteeAmount, guaranteeFreeUntil, guaranteeOfRooms } from '@sojourn/domain/products/hotel/guarantee'
import { areLastNights, isNightUsed } from '@sojourn/domain/products/hotel/stay'
import type { HotelFailure } from '../../ports/hotel'
import type { HotelCancel, HotelCancelQuote } from '../../ports/hotel-booking'
import type { SqlExecutor, SupplyContext } from '../../ports/supply'
import { hashText, unit } from '../air/random'
import { happensTo } from '../faults'
import type { Desk } from './holds'
import { giveRoomsBack } from './blocks'
import { bookingsOf, lockBooking, type BookedRoom, type BookingRecord } from './records'
import { wordOf } from './states'

/** How often a hotel lets the last nights go that it need not. */
const consents = 0.7

type Line = HotelCancelQuote['lines'][number] & { captured: number }

export async function cancel(
  desk: Desk,
  { sql, now }: SupplyContext,
  request: HotelCancel,
): Promise<HotelCancelQuote | HotelFailure> {
  const record = request.commit ? await lockBooking(sql, request.bookingNo) : (await bookingsOf(sql, [request.bookingNo]))[0]
  if (record === undefined) return { failure: 'bookingUnknown' }
  const before = request.commit ? await answered(sql, request.key) : undefined
  if (before !== undefined) return before
  const at = now.toISOString()
  const word = wordOf(desk, record, at)
  if (word !== 'confirmed' && word !== 'checkedIn') return { failure: 'notCancellable' }
  const lines: Line[] = []
  for (const asked of request.lines) {
    const line = lineOf(desk, record, asked, at)
    if ('failure' in line) return line
    lines.push(line)
  }
  if (lines.length === 0 || new Set(lines.map(({ room }) => room)).size !== lines.length) return { failure: 'notCancellable' }
  const quote: HotelCancelQuote = {
    lines: lines.map(({ captured: _, ...line }) => line),
    captured: sum(lines.map(({ captured }) => captured)),
  }
  if (sum(lines.map(({ penalty }) => penalty)) > (request.penaltyAtMost ?? Infinity)) return { failure: 'feeRose' }
  if (request.commit) await write(sql, record, { key: request.key, quote, now })
  return quote
}

async function answered(sql: SqlExecutor, key: string): Promise<HotelCancelQuote | undefined> {
  const [row] = await sql.query<{ answer: HotelCancelQuote }>(
    'SELECT answer FROM sandbox_hotel_cancellation WHERE cancel_key = $1',
    [key],
  )
  return row?.answer
}

function lineOf(desk: Desk, record: BookingRecord, asked: HotelCancel['lines'][number], now: string): Line | HotelFailure {
  const booked = record.rooms.find(({ room }) => room === asked.room)
  if (booked === undefined || asked.nights.length === 0) return { failure: 'notCancellable' }
  const dates = booked.nights.map(({ date }) => date)
  if (!areLastNights(dates, asked.nights)) return { failure: 'nightsNotAtEnd' }
  const local = localOf(now, record.terms.offsetMinutes)
  if (asked.nights.some((night) => isNightUsed(night, local))) return { failure: 'notCancellable' }
  if (asked.nights.length === dates.length) return roomLine(record, booked, now)
  const isFree = !dates.some((night) => isNightUsed(night, local)) && costsNothing(record, now)
  return nightsLine(desk, record, { booked, nights: asked.nights, isFree })
}

const pricesOf = ({ nights }: BookedRoom): number[] => nights.map(({ price }) => price)

/** A whole room: its policy decides when it was paid in advance, its guarantee when it is paid at the hotel. */
function roomLine({ terms }: BookingRecord, booked: BookedRoom, now: string): Line {
  const prices = pricesOf(booked)
  const amount = sum(prices)
  const line = { room: booked.room, nights: booked.nights.map(({ date }) => date), amount, consented: false }
  if (terms.hotelType === 2) {
    const penalty = penaltyAmount(penaltyAt(terms.cancellation, terms, now), prices)
    return { ...line, penalty, refund: amount - penalty, captured: 0 }
  }
  const captured = terms.guarantee && isGuaranteeLost(terms, now) ? guaranteeAmount(terms.guarantee, prices, 1) : 0
  return { ...line, penalty: captured, refund: 0, captured }
}

function isGuaranteeLost(terms: BookingRecord['terms'], now: string): boolean {
  if (terms.guarantee === undefined) return false
  const until = guaranteeFreeUntil(terms.guarantee, terms, terms.earliestArrival)
  return until === undefined || isBefore(until, `${now.slice(0, 19)}Z`)
}

/** By the policy of what was paid in advance, or by the guarantee of what is paid at the hotel. */
const costsNothing = ({ terms }: BookingRecord, now: string): boolean =>
  terms.hotelType === 2 ? penaltyAt(terms.cancellation, terms, now).kind === 'none' : !isGuaranteeLost(terms, now)

interface GivenBack {
  booked: BookedRoom
  nights: readonly string[]
  isFree: boolean
}

/** The last nights of a room: free as long as cancelling is, else by the hotel's leave (提前离店). */
function nightsLine(desk: Desk, record: BookingRecord, { booked, nights, isFree }: GivenBack): Line | HotelFailure {
  const { terms, booking_no } = record
  const agreed =
    !happensTo(desk.faults, record, 'NO_CONSENT') && unit(hashText(`${booking_no}${booked.room}`, desk.seed)) < consents
  if (!isFree && !agreed) return { failure: 'consentRefused' }
  const amount = sum(booked.nights.filter(({ date }) => nights.includes(date)).map(({ price }) => price))
  return {
    room: booked.room,
    nights: nights.toSorted(),
    amount,
    penalty: 0,
    refund: terms.hotelType === 2 ? amount : 0,
    consented: !isFree,
    captured: 0,
  }
}

interface Cancelled {
  key: string
  quote: HotelCancelQuote
  now: Date
}

async function write(sql: SqlExecutor, record: BookingRecord, { key, quote, now }: Cancelled): Promise<void> {
  const given = (room: number, date: string): boolean =>
    quote.lines.some((line) => line.room === room && line.nights.includes(date))
  const split = (kept: boolean): BookedRoom[] =>
    record.rooms
      .map(({ room, nights }) => ({ room, nights: nights.filter(({ date }) => given(room, date) !== kept) }))
      .filter(({ nights }) => nights.length > 0)
  const [kept, back] = [split(true), split(false)]
  const { guarantee } = record.terms
  const amount = guarantee ? guaranteeOfRooms(guarantee, kept.map(pricesOf)) : 0
  await sql.query(
    `UPDATE sandbox_hotel_booking SET rooms = $2::jsonb, guarantee_amount = $3, state = CASE WHEN $4 THEN 'cancelled' ELSE state END
    WHERE booking_no = $1`,
    [record.booking_no, JSON.stringify(kept), amount, kept.length === 0],
  )
  await giveRoomsBack(sql, record, { rooms: back, now })
  await sql.query(
    'INSERT INTO sandbox_hotel_cancellation (cancel_key, booking_no, answer, cancelled_at) VALUES ($1, $2, $3::jsonb, $4)',
    [key, record.booking_no, JSON.stringify(quote), now],
  )
}
