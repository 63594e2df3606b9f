import { setTimeout } from 'node:timers/promises'
import { hashText, unit } from './air/random'

/** What goes wrong on purpose. A test or a demonstration may change it while the supply runs. */
export interface Faults<Fault extends string> {
  /** All that the supplier knows. */
  known: readonly Fault[]
  /** Happens to every request. */
  forced: Set<Fault>
  /** Share of requests, 0 to 1, to which a fault happens; the same key always fares alike. */
  rates: Partial<Record<Fault, number>>
  /** Words in remarks and names are obeyed: for tests and demonstrations, never where customers are served. */
  words: boolean
  /** Another number draws other requests. */
  seed: number
  slowMilliseconds: number
}

export const createFaults = <Fault extends string>(
  known: readonly Fault[],
  { rates = {}, seed = 0, words = true }: Partial<Pick<Faults<Fault>, 'rates' | 'seed' | 'words'>> = {},
): Faults<Fault> => ({
  known,
  forced: new Set(),
  rates,
  words,
  seed,
  slowMilliseconds: 3000,
})

export const faultWordsIn = (text: string): Set<string> => new Set(text.toUpperCase().match(/#[A-Z_]+/g))

/** Fault words such as `#SLOW` in the remark or at the end of somebody's name, where they are obeyed, then forced and drawn ones. */
export function faultsOfRequest<Fault extends string>(
  { known, forced, rates, seed, words: obeyed }: Faults<Fault>,
  { key, remark }: { key: string; remark: string },
  people: readonly { name: string }[],
): Fault[] {
  const words = faultWordsIn(obeyed ? [remark, ...people.map(({ name }) => name)].join(' ') : '')
  return known.filter(
    (fault) => words.has(`#${fault}`) || forced.has(fault) || unit(hashText(key + fault, seed)) < (rates[fault] ?? 0),
  )
}

/** Whether a fault befalls what is held already: it was asked for then, or is forced now. */
export const happensTo = <Fault extends string>(
  { forced }: Faults<Fault>,
  record: { faults: readonly Fault[] },
  fault: Fault,
): boolean => record.faults.includes(fault) || forced.has(fault)

export const slowAnswer = ({ slowMilliseconds }: Faults<string>): Promise<void> => setTimeout(slowMilliseconds)
