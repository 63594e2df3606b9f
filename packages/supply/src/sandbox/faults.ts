import { setTimeout } from 'node:timers/promises'
import type { Asking } from '../ports/outside'
import { hashText, unit } from './air/random'

/** What goes wrong on purpose. A test or a demonstration may change it while the supply runs. */
export interface Faults<Fault extends string> {
  /** All that the supplier knows. */
  known: readonly Fault[]
  /** Happens to every request. */
  forced: Set<Fault>
  /** Share of requests, 0 to 1, to which a fault happens; the same key always fares alike. */
  rates: Partial<Record<Fault, number>>
  /** Those that are asked for happen: for tests and demonstrations, never where customers are served. */
  obeys: boolean
  /** Another number draws other requests. */
  seed: number
  slowMilliseconds: number
}

export const createFaults = <Fault extends string>(
  known: readonly Fault[],
  { rates = {}, seed = 0, obeys = true }: Partial<Pick<Faults<Fault>, 'rates' | 'seed' | 'obeys'>> = {},
): Faults<Fault> => ({
  known,
  forced: new Set(),
  rates,
  obeys,
  seed,
  slowMilliseconds: 3000,
})

/** Those that were asked for, where they are obeyed, then forced and drawn ones; words that no supplier knows are nothing. */
export const faultsOfRequest = <Fault extends string>(
  { known, forced, rates, seed, obeys }: Faults<Fault>,
  { faults: asked = [] }: Pick<Asking, 'faults'>,
  { key }: { key: string },
): Fault[] =>
  known.filter(
    (fault) => (obeys && asked.includes(fault)) || forced.has(fault) || unit(hashText(key + fault, seed)) < (rates[fault] ?? 0),
  )

/** Whether a fault befalls what is held already: it was asked for then, or is forced now. */
export const happensTo = <Fault extends string>(
  { forced }: Faults<Fault>,
  record: { faults: readonly Fault[] },
  fault: Fault,
): boolean => record.faults.includes(fault) || forced.has(fault)

export const slowAnswer = ({ slowMilliseconds }: Faults<string>): Promise<void> => setTimeout(slowMilliseconds)
