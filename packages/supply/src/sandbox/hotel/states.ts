import { isBefore } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { arrivalInstant, penaltyAmount, penaltyAt } from '@sojourn/domain/products/hotel/cancellation'
import type { HotelBookingState, HotelBookingWord } from '../../ports/hotel-booking'
import type { SupplyContext } from '../../ports/supply'
import { happensTo } from '../faults'
import type { Desk } from './holds'
import { bookingsOf, type BookingRecord } from './records'
import { wishesOf } from './wishes'

/** The property looks at noon who came the day before and who has left (handbook 4.5). */
const noon = 720
const day = 1440

/** Where a booking stands at `now`, what the property sees by itself included. */
export function wordOf(desk: Desk, record: BookingRecord, now: string): HotelBookingWord {
  const { terms, state, rooms } = record
  if (state !== 'confirmed') return state
  if (isBefore(now, arrivalInstant(terms, day + noon))) return 'confirmed'
  if (happensTo(desk.faults, record, 'NO_SHOW')) return 'noShow'
  const longest = Math.max(1, ...rooms.map(({ nights }) => nights.length))
  return isBefore(now, arrivalInstant(terms, longest * day + noon)) ? 'checkedIn' : 'checkedOut'
}

/** Of what was paid in advance each room loses what its rate names at last; of what is paid at the hotel its guarantee is captured. */
const noShowPenalty = ({ terms, rooms, guarantee_amount }: BookingRecord, now: string): number =>
  terms.hotelType === 1
    ? guarantee_amount
    : sum(
        rooms.map(({ nights }) =>
          penaltyAmount(
            penaltyAt(terms.cancellation, terms, now),
            nights.map(({ price }) => price),
          ),
        ),
      )

export async function bookings(
  desk: Desk,
  { sql, now }: SupplyContext,
  bookingNos: readonly string[],
): Promise<HotelBookingState[]> {
  const at = now.toISOString()
  return (await bookingsOf(sql, bookingNos)).map((record) => {
    const state = wordOf(desk, record, at)
    return {
      bookingNo: record.booking_no,
      state,
      ...(record.confirmation_no === null ? {} : { confirmationNo: record.confirmation_no }),
      rooms: record.rooms,
      requests: wishesOf(desk, record),
      ...(state === 'noShow' ? { noShowPenalty: noShowPenalty(record, at) } : {}),
    }
  })
}
