import type { AirCoupon, AirCouponState } from '../../../ports/air'
import type { SupplyContext } from '../../../ports/supply'
import { isAnnouncedBy } from '../disruptions'
import type { AirFault } from '../faults'
import { findFlight, type Sandbox } from '../journeys'
import type { CouponTerms, PnrRecord } from './records'
import { hoursUntil } from '../sale-day'

const checkInHours = 24

interface Held {
  state: 'open' | 'refunded' | 'exchanged' | 'void'
  terms: CouponTerms
}

/**
 * A coupon that nobody has closed is used when its flight has left, unless its passenger stayed away or the carrier cancelled;
 * a passenger checks in within the last day when the booking says so.
 */
export function couponState(sandbox: Sandbox, { state, terms }: Held, faults: readonly AirFault[], now: Date): AirCouponState {
  if (state !== 'open') return state
  const hours = hoursUntil(terms.departs, now)
  if (hours > 0) return hours <= checkInHours && faults.includes('CHECKED_IN') ? 'checkedIn' : 'open'
  const flight = findFlight(sandbox, terms.flightKey)
  const cancelled = flight !== undefined && isAnnouncedBy(flight.segment, flight.sale.day, now, 'cancelled')
  return cancelled || faults.includes('NOSHOW') ? 'open' : 'used'
}

interface Row extends Held {
  ticket_no: string
  journey: number
  faults: PnrRecord['faults']
}

export async function coupons(
  sandbox: Sandbox,
  { sql, now }: SupplyContext,
  request: { ticketNos: readonly string[] },
): Promise<AirCoupon[]> {
  const rows = await sql.query<Row>(
    `SELECT ticket_no, journey, c.state, terms, faults
    FROM sandbox_air_coupon c JOIN sandbox_air_ticket USING (ticket_no) JOIN sandbox_air_pnr USING (pnr)
    WHERE ticket_no = ANY($1) ORDER BY ticket_no, journey`,
    [request.ticketNos],
  )
  return rows.map((row) => ({
    ticketNo: row.ticket_no,
    journey: row.journey,
    state: couponState(sandbox, row, row.faults, now),
  }))
}
