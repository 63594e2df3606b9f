import type pg from 'pg'
import type { SeatClass } from '@sojourn/contract/products/train/train.shapes'
import { addDays, dateOfEpochDay, epochDay, isLocalDate } from '@sojourn/domain/kit/local-date'
import {
  isRailFailure,
  type RailChangeRequest,
  type RailFailure,
  type RailIssued,
  type RailLock,
  type RailPassenger,
  type RailRefundRequest,
  type RailWaitlistRequest,
  type RailWaitlistState,
} from '@sojourn/supply/ports/rail'
import type { RailChoice } from '@sojourn/supply/ports/rail-ride'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { compositions, type Composition } from '@sojourn/supply/sandbox/rail/composition'
import { availability } from '@sojourn/supply/sandbox/rail/inventory/availability'
import { change } from '@sojourn/supply/sandbox/rail/inventory/changes'
import type { RailDesk } from '@sojourn/supply/sandbox/rail/inventory/desk'
import { faultsAskedIn } from '@sojourn/supply/sandbox/fault-words'
import { createFaults } from '@sojourn/supply/sandbox/faults'
import { railFaults, type RailFault } from '@sojourn/supply/sandbox/rail/inventory/faults'
import { issue, tickets } from '@sojourn/supply/sandbox/rail/inventory/issuing'
import { leaveQueue, lock, release } from '@sojourn/supply/sandbox/rail/inventory/locks'
import { refund } from '@sojourn/supply/sandbox/rail/inventory/refunds'
import { findStretch } from '@sojourn/supply/sandbox/rail/inventory/stretch'
import { joinWaitlist, leaveWaitlist, waitlist } from '@sojourn/supply/sandbox/rail/inventory/waitlist'
import type { TrainRun } from '@sojourn/supply/sandbox/rail/train-run'
import type { Database } from '../../../../db/database'

/** Friday 20 November 2026, 10:00 in China. */
export const now = new Date('2026-11-20T02:00:00Z')
/** The first day of trains in these tests, nearly empty still. */
export const travelDate = '2026-12-03'

const small: Composition = {
  name: 'small',
  fuxing: false,
  sections: [
    { coach: '01', seat: 'O', places: 10, firstRow: 1 },
    { coach: '02', seat: 'O', places: 10, firstRow: 1 },
  ],
  places: new Map([['O', 20]]),
}
const trains: Record<string, { stops: string[]; departs: number; composition: Composition; type: TrainRun['type'] }> = {
  /** Shanghai Hongqiao, Suzhou North, Nanjing South, Jinan West, Beijing South. */
  G2: { stops: ['AOH', 'OHH', 'NKH', 'JGK', 'VNP'], departs: 540, composition: compositions.CR400x16, type: 'G' },
  G4: { stops: ['AOH', 'OHH', 'NKH', 'JGK', 'VNP'], departs: 840, composition: compositions.CR400, type: 'G' },
  G6: { stops: ['AOH', 'OHH', 'NKH', 'JGK', 'VNP'], departs: 570, composition: small, type: 'G' },
  G8: { stops: ['AOH', 'OHH', 'NKH', 'JGK', 'VNP'], departs: 1020, composition: small, type: 'G' },
  /** To another city. */
  G10: { stops: ['AOH', 'HGH'], departs: 1080, composition: small, type: 'G' },
  /** Across the border. */
  G99: { stops: ['AOH', 'XJA'], departs: 600, composition: small, type: 'G' },
  Z1: { stops: ['AOH', 'NKH', 'VNP'], departs: 1140, composition: compositions.direct, type: 'Z' },
}
const minutesPerStop = 60
const kmPerStop = 300

function run(trainKey: string): TrainRun | undefined {
  const [trainId = '', date = ''] = trainKey.split('/')
  const train = trains[trainId]
  if (!train || !isLocalDate(date)) return undefined
  const arriveMinutes = (stop: number): number => train.departs + stop * minutesPerStop
  return {
    trainKey,
    trainId,
    runDay: epochDay(date),
    type: train.type,
    composition: train.composition,
    stopCount: train.stops.length,
    station: (stop) => train.stops[stop] ?? '',
    arriveMinutes,
    departMinutes: arriveMinutes,
    km: (stop) => stop * kmPerStop,
    trainNo: () => trainId,
  }
}

const perStop: Partial<Record<SeatClass, number>> = { '9': 60_000, D: 37_000, M: 22_000, O: 13_850, WZ: 13_850, '1': 4650 }

export const faults = createFaults(railFaults)
/** A small railway: fares by the number of stops, nothing ever closed but a train that has left. */
export const desk: RailDesk = {
  seed: 7,
  stoppedShare: 0,
  faults,
  runs: { run },
  fareOf({ from, to, run: { type } }, seat) {
    const stops = to - from
    if (seat === '3' && type === 'Z')
      return { price: 9100 * stops, berths: { lower: 9100 * stops, middle: 8750 * stops, upper: 8450 * stops } }
    const fare = perStop[seat]
    return fare === undefined ? undefined : { price: fare * stops }
  },
  refusalOf: ({ run: { runDay }, from, run: train }, at) =>
    at.getTime() > (runDay * 1440 + train.departMinutes(from) - 480) * 60_000 ? 'saleClosed' : undefined,
}

/** The same railway, which stops every train. */
export const stoppingDesk: RailDesk = { ...desk, stoppedShare: 1 }

