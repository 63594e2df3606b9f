import type { AirCouponState } from '../../../ports/air'
import type { IntlAirCoupon } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { announcedBy, type IntlDisruption } from '../disruptions'
import { plannedIn } from '../itinerary-key'
import type { Departure, IntlNetwork } from '../network'
import { segmentStarts, type BookedTrip, type CouponRow, type RecordRow } from './records'

const checkInHours = 24
const minuteMs = 60_000
const hourMs = 3_600_000

export interface Skies {
  seed: number
  network: IntlNetwork
}

/**
 * A coupon that nobody has closed is used when its flight has left, unless its passenger stayed away or the carrier cancelled; a passenger
 * checks in within the last day when the booking says so.
 */
export function couponState(
  { seed, network }: Skies,
  { state, segment }: Pick<CouponRow, 'state' | 'segment'>,
  { trip, faults }: Pick<RecordRow, 'trip' | 'faults'>,
  now: Date,
): AirCouponState {
  if (state !== 'open') return state
  const flown = segmentAt(trip, segment)
  const departure = departureOf({ network }, trip, segment)
  const announced = departure && announcedBy(seed, departure, now)
  const leavesMs = announced ? departure.departMs + announced.later * minuteMs : Date.parse(flown.departAt)
  const hours = (leavesMs - now.getTime()) / hourMs
  if (hours > 0) return hours <= checkInHours && faults.includes('CHECKED_IN') ? 'checkedIn' : 'open'
  return announced?.kind === 'cancelled' || faults.includes('NOSHOW') ? 'open' : 'used'
}

/** Whether a ticketed record was asked to lose this flight: the first of its last direction, or the one after it. */
export function isStruck({ trip, faults }: Pick<RecordRow, 'trip' | 'faults'>, segment: number): boolean {
  const first = segmentStarts(trip).at(-2)!
  const losesFirst = faults.includes('CARRIER_CANCELS') || faults.includes('CARRIER_REROUTES')
  return (losesFirst && segment === first) || (faults.includes('ONWARD_CANCELLED') && segment === first + 1)
}

/** What a ticketed record was asked to hear of this flight, and the minutes by which it is late. */
export function askedOf(
  record: Pick<RecordRow, 'trip' | 'faults'>,
  segment: number,
): Pick<IntlDisruption, 'kind' | 'later'> | undefined {
  if (isStruck(record, segment)) return { kind: 'cancelled', later: 0 }
  const isLast = segment === segmentStarts(record.trip).at(-1)! - 1
  return record.faults.includes('CARRIER_DELAYS') && isLast ? { kind: 'delayed', later: 90 } : undefined
}

/** What names the flight of a segment, on the day that it was planned for. */
export const flightAt = ({ quote: { itineraries } }: BookedTrip, segment: number): string =>
  itineraries.flatMap(({ itineraryKey }) => itineraryKey.split('.'))[segment]!

/** The flight as it was planned. */
export function departureOf({ network }: Pick<Skies, 'network'>, trip: BookedTrip, segment: number): Departure | undefined {
  const { flightNo, from, departDate } = plannedIn(flightAt(trip, segment))
  return network.departure(flightNo, from, departDate)
}

export const segmentAt = ({ quote: { itineraries } }: BookedTrip, segment: number) =>
  itineraries.flatMap(({ segments }) => segments)[segment]!

type Row = Pick<CouponRow, 'ticket_no' | 'segment' | 'state'> & Pick<RecordRow, 'trip' | 'faults'>

export async function coupons(
  skies: Skies,
  { sql, now }: SupplyContext,
  { ticketNos }: { ticketNos: readonly string[] },
): Promise<IntlAirCoupon[]> {
  const rows = await sql.query<Row>(
    `SELECT ticket_no, segment, c.state, trip, faults
    FROM sandbox_intl_coupon c JOIN sandbox_intl_ticket USING (ticket_no) JOIN sandbox_intl_record USING (reference)
    WHERE ticket_no = ANY($1) ORDER BY ticket_no, segment`,
    [ticketNos],
  )
  return rows.map((row) => ({ ticketNo: row.ticket_no, segment: row.segment, state: couponState(skies, row, row, now) }))
}
