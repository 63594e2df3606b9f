import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import {
  lineCountColumns,
  lineMomentColumns,
  lineMoneyColumns,
  type LineColumn,
} from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { ProductLines } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { sheetMoment, type SheetCell, type SheetColumn } from '../../../kit/sheet/sheet'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import { lineMoments, lineWords, type LineSource, type WholeOrder } from '../../booking/order-lines/line-words'
import { linesOf } from '../../booking/order-lines/lines-of'
import { readOrders } from '../../booking/order-lines/read-lines'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { fieldCellOf, fieldSheetColumn, type FieldColumn } from './field-columns'
import { findAll, type OrderQuest } from './find-orders'

export interface OrderFileSetup {
  /** Lines above the heads: what the file is of. */
  about: readonly string[]
  columns: readonly LineColumn[]
  /** The company's own, after these. */
  fields: readonly FieldColumn[]
  language: Language
  /** Of which orders; without one there are none. */
  quest: OrderQuest | undefined
}
/** What a page of orders came to. */
export interface Written {
  lines: number
  /** What is ready of the file since it was asked last. */
  bytes: Uint8Array[]
  /** Whether the file is whole. */
  whole: boolean
}
/** A workbook of the lines of orders, made page by page. */
export interface OrderFile {
  next(): Promise<Written>
}

/** Rows of orders that are looked through together; their lines are a page of the file. */
const rowsOfPage = 128

export function createOrderFile(setup: OrderFileSetup, { tenant, products }: OrderFileSources): OrderFile {
  const pages = pagesOf(tenant, setup)
  let book: Promise<Book> | undefined
  const read = (): Promise<IteratorResult<WholeOrder[], undefined>> => {
    const page = pages.next()
    // Whoever waits for it hears of what goes wrong.
    page.catch(() => undefined)
    return page
  }
  let page = read()
  return {
    async next() {
      const { write, end } = await (book ??= openBook(setup, { tenant, products }))
      const { value: orders, done } = await page
      if (done) return { lines: 0, bytes: await end(), whole: true }
      // The next is read while this one is written.
      page = read()
      return { ...(await write(orders)), whole: false }
    },
  }
}

/** What a file is told from. */
export interface OrderFileSources extends ProductLines {
  tenant: Tenant
}

async function* pagesOf(tenant: Tenant, { quest, language }: OrderFileSetup): AsyncGenerator<WholeOrder[], undefined> {
  if (quest)
    for await (const orderNos of findAll(tenant, quest, rowsOfPage)) yield await readOrders(tenant, orderNos, language, 'now')
}

interface Book {
  write(this: void, orders: readonly WholeOrder[]): Promise<Pick<Written, 'lines' | 'bytes'>>
  end(this: void): Promise<Uint8Array[]>
}

/** A page is taken when the one before is packed. */
async function openBook(
  { about, columns, fields, language }: OrderFileSetup,
  { tenant, products }: OrderFileSources,
): Promise<Book> {
  const text = ordersText[language]
  const reader = { language, path: departmentPaths(await findEveryDepartment(tenant), language) }
  const cells = [...columns.map(cellOf), ...fields.map(fieldCellOf)]
  const pages = new PassThrough({ objectMode: true, highWaterMark: 1 })
  const heads = [
    ...columns.map((column) => ({ head: text.lines[column], shows: showsOf(column) })),
    ...fields.map(fieldSheetColumn),
  ]
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
      const lines = orders.flatMap((whole) => linesOf({ products }, whole, [reader]).flat())
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

type ToCell = (line: LineSource) => SheetCell

/** What stands in a column, of each line. */
function cellOf(column: LineColumn): ToCell {
  const moment = lineMomentColumns.find((each) => each === column)
  if (moment)
    return (line) => {
      const at = lineMoments[moment](line)
      return at && sheetMoment(at)
    }
  const words = lineWords[column]
  return (line) => words(line) ?? null
}
