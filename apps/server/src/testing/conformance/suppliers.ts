import type { KeyOf, Outcome } from '@sojourn/supply/ports/keys'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { HotelSupply } from '@sojourn/supply/ports/hotel'
import type { IntlAirSupply } from '@sojourn/supply/ports/intl-air'
import type { Asking } from '@sojourn/supply/ports/outside'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { RailSupply } from '@sojourn/supply/ports/rail'
import type { RideSupply } from '@sojourn/supply/ports/ride'
import type { VenueSupply } from '@sojourn/supply/ports/venue'
import { chinaDate, systemClock } from '../../kit/clock'

/** Suppliers on trial, asked from outside: it makes no difference whether they run in this process or behind an address. */
export interface Suppliers {
  air: AirSupply
  hotels: HotelSupply
  intlAir: IntlAirSupply
  rail: RailSupply
  rides: RideSupply
  venues: VenueSupply
  /** Throws where the books do not agree with themselves; absent where nobody sees them. */
  checkBooks?(): Promise<void>
  close(): Promise<void>
}

/** Suppliers at an address are tried there and then; those of our own at the same moment always. */
export const address = process.env['CONFORMANCE_URL']

const day = 86_400_000
/** Friday 20 November 2026, 10:00 in China. */
const usual = Date.parse('2026-11-20T02:00:00Z')
/** A railway sells nothing at night: whoever believes our moments is asked in the morning. */
function sellingHour(now: number): number {
  const chinaHour = new Date(now + day / 3).getUTCHours()
  return chinaHour >= 6 && chinaHour < 22 ? now : Math.ceil((now - 2 * (day / 24)) / day) * day + 2 * (day / 24)
}
const present = systemClock().now().getTime()
export const asking: Asking = { now: new Date(address ? sellingHour(present) : usual) }
export const later = (minutes: number): Date => new Date(asking.now.getTime() + minutes * 60_000)
/** Two in the morning of that day: the railway is closed. */
export const atNight: Asking = { now: new Date(Math.floor((asking.now.getTime() + day / 3) / day) * day - day / 4) }
export const holdUntil = later(30)

/** Keys, people and days of one run, so that the next finds nothing of it in its way. */
export const run = address ? `${present.toString(36)}${Math.random().toString(36).slice(2, 6)}` : ''
const daysOn = address ? Math.floor(Math.random() * 5) : 0
/** A local date so many days from today, and some more. */
export const dayIn = (days: number): string => addDays(chinaDate(asking.now), days + daysOn)

/** Only the built-in suppliers take our word for the hour, or take their time where they are asked to. */
export const mayDiffer = address !== undefined
export const ownClock = 'it has a clock of its own'
export const decidesAtOnce = 'it decides at once'

/** Everything is ready to be asked for under one key, and nothing was yet. */
export interface Situation {
  ask(): Promise<object>
  /** The same key with a request that is refused for what it asks. */
  askInVain(): Promise<object>
  /** The same key at an hour when the supplier is closed, where it ever is. */
  askAtNight?(): Promise<object>
  /** How often it was bought, as anybody sees it who asks; whatever is only held for it goes back. */
  bought(): Promise<number>
}

export type Arrangement = (suppliers: Suppliers, key: string) => Promise<Situation>

/** An operation that is asked for under a key. */
export interface KeyedOperation {
  name: string
  keys: (suppliers: Suppliers) => Known
  operation: string
  arrange: Arrangement
  /** The supplier does not decide at once, where it ever takes its time. */
  arrangePending?: Arrangement
}

interface Known {
  outcome(asking: Asking, request: KeyOf<string>): Promise<Outcome<object>>
  void(asking: Asking, request: KeyOf<string>): Promise<Outcome<object>>
}
export const knownTo = (supply: object): Known => supply as Known

/** The answer, or an error with the failure that came instead. */
export function granted<Answer extends object>(answer: Answer): Exclude<Answer, { failure: string } | { pending: true }> {
  if ('failure' in answer) throw new Error(`refused: ${String(answer.failure)}`)
  if ('pending' in answer || 'askAgainAt' in answer) throw new Error('not decided yet')
  return answer as Exclude<Answer, { failure: string } | { pending: true }>
}

/** The first of a list that fits. */
export function pick<Item>(items: readonly Item[], fits: (item: Item) => boolean): Item {
  const found = items.find(fits)
  if (found === undefined) throw new Error('nothing of the kind is on offer')
  return found
}
