import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import type { ChoiceSet, JudgedOffers } from './choice-set'

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
/** An offer as a row of the kept text. */
export interface WrittenOffer {
  /** The names of its cells, as a list in JSON. */
  keys: string
  row: string
}
/** An offer that is shown again and again is written once. */
export function writeOffer(offer: object): WrittenOffer {
  const { keys, rows } = pack([offer as Row])
  return { keys: JSON.stringify(keys), row: JSON.stringify(rows[0]) }
}
function joined(written: readonly WrittenOffer[]): string | undefined {
  const keys = written[0]?.keys
  if (keys === undefined || written.some((offer) => offer.keys !== keys)) return undefined
  return `{"keys":${keys},"rows":[${written.map(({ row }) => row).join(',')}]}`
}
const cell = (value: unknown): unknown => (isList(value) ? pack(value) : (value ?? null))

function unpack({ keys, rows }: Packed): Row[] {
  const cell = (value: unknown): unknown => (isPacked(value) ? unpack(value) : value)
  return rows.map((row) => {
    const entries = keys.map((key, column): [string, unknown] => [key, row[column]])
    return Object.fromEntries(entries.filter(([, value]) => value !== null).map(([key, value]) => [key, cell(value)]))
  })
}

/** What a search showed, as it is kept: the offers with at least what policy needs of them, and the verdict of each. */
export interface RecordedChoices {
  set: ChoiceSet
  /** In the order of `replay`. */
  verdicts: Verdict[]
  /** The offers of the set as they were written before. */
  written?: readonly WrittenOffer[]
}

/** The text that is kept of a search. */
export function encodeChoices({ set, verdicts, written = [] }: RecordedChoices): string {
  const { product, travellers, setting } = set
  const offers = joined(written) ?? JSON.stringify(pack(set.offers as readonly unknown[] as readonly Row[]))
  const head = JSON.stringify({ product, travellers, setting })
  return `${head.slice(0, -1)},"offers":${offers},"verdicts":${JSON.stringify(verdicts)}}`
}

/** The kept text of a search; `Offer` names what the product kept of an offer besides what policy needs. */
export function decodeChoices<Offers = JudgedOffers['offers']>(
  body: string,
): Pick<RecordedChoices, 'verdicts'> & { set: ChoiceSet & { offers: Offers } } {
  const { product, travellers, setting, offers, verdicts } = JSON.parse(body) as ChoiceSet & {
    offers: Packed
    verdicts: Verdict[]
  }
  return { set: { product, travellers, setting, offers: unpack(offers) } as unknown as ChoiceSet & { offers: Offers }, verdicts }
}
