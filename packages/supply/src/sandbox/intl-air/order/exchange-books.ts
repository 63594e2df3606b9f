import { sum } from '@sojourn/domain/kit/money'
import { coinsOfFen } from '@sojourn/domain/products/intl-flight/rounding'
import type { IntlPenalty } from '../../../ports/intl-air-penalties'
import type { IntlAirFailure, IntlAirItinerary, IntlAirTicketPlan, IntlPassengerType } from '../../../ports/intl-air'
import type { SupplyContext } from '../../../ports/supply'
import { recordLocator } from '../../air/keys'
import { lockSeats, movementsOf, moveSeats, openSeats, type SeatRef, type SeatTake } from '../../air/seat-movement'
import { seatsFor } from '../fares/buyer'
import { penaltiesOf, rulesOf } from '../fares/rules'
import { seatRefsOf } from '../inventory'
import { chosenOption } from '../search/open-fares'
import type { Skies } from './coupons'
import { moveGivenSeats } from './given-seats'
import { typeOf, type Exchange, type ExchangedTicket } from './exchange'
import { ticketPrefix } from './issue'
import { joined } from './going-on'
import type { Desk } from './holds'
import { segmentsOfSlice, type BookedTrip, type PassengerValue } from './records'
import { openCoupons, type LiveTicket } from './live-ticket'
import { lastDeparture } from './values'

interface Exchanging {
  tickets: readonly LiveTicket[]
  exchange: Exchange
  itinerary: IntlAirItinerary
}
interface Writing extends Exchanging {
  key: string
  /** None where the seats are held already. */
  takes: readonly SeatTake[]
}

/** The trip of those who change: what is not changed stays as it was booked. */
function tripAfter(desk: Desk, { tickets, exchange, itinerary }: Exchanging): BookedTrip {
  const [{ record, plan }] = tickets as [LiveTicket]
  const { trip } = record
  const { slice, option, flown } = exchange
  const whole = joined(flown, trip, slice, itinerary)
  const replace = <Item>(items: readonly Item[], item: Item): Item[] => items.map((each, at) => (at === slice ? item : each))
  const classes = option.itinerary.classes.get(option.bookingClass)!
  const seatsOfSlice = trip.quote.itineraries.map((_, each) =>
    each === slice
      ? [
          ...segmentsOfSlice(trip, slice)
            .slice(0, flown)
            .map((segment) => trip.seats[segment]!),
          ...option.itinerary.departures.map((departure, index) => seatRefsOf(desk.inventory, departure, classes[index]!)),
        ]
      : segmentsOfSlice(trip, each).map((segment) => trip.seats[segment]!),
  )
  const values = replace(trip.values, exchange.value)
  const fare = itinerary.fares[0]!
  const choices = replace(trip.pricing.choices, { itineraryKey: whole.itineraryKey, fareKey: fare.fareKey })
  const after: BookedTrip = {
    pricing: { ...trip.pricing, slices: exchange.slices, choices },
    quote: { ...trip.quote, itineraries: replace(trip.quote.itineraries, whole), fares: replace(trip.quote.fares, fare) },
    seats: seatsOfSlice.flat(),
    values,
  }
  const types = [...new Set(tickets.map(typeOf))]
  const old = trip.quote.tickets[plan]!
  // Whose direction goes on has the ticket that was bought, whole.
  const changed = flown > 0 ? old : planAfter(desk, after, old, types)
  return { ...after, quote: { ...after.quote, tickets: trip.quote.tickets.map((each, at) => (at === plan ? changed : each)) } }
}

/** The rules of the tickets that an exchange would write. */
export const penaltiesAfter = (desk: Desk, exchanging: Exchanging): IntlPenalty[] =>
  tripAfter(desk, exchanging).quote.tickets[exchanging.tickets[0]!.plan]!.penalties

