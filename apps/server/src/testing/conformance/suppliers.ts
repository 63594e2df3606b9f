import type { KeyOf, Outcome } from '@sojourn/supply/ports/keys'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { HotelSupply } from '@sojourn/supply/ports/hotel'
import type { Asking } from '@sojourn/supply/ports/outside'
import type { RailSupply } from '@sojourn/supply/ports/rail'

/** Suppliers on trial, asked from outside: it makes no difference whether they run in this process or behind an address. */
export interface Suppliers {
  air: AirSupply
  hotels: HotelSupply
  rail: RailSupply
  /** A count that the suppliers' books know. */
  count: (sql: string, values: readonly unknown[]) => Promise<number>
  /** Throws where the books do not agree with themselves. */
  checkBooks(): Promise<void>
  close(): Promise<void>
}

/** Friday 20 November 2026, 10:00 in China. */
export const asking: Asking = { now: new Date('2026-11-20T02:00:00Z') }
/** Two in the morning of that day: the railway is closed. */
export const atNight: Asking = { now: new Date('2026-11-19T18:00:00Z') }
export const holdUntil = new Date('2026-11-20T02:30:00Z')

/** Everything is ready to be asked for under one key, and nothing was yet. */
export interface Situation {
  ask(): Promise<object>
  /** The same key with a request that is refused for what it asks. */
  askInVain(): Promise<object>
  /** The same key at an hour when the supplier is closed, where it ever is. */
  askAtNight?(): Promise<object>
  /** How often it was bought. */
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
