import type { HotelWish } from '../../ports/hotel-booking'
import type { CancellationTerms, GuaranteeTerms, SuppliedNight } from '../../ports/hotel-rate'
import type { HotelQuote } from '../../ports/hotel-search'
import type { SqlExecutor } from '../../ports/supply'
import type { HotelFault } from './faults'

/** The conditions under which a booking was made; a cancellation goes by these. */
export interface BookingTerms {
  hotelType: 1 | 2
  checkIn: string
  checkOut: string
  latestArrival: number
  /** Minutes after 00:00 at which the property opens its rooms. */
  earliestArrival: number
  offsetMinutes: number
  cancellation: CancellationTerms
  /** Of a booking that is guaranteed. */
  guarantee?: GuaranteeTerms
  confirmation: 'instant' | 'manual'
  confirmMinutes: number
  quote: HotelQuote
  total: number
  /** Absent of bookings that were made before wishes were sent. */
  requests?: readonly HotelWish[]
}
export interface BookedRoom {
  room: number
  nights: SuppliedNight[]
}
export interface BookingRecord {
  booking_no: string
  state: 'held' | 'sent' | 'confirmed' | 'refused' | 'cancelled' | 'released'
  hold_until: Date
  rate_id: string
  terms: BookingTerms
  rooms: BookedRoom[]
  guarantee_amount: number
  faults: HotelFault[]
  decides_at: Date | null
  confirmation_no: string | null
  confirmed_at: Date | null
}

const columns =
  'booking_no, state, hold_until, rate_id, terms, rooms, guarantee_amount, faults, decides_at, confirmation_no, confirmed_at'

export async function bookingByKey(sql: SqlExecutor, key: string): Promise<BookingRecord | undefined> {
  const [row] = await sql.query<BookingRecord>(`SELECT ${columns} FROM sandbox_hotel_booking WHERE hold_key = $1`, [key])
  return row
}

/** Locked until the end of the caller's transaction. */
export async function lockBooking(sql: SqlExecutor, bookingNo: string): Promise<BookingRecord | undefined> {
  const [row] = await sql.query<BookingRecord>(`SELECT ${columns} FROM sandbox_hotel_booking WHERE booking_no = $1 FOR UPDATE`, [
    bookingNo,
  ])
  return row
}

/** The same without the lock, to look at. */
export const bookingsOf = (sql: SqlExecutor, bookingNos: readonly string[]): Promise<BookingRecord[]> =>
  sql.query<BookingRecord>(`SELECT ${columns} FROM sandbox_hotel_booking WHERE booking_no = ANY($1::text[])`, [bookingNos])

/** Hotel and number of the room type, of a rate's id. */
export function roomOfRate(rateId: string): { hotelId: string; room: number } {
  const [city = '', hotel = '', room = ''] = rateId.split('-')
  return { hotelId: `${city}-${hotel}`, room: Number(room) }
}