/** The ticket that carries the changed slice: its prices are what was paid, its rules those of the fares it carries now. */
function planAfter(desk: Desk, trip: BookedTrip, old: IntlAirTicketPlan, types: readonly IntlPassengerType[]): IntlAirTicketPlan {
  const { currency, rate } = old.prices[0]!.filed
  const prices = types.map((passenger) => {
    const values = old.slices.map((slice) => trip.values[slice]!.byType[passenger]!)
    const fare = sum(values.map((value) => value.fare))
    return {
      passenger,
      filed: { amount: coinsOfFen(fare, currency, rate), currency, rate },
      fare,
      surcharge: sum(values.map(({ surcharge }) => surcharge)),
      taxes: merged(values),
    }
  })
  const rules = old.slices.flatMap((slice) => {
    const choice = trip.pricing.choices[slice]!
    const itinerary = desk.itineraries.planned(trip.pricing.slices[slice]!, choice.itineraryKey)
    const option = itinerary && chosenOption(itinerary, choice, { ...trip.pricing, passengers: types })
    return option ? [rulesOf(desk.seed, option)] : []
  })
  return { ...old, prices, penalties: penaltiesOf(rules, { currency, rate }, prices[0]!.taxes) }
}

function merged(values: readonly PassengerValue[]): IntlAirTicketPlan['prices'][number]['taxes'] {
  const sums = new Map<string, { code: string; amount: number; refundable: boolean }>()
  for (const tax of values.flatMap(({ taxes }) => taxes)) {
    const before = sums.get(tax.code)
    sums.set(tax.code, before ? { ...tax, amount: before.amount + tax.amount } : { ...tax })
  }
  return [...sums.values()]
}

interface NewTicket {
  ticket_no: string
  passenger: number
  coupons: { segment: number; seats: SeatRef[] }[]
}

interface LiveExchange {
  exchange: Exchange
  ticket: LiveTicket
  now: Date
}

/** Coupons of a new ticket: the new slice, and what is not flown of the others with its seats. */
function couponsAfter(skies: Skies, trip: BookedTrip, { exchange, ticket, now }: LiveExchange): NewTicket {
  const open = openCoupons(skies, ticket, now)
  const before = ticket.record.trip
  const hasSeat = typeOf(ticket) !== 'infant'
  const coupons = trip.quote.tickets[ticket.plan]!.slices.flatMap((slice) =>
    segmentsOfSlice(trip, slice).flatMap((segment, place) => {
      if (slice === exchange.slice && place < exchange.flown) return []
      if (slice === exchange.slice) return [{ segment, seats: hasSeat ? trip.seats[segment]! : [] }]
      const kept = open.find((coupon) => coupon.segment === segmentsOfSlice(before, slice)[place])
      return kept ? [{ segment, seats: kept.seats }] : []
    }),
  )
  return { ticket_no: ticket.ticketNo, passenger: ticket.passenger, coupons }
}

/** Where a passenger sits on the flights that are kept, by legs; `made` are those of the new slice. */
const keptSeats = ({ ticket_no: ticketNo, coupons }: NewTicket, made: readonly number[]) => ({
  ticketNo,
  legs: coupons.flatMap((coupon) => (made.includes(coupon.segment) ? [] : coupon.seats)),
})

