import type pg from 'pg'
import { airFaults, type AirFault } from '@sojourn/supply/sandbox/air/faults'
import { createFaults } from '@sojourn/supply/sandbox/faults'
import { withFaultWords } from '@sojourn/supply/sandbox/fault-words'
import { createNetwork } from '@sojourn/supply/sandbox/air/timetable/network'
import { planTimetable } from '@sojourn/supply/sandbox/air/timetable/plan-timetable'
import { referenceWorld } from '@sojourn/supply/sandbox/air/reference-world'
import { createSandboxAir } from '@sojourn/supply/sandbox/air/sandbox-air'
import {
  isAirFailure,
  type AirDelayed,
  type AirFailure,
  type AirFare,
  type AirFlight,
  type AirHeld,
  type AirHold,
  type AirPassenger,
} from '@sojourn/supply/ports/air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { sqlOn } from '../../../../db/sql'

const seed = 7
export const now = new Date('2026-11-20T02:00:00Z')
export const faults = createFaults(airFaults)
const timetable = planTimetable(referenceWorld, seed)
export const network = createNetwork(timetable, referenceWorld, seed)
export const air = withFaultWords(
  createSandboxAir({
    seed,
    faults,
    timetable,
    fuelLevels: () => [{ from: '2026-01-05', short: 1000, long: 2000, childShort: 0, childLong: 1000 }],
  }),
)

/** Each statement on a connection of its own, as a supplier is called from a job. */
export const contextOf = (pool: pg.Pool, at = now): SupplyContext => ({
  now: at,
  sql: {
    async query(text, values) {
      const client = await pool.connect()
      try {
        return await sqlOn(client).query(text, values)
      } finally {
        client.release()
      }
    },
  },
})

/** Work in one transaction; what it answers decides nothing, only `end` does. */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (context: SupplyContext) => Promise<T>,
  end: 'COMMIT' | 'ROLLBACK' = 'COMMIT',
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work({ now, sql: sqlOn(client) })
    await client.query(end)
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

export const beijingShanghai = { departAirports: ['PEK', 'PKX'], arriveAirports: ['SHA', 'PVG'] }
export const shanghaiBeijing = { departAirports: ['SHA', 'PVG'], arriveAirports: ['PEK', 'PKX'] }
const asker = { party: 1, agreements: [], businessTravel: false, governmentOnly: false }

export const searchOn = (context: SupplyContext, date: string, places = beijingShanghai): Promise<AirFlight[]> =>
  air.search(context, { ...places, ...asker, date })

export interface Pick {
  flight: AirFlight
  fare: AirFare
}

/** The first fare of a search that meets the condition. */
export async function pickFare(
  context: SupplyContext,
  date: string,
  wanted: (fare: AirFare, flight: AirFlight) => boolean,
  places = beijingShanghai,
): Promise<Pick> {
  for (const flight of await searchOn(context, date, places)) {
    const fare = flight.fares.find((each) => wanted(each, flight))
    if (fare) return { flight, fare }
  }
  throw new Error(`no such fare on ${date}`)
}

const people = (count: number): AirPassenger[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `出行人${index}`,
    passenger: 'adult',
    credentialType: 1,
    credentialNumber: `${index}`,
  }))

export function holdRequest(key: string, picks: readonly Pick[], party = 1, fault?: AirFault): AirHold {
  return {
    key,
    choices: picks.map(({ flight, fare }) => ({ flightKey: flight.flightKey, fareKey: fare.fareKey })),
    agreements: [],
    businessTravel: false,
    passengers: people(party),
    expectedPrices: picks.map(({ fare }) => fare.ticketPrice),
    holdUntil: new Date(now.getTime() + 30 * 60_000),
    remark: fault ? `#${fault}` : '',
  }
}

/** The answer, or an error with the failure that came instead. */
export function granted<T extends object>(answer: T): Exclude<T, AirFailure | AirDelayed> {
  if (isAirFailure(answer)) throw new Error(`refused: ${answer.failure}`)
  if ('askAgainAt' in answer) throw new Error('delayed')
  return answer as Exclude<T, AirFailure | AirDelayed>
}

export const held = async (context: SupplyContext, request: AirHold): Promise<AirHeld> =>
  granted(await air.hold(context, request))
