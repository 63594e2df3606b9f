import { sum } from '../../../kit/money'
import type { KeptIntlPenalty } from '../kept'
import { chargeOf, type Charge } from './penalties'
import { isInvoluntary, isMissed, isUsed, openSegments, paidFor, type TicketState } from '../ticket-state'

/** A tax that comes back; fen. */
export interface TaxBack {
  code: string
  amount: number
}
/** What comes back of a ticket; fen. */
export interface IntlRefund {
  usedFare: number
  fee: number
  taxes: number
  /** The same by code. */
  taxLines: TaxBack[]
  amount: number
  involuntary: boolean
  /** Positions among the penalties of the ticket. */
  rules: number[]
}

/**
 * What comes back of a ticket that is given back as a whole at this instant (docs/intl-fare-rules.md, 4). `unknown`: somebody has to ask the
 * carrier; `nothingLeft`: it is flown to its end.
 */
export function refundOf(ticket: TicketState, at: string, taxesOnly = false): IntlRefund | 'unknown' | 'nothingLeft' {
  const open = ticket.directions.flatMap((direction, index) => (openSegments(direction).length > 0 ? [index] : []))
  if (open.length === 0) return 'nothingLeft'
  const paid = sum(ticket.directions.map(paidFor))
  const involuntary = ticket.directions.some(isInvoluntary)
  if (involuntary) return involuntaryRefund(ticket, paid)
  const taxes = taxesBack(ticket)
  if (taxes === 'unknown') return 'unknown'
  if (taxesOnly) return taxesAlone(ticket, paid, taxes)
  const used = usedOf(ticket, paid)
  if (used === 'unknown') return 'unknown'
  const charge = together(chargeOf(ticket, 'refund', open, at), noShowOf(ticket, open, at))
  if (charge.permission === 'unknown') return 'unknown'
  const left = paid - used.fare
  const fee = charge.permission === 'allowed' ? Math.min(charge.fee, left) : left
  return {
    usedFare: used.fare,
    fee,
    taxes: taxes.amount,
    taxLines: taxes.lines,
    amount: left - fee + taxes.amount,
    involuntary,
    rules: [...charge.rules, ...used.rules, ...taxes.rules],
  }
}

function involuntaryRefund(ticket: TicketState, paid: number): IntlRefund {
  const usedFare = sum(ticket.directions.filter(isUsed).map(paidFor))
  const taxLines = byCode(ticket.directions.flatMap((direction) => (isUsed(direction) ? [] : direction.taxes)))
  const taxes = sum(taxLines.map(({ amount }) => amount))
  return { usedFare, fee: 0, taxes, taxLines, amount: paid - usedFare + taxes, involuntary: true, rules: [] }
}

/** Rules of the fare are not asked: what is left of it is lost. */
function taxesAlone(ticket: TicketState, paid: number, { amount, lines, rules }: TaxesBack): IntlRefund {
  const usedFare = repriced(ticket, paid)
  return { usedFare, fee: paid - usedFare, taxes: amount, taxLines: lines, amount, involuntary: false, rules }
}

const numbered = ({ penalties }: TicketState, kind: KeptIntlPenalty['kind']) =>
  penalties.map((penalty, rule) => ({ ...penalty, rule })).filter((record) => record.kind === kind)

/** Flown directions as the one-way fares of their classes, never more than was paid. */
const repriced = ({ directions }: TicketState, paid: number): number =>
  Math.min(paid, sum(directions.filter(isUsed).map(({ oneWayFare, surcharge }) => oneWayFare + surcharge)))

function usedOf(ticket: TicketState, paid: number): { fare: number; rules: number[] } | 'unknown' {
  if (!ticket.directions.some(isUsed)) return { fare: 0, rules: [] }
  const [record] = numbered(ticket, 'usedSegments')
  if (record?.permission === 'unknown') return 'unknown'
  return { fare: record?.permission === 'forbidden' ? paid : repriced(ticket, paid), rules: record ? [record.rule] : [] }
}

interface TaxesBack {
  amount: number
  lines: TaxBack[]
  rules: number[]
}

function taxesBack(ticket: TicketState): TaxesBack | 'unknown' {
  const records = new Map(numbered(ticket, 'taxRefund').map((record) => [record.tax, record]))
  const taxes = ticket.directions.filter((direction) => !isUsed(direction)).flatMap((direction) => direction.taxes)
  const asked = taxes.map((tax) => ({ ...tax, record: records.get(tax.code) }))
  if (asked.some(({ record }) => record?.permission === 'unknown')) return 'unknown'
  const back = asked.filter(({ record, refundable }) => (record ? record.permission === 'allowed' : refundable))
  return {
    amount: sum(back.map(({ amount }) => amount)),
    lines: byCode(back),
    rules: [...new Set(back.flatMap(({ record }) => (record ? [record.rule] : [])))],
  }
}

/** Taxes of several directions, each code once. */
function byCode(taxes: readonly TaxBack[]): TaxBack[] {
  const sums = new Map<string, number>()
  for (const { code, amount } of taxes) sums.set(code, (sums.get(code) ?? 0) + amount)
  return [...sums].map(([code, amount]) => ({ code, amount }))
}

/** What staying away adds; nothing where no record says so. */
export function noShowOf(ticket: TicketState, directions: readonly number[], at: string): Charge {
  const missed = directions.filter((direction) => isMissed(ticket.directions[direction]!, at))
  const none = missed.length === 0 || ticket.penalties.every(({ kind }) => kind !== 'noShow')
  return none ? { permission: 'allowed', fee: 0, rules: [] } : chargeOf(ticket, 'noShow', missed, at)
}

export function together(one: Charge, other: Charge): Charge {
  const rules = [...one.rules, ...other.rules]
  const worst = (['unknown', 'forbidden'] as const).find((each) => one.permission === each || other.permission === each)
  if (worst) return { permission: worst, rules }
  return { permission: 'allowed', fee: feeIn(one) + feeIn(other), rules }
}
const feeIn = (charge: Charge): number => ('fee' in charge ? charge.fee : 0)
