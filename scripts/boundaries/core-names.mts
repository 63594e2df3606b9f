import { withoutComments } from './mask.mts'
import { placeOf } from './place.mts'
import { lineOf, type SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

/** What all products share: it names none of them, neither in code nor in statements nor in what it looks for. */
const core = [
  /^packages\/(?:domain|contract)\/src\/booking\//,
  /^apps\/server\/src\/(?:modules\/booking|capabilities)\//,
  /^apps\/server\/src\/context\.ts$/,
  /^apps\/web\/src\/features\/booking\//,
]

/** The one list of products, and the numbers that each gives to the states of its orders. */
const records = ['packages/contract/src/booking/codes.ts', 'packages/contract/src/booking/state-numbers.ts']

/** Fields that the specification or the trade names, as they stand on the wire and in rows. */
const specified = new Set([
  // S3.45, S3.46: the list of journeys
  'flightNo',
  'flight_no',
  'trainNo',
  // S7.51: what a carrier announced
  'protectedFlightKey',
  'protected_flight_key',
  // Handbook 9.1: the standard that an application agrees
  'trainSeats',
  'hotelLimits',
  // Handbook 7.5: what approvers accept beside the case they saw
  'flightKey',
  // S3.16: settings of a company
  'hotelAgreements',
  'hotelIds',
])

const productWord = /flight|train(?!ed|ing)|hotel|railway|visa(?!bl)|meeting/i
const otherWords = /constrain|restrain/i
/** An address is the specification's. */
const address = /'api\/[^']*'/g

export function checkCoreNames({ path, text, code }: SourceFile): Violation[] {
  const isCore = path.endsWith('.css') ? false : core.some((pattern) => pattern.test(path))
  if (!isCore || records.includes(path) || placeOf(path).isTest) return []
  const named = withoutComments(text, code)
    .replaceAll(/\bfrom '[^']*'/g, (found) => ' '.repeat(found.length))
    .replaceAll(address, (found) => ' '.repeat(found.length))
  return [...named.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((match) => {
    const [word] = match
    if (!productWord.test(word) || otherWords.test(word) || specified.has(word)) return []
    return [{ path, line: lineOf(text, match.index), rule: 'core-names', message: `the core names no product (${word})` }]
  })
}
