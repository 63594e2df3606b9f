import type { UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import { lineColumns, ticketColumns, type TicketColumn } from '@sojourn/contract/admin/orders/order-words'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem } from '@sojourn/contract/kit/problems'
import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import type { Context, Work } from '../../../context'
import { sheetMoment, type SheetCell, type SheetColumn } from '../../../kit/sheet/sheet'
import { writeWorkbook } from '../../../kit/sheet/sheet-writer'
import { inCompany } from '../../../work'
import { scopeOf } from '../../booking/traveller/scope'
import { findEmployeeNames } from '../../booking/traveller/store'
import type { ExportRow } from './export-store'
import { findFieldColumns } from './field-columns'
import { filterWords } from './filter-words'
import { questOf } from './find-orders'
import { openOrderFile, type OpenOrderFile } from './open-order-file'
import { allTickets } from './tickets'

export type OnLines = (count: number) => Promise<void>
type File = AsyncIterable<Uint8Array>

/** The file, read page by page as it is taken; undefined where whoever asked for it may no longer. */
export const fileOf = (asked: Asked): Promise<File | undefined> => (asked.row.what === 'tickets' ? ticketFile : lineFile)(asked)

/** Who made it, when, and by which filters, as far as the maker may see what they are called. */
async function aboutOf(work: Work, { employeeId, body }: ExportRow, tickets: readonly UnusedTicket[] = []): Promise<string[]> {
  const { search, language } = body
  const text = ordersText[language]
  const scope = await scopeOf(work, { employeeId }, 'readOrders')
  const filters = await filterWords(work, search, { language, scope: isProblem(scope) ? [] : scope, tickets })
  return [
    await madeBy(work, employeeId, language),
    filters.length > 0 ? text.filtered({ filters: text.listed({ items: filters }) }) : text.unfiltered,
  ]
}

/** Who had a file made, and when. */
export async function madeBy(work: Work, employeeId: string, language: Language): Promise<string> {
  const [person] = await findEmployeeNames(work, [employeeId])
  const name = readableName({ name: person?.name ?? '', latin: { passport: null, pinyin: null } }, language)
  return ordersText[language].exportedBy({ name, at: moment(work.context.clock.now()) })
}

const moment = (at: Date): string => {
  const { date, time } = localOf(at.toISOString(), chinaOffsetMinutes)
  return `${date} ${time}`
}

export interface Asked {
  context: Context
  enterpriseId: number
  row: ExportRow
  onLines: OnLines
}

async function ticketFile({ context, enterpriseId, row, onLines }: Asked): Promise<File | undefined> {
  const { employeeId, body } = row
  const { language } = body
  const columns = ticketColumns.filter((column) => body.columns.includes(column))
  const found = await allTickets(context, enterpriseId, { employeeId, language }, body.search)
  if (isProblem(found)) return undefined
  const { tickets } = found
  await onLines(tickets.length)
  const about = await inCompany(context, enterpriseId, (work) => aboutOf(work, row, tickets))
  const rows = tickets.map((ticket) => columns.map((column) => ticketCell(ticket, column, language)))
  const heads = columns.map((column) => ticketColumn(column, language))
  return writeWorkbook({ name: ordersText[language].ticketsSheet, about, columns: heads, pages: onePage(rows) })
}

async function lineFile({ context, enterpriseId, row, onLines }: Asked): Promise<File | undefined> {
  const { employeeId, body } = row
  const { language } = body
  const columns = lineColumns.filter((column) => body.columns.includes(column))
  return inCompany(context, enterpriseId, async (work) => {
    const quest = await questOf(work, { employeeId }, body.search)
    if (isProblem(quest)) return undefined
    const [about, asked] = await Promise.all([aboutOf(work, row), findFieldColumns(work, language)])
    const fields = asked.filter(({ key }) => body.fieldKeys?.includes(key))
    return written(openOrderFile(work, { about, columns, fields, language, quest }), onLines)
  })
}

async function* written(file: OpenOrderFile, onLines: OnLines): AsyncGenerator<Uint8Array> {
  try {
    let whole = false
    while (!whole) {
      const page = await file.next()
      await onLines(page.lines)
      yield* page.bytes
      whole = page.whole
    }
  } finally {
    await file.close()
  }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows
}

const ticketShows: Partial<Record<TicketColumn, SheetColumn['shows']>> = {
  departAt: 'moment',
  issuedOn: 'day',
  lastDay: 'day',
  value: 'money',
  couponsLeft: 'count',
}
const ticketColumn = (column: TicketColumn, language: Language): SheetColumn => ({
  head: ordersText[language].tickets[column],
  shows: ticketShows[column] ?? 'words',
})

function ticketCell(ticket: UnusedTicket, column: TicketColumn, language: Language): SheetCell {
  const text = ordersText[language]
  if (column === 'product') return text.products[ticket.product]
  if (column === 'status') return text.ticketStatuses[ticket.status]
  if (column === 'plans') return ticket.plans.map((plan) => text.planOf({ ...plan, kind: text.planKinds[plan.kind] })).join('\n')
  if (column === 'departAt') return sheetMoment(new Date(ticket.departAt))
  if (column === 'issuedOn' || column === 'lastDay') return new Date(`${ticket[column]}T00:00:00Z`)
  return ticket[column]
}
