import { seatsOf } from '@sojourn/domain/products/flight/passengers'
import type { AirFailure, AirHeld, AirHold, AirPassengerType } from '../../../ports/air'
import type { SqlExecutor, SupplyContext } from '../../../ports/supply'
import { faultsOfRequest, slowAnswer, type Faults } from '../../faults'
import type { AirFault } from '../faults'
import { heldOf } from './held'
import {
  findJourneys,
  quoteOf,
  seatsOfJourney,
  takesOfJourney,
  type BookedJourney,
  type Journey,
  type Sandbox,
} from '../journeys'
import { recordLocator } from '../keys'
import { pnrByKey, type PnrRecord } from './records'
import { lockSeats, movementsOf, moveSeats, openSeats } from '../seat-movement'

/** Fen by which a faulty price is dearer. */
export const raisedBy = 6000
const largestParty = 9
const attempts = 5

export interface Desk extends Sandbox {
  seed: number
  faults: Faults<AirFault>
}

/** A faulty price is dearer by 60 yuan, and stays so when it is asked for again. */
export const withFaultyPrice = (journeys: readonly Journey[], faults: readonly AirFault[]): Journey[] =>
  journeys.map((journey) => ({ ...journey, ticketPrice: journey.ticketPrice + (faults.includes('PRICE_UP') ? raisedBy : 0) }))

export async function hold(desk: Desk, context: SupplyContext, request: AirHold): Promise<AirHeld | AirFailure> {
  const faults = faultsOfRequest(desk.faults, context, request)
  if (faults.includes('SLOW')) await slowAnswer(desk.faults)
  const first = await holdOnce(desk, context, request, faults)
  return faults.includes('DUPLICATE') ? holdOnce(desk, context, request, faults) : first
}

async function holdOnce(desk: Desk, context: SupplyContext, request: AirHold, faults: AirFault[]): Promise<AirHeld | AirFailure> {
  const { sql, now } = context
  const passengers = request.passengers.map(({ passenger }) => passenger)
  const party = seatsOf(passengers)
  const journeys = acceptable(desk, request, faults, now)
  if ('failure' in journeys) return held(await pnrByKey(sql, request.key)) ?? journeys
  const booked: BookedJourney[] = journeys.map((journey) => ({
    ...quoteOf(journey, party, now),
    seats: seatsOfJourney(journey),
    ...(request.connection && { connection: true }),
  }))
  const movements = movementsOf(
    journeys.flatMap((journey) => takesOfJourney(journey, party, now)),
    [],
  )
  for (let attempt = 0; attempt < attempts; attempt++) {
    const pnr = recordLocator(request.key, desk.seed, attempt)
    const taken = { pnr, movements, party, passengers, booked, faults }
    const outcome = await openAndTake(context, request, taken)
    if (outcome.pnr) return heldOf(pnr, request.holdUntil, booked)
    const before = held(await pnrByKey(sql, request.key))
    if (before) return before
    if (outcome.present && !outcome.fits) return { failure: 'soldOut' }
  }
  return { failure: 'supplierBusy' }
}

/** Everything that can be known without the books. */
function acceptable(desk: Desk, request: AirHold, faults: readonly AirFault[], now: Date): Journey[] | AirFailure {
  const people = request.passengers.length
  const found = findJourneys(desk, request.choices, request, now)
  if (typeof found === 'string') return { failure: found }
  if (people < 1 || people > largestParty || faults.includes('SOLD_OUT')) return { failure: 'soldOut' }
  if (found.some(({ type }) => type === 'government') && !request.government?.unit) return { failure: 'buyerUnverified' }
  const journeys = withFaultyPrice(found, faults)
  const prices = journeys.map((journey) => journey.ticketPrice)
  const dearer = prices.some((price, index) => price > (request.expectedPrices[index] ?? 0))
  return dearer ? { failure: 'priceChanged', prices } : journeys
}

const held = (record: PnrRecord | undefined): AirHeld | undefined =>
  record && heldOf(record.pnr, new Date(record.hold_until), record.journeys)

/** Mostly nobody has taken of a flight before: its rows are opened, where they are not there, in the same trip. */
async function openAndTake(context: SupplyContext, request: AirHold, taken: Take): Promise<Taken> {
  const [, outcome] = await Promise.all([context.sql.query(openSeats, [taken.movements]), take(context, request, taken)])
  return outcome
}

interface Taken {
  present: boolean
  fits: boolean
  pnr: string | null
}
interface Take {
  pnr: string
  movements: string
  party: number
  passengers: AirPassengerType[]
  booked: BookedJourney[]
  faults: AirFault[]
}

const takeStatement = /* sql */ `${lockSeats}, gate AS (
  INSERT INTO sandbox_air_pnr (pnr, hold_key, state, hold_until, party, journeys, buyer, faults, created_at, passengers)
  SELECT $2, $3, 'held', $4::timestamptz, $5::smallint, $6::jsonb, $7::jsonb, $8::text[], $9::timestamptz, $10::text[]
  WHERE (SELECT fits FROM verdict)
  ON CONFLICT DO NOTHING
  RETURNING pnr
), ${moveSeats}
SELECT (SELECT present FROM present) AS present, (SELECT fits FROM verdict) AS fits, (SELECT pnr FROM gate) AS pnr`

/** Seats and record together in one statement: either all legs give their seats or nothing is written. */
async function take({ sql, now }: SupplyContext, request: AirHold, taken: Take): Promise<Taken> {
  const buyer = JSON.stringify({ agreements: request.agreements, businessTravel: request.businessTravel })
  const values = [
    taken.movements,
    taken.pnr,
    request.key,
    request.holdUntil,
    taken.party,
    JSON.stringify(taken.booked),
    buyer,
    taken.faults,
    now,
    taken.passengers,
  ]
  const [outcome] = await sql.query<Taken>(takeStatement, values)
  if (!outcome) throw new Error('the statement answers one row')
  return outcome
}

const releaseStatement = /* sql */ `${lockSeats}, due AS MATERIALIZED (
  SELECT pnr FROM sandbox_air_pnr WHERE pnr = ANY($2::text[]) AND state = 'held' FOR UPDATE
), gate AS (
  UPDATE sandbox_air_pnr p SET state = 'released', revision = revision + 1 FROM due
  WHERE p.pnr = due.pnr AND (SELECT fits FROM verdict) AND (SELECT count(*) FROM due) = cardinality($2::text[])
  RETURNING p.pnr
), ${moveSeats}
SELECT pnr FROM gate`

type HeldRow = Pick<PnrRecord, 'pnr' | 'party' | 'journeys'>

async function releaseAll(sql: SqlExecutor, records: readonly HeldRow[]): Promise<string[]> {
  if (records.length === 0) return []
  const returns = records.flatMap(({ party, journeys }) =>
    journeys.flatMap(({ seats }) => seats.map((seat) => ({ ...seat, seats: party }))),
  )
  const rows = await sql.query<{ pnr: string }>(releaseStatement, [movementsOf([], returns), records.map(({ pnr }) => pnr)])
  return rows.map(({ pnr }) => pnr)
}

/** Gives the seats of an unticketed record back; one already released or ticketed stays as it is. */
export async function release({ sql }: SupplyContext, pnr: string): Promise<void> {
  const rows = await sql.query<HeldRow>(
    "SELECT pnr, party, journeys FROM sandbox_air_pnr WHERE pnr = $1 AND state = 'held' FOR UPDATE",
    [pnr],
  )
  await releaseAll(sql, rows)
}
