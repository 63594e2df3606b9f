import { stricterTier } from '@sojourn/domain/products/flight/fare-rules'
import { ticketPriceOf } from '@sojourn/domain/products/flight/passengers'
import { changeCost, isFreeRebooking, type ChangeCost } from '@sojourn/domain/products/flight/refund-and-change'
import type { AirChange, AirChangeQuote, AirFailure } from '../../../ports/air'
import type { SupplyContext } from '../../../ports/supply'
import { couponState } from './coupons'
import { release, type Desk } from './holds'
import { findFlight, findJourney, isCalledOff, quoteOf, seatsOfJourney, takesOfJourney, type Journey } from '../journeys'
import { limitsOf, seatsOf } from '../offers'
import { couponsOf, lockPnrOfTicket, pnrOfTicket, type CouponRecord, type CouponTerms, type PnrRecord } from './records'
import { isInvoluntary, valueOf } from './refunds'
import { soldOf } from './sales'
import { departureMs, hoursUntil } from '../sale-day'
import { lockSeats, movementsOf, moveSeats, openSeats } from '../seat-movement'
import { seatsOfCoupons, termsOf, ticketPrefix } from './tickets'

const changeStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_air_pnr SET revision = revision + 1
  WHERE pnr = $2 AND revision = $3 AND (SELECT fits FROM verdict)
  RETURNING $4 || '-' || lpad(nextval('sandbox_air_ticket_serial')::text, 10, '0') AS ticket_no
), ticket AS (
  INSERT INTO sandbox_air_ticket (ticket_no, pnr, passenger, carrier, issued_at)
  SELECT gate.ticket_no, $2, old.passenger, old.carrier, $5::timestamptz
  FROM gate, sandbox_air_ticket old WHERE old.ticket_no = $6
), coupon AS (
  INSERT INTO sandbox_air_coupon (ticket_no, journey, state, terms)
  SELECT ticket_no, $7::smallint, 'open', $8::jsonb FROM gate
), closed AS (
  UPDATE sandbox_air_coupon c SET state = 'exchanged', closed_key = $9, closed_fee = $10, exchanged_for = gate.ticket_no
  FROM gate WHERE c.ticket_no = $6 AND c.journey = $7::smallint
), ${moveSeats}
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT ticket_no FROM gate) AS ticket_no`

export async function change(desk: Desk, context: SupplyContext, request: AirChange): Promise<AirChangeQuote | AirFailure> {
  const { sql, now } = context
  const record = await (request.commit ? lockPnrOfTicket : pnrOfTicket)(sql, request.ticketNo)
  if (!record) return { failure: 'pnrUnknown' }
  const coupons = await couponsOf(sql, record.pnr)
  const coupon = coupons.find((each) => each.ticket_no === request.ticketNo && each.journey === request.journey)
  if (coupon?.state === 'exchanged' && coupon.closed_key === request.key) return done(desk, coupon, coupons, now)
  if (!coupon || couponState(desk, coupon, record.faults, now) !== 'open') return { failure: 'couponNotOpen' }
  const asOf = request.held?.at ?? now
  const journey = findJourney(desk, request.to, record.buyer, asOf)
  if (typeof journey === 'string') return { failure: journey }
  if (isCalledOff(desk, request.to, now)) return { failure: 'soldOut' }
  if (!sameRoute(desk, coupon.terms, journey)) return { failure: 'notChangeable' }
  const quote = quoteChange(coupon.terms, journey, isInvoluntary(desk, coupon, coupons, asOf), asOf)
  if ('failure' in quote) return quote
  if (!request.commit)
    return coupon.terms.passenger === 'infant' || (await hasSeat(context, journey)) ? quote : { failure: 'soldOut' }
  if (record.faults.includes('CHANGE_FAIL')) return { failure: 'notChangeable' }
  if (request.held) await release(context, request.held.pnr)
  return exchange(desk, context, request, { record, coupon, journey, quote, asOf })
}

/** The answer of an exchange made before under the same key. */
function done(desk: Desk, coupon: CouponRecord, coupons: readonly CouponRecord[], now: Date): AirChangeQuote {
  const newTicketNo = coupon.exchanged_for ?? ''
  const made = coupons.find((each) => each.ticket_no === newTicketNo && each.journey === coupon.journey)
  const { ticketPrice, ruleTier } = coupon.terms
  const fareDifference = (made?.terms.ticketPrice ?? ticketPrice) - ticketPrice
  const fee = coupon.closed_fee ?? 0
  const involuntary = fee + fareDifference === 0 && isInvoluntary(desk, coupon, coupons, now)
  return { fee, fareDifference, fuelDifference: 0, ticketPrice, ruleTier, involuntary, newTicketNo }
}

function sameRoute(desk: Desk, terms: CouponTerms, journey: Journey): boolean {
  const old = findFlight(desk, terms.flightKey)
  const city = (iata: string): string => desk.world.airport(iata)?.city ?? iata
  const cities = (pair: string): string => city(pair.slice(0, 3)) + city(pair.slice(3))
  return (
    old !== undefined && journey.segment.carrier === terms.carrier && cities(old.segment.pair) === cities(journey.segment.pair)
  )
}

/** A cheaper fare is not paid back, and the ticket keeps the fuel surcharge of its first issue (handbook 1.2, 1.6). */
function quoteChange(terms: CouponTerms, journey: Journey, forced: boolean, now: Date): AirChangeQuote | AirFailure {
  const { ticketPrice, ruleTier } = terms
  if (forced && isProtected(terms, journey))
    return { fee: 0, fareDifference: 0, fuelDifference: 0, ticketPrice, ruleTier, involuntary: true }
  const { fare } = quoteOf(journey, 1, now)
  const to = { ticketPrice: ticketPriceOf(fare, terms.passenger), fuelFee: terms.fuelFee }
  const cost = changeCost(valueOf(terms), hoursUntil(terms.departs, now), to)
  return cost ? { ...pickCost(cost), ticketPrice, ruleTier, involuntary: false } : { failure: 'notChangeable' }
}

const pickCost = ({ fee, fareDifference, fuelDifference }: ChangeCost) => ({ fee, fareDifference, fuelDifference })

function isProtected(terms: CouponTerms, { segment, sale, bookingClass }: Journey): boolean {
  const departs = departureMs(sale.day, segment.departMinutes)
  return isFreeRebooking(terms, { cabin: bookingClass.cabin, departs })
}

async function hasSeat({ sql, now }: SupplyContext, journey: Journey): Promise<boolean> {
  const sold = await soldOf(sql, seatsOfJourney(journey))
  return seatsOf(journey.segment, limitsOf(journey.segment, journey.sale, now), journey.bookingClass, sold(journey.sale.date)) > 0
}

interface Exchange {
  record: PnrRecord
  coupon: CouponRecord
  journey: Journey
  quote: AirChangeQuote
  asOf: Date
}

async function exchange(
  desk: Desk,
  { sql, now }: SupplyContext,
  request: AirChange,
  { record, coupon, journey, quote, asOf }: Exchange,
): Promise<AirChangeQuote | AirFailure> {
  const movements = movementsOf(
    coupon.terms.passenger === 'infant' ? [] : takesOfJourney(journey, 1, asOf),
    seatsOfCoupons([coupon]),
  )
  const prefix = ticketPrefix(desk, coupon.carrier)
  const terms = JSON.stringify(newTerms(coupon.terms, journey, quote, asOf))
  const values = [
    movements,
    record.pnr,
    record.revision,
    prefix,
    now,
    request.ticketNo,
    request.journey,
    terms,
    request.key,
    quote.fee,
  ]
  for (let attempt = 0; attempt < 2; attempt++) {
    const [outcome] = await sql.query<{ present: boolean; fits: boolean; ticket_no: string | null }>(changeStatement, values)
    if (outcome?.ticket_no) return { ...quote, newTicketNo: outcome.ticket_no }
    if (outcome?.present) return { failure: outcome.fits ? 'supplierBusy' : 'soldOut' }
    await sql.query(openSeats, [movements])
  }
  return { failure: 'supplierBusy' }
}

/** The new coupon is worth what was paid for it and follows the stricter rule of both fares. */
function newTerms(old: CouponTerms, journey: Journey, quote: AirChangeQuote, now: Date): CouponTerms {
  const { connection } = old
  const booked = { ...quoteOf(journey, 1, now), seats: seatsOfJourney(journey), ...(connection && { connection }) }
  const terms = termsOf(booked, old.passenger)
  return {
    ...terms,
    ticketPrice: old.ticketPrice + quote.fareDifference,
    fuelFee: old.fuelFee,
    ruleTier: stricterTier(old.ruleTier, terms.ruleTier),
  }
}
