import { products, travelTypes, type OrderKind, type Product } from '@sojourn/contract/booking/codes'
import { measures, type AdvanceBand, type DiscountBand, type Measures } from '@sojourn/contract/finance/report-words'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import { measureColumns, sumsOfRecord } from './columns'
import { addToMonths } from './month-sums'

/** A line of what was fulfilled, as reports keep it. */
export interface NewReportLine {
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
  employeeId: string
  entityId: string
  costCentreId: string
  projectCode: string
  classKey: string
  discountBand: DiscountBand
  carrier: string
  route: string
  tier: string
  advanceBand: AdvanceBand
  /** Code of the company's reason for not keeping to a standard. */
  reason: string
  /** Bands of `finance/report/bands`. */
  above: string
  aboveShare: string
  railHours: string
  sums: Measures
}

/** A product by its code, sums in the order of their columns. */
const stored = (line: NewReportLine) => ({
  ...line,
  product: products.code(line.product),
  sums: measures.map((measure) => line.sums[measure]),
})

/** Writes lines that are not there yet, and adds them to the sums of their months: all in one statement, so that nothing is counted twice. */
export const addLines = ({ sql, enterpriseId }: Tenant, lines: readonly NewReportLine[]): Promise<unknown> =>
  sql.query(
    `WITH added AS (
       INSERT INTO report_line (enterprise_id, order_no, place, position, segment, product, kind, booked_day, issued_day, travel_day, department_id,
         employee_id, entity_id, cost_centre_id, project_code, class_key, discount_band, carrier, route, tier, advance_band, reason, above, above_share, rail_hours,
         ${measureColumns})
       SELECT $1, l."orderNo", l.place, l.position, l.segment, l.product, l.kind, l."bookedDay", l."issuedDay", l."travelDay", l."departmentId",
         l."employeeId", l."entityId", l."costCentreId", l."projectCode", l."classKey", l."discountBand", l.carrier, l.route, l.tier, l."advanceBand",
         l.reason, l.above, l."aboveShare", l."railHours", ${sumsOfRecord}
       FROM jsonb_to_recordset($2::jsonb) AS l("orderNo" text, place smallint, position smallint, segment smallint, product smallint, kind text,
         "bookedDay" date, "issuedDay" date, "travelDay" date, "departmentId" text, "employeeId" text, "entityId" text, "costCentreId" text,
         "projectCode" text, "classKey" text, "discountBand" text, carrier text, route text, tier text, "advanceBand" text, reason text,
         above text, "aboveShare" text, "railHours" text, sums integer[])
       ON CONFLICT DO NOTHING RETURNING *
     ) ${addToMonths}`,
    [enterpriseId, JSON.stringify(lines.map(stored))],
  )

/** Where orders stand by the moment of their fulfilment. */
export interface FollowedPlace {
  at: Date
  orderNo: string
}
export interface FollowedOrder extends FollowedPlace {
  searchIds: string[]
}

/** More lines no order has: those of money that moves later have their places after them. */
export const linesOfOrder = 1_000

/** Until when a company's orders are followed; undefined where none is yet. */
export async function findFollowedTo({ sql, enterpriseId }: Tenant): Promise<Date | undefined> {
  const [row] = await sql.query<{ at: Date }>('SELECT followed_to AS at FROM report_account WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  return row?.at
}

/** The next business orders that were fulfilled, after a place: a plain value, by which the index is entered there and not at its beginning. */
export async function findFulfilled(
  { sql, enterpriseId }: Tenant,
  after: FollowedPlace | undefined,
  limit: number,
): Promise<FollowedOrder[]> {
  const rows = await sql.query<FollowedOrder>(
    `SELECT o.transacted_at AS at, o.order_no AS "orderNo", o.search_ids AS "searchIds" FROM orders o
     WHERE o.enterprise_id = $1 AND o.transacted_at IS NOT NULL AND (o.transacted_at, o.order_no) > ($2::timestamptz, $3)
       AND o.travel_type = ${travelTypes.code('business')}
     ORDER BY o.transacted_at, o.order_no LIMIT ${pageLimit(limit)}`,
    [enterpriseId, after?.at ?? '-infinity', after?.orderNo ?? ''],
  )
  return rows.slice(0, limit)
}

/** Which of these orders have a line of their own already. */
export async function findFollowed({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await sql.query<{ orderNo: string }>(
    `SELECT DISTINCT order_no AS "orderNo" FROM report_line WHERE enterprise_id = $1 AND order_no = ANY($2) AND place < ${linesOfOrder}`,
    [enterpriseId, orderNos],
  )
  return new Set(rows.map(({ orderNo }) => orderNo))
}

/** When a company's orders were followed last, all of them; undefined while that is done for the first time. */
export async function findFollowedAt({ sql, enterpriseId }: Tenant): Promise<Date | undefined> {
  const [row] = await sql.query<{ at: Date | null }>('SELECT followed_at AS at FROM report_account WHERE enterprise_id = $1', [
    enterpriseId,
  ])
  return row?.at ?? undefined
}

/** Until when a company's orders are followed, which never goes back; `at` is known with the last piece. */
export const setFollowed = ({ sql, enterpriseId }: Tenant, to: Date, at: Date | undefined): Promise<unknown> =>
  sql.query(
    `INSERT INTO report_account (enterprise_id, followed_to, followed_at) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id) DO UPDATE SET followed_to = greatest(report_account.followed_to, $2),
       followed_at = coalesce($3, report_account.followed_at)`,
    [enterpriseId, to, at],
  )

/** Lines whose cost centre or project was corrected since orders were followed last are charged as their orders are now. */
export const followCorrections = ({ sql, enterpriseId }: Tenant): Promise<unknown> =>
  sql.query(
    `UPDATE report_line l SET cost_centre_id = t.cost_centre_id, project_code = coalesce(t.project_code, '')
     FROM (SELECT DISTINCT order_no, position FROM order_cost_change
           WHERE enterprise_id = $1 AND at >= (SELECT followed_to FROM report_account WHERE enterprise_id = $1)) AS changed
     JOIN order_traveller t ON t.enterprise_id = $1 AND t.order_no = changed.order_no AND t.position = changed.position
     WHERE l.enterprise_id = $1 AND l.order_no = changed.order_no AND l.position = changed.position`,
    [enterpriseId],
  )

/** What the searches showed from which these orders were booked, as long as they are kept. */
export const findShown = (
  { sql, enterpriseId }: Tenant,
  searchIds: readonly string[],
): Promise<{ searchId: string; journey: number; body: string }[]> =>
  sql.query('SELECT search_id AS "searchId", journey, body FROM choice_set WHERE enterprise_id = $1 AND search_id = ANY($2)', [
    enterpriseId,
    searchIds,
  ])
