import type { OrderSearch } from '@sojourn/contract/admin/orders/order.shapes'
import {
  lineColumns,
  lineCountColumns,
  lineMomentColumns,
  lineMoneyColumns,
  ticketColumns,
  type LineColumn,
  type TicketColumn,
} from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Context, Work } from '../../../context'
import type { Sheet, SheetCell, SheetColumn } from '../../../kit/sheet'
import { inCompany } from '../../../work'
import { findEmployeeNames } from '../../booking/traveller/store'
import { departmentPaths } from '../../booking/order-lines/department-paths'
import type { ExportRow } from './export-store'
import { fieldCellOf, fieldSheetColumn, findFieldColumns } from './field-columns'
import { filterWords } from './filter-words'
import { findAll, questOf } from './find-orders'
import { lineWords, type LineSource } from '../../booking/order-lines/line-words'
import { readLines } from '../../booking/order-lines/read-lines'
import { findEveryDepartment } from '../../booking/order-lines/rows-store'
import { allTickets } from './tickets'

/** Rows of orders that are looked through together; their lines are a page of the file. */
const rowsOfPage = 256

type OnLines = (count: number) => Promise<void>

/** What a file holds, read page by page as it is written; undefined where whoever asked for it may no longer. */
export async function sheetOf(
  context: Context,
  enterpriseId: number,
  row: ExportRow,
  onLines: OnLines,
): Promise<Sheet | undefined> {
  const { employeeId, body, what } = row
  const { language } = body
  const text = ordersText[language]
  const about = await inCompany(context, enterpriseId, async (work) => {
    const [person] = await findEmployeeNames(work, [employeeId])
    const at = moment(context.clock.now())
    const filters = await filterWords(work, body.search, language)
    return [
      text.exportedBy({
        name: readableName({ name: person?.name ?? '', latin: { passport: null, pinyin: null } }, language),
        at,
      }),
      filters.length > 0 ? text.filtered({ filters: text.listed({ items: filters }) }) : text.unfiltered,
    ]
  })
  if (what === 'tickets') {
    const columns = ticketColumns.filter((column) => body.columns.includes(column))
    const tickets = await allTickets(context, enterpriseId, { employeeId, language }, body.search)
    if (isProblem(tickets)) return undefined
    await onLines(tickets.length)
    const rows = tickets.map((ticket) => columns.map((column) => ticketCell(ticket, column, language)))
    return {
      name: text.ticketsSheet,
      about,
      columns: columns.map((column) => ticketColumn(column, language)),
      pages: onePage(rows),
    }
  }
  const columns = lineColumns.filter((column) => body.columns.includes(column))
  const asked = await inCompany(context, enterpriseId, (work) => findFieldColumns(work, language))
  const fields = asked.filter(({ key }) => body.fieldKeys?.includes(key))
  const pages = await linePages(context, enterpriseId, row)
  if (!pages) return undefined
  return {
    name: text.linesSheet,
    about,
    columns: [
      ...columns.map((column) => ({ head: text.lines[column], shows: showsOf(column) })),
      ...fields.map(fieldSheetColumn),
    ],
    pages: rowsOf(pages, [...columns.map(cellOf), ...fields.map(fieldCellOf)], onLines),
  }
}

const moment = (at: Date): string => {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return `${date} ${time}`
}

async function linePages(
  context: Context,
  enterpriseId: number,
  { employeeId, body }: ExportRow,
): Promise<AsyncGenerator<LineSource[]> | undefined> {
  const { language } = body
  const here = <Result>(task: (work: Work) => Promise<Result>): Promise<Result> => inCompany(context, enterpriseId, task)
  const [quest, departments] = await Promise.all([
    here((work) => questOf(work, { employeeId }, body.search as OrderSearch)),
    here(findEveryDepartment),
  ])
  if (isProblem(quest)) return undefined
  const path = departmentPaths(departments, language)
  return (async function* () {
    if (!quest) return
    for await (const orderNos of findAll(here, quest, rowsOfPage))
      yield await here((work) => readLines(work, orderNos, { language, path }))
  })()
}

async function* rowsOf(
  pages: AsyncGenerator<LineSource[]>,
  cells: readonly ToCell[],
  onLines: OnLines,
): AsyncGenerator<SheetCell[][]> {
  for await (const lines of pages) {
    await onLines(lines.length)
    yield lines.map((line) => cells.map((cell) => cell(line)))
  }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
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
const chinaMoment = (instant: string): Date => new Date(new Date(instant).getTime() + chinaOffsetMinutes * 60_000)

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
