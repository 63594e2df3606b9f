import { withoutComments } from './mask.mts'
import { placeOf } from './place.mts'
import { lineOf, type SourceFile } from './source.mts'
import type { Violation } from './violation.mts'

/** What all products share: it names none of them, neither in code nor in statements nor in what it looks for. */
const core = [
  /^packages\/(?:domain|contract)\/src\/(?:booking|kit)\//,
  /^apps\/server\/src\/(?:modules\/booking|capabilities|kit|jobs)\//,
  /^apps\/server\/src\/context\.ts$/,
  /^apps\/server\/src\/db\/(?!migrat)/,
  /^apps\/web\/src\/(?:features\/booking|kit|api)\/(?!calls\/)/,
]

/** The one list of products, from which every record of them is checked. */
const records = ['packages/contract/src/booking/codes.ts']

/** Words that hold a product's name and mean something else. */
const otherWords = /constrain|trained|training|restrain/i

/** Fields that the specification names, and what orders have been stored under. */
const specified = new Set([
  // S3.45, S3.46: the list of journeys
  'flightNo',
  'flight_no',
  'trainNo',
  // S7.51: what a carrier announced
  'protectedFlightKey',
  'protected_flight_key',
  // S3.16: settings of a company
  'hotelAgreements',
])

const productWord = /flight|train|hotel|railway|\brail\b|visa(?!bl)|meeting/i

export function checkCoreNames(file: SourceFile): Violation[] {
  const { path, text, code } = file
  if (!core.some((pattern) => pattern.test(path)) || records.includes(path) || placeOf(path).isTest) return []
  const named = withoutComments(text, code)
  return [...named.matchAll(/[A-Za-z_$][\w$]*/g)].flatMap((match) => {
    const [word] = match
    if (!productWord.test(word) || otherWords.test(word) || specified.has(word)) return []
    return [{ path, line: lineOf(text, match.index), rule: 'core-names', message: `the core names no product (${word})` }]
  })
}
