import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import {
  lineCountColumns,
  lineMomentColumns,
  lineMoneyColumns,
  type LineColumn,
} from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import { chinaOffsetMinutes } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { ProductLines } from '../../../context'
import type { SheetCell, SheetColumn } from '../../../kit/sheet'
import { writeWorkbook } from '../../../kit/sheet-writer'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { lineWords, type LineSource, type WholeOrder } from '../../booking/order-lines/line-words'
import { linesOf } from '../../booking/order-lines/lines-of'
import type { PlacedDepartment } from '../../booking/order-lines/rows-store'

export interface OrderFileSetup {
  /** Lines above the heads: what the file is of. */
  about: readonly string[]
  columns: readonly LineColumn[]
  language: Language
  departments: readonly PlacedDepartment[]
}
/** What some orders came to. */
export interface Written {
  lines: number
  /** What is ready of the file since it was asked last. */
  bytes: Uint8Array[]
}
/** A workbook of the lines of orders, made page by page; the next is given when the one before is written. */
export interface OrderFile {
  write(orders: readonly WholeOrder[]): Promise<Written>
  /** The rest of the file. */
  end(): Promise<Uint8Array[]>
}

export function createOrderFile({ about, columns, language, departments }: OrderFileSetup, products: ProductLines): OrderFile {
  const text = ordersText[language]
  const reader = { language, path: departmentPaths(departments, language) }
  const cells = columns.map(cellOf)
  // Two pages wait in it at most.
  const pages = new PassThrough({ objectMode: true, highWaterMark: 1 })
  const heads = columns.map((column) => ({ head: text.lines[column], shows: showsOf(column) }))
  let ready: Uint8Array[] = []
  const written = (async () => {
    for await (const chunk of writeWorkbook({ name: text.linesSheet, about, columns: heads, pages })) ready.push(chunk)
  })()
  // Whoever gives the next page hears of it.
  written.catch(() => undefined)
  const taken = (): Uint8Array[] => {
    const bytes = ready
    ready = []
    return bytes
  }
  return {
    async write(orders) {
      const lines = orders.flatMap((whole) => linesOf(products, whole, [reader]).flat())
      if (!pages.write(lines.map((line) => cells.map((cell) => cell(line))))) await Promise.race([once(pages, 'drain'), written])
      return { lines: lines.length, bytes: taken() }
    },
    async end() {
      pages.end()
      await written
      return taken()
    },
  }
}

const isOf = (columns: readonly LineColumn[], column: LineColumn): boolean => columns.includes(column)

const showsOf = (column: LineColumn): SheetColumn['shows'] =>
  isOf(lineMoneyColumns, column)
    ? 'money'
    : isOf(lineMomentColumns, column)
      ? 'moment'
      : isOf(lineCountColumns, column)
        ? 'count'
        : 'words'

/** Sheets know no zones: a moment is written as clocks in China show it. */
export const chinaMoment = (instant: string): Date => new Date(new Date(instant).getTime() + chinaOffsetMinutes * 60_000)

type ToCell = (line: LineSource) => SheetCell

/** What stands in a column, of each line. */
function cellOf(column: LineColumn): ToCell {
  const words = lineWords[column]
  return isOf(lineMomentColumns, column)
    ? (line) => {
        const instant = words(line)
        return typeof instant === 'string' ? chinaMoment(instant) : null
      }
    : (line) => words(line) ?? null
}
