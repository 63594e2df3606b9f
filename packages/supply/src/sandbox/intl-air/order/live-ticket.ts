import type { DirectionState, TicketState } from '@sojourn/domain/products/intl-flight/ticket-state'
import { announcedBy, eventIdOf, isNews } from '../disruptions'
import { couponState, departureOf, isStruck, segmentAt, type Skies } from './coupons'
import { segmentsOfSlice, type BookedTrip, type CouponRow, type RecordRow } from './records'

/** A live ticket with its coupons, as its rules see it now. */
export interface LiveTicket {
  ticketNo: string
  record: RecordRow
  plan: number
  passenger: number
  coupons: CouponRow[]
  state: TicketState
}

interface TicketLook {
  all: readonly CouponRow[]
  ticketNo: string
  now: Date
}

/** A ticket out of the coupons of its record; undefined where it is closed, or its passenger is checked in. */
export function liveTicket(skies: Skies, record: RecordRow, { all, ticketNo, now }: TicketLook): LiveTicket | undefined {
  const coupons = all.filter((coupon) => coupon.ticket_no === ticketNo)
  const [first] = coupons
  if (first?.ticket_state !== 'live') return undefined
  const states = new Map(coupons.map((coupon) => [coupon.segment, couponState(skies, coupon, record, now)]))
  if ([...states.values()].some((state) => state === 'checkedIn' || state === 'boarded')) return undefined
  const { plan, passenger } = first
  const { slices, penalties, prices } = record.trip.quote.tickets[plan]!
  const type = record.passengers[passenger]!
  const directions = slices.map((slice): DirectionState => ({
    ...record.trip.values[slice]!.byType[type]!,
    segments: segmentsOfSlice(record.trip, slice).map((segment) => {
      const flown = segmentAt(record.trip, segment)
      return {
        departAt: flown.departAt,
        flown: states.get(segment) === undefined || states.get(segment) === 'used',
        changedByCarrier:
          isStruck(record, segment) || isChanged(skies, { trip: record.trip, accepted: first.accepted }, segment, now),
      }
    }),
  }))
  const { currency, rate } = prices[0]!.filed
  const state = { directions, penalties, rates: { [currency]: rate }, infant: type === 'infant' }
  return { ticketNo, record, plan, passenger, coupons, state }
}

/** Cancelled, or to leave at another hour than the trip was told with: who bought it later knew that hour, and who accepted it goes by it. */
function isChanged(
  skies: Skies,
  { trip, accepted }: { trip: BookedTrip; accepted: readonly string[] },
  segment: number,
  now: Date,
): boolean {
  const departure = departureOf(skies, trip, segment)
  const disruption = departure && announcedBy(skies.seed, departure, now)
  if (!departure || !disruption || accepted.includes(eventIdOf(departure, disruption.kind))) return false
  return isNews(disruption, departure, segmentAt(trip, segment))
}

/** Coupons that are not flown: what a refund or an exchange closes. */
export const openCoupons = (skies: Skies, { coupons, record }: LiveTicket, now: Date): CouponRow[] =>
  coupons.filter((coupon) => couponState(skies, coupon, record, now) === 'open')
