import { addMinutes, localInstant, localOf, minutesOf } from '@sojourn/domain/kit/local-date'
import type { HotelFailure } from '../../ports/hotel'
import type { HotelConfirmed, HotelPending } from '../../ports/hotel-booking'
import type { SqlExecutor, SupplyContext } from '../../ports/supply'
import { hashText } from '../air/random'
import { happensTo } from '../faults'
import { end, release, type Desk } from './holds'
import { lockBooking, type BookingRecord } from './records'

/** Who answers by hand sleeps at night: what comes then is answered from nine in the morning on. */
const [dayBegins, dayEnds] = ['09:00', '22:00']
/** Minutes that a hotel takes which was made to answer by hand. */
const madeByHand = 60

export async function confirm(
  desk: Desk,
  { sql, now }: SupplyContext,
  request: { bookingNo: string },
): Promise<HotelConfirmed | HotelPending | HotelFailure> {
  const record = await lockBooking(sql, request.bookingNo)
  if (record === undefined || record.state === 'released' || record.state === 'cancelled') return { failure: 'bookingUnknown' }
  if (record.state === 'refused') return { failure: 'refused' }
  if (record.state === 'confirmed') return confirmedOf(record)
  if (record.state === 'held' && new Date(record.hold_until) < now) {
    await end(sql, record, { state: 'released', now })
    return { failure: 'holdExpired' }
  }
  const decidesAt = record.decides_at ?? decisionAt(desk, record, now)
  if (decidesAt !== null && new Date(decidesAt) > now) return pending(sql, record, new Date(decidesAt))
  return decide(desk, sql, record, now)
}

/** What was sent to the hotel is given up; its answer where it was first. */
export async function withdraw(
  desk: Desk,
  context: SupplyContext,
  bookingNo: string,
): Promise<HotelConfirmed | HotelPending | HotelFailure | undefined> {
  return (await release(context, bookingNo)) === 'released' ? undefined : confirm(desk, context, { bookingNo })
}

const confirmedOf = ({ confirmation_no, confirmed_at }: BookingRecord): HotelConfirmed => ({
  confirmationNo: confirmation_no ?? '',
  confirmedAt: new Date(confirmed_at ?? 0),
})

/** When somebody there will have answered; null is at once. */
function decisionAt(desk: Desk, record: BookingRecord, now: Date): Date | null {
  const { confirmation, confirmMinutes, offsetMinutes } = record.terms
  const minutes = confirmation === 'manual' ? confirmMinutes : happensTo(desk.faults, record, 'MANUAL') ? madeByHand : 0
  if (minutes === 0) return null
  const local = localOf(now.toISOString(), offsetMinutes)
  const morning = localInstant(local.date, dayBegins, offsetMinutes)
  const waits =
    minutesOf(local.time) < minutesOf(dayBegins) ? morning : local.time >= dayEnds ? addMinutes(morning, 1440) : now.toISOString()
  return new Date(addMinutes(waits, minutes))
}

async function pending(sql: SqlExecutor, record: BookingRecord, decidesBy: Date): Promise<HotelPending> {
  if (record.state === 'held')
    await sql.query("UPDATE sandbox_hotel_booking SET state = 'sent', decides_at = $2 WHERE booking_no = $1", [
      record.booking_no,
      decidesBy,
    ])
  return { pending: true, decidesBy }
}

async function decide(desk: Desk, sql: SqlExecutor, record: BookingRecord, now: Date): Promise<HotelConfirmed | HotelFailure> {
  if (happensTo(desk.faults, record, 'REFUSE')) {
    await end(sql, record, { state: 'refused', now })
    return { failure: 'refused' }
  }
  const confirmationNo = String(10_000_000 + (hashText(record.booking_no, desk.seed) % 90_000_000))
  await sql.query(
    "UPDATE sandbox_hotel_booking SET state = 'confirmed', confirmation_no = $2, confirmed_at = $3 WHERE booking_no = $1",
    [record.booking_no, confirmationNo, now],
  )
  return { confirmationNo, confirmedAt: now }
}
