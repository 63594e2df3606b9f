import type { SettlementFault } from '@sojourn/contract/finance/match-words'
import { isLocalDate } from '../../kit/local-date'

/** One line of a supplier's settlement file; amounts are fen, below nought where the supplier gives back. */
export interface SettlementLine {
  /** Where it stands in the file, from 1. */
  line: number
  /** The line of our order, as it was told to the supplier. */
  reference: string
  ticketNo: string
  day: string
  currency: string
  fare: number
  taxes: number
  /** What the supplier keeps of a change or refund. */
  fee: number
}
export interface SettlementFile {
  lines: SettlementLine[]
  /** Fen of all lines. */
  sum: number
}
export interface BrokenSettlement {
  line: number
  fault: SettlementFault
}

/** The first row of every file; the last is TOTAL, how many lines, and their sum. Nothing is quoted. */
export const settlementHeader = 'reference,ticket_no,day,currency,fare,taxes,fee'
export const settlementTotal = 'TOTAL'

/** What a line comes to; fen. */
export const amountOf = ({ fare, taxes, fee }: Pick<SettlementLine, 'fare' | 'taxes' | 'fee'>): number => fare + taxes + fee

/** Reads a whole file, or says at which line it is broken: nothing of such a file is taken. */
export function readSettlement(csv: string): SettlementFile | BrokenSettlement {
  const rows = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  while (rows.at(-1) === '') rows.pop()
  if (rows.length === 0) return { line: 1, fault: 'empty' }
  if (rows[0] !== settlementHeader) return { line: 1, fault: 'header' }
  const lines: SettlementLine[] = []
  let sum = 0
  for (let place = 1; place < rows.length; place++) {
    const cells = rows[place]!.split(',')
    if (cells[0] === settlementTotal) return totalled({ lines, sum }, cells, place, rows.length)
    const read = lineOf(cells, place + 1)
    if ('fault' in read) return read
    lines.push(read)
    sum += amountOf(read)
  }
  return { line: rows.length, fault: 'totalMissing' }
}

function totalled(
  file: SettlementFile,
  [, count, sum]: string[],
  place: number,
  rows: number,
): SettlementFile | BrokenSettlement {
  const line = place + 1
  if (line < rows) return { line: line + 1, fault: 'afterTotal' }
  if (count !== String(file.lines.length)) return { line, fault: 'totalCount' }
  return fenOf(sum ?? '') === file.sum ? file : { line, fault: 'totalSum' }
}

function lineOf(cells: string[], line: number): SettlementLine | BrokenSettlement {
  if (cells.length !== 7) return { line, fault: 'columns' }
  const [reference, ticketNo, day, currency, ...amounts] = cells as [string, string, string, string, string, string, string]
  if (reference === '' || reference.length > 120 || ticketNo.length > 60) return { line, fault: 'reference' }
  if (!isLocalDate(day)) return { line, fault: 'day' }
  if (!/^[A-Z]{3}$/.test(currency)) return { line, fault: 'currency' }
  const [fare, taxes, fee] = amounts.map(fenOf)
  if (fare === undefined || taxes === undefined || fee === undefined) return { line, fault: 'amount' }
  return { line, reference, ticketNo, day, currency, fare, taxes, fee }
}

const written = /^-?\d{1,12}\.\d\d$/

const fenOf = (amount: string): number | undefined => (written.test(amount) ? Number(amount.replace('.', '')) : undefined)
