import { products, travelTypes, type OrderKind, type Product } from '@sojourn/contract/booking/codes'
import type { AdvanceBand, DiscountBand, Measures } from '@sojourn/contract/finance/report-words'
import type { Tenant } from '../../../db/tenant'
import { grown, measureColumns, measureRecord, quotedMeasures, summed } from './columns'

/** A line of what was fulfilled, as reports keep it. */
export interface NewReportLine extends Measures {
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
}

/** The sums of each month are kept by these; whoever asks by person, cost centre or project reads lines. */
const kept = `VALUES ('department', added.department_id), ('class', added.class_key), ('discount', added.discount_band), ('carrier', added.carrier),
    ('route', added.route), ('tier', added.tier), ('advance', added.advance_band), ('reason', added.reason)`

/** Writes lines that are not there yet, and adds them to the sums of their months: all in one statement, so that nothing is counted twice. */
export const addLines = ({ sql, enterpriseId }: Tenant, lines: readonly NewReportLine[]): Promise<unknown> =>
  sql.query(
    `WITH added AS (
       INSERT INTO report_line (enterprise_id, order_no, place, position, segment, product, kind, booked_day, issued_day, travel_day, department_id,
         employee_id, entity_id, cost_centre_id, project_code, class_key, discount_band, carrier, route, tier, advance_band, reason, ${measureColumns})
       SELECT $1, l."orderNo", l.place, l.position, l.segment, l.product, l.kind, l."bookedDay", l."issuedDay", l."travelDay", l."departmentId",
         l."employeeId", l."entityId", l."costCentreId", l."projectCode", l."classKey", l."discountBand", l.carrier, l.route, l.tier, l."advanceBand",
         l.reason, ${quotedMeasures}
       FROM jsonb_to_recordset($2::jsonb) AS l("orderNo" text, place smallint, position smallint, segment smallint, product smallint, kind text,
         "bookedDay" date, "issuedDay" date, "travelDay" date, "departmentId" text, "employeeId" text, "entityId" text, "costCentreId" text,
         "projectCode" text, "classKey" text, "discountBand" text, carrier text, route text, tier text, "advanceBand" text, reason text, ${measureRecord})
       ON CONFLICT DO NOTHING RETURNING *
     )
     INSERT INTO report_month (enterprise_id, day_kind, grouped, month, product, entity_id, key, ${measureColumns})
     SELECT $1, days.kind, keys.grouped, date_trunc('month', days.day)::date, product, entity_id, keys.key, ${summed}
     FROM added
     CROSS JOIN LATERAL (VALUES ('booked', booked_day), ('issued', issued_day), ('travel', travel_day)) AS days(kind, day)
     CROSS JOIN LATERAL (${kept}) AS keys(grouped, key)
     GROUP BY 2, 3, 4, 5, 6, 7 ORDER BY 2, 3, 4, 5, 6, 7
     ON CONFLICT (enterprise_id, day_kind, grouped, month, product, entity_id, key) DO UPDATE SET ${grown}`,
    [enterpriseId, JSON.stringify(lines.map((line) => ({ ...line, product: products.code(line.product) })))],
  )

/** Where orders stand by the moment of their fulfilment. */
export interface FollowedPlace {
  at: Date
  orderNo: string
}

/** The next business orders after a place that were fulfilled and of which no line is kept. */
export const findUnfollowed = (
  { sql, enterpriseId }: Tenant,
  { at, orderNo }: FollowedPlace,
  limit: number,
): Promise<(FollowedPlace & { searchIds: string[] })[]> =>
  sql.query(
    `SELECT o.transacted_at AS at, o.order_no AS "orderNo", o.search_ids AS "searchIds" FROM orders o
     WHERE o.enterprise_id = $1 AND o.transacted_at IS NOT NULL AND (o.transacted_at, o.order_no) > ($2, $3)
       AND o.travel_type = ${travelTypes.code('business')}
       AND NOT EXISTS (SELECT FROM report_line l WHERE l.enterprise_id = $1 AND l.order_no = o.order_no)
     ORDER BY o.transacted_at, o.order_no LIMIT $4`,
    [enterpriseId, at, orderNo, limit],
  )

/** Until when a company's orders are followed, and when that was done last. */
export async function findFollowed({ sql, enterpriseId }: Tenant): Promise<{ to: Date; at: Date } | undefined> {
  const [row] = await sql.query<{ to: Date; at: Date }>(
    'SELECT followed_to AS to, followed_at AS at FROM report_account WHERE enterprise_id = $1',
    [enterpriseId],
  )
  return row
}

export const setFollowed = ({ sql, enterpriseId }: Tenant, to: Date, at: Date): Promise<unknown> =>
  sql.query(
    `INSERT INTO report_account (enterprise_id, followed_to, followed_at) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id) DO UPDATE SET followed_to = $2, followed_at = $3`,
    [enterpriseId, to, at],
  )

/** Lines whose cost centre or project was corrected since a moment are charged as their orders are now. */
export const followCorrections = ({ sql, enterpriseId }: Tenant, since: Date): Promise<unknown> =>
  sql.query(
    `UPDATE report_line l SET cost_centre_id = t.cost_centre_id, project_code = coalesce(t.project_code, '')
     FROM (SELECT DISTINCT order_no, position FROM order_cost_change WHERE enterprise_id = $1 AND at >= $2) AS changed
     JOIN order_traveller t ON t.enterprise_id = $1 AND t.order_no = changed.order_no AND t.position = changed.position
     WHERE l.enterprise_id = $1 AND l.order_no = changed.order_no AND l.position = changed.position`,
    [enterpriseId, since],
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
