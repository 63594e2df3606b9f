import { Readable } from 'node:stream'
import type { Language } from '@sojourn/contract/kit/language'
import { formatYuan } from '@sojourn/domain/kit/money'
import { searchSheetText } from '@sojourn/text/products/intl-flight/search/sheet'
import type { SheetCell } from '../../../../kit/sheet/sheet'
import { writeWorkbook } from '../../../../kit/sheet/sheet-writer'
import { renderPdf } from '../../../booking/documents/pdf'
import type { PriceSheet } from './price-sheet'
import { priceSheetTemplate } from './price-sheet-template'

async function* onePage(rows: readonly SheetCell[][]): AsyncGenerator<readonly SheetCell[][]> {
  yield rows
}

/** A price sheet as a workbook, with every fare that was shown. */
export const asWorkbook = ({ cheapest: _some, rows, ...sheet }: PriceSheet): Readable =>
  Readable.from(writeWorkbook({ ...sheet, pages: onePage(rows) }))

/** Lines of a printed sheet: more than fit on two pages nobody compares. */
const printedAtMost = 60

/** The same on paper: the cheapest of each itinerary. */
export function asPdf({ name, about, columns, rows, cheapest }: PriceSheet, language: Language): Buffer {
  const words = (cell: SheetCell, index: number): string =>
    columns[index]!.shows === 'money' && typeof cell === 'number' ? formatYuan(cell) : String(cell)
  return renderPdf(priceSheetTemplate, {
    lang: language === 'en' ? 'en' : 'zh',
    title: name,
    about: [...about, searchSheetText[language].cheapestOnly({ count: printedAtMost })],
    heads: columns.map(({ head }) => head),
    rows: cheapest.slice(0, printedAtMost).map((position) => rows[position]!.map(words)),
  })
}
