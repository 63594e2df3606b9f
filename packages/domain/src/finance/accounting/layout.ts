import type { Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import { decimalOf } from '../journal'

/** What a row of the file tells; cost centre to traveller are empty in the row that settles an entry. */
export interface JournalRow {
  /** Number of the entry, whose rows follow each other. */
  entry: string
  /** yyyy-MM-dd. */
  date: string
  ledger: string
  account: string
  /** Fen; one of the two is nought. */
  debit: number
  credit: number
  currency: string
  costCentre: string
  project: string
  bill: string
  order: string
  line: string
  product: Product | ''
  category: BillCategory | ''
  traveller: string
}

export const journalColumns = [
  'entry',
  'date',
  'ledger',
  'account',
  'debit',
  'credit',
  'currency',
  'costCentre',
  'project',
  'bill',
  'order',
  'line',
  'product',
  'category',
  'traveller',
] as const satisfies readonly (keyof JournalRow)[]

const lineEnd = '\r\n'

/** The head of the file: names of its columns that no language changes, since programs read them. */
export const csvHead = (): string => journalColumns.join(',') + lineEnd

/** A row by RFC 4180, amounts as decimals of their currency. */
export const csvRow = (row: JournalRow): string =>
  journalColumns
    .map((column) => {
      const value = row[column]
      return typeof value === 'number' ? (value === 0 ? '' : decimalOf(value, row.currency)) : csvField(value)
    })
    .join(',') + lineEnd

/** A spreadsheet takes what begins so for a formula; an apostrophe before it says that it is text. */
const formula = /^[=+\-@\t\r]/

function csvField(value: string): string {
  const text = formula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
