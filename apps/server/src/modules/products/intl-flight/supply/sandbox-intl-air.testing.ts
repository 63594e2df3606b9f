import type pg from 'pg'
import type { AirDelayed } from '@sojourn/supply/ports/air'
import {
  isIntlAirFailure,
  type IntlAirChoice,
  type IntlAirFailure,
  type IntlAirFare,
  type IntlAirHeld,
  type IntlAirHold,
  type IntlAirItinerary,
  type IntlAirSearch,
  type IntlAirSlice,
  type IntlPassengerType,
} from '@sojourn/supply/ports/intl-air'
import type { SupplyContext } from '@sojourn/supply/ports/supply'
import { createSandboxAir, plannedTimetable } from '@sojourn/supply/sandbox/air/sandbox-air'
import { createFaults } from '@sojourn/supply/sandbox/faults'
import { withFaultWords } from '@sojourn/supply/sandbox/fault-words'
import { createIntlNetwork } from '@sojourn/supply/sandbox/intl-air/create-network'
import { intlAirFaults, type IntlAirFault } from '@sojourn/supply/sandbox/intl-air/faults'
import { createSandboxIntlAir } from '@sojourn/supply/sandbox/intl-air/sandbox-intl-air'
import { sqlOn } from '../../../../db/sql'

export const seed = 7
export const now = new Date('2026-11-20T02:00:00Z')
export const faults = createFaults(intlAirFaults)
export const network = createIntlNetwork({ seed, domestic: () => plannedTimetable(seed) })
/** Sells the same domestic flights. */
export const domestic = createSandboxAir({ seed, fuelLevels: () => [] })
export const intlAir = withFaultWords(createSandboxIntlAir({ seed, faults, network }))

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

/** Work in one transaction, as the supplier asked from outside does it. */
export async function inTransaction<T>(pool: pg.Pool, work: (context: SupplyContext) => Promise<T>, at = now): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    const result = await work({ now: at, sql: sqlOn(client) })
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

export const places: Record<string, string[]> = {
  BJS: ['PEK', 'PKX'],
  SHA: ['PVG', 'SHA'],
  SIN: ['SIN'],
  SYD: ['SYD'],
  LON: ['LHR', 'LGW'],
  CAN: ['CAN'],
  CTU: ['CTU', 'TFU'],
}

/** `SHA-SIN 2026-12-10` as a slice. */
export function slice(text: string): IntlAirSlice {
  const [pair = '', date = ''] = text.split(' ')
  const [from = '', to = ''] = pair.split('-')
  return { departAirports: places[from]!, arriveAirports: places[to]!, date }
}

export const searchOf = (slices: readonly IntlAirSlice[], more: Partial<IntlAirSearch> = {}): IntlAirSearch => ({
  slices,
  chosen: [],
  passengers: ['adult'],
  agreements: [],
  businessTravel: false,
  directOnly: false,
  limit: 50,
  ...more,
})

export interface Pick {
  itinerary: IntlAirItinerary
  fare: IntlAirFare
}
export const choiceOf = ({ itinerary, fare }: Pick): IntlAirChoice => ({
  itineraryKey: itinerary.itineraryKey,
  fareKey: fare.fareKey,
})

export type Wanted = (fare: IntlAirFare, itinerary: IntlAirItinerary) => boolean
const any: Wanted = () => true

/** One choice for each slice: the first fare of each search that meets its condition. */
export async function pickTrip(
  context: SupplyContext,
  slices: readonly IntlAirSlice[],
  wanted: readonly Wanted[] = [],
  more: Partial<IntlAirSearch> = {},
): Promise<Pick[]> {
  const picks: Pick[] = []
  for (const index of slices.keys()) {
    const found = await intlAir.search(context, searchOf(slices, { ...more, chosen: picks.map(choiceOf) }))
    const pick = found
      .flatMap((itinerary) => itinerary.fares.map((fare) => ({ itinerary, fare })))
      .find(({ itinerary, fare }) => (wanted[index] ?? any)(fare, itinerary))
    if (!pick) throw new Error(`no such fare in slice ${index}`)
    picks.push(pick)
  }
  return picks
}

export const people = (types: readonly IntlPassengerType[]): IntlAirHold['passengers'] =>
  types.map((passenger, index) => ({
    name: `ZHANG/SAN${String.fromCodePoint(65 + index)}`,
    passenger,
    birthDate: passenger === 'infant' ? '2026-01-01' : passenger === 'child' ? '2019-01-01' : '1990-01-01',
    sex: 'male',
    nationality: 'CN',
    credentialType: 2,
    credentialNumber: `E1234567${index}`,
    ...(passenger === 'seaman' && { proofNumber: 'SC20260113' }),
  }))

export const holdOf = (
  key: string,
  slices: readonly IntlAirSlice[],
  picks: readonly Pick[],
  types: readonly IntlPassengerType[] = ['adult'],
  fault?: IntlAirFault,
): IntlAirHold => ({
  key,
  slices,
  choices: picks.map(choiceOf),
  agreements: [],
  businessTravel: false,
  passengers: people(types),
  expectedTotal: 100_000_000,
  holdUntil: new Date(now.getTime() + 24 * 3_600_000),
  remark: fault ? `#${fault}` : '',
})

/** The answer, or an error with the failure that came instead. */
export function granted<T extends object>(answer: T): Exclude<T, IntlAirFailure | AirDelayed> {
  if (isIntlAirFailure(answer)) throw new Error(`refused: ${(answer as IntlAirFailure).failure}`)
  if ('askAgainAt' in answer) throw new Error('delayed')
  return answer as Exclude<T, IntlAirFailure | AirDelayed>
}

export const held = async (context: SupplyContext, request: IntlAirHold): Promise<IntlAirHeld> =>
  granted(await intlAir.hold(context, request))
