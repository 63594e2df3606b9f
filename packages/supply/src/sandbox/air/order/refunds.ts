import { refundAmount, type TicketValue } from '@sojourn/domain/products/flight/refund-and-change'
import type { AirFailure, AirRefund, AirRefundQuote } from '../../../ports/air'
import type { SupplyContext } from '../../../ports/supply'
import { couponState } from './coupons'
import { isAnnouncedBy } from '../disruptions'
import { findFlight, type Sandbox } from '../journeys'
import { couponsOf, lockPnrOfTicket, pnrOfTicket, type CouponRecord, type CouponTerms } from './records'
import { hoursUntil } from '../sale-day'
import { lockSeats, movementsOf, moveSeats } from '../seat-movement'
import { seatsOfCoupons } from './tickets'

const refundStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_air_pnr SET revision = revision + 1
  WHERE pnr = $2 AND revision = $3 AND (SELECT fits FROM verdict)
  RETURNING pnr
), closed AS (
  UPDATE sandbox_air_coupon c SET state = 'refunded', closed_key = $4, closed_fee = r.fee
  FROM unnest($6::smallint[], $7::integer[]) AS r(journey, fee), gate
  WHERE c.ticket_no = $5 AND c.journey = r.journey
), ${moveSeats}
SELECT pnr FROM gate`

export async function refund(
  sandbox: Sandbox,
  { sql, now }: SupplyContext,
  request: AirRefund,
): Promise<AirRefundQuote | AirFailure> {
  const record = await (request.commit ? lockPnrOfTicket : pnrOfTicket)(sql, request.ticketNo)
  if (!record) return { failure: 'pnrUnknown' }
  const all = await couponsOf(sql, record.pnr)
  const coupons = all.filter((coupon) => coupon.ticket_no === request.ticketNo && request.journeys.includes(coupon.journey))
  if (coupons.length === 0 || coupons.length < new Set(request.journeys).size) return { failure: 'couponNotOpen' }
  if (coupons.every((coupon) => coupon.state === 'refunded' && coupon.closed_key === request.key))
    return { lines: coupons.map((coupon) => lineOf(coupon, coupon.closed_fee ?? 0, isInvoluntary(sandbox, coupon, all, now))) }
  if (coupons.some((coupon) => couponState(sandbox, coupon, record.faults, now) !== 'open')) return { failure: 'couponNotOpen' }
  const lines = coupons.map((coupon) => {
    const involuntary = isInvoluntary(sandbox, coupon, all, now)
    return lineOf(coupon, involuntary ? 0 : refundFee(coupon.terms, now), involuntary)
  })
  if (!request.commit) return { lines }
  if (record.faults.includes('REFUND_FAIL')) return { failure: 'notRefundable' }
  const journeys = lines.map((line) => line.journey)
  const fees = lines.map((line) => line.fee)
  const rows = await sql.query(refundStatement, [
    movementsOf([], seatsOfCoupons(coupons)),
    record.pnr,
    record.revision,
    request.key,
    request.ticketNo,
    journeys,
    fees,
  ])
  return rows.length > 0 ? { lines } : { failure: 'supplierBusy' }
}

const refundFee = (terms: CouponTerms, now: Date): number => refundAmount(valueOf(terms), hoursUntil(terms.departs, now)).fee

export const valueOf = (terms: CouponTerms): TicketValue => ({ ...terms, tier: terms.ruleTier })

/** The carrier itself has changed the flight, or another one of the passenger's connection. */
export function isInvoluntary(sandbox: Sandbox, coupon: CouponRecord, all: readonly CouponRecord[], now: Date): boolean {
  const together = all.filter(
    ({ passenger, state, terms }) => terms.connection && passenger === coupon.passenger && state !== 'exchanged',
  )
  return [coupon, ...(coupon.terms.connection ? together : [])].some(({ terms }) => isChangedByCarrier(sandbox, terms, now))
}

function isChangedByCarrier(sandbox: Sandbox, terms: CouponTerms, now: Date): boolean {
  const found = findFlight(sandbox, terms.flightKey)
  return found !== undefined && isAnnouncedBy(found.segment, found.sale.day, now)
}

/** Construction fee and fuel surcharge always go back, even when the fare does not. */
function lineOf({ journey, terms }: CouponRecord, fee: number, involuntary: boolean): AirRefundQuote['lines'][number] {
  const { ticketPrice, buildFee, fuelFee, ruleTier } = terms
  const refund = ticketPrice - fee + buildFee + fuelFee
  return { journey, ticketPrice, fee, buildFee, fuelFee, refund, ruleTier, involuntary }
}
