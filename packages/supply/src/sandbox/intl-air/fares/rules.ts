import type { IntlPenalty, IntlPenaltyDigest } from '../../../ports/intl-air-penalties'
import type { IntlFareBrand, IntlFareType } from '../../../ports/intl-air'
import { chargeFen } from '@sojourn/domain/products/intl-flight/rounding'
import { minorDigits } from '@sojourn/domain/kit/currency'
import { hashText, unit } from '../../air/random'
import type { Option } from './components'
import { styleOf, type RuleStyle } from './rule-style'

/** What a fare asks of who gives it back or changes it, in yuan of an adult; undefined is forbidden. */
interface Fees {
  refund?: number
  refundLate?: number
  partlyUsed?: number
  change?: number
  changeLate?: number
  noShow?: number
}
const fees: Readonly<Record<IntlFareBrand, Fees>> = {
  light: { change: 1200 },
  standard: { refund: 1500, refundLate: 2200, partlyUsed: 2200, change: 600, changeLate: 900, noShow: 1000 },
  flex: { refund: 600, refundLate: 900, partlyUsed: 900, change: 0, changeLate: 0, noShow: 600 },
  businessSaver: { refund: 2000, refundLate: 3000, partlyUsed: 3000, change: 1000, changeLate: 1500, noShow: 1500 },
  businessFlex: { refund: 0, refundLate: 800, partlyUsed: 800, change: 0, changeLate: 0, noShow: 800 },
  firstFlex: { refund: 0, refundLate: 0, partlyUsed: 0, change: 0, changeLate: 0, noShow: 0 },
}

/** Of some carriers nobody has put the rules in order: an agent asks them. */
const unknownShare = 0.08
export const isStructured = (seed: number, carrier: string): boolean => unit(hashText(`rules ${carrier}`, seed)) >= unknownShare

export type FareRules = { structured: true; fees: Fees; style: RuleStyle } | { structured: false }

const changesFree = { change: 0, changeLate: 0 }
/** What is sold to few is easier to change, and seamen's ships do not come to the hour (docs/intl-fare-rules.md, 1.5). */
const easedBy: Partial<Record<IntlFareType, Fees>> = {
  corporate: changesFree,
  student: changesFree,
  labour: changesFree,
  seaman: { ...changesFree, refund: 0, refundLate: 0, partlyUsed: 0, noShow: 0 },
}

type Ruled = Pick<Option, 'brand' | 'type'> & { itinerary: Pick<Option['itinerary'], 'carrier'> }

export function rulesOf(seed: number, { itinerary, brand, type }: Ruled): FareRules {
  if (!isStructured(seed, itinerary.carrier)) return { structured: false }
  const style = styleOf(seed, itinerary.carrier)
  return { structured: true, fees: atLevel({ ...fees[brand], ...easedBy[type] }, style), style }
}

/** Fees are whole tens of yuan. */
const atLevel = (asked: Fees, { level }: RuleStyle): Fees =>
  Object.fromEntries(Object.entries(asked).map(([name, yuan]) => [name, Math.round((Number(yuan) * level) / 10) * 10]))

interface Filing {
  currency: string
  rate: number
}
/** A fee as it is filed: whole tens of the currency, or thousands where its units are small. */
export function feeIn({ currency, rate }: Filing, yuan: number): { amount: number; currency: string } {
  const whole = (yuan * 100 * 1_000_000) / rate
  const step = whole >= 10_000 ? 1000 : 10
  return { amount: Math.max(step, Math.round(whole / step) * step) * 10 ** minorDigits(currency), currency }
}

export function digestOf(rules: FareRules, filing: Filing): IntlPenaltyDigest {
  if (!rules.structured) return { refund: 'unknown', change: 'unknown' }
  const fen = (yuan: number): number => chargeFen(feeIn(filing, yuan).amount, filing.currency, filing.rate)
  const { refund, change } = rules.fees
  return {
    refund: refund === undefined ? 'forbidden' : refund === 0 ? 'free' : 'fee',
    ...(refund !== undefined && refund > 0 && { refundFee: fen(refund) }),
    change: change === undefined ? 'forbidden' : change === 0 ? 'free' : 'fee',
    ...(change !== undefined && change > 0 && { changeFee: fen(change) }),
  }
}