export const choiceOf = (trainId: string, ends: [string, string], seat: SeatClass = 'O', date = travelDate): RailChoice => ({
  trainKey: `${trainId}/${date}`,
  departStation: ends[0],
  arriveStation: ends[1],
  seat,
})
export const dayAfter = (days: number): string => addDays(dateOfEpochDay(epochDay(travelDate)), days)

let people = 0
/** People whom nobody has seen before. */
export const strangers = (count: number, child = false): RailPassenger[] =>
  Array.from({ length: count }, () => {
    people += 1
    return { name: `出行人${people}`, credentialType: 1, credentialNumber: `TEST${people}`, child }
  })

export function lockRequest(
  key: string,
  choices: readonly RailChoice[],
  passengers: readonly RailPassenger[],
  fault?: RailFault,
): RailLock {
  return {
    key,
    choices,
    passengers,
    expectedPrices: choices.map(() => 10_000_000),
    acceptStanding: false,
    holdUntil: new Date(now.getTime() + 30 * 60_000),
    remark: fault ? `#${fault}` : '',
  }
}

class Undone extends Error {
  constructor(readonly answer: object) {
    super('undone')
  }
}

/** Work in one transaction, as every purchase is; a failure undoes it. */
async function inTransaction<T extends object>(
  database: Database,
  work: (context: SupplyContext) => Promise<T>,
  at: Date,
): Promise<T> {
  try {
    return await database.transaction(1, async (sql) => {
      const answer = await work({ now: at, sql })
      if ('failure' in answer) throw new Undone(answer)
      return answer
    })
  } catch (error) {
    if (error instanceof Undone) return error.answer as T
    throw error
  }
}

/** The seat supply of these tests as its buyers see it, every request in a transaction of its own. */
export const railOn = (database: Database) => ({
  lock: (request: RailLock, at = now) =>
    inTransaction(database, (context) => lock(desk, { ...context, faults: faultsAskedIn(request) }, request), at),
  issue: (lockNo: string, at = now, by = desk) =>
    inTransaction(database, (context) => issue(by, context, { key: lockNo, lockNo }), at),
  release: (lockNo: string, at = now, cancelled = true) =>
    inTransaction(database, async (context) => ({ done: await release(desk, context, { lockNo, cancelled }) }), at),
  leaveQueue: (key: string, at = now) =>
    inTransaction(database, async (context) => ({ done: await leaveQueue(desk, context, { key }) }), at),
  tickets: (ticketNos: readonly string[], at = now) =>
    inTransaction(database, (context) => tickets(desk, context, { ticketNos }), at),
  refund: (request: RailRefundRequest, at = now, by = desk) =>
    inTransaction(database, (context) => refund(by, context, request), at),
  change: (request: RailChangeRequest, at = now) => inTransaction(database, (context) => change(desk, context, request), at),
  join: (request: RailWaitlistRequest, at = now) =>
    inTransaction(database, (context) => joinWaitlist(desk, context, request), at),
  leave: (key: string, at = now) => inTransaction(database, (context) => leaveWaitlist(context, { key }), at),
  leaveOne: (key: string, passenger: RailPassenger) =>
    inTransaction(database, (context) => leaveWaitlist(context, { key, passenger }), now),
  waitlist: (key: string, passengers: readonly RailPassenger[] = [], at = now, by = desk): Promise<RailWaitlistState> => {
    const stateOf = async (context: SupplyContext): Promise<RailWaitlistState> => {
      const state = await waitlist(by, context, { key, passengers })
      if (!state) throw new Error(`nobody has joined under ${key}`)
      return state
    }
    return inTransaction(database, stateOf, at)
  },
  /** Places left of the choice's class. */
  async left(choice: RailChoice, at = now): Promise<number> {
    const stretch = findStretch(desk.runs, choice)
    if (!stretch) throw new Error('no such train')
    const [seats] = await inTransaction(database, (context) => availability(desk, context, [stretch]), at)
    return seats?.get(choice.seat) ?? -1
  },
  /** Seats that are locked and ticketed at once. */
  async buy(request: RailLock, at = now): Promise<RailIssued> {
    const { lockNo } = granted(await this.lock(request, at))
    return granted(await this.issue(lockNo, at))
  },
})

/** The answer, or an error with the failure that came instead. */
export function granted<T extends object>(answer: T): Exclude<T, RailFailure | { pending: true }> {
  if (isRailFailure(answer)) throw new Error(`refused: ${answer.failure}`)
  if ('pending' in answer) throw new Error('still in the queue')
  return answer as Exclude<T, RailFailure | { pending: true }>
}
export const minutesLater = (minutes: number, from = now): Date => new Date(from.getTime() + minutes * 60_000)

/** The bits in the coaches are those of live tickets, and no two tickets share a place on an interval. */
export async function checkBooks(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ taken: number; recorded: number; double: number }>(`
    WITH live AS (SELECT * FROM sandbox_rail_ticket WHERE state IN ('held', 'issued'))
    SELECT (SELECT coalesce(sum(bit_count(taken)), 0)::integer FROM sandbox_rail_coach) AS taken,
      (SELECT coalesce(sum(to_stop - from_stop), 0)::integer FROM live) AS recorded,
      (SELECT count(*)::integer FROM live a JOIN live b USING (train_key, seat, coach, slot)
        WHERE (a.lock_no, a.passenger, a.ride) < (b.lock_no, b.passenger, b.ride)
          AND a.from_stop < b.to_stop AND b.from_stop < a.to_stop) AS double`)
  const [books] = rows
  if (!books || books.taken !== books.recorded || books.double > 0)
    throw new Error(`the books are wrong: ${JSON.stringify(books)}`)
}
