import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { csvHead, csvRow, journalColumns, type JournalRow } from '@sojourn/domain/finance/accounting/layout'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { accountingFileText } from '@sojourn/text/finance/accounting/file'
import { billPageText } from '@sojourn/text/finance/bill/page'
import type { Actor, Context } from '../../../context'
import type { Sheet, SheetCell, SheetColumn } from '../../../kit/sheet/sheet'
import { inCompany } from '../../../work'
import { findBill } from '../bill/bill-store'
import { zoneOf } from '../bill/zone'
import { findExport } from './export-store'
import { journalRows } from './journal'
import { findMapping } from './mapping-store'

export interface ExportedFile {
  /** Without its ending. */
  name: string
  rows: AsyncGenerator<JournalRow[]>
}

/** What was exported, read again page by page: a confirmed bill and a version of the mapping never change. */
export async function exportedFile(
  context: Context,
  { enterpriseId }: Pick<Actor, 'enterpriseId'>,
  exportId: string,
): Promise<ExportedFile | Problem> {
  const read = <Result>(reads: Parameters<typeof inCompany<Result>>[2]) => inCompany(context, enterpriseId, reads)
  const made = await read((work) => findExport(work, exportId))
  if (!made) return problem('accountingExportUnknown', { field: 'exportId' })
  const { billNo, mappingVersion } = made
  const [bill, mapping, zone] = await read((work) =>
    Promise.all([findBill(work, billNo), findMapping(work, mappingVersion), zoneOf(work)]),
  )
  const rows = journalRows({ bill: bill!, mapping: mapping!.body, zone }, read)
  return { name: `${billNo}-v${mappingVersion}`, rows }
}

export async function* csvOf({ rows }: ExportedFile): AsyncGenerator<string> {
  yield csvHead()
  for await (const page of rows) yield page.map(csvRow).join('')
}

/** The same rows as a workbook, in the reader's words. */
export function sheetOf({ name, rows }: ExportedFile, language: Language): Sheet {
  const text = accountingFileText[language]
  const shows: Partial<Record<keyof JournalRow, SheetColumn['shows']>> = { debit: 'money', credit: 'money' }
  async function* pages(): AsyncGenerator<SheetCell[][]> {
    for await (const page of rows) yield page.map((row) => journalColumns.map((column) => cellOf(row, column, language)))
  }
  return {
    name: text.sheet,
    about: [`${text.title} ${name}`],
    columns: journalColumns.map((column) => ({ head: text.columns[column], shows: shows[column] ?? 'words' })),
    pages: pages(),
  }
}

function cellOf(row: JournalRow, column: keyof JournalRow, language: Language): SheetCell {
  if (column === 'product') return row.product && ordersText[language].products[row.product]
  if (column === 'category') return row.category && billPageText[language].categories[row.category]
  return row[column] === 0 ? null : row[column]
}
