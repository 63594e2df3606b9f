import type { MatchKind, MatchSide } from '@sojourn/contract/finance/match-words'
import { amountOf, type SettlementLine } from './settlement-file'

/** A line of an order that stands in the bill: what the supplier may ask for it, and what the bill charges. Fen. */
export interface BilledLine extends Omit<SettlementLine, 'line'> {
  orderNo: string
  /** What the company bears of it, as the order says, and as the bill's lines sum up. */
  company: number
  charged: number
}
/** What we know of an order of which the bill has no line; `unbilled` should have one. */
export type UnmatchedCause = 'cancelled' | 'personal' | 'otherPeriod' | 'unbilled'
export interface MatchVariance {
  kind: MatchKind
  side: MatchSide
  reference: string
  /** The same kind may be found of one reference several times: which of them, from 0. */
  place: number
  orderNo: string
  ticketNo: string
  /** Of the file; absent where it has none. */
  line?: number
  /** What the order says, and what the other says: fen, a day or a currency; empty where there is nothing. */
  ours: string
  theirs: string
  /** Fen by which the other is more. */
  difference: number
}
export interface MatchRequest {
  billed: readonly BilledLine[]
  file: readonly SettlementLine[]
  /** Local days of the bill, both included. */
  period: { from: string; to: string }
  /** By order number, of those of `ordersBeside`. */
  causes: ReadonlyMap<string, UnmatchedCause>
}

/** A reference begins with the number of its order, in which no dash stands. */
const orderNoOf = (reference: string): string => /^[^-]*/.exec(reference)![0]

/** Orders that a file names and the bill has no line of. */
export function ordersBeside({ billed, file }: Pick<MatchRequest, 'billed' | 'file'>): string[] {
  const known = new Set(billed.map(({ reference }) => reference))
  return [...new Set(file.filter(({ reference }) => !known.has(reference)).map(({ reference }) => orderNoOf(reference)))]
}

/**
 * Matches order, supplier's file and bill by the reference of the order's line, to the fen (decision 83). `matched` counts the lines of
 * orders of which nothing differs.
 */
export function matchSettlement(request: MatchRequest): { matched: number; variances: MatchVariance[] } {
  const { billed, file } = request
  const asked = new Map<string, SettlementLine[]>()
  for (const line of file) {
    const known = asked.get(line.reference)
    if (known) known.push(line)
    else asked.set(line.reference, [line])
  }
  const variances: MatchVariance[] = []
  let matched = 0
  for (const ours of billed) {
    const found = [...compared(ours, asked.get(ours.reference) ?? [], request.period), ...misbilled(ours)]
    if (found.length === 0) matched++
    variances.push(...found)
    asked.delete(ours.reference)
  }
  for (const lines of asked.values()) variances.push(...lines.map((line, place) => beside(line, place, request.causes)))
  return { matched, variances }
}

/** What the bill charges the company is what the order says of it. */
function misbilled({ company, charged, ...ours }: BilledLine): MatchVariance[] {
  if (charged === company) return []
  const { reference, orderNo, ticketNo } = ours
  const figures = { ours: String(company), theirs: String(charged), difference: charged - company }
  return [{ kind: 'amount', side: 'bill', reference, place: 0, orderNo, ticketNo, ...figures }]
}

function compared(
  ours: BilledLine,
  [first, ...again]: readonly SettlementLine[],
  period: MatchRequest['period'],
): MatchVariance[] {
  const { reference, orderNo, ticketNo } = ours
  const of = { side: 'file' as const, reference, place: 0, orderNo, ticketNo }
  if (!first) {
    const amount = amountOf(ours)
    return amount === 0 ? [] : [{ ...of, kind: 'missingInFile', ours: String(amount), theirs: '', difference: -amount }]
  }
  const doubled = again.map((line, place): MatchVariance => ({
    ...of,
    kind: 'doubled',
    place,
    line: line.line,
    ours: String(amountOf(ours)),
    theirs: String(amountOf(ours) + amountOf(line)),
    difference: amountOf(line),
  }))
  return [...differing(ours, first, period).map((found) => ({ ...of, line: first.line, ...found })), ...doubled]
}

type Found = Pick<MatchVariance, 'kind' | 'ours' | 'theirs' | 'difference'>

/** Amounts of two currencies are not compared. */
function differing(ours: BilledLine, theirs: SettlementLine, { from, to }: MatchRequest['period']): Found[] {
  const amount = (kind: MatchKind, part: 'fare' | 'taxes' | 'fee'): Found[] =>
    ours[part] === theirs[part]
      ? []
      : [{ kind, ours: String(ours[part]), theirs: String(theirs[part]), difference: theirs[part] - ours[part] }]
  const said = (kind: MatchKind, part: 'day' | 'currency'): Found[] =>
    ours[part] === theirs[part] ? [] : [{ kind, ours: ours[part], theirs: theirs[part], difference: 0 }]
  const day = said(theirs.day >= from && theirs.day <= to ? 'date' : 'wrongPeriod', 'day')
  if (ours.currency !== theirs.currency) return [...day, ...said('currency', 'currency')]
  return [...day, ...amount('amount', 'fare'), ...amount('tax', 'taxes'), ...amount('feeAgainstRule', 'fee')]
}

const kinds: Readonly<Record<UnmatchedCause, MatchKind>> = {
  cancelled: 'cancelledCharged',
  personal: 'personalAsBusiness',
  otherPeriod: 'wrongPeriod',
  // The supplier is right, and the bill has lost it.
  unbilled: 'missingInOrder',
}

/** A line of the file that the bill has nothing of. */
function beside(line: SettlementLine, place: number, causes: MatchRequest['causes']): MatchVariance {
  const { reference, ticketNo } = line
  const orderNo = orderNoOf(reference)
  const cause = causes.get(orderNo)
  const amount = amountOf(line)
  const kind = cause ? kinds[cause] : 'missingInOrder'
  return {
    kind,
    side: cause === 'unbilled' ? 'bill' : 'file',
    reference,
    place,
    orderNo,
    ticketNo,
    line: line.line,
    ours: '',
    theirs: String(amount),
    difference: amount,
  }
}
