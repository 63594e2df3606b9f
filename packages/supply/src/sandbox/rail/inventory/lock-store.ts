import { hashText } from '../../air/random'
import type { RailPlace } from '../../../ports/rail'
import type { RailSeatClass } from '../../../ports/rail-ride'
import type { SqlExecutor } from '../../../ports/supply'
import { groupBy } from '../../air/order/group'
import { maskOf } from './class-view'
import type { RailFault } from './faults'
import { printedPlace } from './places'
import { placeOf, type TicketTerms } from './records'
import { priceOf, type Person, type Ride } from './rides'
import type { Seating } from './seating'
import { arrivesAt, departsAt } from './stretch'

export interface SeatedRide extends Ride {
  seating: Seating
}
export interface NewLock {
  key: string
  holdUntil: Date
  faults: readonly RailFault[]
  /** Tickets that these seats are meant to replace. */
  replaces: readonly string[]
  people: readonly Person[]
  rides: readonly SeatedRide[]
}

/** The gate of the waiting hall for a train at a station. */
const gateOf = (trainKey: string, station: string): string => {
  const hash = hashText(trainKey + station, 3)
  return `${1 + (hash % 24)}${hash & 0x1000 ? 'A' : 'B'}`
}

const lockStatement = /* sql */ `
WITH moved AS (
  UPDATE sandbox_rail_coach c SET taken = c.taken | w.mask, claimed = c.claimed | w.mask
  FROM jsonb_to_recordset($1::jsonb) AS w(train_key text, seat text, coach text, mask varbit)
  WHERE c.train_key = w.train_key AND c.seat = w.seat AND c.coach = w.coach
), gate AS (
  INSERT INTO sandbox_rail_lock (lock_key, state, hold_until, faults, replaces, created_at)
  VALUES ($2, 'held', $3::timestamptz, $4::text[], $5::text[], $6::timestamptz)
  ON CONFLICT (lock_key) DO UPDATE SET state = 'held', hold_until = excluded.hold_until WHERE sandbox_rail_lock.state = 'pending'
  RETURNING lock_no
), ticket AS (
  INSERT INTO sandbox_rail_ticket (lock_no, passenger, ride, state, traveller, train_key, seat, coach, slot, from_stop, to_stop,
    departs, arrives, hold_until, price, terms)
  SELECT gate.lock_no, t.passenger, t.ride, 'held', t.traveller, t.train_key, t.seat, t.coach, t.slot, t.from_stop, t.to_stop,
    t.departs, t.arrives, $3::timestamptz, t.price, t.terms
  FROM gate, jsonb_to_recordset($7::jsonb) AS t(passenger smallint, ride smallint, traveller bigint, train_key text, seat text,
    coach text, slot smallint, from_stop smallint, to_stop smallint, departs timestamptz, arrives timestamptz, price integer, terms jsonb)
)
SELECT lock_no FROM gate`

/** Takes the places that were found, whose coaches are locked, and writes the lock and what each passenger gets. */
export async function writeLock(sql: SqlExecutor, now: Date, lock: NewLock): Promise<{ lockNo: string; places: RailPlace[] }> {
  const tickets = lock.rides.flatMap((ride, index) => ticketsOfRide(ride, index, lock.people))
  const [row] = await sql.query<{ lock_no: string }>(lockStatement, [
    JSON.stringify(masksOf(lock.rides, tickets)),
    lock.key,
    lock.holdUntil,
    lock.faults,
    lock.replaces,
    now,
    JSON.stringify(tickets),
  ])
  if (!row) throw new Error('a lock of this key exists already')
  const places = tickets.map(placeOf).sort((a, b) => a.passenger - b.passenger || a.ride - b.ride)
  return { lockNo: row.lock_no, places }
}

interface NewTicket {
  passenger: number
  ride: number
  traveller: number
  train_key: string
  seat: RailSeatClass
  coach: string
  slot: number
  from_stop: number
  to_stop: number
  departs: Date
  arrives: Date
  price: number
  terms: TicketTerms
}

function ticketsOfRide({ stretch, fare, seating }: SeatedRide, ride: number, people: readonly Person[]): NewTicket[] {
  const { run, from, to } = stretch
  const { seat, sections } = seating.view
  const times = { departs: departsAt(stretch), arrives: arrivesAt(stretch) }
  return people.flatMap(({ traveller, child, student, buyer }, passenger): NewTicket[] => {
    const place = seating.places[passenger]
    const section = place && sections[place.section]
    if (!place || !section) return []
    const printed = printedPlace(run, section, place.slot)
    const terms: TicketTerms = {
      ...printed,
      departStation: run.station(from),
      arriveStation: run.station(to),
      gate: gateOf(run.trainKey, run.station(from)),
      child,
      ...(student && { student }),
      ...(buyer && { buyer }),
    }
    const at = { train_key: run.trainKey, seat, coach: section.coach, slot: place.slot, from_stop: from, to_stop: to }
    return [{ passenger, ride, traveller, ...at, ...times, price: priceOf(fare, { seat, berth: printed.berth }, terms), terms }]
  })
}

function masksOf(rides: readonly SeatedRide[], tickets: readonly NewTicket[]) {
  const byCoach = groupBy(tickets, ({ train_key, seat, coach }) => `${train_key} ${seat} ${coach}`)
  return [...byCoach.values()].flatMap((group) => {
    const [first] = group
    const ride = rides[first?.ride ?? 0]
    const section = ride?.seating.view.sections.find(({ coach }) => coach === first?.coach)
    if (!first || !ride || !section) return []
    const intervals = ride.stretch.run.stopCount - 1
    const { train_key, seat, coach } = first
    return [{ train_key, seat, coach, mask: maskOf(section.places * intervals, intervals, group) }]
  })
}
