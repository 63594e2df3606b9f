import { minutesBetween } from '../../../kit/local-date'
import { percentInYuan, sum } from '../../../kit/money'
import type { KeptIntlPenalty } from '../kept'
import { chargeFen } from '../rounding'
import { isUsed, openSegments, paidFor, type DirectionState, type TicketState } from '../ticket-state'

/** What the records of a kind ask; `rules` are positions among the penalties of the ticket. */
export type Charge =
  | { permission: 'allowed'; fee: number; rules: number[] }
  | { permission: 'forbidden' | 'unknown'; rules: number[] }

type Numbered = KeptIntlPenalty & { rule: number }
type Part = Charge & { directions: readonly number[] }

/** Which records win for these directions, and what they charge (docs/intl-fare-rules.md, 3). */
export function chargeOf(ticket: TicketState, kind: KeptIntlPenalty['kind'], directions: readonly number[], at: string): Charge {
  const records = ticket.penalties.map((penalty, rule) => ({ ...penalty, rule })).filter((record) => record.kind === kind)
  const own = directions.flatMap((direction) => bestOf(ticket, records.filter(isOf(direction)), [direction], at) ?? [])
  const left = directions.filter((direction) => own.every((part) => !part.directions.includes(direction)))
  const scope = ticket.directions.some(isUsed) ? 'partlyUsed' : 'unused'
  const together =
    left.length > 0
      ? bestOf(
          ticket,
          records.filter((record) => record.scope === scope),
          left,
          at,
        )
      : undefined
  const parts = together ? [...own, together] : own
  const isCovered = left.length === 0 || together !== undefined
  return added(parts, isCovered)
}

const isOf =
  (direction: number) =>
  ({ scope }: KeptIntlPenalty): boolean =>
    scope === (direction === 0 ? 'outbound' : 'inbound')

function added(parts: readonly Part[], isCovered: boolean): Charge {
  const rules = parts.flatMap((part) => part.rules)
  if (!isCovered || parts.some(({ permission }) => permission === 'unknown')) return { permission: 'unknown', rules }
  if (parts.some(({ permission }) => permission === 'forbidden')) return { permission: 'forbidden', rules }
  return { permission: 'allowed', fee: sum(parts.map((part) => ('fee' in part ? part.fee : 0))), rules }
}

/** The shortest window that holds; of equal ones what costs less. */
function bestOf(ticket: TicketState, records: readonly Numbered[], directions: readonly number[], at: string): Part | undefined {
  const hours = hoursBefore(ticket, directions, at)
  const holding = records.filter(({ window }) => holds(window, hours))
  const shortest = Math.min(...holding.map(({ window }) => lengthOf(window)))
  const [best] = holding
    .filter(({ window }) => lengthOf(window) === shortest)
    .map((record) => partOf(ticket, record, directions))
    .toSorted((one, other) => costOf(one) - costOf(other))
  return best
}

function hoursBefore({ directions: all }: TicketState, directions: readonly number[], at: string): number {
  const departures = directions.flatMap((direction) =>
    openSegments(all[direction]!).map(({ departAt }) => minutesBetween(at, departAt)),
  )
  return Math.min(...departures) / 60
}

type Span = KeptIntlPenalty['window']
const hoursIn = ({ unit }: Span): number => (unit === 'days' ? 24 : 1)

function holds(span: Span, hours: number): boolean {
  const { from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY } = span
  return hours >= from * hoursIn(span) && hours < to * hoursIn(span)
}

const lengthOf = ({ from, to, ...span }: Span): number =>
  from === undefined || to === undefined ? Number.POSITIVE_INFINITY : (to - from) * hoursIn(span)

const costOf = (part: Part): number =>
  'fee' in part ? part.fee : part.permission === 'forbidden' ? Number.MAX_VALUE : Number.POSITIVE_INFINITY

function partOf(ticket: TicketState, record: Numbered, directions: readonly number[]): Part {
  const { permission, rule } = record
  if (permission !== 'allowed') return { permission, rules: [rule], directions }
  return { permission, fee: ticket.infant ? 0 : feeOf(ticket, record, directions), rules: [rule], directions }
}

function feeOf(ticket: TicketState, { fee, percent, unit }: KeptIntlPenalty, directions: readonly number[]): number {
  const parts = directions.map((direction) => ticket.directions[direction]!)
  if (fee) return chargeFen(fee.amount, fee.currency, ticket.rates[fee.currency]!) * timesOf(unit, parts)
  return percent === undefined ? 0 : percentInYuan(sum(parts.map(paidFor)), percent)
}

function timesOf(unit: KeptIntlPenalty['unit'], parts: readonly DirectionState[]): number {
  if (unit === 'ticket') return 1
  return unit === 'direction' ? parts.length : sum(parts.map((part) => openSegments(part).length))
}
