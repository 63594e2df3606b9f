import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { readStored } from '../../kit/stored-version'
import type { ChoiceSet } from './choice-set'

/** Rows of equal objects, their keys written once; null stands for a key that an object lacks. */
interface Packed {
  keys: string[]
  rows: unknown[][]
}
type Row = Record<string, unknown>

const isList = (value: unknown): value is Row[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && 'keys' in value && 'rows' in value

function pack(list: readonly Row[]): Packed {
  const seen = new Set<string>()
  for (const each of list) for (const key in each) seen.add(key)
  const keys = [...seen]
  return { keys, rows: list.map((each) => keys.map((key) => cell(each[key]))) }
}
const cell = (value: unknown): unknown => (isList(value) ? pack(value) : (value ?? null))

/** Written out, since whoever tries a policy reads millions of rows. */
function unpack({ keys, rows }: Packed): Row[] {
  return rows.map((cells) => {
    const row: Row = {}
    for (let column = 0; column < keys.length; column++) {
      const cell = cells[column]
      if (cell !== null) row[keys[column]!] = isPacked(cell) ? unpack(cell) : cell
    }
    return row
  })
}

/** What a search showed, as it is kept: the offers with at least what policy needs of them, and the verdict of each. */
export interface RecordedChoices<Offer = unknown, Setting = object> {
  set: ChoiceSet<Offer, Setting>
  /** In the order of `replay`. */
  verdicts: Verdict[]
}

/** The text that is kept of a search. */
export function encodeChoices<Offer, Setting>({ set, verdicts }: RecordedChoices<Offer, Setting>): string {
  const { product, travellers, setting } = set
  return JSON.stringify({
    product,
    travellers,
    setting,
    offers: pack(set.offers as readonly unknown[] as readonly Row[]),
    verdicts,
  })
}

/** As it is kept; the shape is still the first, which names no version. */
type Recorded = Omit<ChoiceSet, 'offers'> & { offers: Packed; verdicts: Verdict[] }

/** The kept text of a search; `Offer` names what the product kept of an offer besides what policy needs. */
export function decodeChoices<Offer = unknown>(body: string): RecordedChoices<Offer> {
  const recorded = readStored('a recorded search', JSON.parse(body), { 1: (first: Recorded) => first })
  const { product, travellers, setting, offers, verdicts } = recorded
  return { set: { product, travellers, setting, offers: unpack(offers) as readonly unknown[] as readonly Offer[] }, verdicts }
}
