import { products, type OrderKind, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { Measure, Measures, ReportGroup } from '@sojourn/contract/finance/report-words'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { columnOf, named } from './columns'
import { dayColumns, groupColumns, narrowed, storedKey, type Put, type ReportQuest } from './sums-store'
import { isOfTrip } from './trip-key'

export interface FoundLine extends Measures {
  orderNo: string
  place: number
  position: number
  segment: number
  product: Product
  kind: OrderKind
  bookedDay: string
  issuedDay: string
  travelDay: string
  departmentId: string
  reason: string
}
/** Where a page ended. */
export interface LinePlace {
  day: string
  orderNo: string
  place: number
}

const columns = `order_no AS "orderNo", place, position, segment, product, kind, booked_day AS "bookedDay", issued_day AS "issuedDay",
  travel_day AS "travelDay", department_id AS "departmentId", reason, ${named}`

/** Lines of a report by their day, the last first; of one part where it is named. */
export async function findReportLines(
  { sql, enterpriseId }: Tenant,
  quest: ReportQuest,
  { part, having }: { part?: { group: ReportGroup; key: string } | undefined; having?: Measure | undefined },
  { after, limit }: { after: LinePlace | undefined; limit: number },
): Promise<FoundLine[]> {
  const values: unknown[] = [enterpriseId]
  const put: Put = (value) => `$${values.push(value)}`
  const day = dayColumns[quest.day]
  const conditions = [narrowed(quest, put), `${day} BETWEEN ${put(quest.from)}::date AND ${put(quest.to)}::date`]
  if (part)
    conditions.push(
      part.group === 'trip' ? isOfTrip(put(part.key)) : `${groupColumns[part.group]} = ${put(storedKey(part.group, part.key))}`,
    )
  if (having) conditions.push(`${columnOf(having)} <> 0`)
  if (after)
    conditions.push(`(${day}, order_no, place) < (${put(after.day)}::date, ${put(after.orderNo)}, ${put(after.place)}::smallint)`)
  const rows = await sql.query<Omit<FoundLine, 'product'> & { product: CodeOf<typeof products> }>(
    `SELECT ${columns} FROM report_line WHERE ${conditions.join(' AND ')} ORDER BY ${day} DESC, order_no DESC, place DESC LIMIT ${pageLimit(limit)}`,
    values,
  )
  return rows.slice(0, limit).map((row) => ({ ...row, product: products.word(row.product) }))
}
