import type { IntlAirFailure, IntlAirHeld, IntlAirHold, IntlPassengerType } from '../../../ports/intl-air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { faultsOfRequest, slowAnswer, type Faults } from '../../faults'
import { recordLocator } from '../../air/keys'
import { lockSeats, movementsOf, moveSeats, openSeats, type SeatTake } from '../../air/seat-movement'
import type { IntlAirFault } from '../faults'
import { isProven, seatsFor } from '../fares/buyer'
import { seatRefsOf, takesOf } from '../inventory'
import { findTrip, quoteOf } from '../search/quote'
import type { Bought } from '../search/tickets'
import type { Sandbox } from '../search/search'
import { heldOf, keptQuote } from './held'
import { lastDeparture, valuesOf } from './values'
import { raiseInstead, recordOfTickets } from './sale'
import { recordByKey, type BookedTrip, type RecordRow } from './records'

/** Fen by which a faulty price is dearer. */
export const raisedBy = 6000
const attempts = 5

export interface Desk extends Sandbox {
  faults: Faults<IntlAirFault>
}

export async function hold(desk: Desk, context: SupplyContext, request: IntlAirHold): Promise<IntlAirHeld | IntlAirFailure> {
  const { sql, now } = context
  const faults = faultsOfRequest(desk.faults, context, request)
  if (faults.includes('SLOW')) await slowAnswer(desk.faults)
  const before = await recordByKey(sql, request.key)
  if (before) return heldOf(before)
  const passengers = request.passengers.map(({ passenger }) => passenger)
  const found = await findTrip(desk, sql, { ...request, passengers }, now)
  if (typeof found === 'string') return { failure: found }
  if (!found.parts.every(({ option }) => isProven(option.type, request.passengers))) return { failure: 'passengerNotAllowed' }
  if (faults.includes('SOLD_OUT')) return { failure: 'soldOut' }
  const replaced = request.instead && (await recordOfTickets(sql, request.instead))
  const sale = raiseInstead(desk, replaced, quoteOf(desk, found, { passengers, now }))
  const raise = faults.includes('PRICE_UP') ? raisedBy : sale
  const quote = quoteOf(desk, found, { passengers, now, raise })
  if (quote.total > request.expectedTotal) return { failure: 'priceChanged', total: quote.total }
  const { slices, choices, agreements, businessTravel } = request
  const trip: BookedTrip = {
    pricing: { slices, choices, agreements, businessTravel },
    quote: keptQuote(quote),
    seats: seatsOfTrip(desk, found),
    values: valuesOf(found, passengers, raise),
  }
  const holdUntil = quote.payBy < request.holdUntil ? quote.payBy : request.holdUntil
  return take(desk, context, request.key, {
    passengers,
    trip,
    holdUntil,
    faults,
    takes: takesOfTrip(desk, found, seatsFor(passengers), now),
  })
}

const legsOf = ({ parts }: Bought) =>
  parts.flatMap(({ option }) =>
    option.itinerary.departures.map((departure, index) => ({
      departure,
      bookingClass: option.itinerary.classes.get(option.bookingClass)![index]!,
    })),
  )

export const seatsOfTrip = ({ inventory }: Sandbox, found: Bought): BookedTrip['seats'] =>
  legsOf(found).map(({ departure, bookingClass }) => seatRefsOf(inventory, departure, bookingClass))

export const takesOfTrip = ({ inventory }: Sandbox, found: Bought, seats: number, now: Date): SeatTake[] =>
  legsOf(found).flatMap(({ departure, bookingClass }) => takesOf(inventory, departure, { bookingClass, party: seats, now }))

interface Taking {
  passengers: IntlPassengerType[]
  trip: BookedTrip
  holdUntil: Date
  faults: IntlAirFault[]
  takes: SeatTake[]
}

const takeStatement = /* sql */ `${lockSeats}, gate AS (
  INSERT INTO sandbox_intl_record (reference, hold_key, state, hold_until, party, passengers, trip, records, faults, created_at, last_departure)
  SELECT $2, $3, 'held', $4::timestamptz, $5::smallint, $6::text[], $7::jsonb, $8::text[], $9::text[], $10::timestamptz, $11::timestamptz
  WHERE (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING reference
), ${moveSeats}
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT reference FROM gate) AS reference`

/** Seats of all legs and the record in one statement: either every leg gives its seats or nothing is written. */
async function take(
  desk: Desk,
  { sql, now }: SupplyContext,
  key: string,
  { passengers, trip, holdUntil, faults, takes }: Taking,
): Promise<IntlAirHeld | IntlAirFailure> {
  const movements = movementsOf(takes, [])
  for (let attempt = 0; attempt < attempts; attempt++) {
    const reference = `I${recordLocator(key, desk.seed, attempt)}`
    const records = trip.quote.tickets.map((_, plan) => recordLocator(`${key} ${plan}`, desk.seed, attempt))
    const [outcome] = await sql.query<{ present: boolean; fits: boolean; reference: string | null }>(takeStatement, [
      movements,
      reference,
      key,
      holdUntil,
      seatsFor(passengers),
      passengers,
      JSON.stringify(trip),
      records,
      faults,
      now,
      lastDeparture(trip),
    ])
    if (outcome?.reference) return heldOf({ reference, records, hold_until: holdUntil, trip })
    const before = await recordByKey(sql, key)
    if (before) return heldOf(before)
    if (!outcome?.present) await sql.query(openSeats, [movements])
    else if (!outcome.fits) return { failure: 'soldOut' }
  }
  return { failure: 'supplierBusy' }
}

const releaseStatement = /* sql */ `${lockSeats}, gate AS (
  UPDATE sandbox_intl_record SET state = 'released', revision = revision + 1
  WHERE reference = $2 AND state = 'held' AND (SELECT fits FROM verdict)
  RETURNING reference
), ${moveSeats}
SELECT reference FROM gate`

/** Gives the seats of an unticketed reference back; one already released or ticketed stays as it is. */
export async function release({ sql }: Pick<SupplyContext, 'sql'>, reference: string): Promise<void> {
  const [row] = await sql.query<Pick<RecordRow, 'party' | 'trip'>>(
    "SELECT party, trip FROM sandbox_intl_record WHERE reference = $1 AND state = 'held' FOR UPDATE",
    [reference],
  )
  if (row) await giveBack(sql, reference, row)
}

const giveBack = (sql: SqlExecutor, reference: string, { party, trip }: Pick<RecordRow, 'party' | 'trip'>): Promise<unknown> =>
  sql.query(releaseStatement, [
    movementsOf(
      [],
      trip.seats.flat().map((seat) => ({ ...seat, seats: party })),
    ),
    reference,
  ])