const always = { unit: 'hours' } as const

/** One record: forbidden, free or for a fee. */
function penalty(
  filing: Filing,
  shape: Pick<IntlPenalty, 'kind' | 'scope' | 'unit' | 'window'>,
  yuan: number | undefined,
): IntlPenalty {
  if (yuan === undefined) return { ...shape, permission: 'forbidden' }
  return { ...shape, permission: 'allowed', ...(yuan > 0 && { fee: feeIn(filing, yuan) }) }
}

const dearest = (amounts: readonly (number | undefined)[]): number | undefined =>
  amounts.includes(undefined) ? undefined : Math.max(...amounts.map((amount) => amount ?? 0))

type Shape = Pick<IntlPenalty, 'kind' | 'scope' | 'unit' | 'window'>
const shape = (
  kind: IntlPenalty['kind'],
  scope: IntlPenalty['scope'],
  window: IntlPenalty['window'],
  unit: IntlPenalty['unit'] = 'ticket',
): Shape => ({ kind, scope, unit, window })

/** An agent has to ask the carrier. */
const unknownRules: IntlPenalty[] = [
  { ...shape('refund', 'unused', always), permission: 'unknown' },
  { ...shape('refund', 'partlyUsed', always), permission: 'unknown' },
  { ...shape('change', 'unused', always), permission: 'unknown' },
  { ...shape('change', 'partlyUsed', always), permission: 'unknown' },
]

const taxRefundOf = (
  { code, refundable }: { code: string; refundable: boolean },
  unknownTax: string | undefined,
): IntlPenalty => ({
  ...shape('taxRefund', 'unused', always),
  permission: code === unknownTax ? 'unknown' : refundable ? 'allowed' : 'forbidden',
  tax: code,
})

/**
 * The records of a ticket: refunds by the strictest of its fares, changes by that of the first direction and by the dearest of the later ones
 * (docs/intl-fare-rules.md, 3).
 */
export function penaltiesOf(
  rules: readonly FareRules[],
  filing: Filing,
  taxes: readonly { code: string; refundable: boolean }[],
): IntlPenalty[] {
  const structured = rules.filter((each) => each.structured)
  const [one] = structured
  const taxRefunds = taxes.map((tax) => taxRefundOf(tax, one?.style.unknownTax))
  if (!one || structured.length < rules.length) return [...unknownRules, ...taxRefunds]
  const known = structured.map((each) => each.fees)
  // One carrier writes a ticket, and its rules in one style.
  const { late: begins, noShowUnit, partlyUsedPercent, upgrade } = one.style
  const [early, late] = [
    { unit: begins.unit, from: begins.count },
    { unit: begins.unit, to: begins.count },
  ]
  const [first, ...later] = known
  const strictest = (figure: keyof Fees, among: readonly Fees[] = known): number | undefined =>
    dearest(among.map((each) => each[figure]))
  const changes = (scope: IntlPenalty['scope'], among: readonly Fees[]): IntlPenalty[] => [
    penalty(filing, shape('change', scope, early, 'direction'), strictest('change', among)),
    penalty(filing, shape('change', scope, late, 'direction'), strictest('changeLate', among)),
  ]
  return [
    penalty(filing, shape('refund', 'unused', early), strictest('refund')),
    penalty(filing, shape('refund', 'unused', late), strictest('refundLate')),
    // What is forbidden or free stays so.
    partlyUsedPercent === undefined || !strictest('partlyUsed')
      ? penalty(filing, shape('refund', 'partlyUsed', always), strictest('partlyUsed'))
      : { ...shape('refund', 'partlyUsed', always), permission: 'allowed', percent: partlyUsedPercent },
    ...changes('outbound', [first!]),
    ...(later.length > 0 ? changes('inbound', later) : []),
    penalty(filing, shape('noShow', 'unused', always, noShowUnit), strictest('noShow')),
    penalty(filing, shape('noShow', 'partlyUsed', always, noShowUnit), strictest('noShow')),
    { ...shape('usedSegments', 'partlyUsed', always), permission: 'allowed' },
    { ...shape('upgrade', 'unused', always), permission: upgrade },
    { ...shape('endorsement', 'unused', always), permission: 'forbidden' },
    ...taxRefunds,
  ]
}
