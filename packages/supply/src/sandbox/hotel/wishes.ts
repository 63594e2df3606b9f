import { usualLatestArrival } from '@sojourn/domain/products/hotel/stay'
import type { HotelBookingState, HotelWish, HotelWishAnswer } from '../../ports/hotel-booking'
import { hashText } from '../air/random'
import type { Desk } from './holds'
import type { BookingRecord } from './records'

/** The wishes of a booking; the property answers them when it confirms. */
export const wishesOf = ({ seed }: Pick<Desk, 'seed'>, record: BookingRecord): HotelBookingState['requests'] =>
  (record.terms.requests ?? []).map((request) => ({
    request,
    ...(record.confirmed_at === null ? {} : { answer: answerOf(seed, record, request) }),
  }))

/** What the room has or lacks decides; the rest depends on how full the property is. */
function answerOf(seed: number, { booking_no, terms, rooms }: BookingRecord, request: HotelWish): HotelWishAnswer {
  const { smoking, extraBed } = terms.quote.room
  if (request === 'noSmoking') return smoking === 'no' ? 'granted' : smoking === 'yes' ? 'declined' : 'noted'
  if (request === 'extraBed') return extraBed === undefined ? 'declined' : 'granted'
  if (request === 'lateArrival') return terms.latestArrival > usualLatestArrival ? 'granted' : 'noted'
  if (request === 'adjacent' && rooms.length < 2) return 'declined'
  return hashText(`${booking_no}/${request}`, seed) % 3 === 0 ? 'granted' : 'noted'
}
