import type { OrderSearch } from '@sojourn/contract/admin/orders/order.shapes'
import { lineColumns, ticketColumns, type TicketColumn } from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Context, Work } from '../../../context'
import type { SheetCell, SheetColumn } from '../../../kit/sheet'
import { writeWorkbook } from '../../../kit/sheet-writer'
import { inCompany } from '../../../work'
import { findEmployeeNames } from '../../booking/traveller/store'
import type { WholeOrder } from '../../booking/order-lines/line-words'
import { readOrders } from '../../booking/order-lines/read-lines'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import type { ExportRow } from './export-store'
import { filterWords } from './filter-words'
import { findAll, questOf } from './find-orders'
import { openOrderFile } from './open-order-file'
import { chinaMoment } from './order-file'
import { allTickets } from './tickets'

/** Rows of orders that are looked through together; their lines are a page of the file. */
const rowsOfPage = 256

type OnLines = (count: number) => Promise<void>
type File = AsyncIterable<Uint8Array>

/** The file, read page by page as it is taken; undefined where whoever asked for it may no longer. */
export async function fileOf(
  context: Context,
  enterpriseId: number,
  row: ExportRow,
  onLines: OnLines,
): Promise<File | undefined> {
  const about = await inCompany(context, enterpriseId, (work) => aboutOf(work, row))
  return row.what === 'tickets'
    ? ticketFile(context, enterpriseId, row, { about, onLines })
    : lineFile(context, enterpriseId, row, { about, onLines })
}

/** Who made it, when, and by which filters. */
async function aboutOf(work: Work, { employeeId, body: { search, language } }: ExportRow): Promise<string[]> {
  const text = ordersText[language]
  const [person] = await findEmployeeNames(work, [employeeId])
  const at = moment(work.context.clock.now())
  const filters = await filterWords(work, search, language)
  const name = readableName({ name: person?.name ?? '', latin: { passport: null, pinyin: null } }, language)
  return [
    text.exportedBy({ name, at }),
    filters.length > 0 ? text.filtered({ filters: text.listed({ items: filters }) }) : text.unfiltered,
  ]
}

const moment = (at: Date): string => {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return `${date} ${time}`
}

interface Told {
  about: string[]
  onLines: OnLines
}

async function ticketFile(
  context: Context,
  enterpriseId: number,
  { employeeId, body }: ExportRow,
  { about, onLines }: Told,
): Promise<File | undefined> {
  const { language } = body
  const columns = ticketColumns.filter((column) => body.columns.includes(column))
  const tickets = await allTickets(context, enterpriseId, { employeeId, language }, body.search)
  if (isProblem(tickets)) return undefined
  await onLines(tickets.length)
  const rows = tickets.map((ticket) => columns.map((column) => ticketCell(ticket, column, language)))
  const heads = columns.map((column) => ticketColumn(column, language))
  return writeWorkbook({ name: ordersText[language].ticketsSheet, about, columns: heads, pages: onePage(rows) })
}

async function lineFile(
  context: Context,
  enterpriseId: number,
  { employeeId, body }: ExportRow,
  { about, onLines }: Told,
): Promise<File | undefined> {
  const { language } = body
  const here = <Result>(task: (work: Work) => Promise<Result>): Promise<Result> => inCompany(context, enterpriseId, task)
  const [quest, departments] = await Promise.all([
    here((work) => questOf(work, { employeeId }, body.search as OrderSearch)),
    here(findEveryDepartment),
  ])
  if (isProblem(quest)) return undefined
  const pages = (async function* () {
    if (!quest) return
    for await (const orderNos of findAll(here, quest, rowsOfPage))
      yield await here((work) => readOrders(work, orderNos, language))
  })()
  const columns = lineColumns.filter((column) => body.columns.includes(column))
  return written(context, { about, columns, language, departments }, pages, onLines)
}

/** The next page is read while one is written. */
async function* written(
  context: Context,
  setup: Parameters<typeof openOrderFile>[1],
  pages: AsyncGenerator<WholeOrder[]>,
  onLines: OnLines,
): File {
  const file = openOrderFile(context, setup)
  try {
    let page = await pages.next()
    while (!page.done) {
      const next = pages.next()
      // It is waited for below, also where writing fails before.
      next.catch(() => undefined)
      const { lines, bytes } = await file.write(page.value)
      await onLines(lines)
      yield* bytes
      page = await next
    }
    yield* await file.end()
  } finally {
    await file.close()
  }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

type Ticket = Exclude<Awaited<ReturnType<typeof allTickets>>, { problem: unknown }>[number]

const ticketShows: Partial<Record<TicketColumn, SheetColumn['shows']>> = {
  departAt: 'moment',
  issuedOn: 'day',
  lastDay: 'day',
  value: 'money',
}
const ticketColumn = (column: TicketColumn, language: Language): SheetColumn => ({
  head: ordersText[language].tickets[column],
  shows: ticketShows[column] ?? 'words',
})

function ticketCell(ticket: Ticket, column: TicketColumn, language: Language): SheetCell {
  const text = ordersText[language]
  if (column === 'product') return text.products[ticket.product]
  if (column === 'standing') return text.standings[ticket.standing]
  if (column === 'departAt') return chinaMoment(ticket.departAt)
  if (column === 'issuedOn' || column === 'lastDay') return new Date(`${ticket[column]}T00:00:00Z`)
  return ticket[column]
}