const exchangeStatement = /* sql */ `${lockSeats}, gate AS (
  INSERT INTO sandbox_intl_record (reference, state, hold_until, party, passengers, trip, records, faults, created_at, ticketed_at, last_departure)
  SELECT $2, 'ticketed', hold_until, $3::smallint, passengers, $4::jsonb, $5::text[], array_remove(array_remove(array_remove(faults, 'CARRIER_CANCELS'), 'CARRIER_REROUTES'), 'ONWARD_CANCELLED'), $6::timestamptz, $6::timestamptz, $7::timestamptz
  FROM sandbox_intl_record WHERE reference = $8 AND (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING reference
), written AS MATERIALIZED (
  SELECT w.*, $9 || '-' || lpad(nextval('sandbox_intl_ticket_serial')::text, 10, '0') AS new_no
  FROM gate, jsonb_to_recordset($10::jsonb) AS w(ticket_no text, passenger smallint, coupons jsonb)
), ticket AS (
  INSERT INTO sandbox_intl_ticket (ticket_no, reference, plan, passenger, state, issued_at, accepted)
  SELECT new_no, $2, $11::smallint, w.passenger, 'live', $6::timestamptz, t.accepted FROM written w JOIN sandbox_intl_ticket t USING (ticket_no)
), coupon AS (
  INSERT INTO sandbox_intl_coupon (ticket_no, segment, state, seats)
  SELECT new_no, c.segment, 'open', c.seats FROM written, jsonb_to_recordset(coupons) AS c(segment smallint, seats jsonb)
), old AS (
  UPDATE sandbox_intl_ticket t SET state = 'exchanged', closed_key = $12,
    answer = $13::jsonb || jsonb_build_object('newTicketNo', w.new_no)
  FROM written w WHERE t.ticket_no = w.ticket_no
), closed AS (
  UPDATE sandbox_intl_coupon c SET state = 'exchanged'
  FROM gate, jsonb_to_recordset($14::jsonb) AS w(ticket_no text, segment smallint)
  WHERE c.ticket_no = w.ticket_no AND c.segment = w.segment
), ${moveSeats}
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT jsonb_agg(w) FROM written w) AS written`

interface Outcome {
  present: boolean
  fits: boolean
  written: { ticket_no: string; new_no: string }[] | null
}

/** New tickets on a record of their own, seats of both ways and the old coupons in one statement. */
export async function writeExchange(
  desk: Desk & Skies,
  { sql, now }: SupplyContext,
  writing: Writing,
): Promise<{ tickets: ExchangedTicket[] } | IntlAirFailure> {
  const { key, tickets, exchange, itinerary, takes } = writing
  const [{ record, plan }] = tickets as [LiveTicket]
  const trip = tripAfter(desk, writing)
  const seats = seatsFor(tickets.map(typeOf))
  const old = segmentsOfSlice(record.trip, exchange.slice)
  const open = tickets.flatMap((ticket) => openCoupons(desk, ticket, now))
  const returns = open
    .filter(({ segment }) => old.includes(segment))
    .flatMap((coupon) => coupon.seats.map((seat) => ({ ...seat, seats: 1 })))
  const movements = movementsOf(takes, returns)
  const after = tickets.map((ticket) => couponsAfter(desk, trip, { exchange, ticket, now }))
  for (let attempt = 0; attempt < 4; attempt++) {
    const locator = recordLocator(key, desk.seed, attempt)
    const kept = { itinerary, records: [locator], penalties: trip.quote.tickets[plan]!.penalties }
    const [outcome] = await sql.query<Outcome>(exchangeStatement, [
      movements,
      `I${locator}`,
      seats,
      JSON.stringify(trip),
      record.records.map((each, at) => (at === plan ? locator : each)),
      now,
      lastDeparture(trip),
      record.reference,
      ticketPrefix(desk, record.trip.quote.tickets[plan]!.validatingCarrier),
      JSON.stringify(after),
      plan,
      key,
      JSON.stringify(kept),
      JSON.stringify(open.map(({ ticket_no, segment }) => ({ ticket_no, segment }))),
    ])
    if (outcome?.written) {
      const numbers = new Map(outcome.written.map((each) => [each.ticket_no, each.new_no]))
      const made = segmentsOfSlice(trip, exchange.slice)
      await moveGivenSeats(
        sql,
        after.map((ticket) => ({ ...keptSeats(ticket, made), newTicketNo: numbers.get(ticket.ticket_no)! })),
      )
      return { tickets: tickets.map(({ ticketNo }) => ({ ...kept, newTicketNo: numbers.get(ticketNo)! })) }
    }
    if (!outcome?.present) await sql.query(openSeats, [movements])
    else if (!outcome.fits) return { failure: 'soldOut' }
  }
  return { failure: 'supplierBusy' }
}
