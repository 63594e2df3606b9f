import type { OrderKind } from '@sojourn/contract/booking/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import type { Sql } from '../../../db/sql'
import type { Cursor } from '../../../kit/cursor'

export interface OrderListRow {
  orderNo: string
  kind: OrderKind
  parentOrderNo: string | null
  travelOrderNo: string | null
  product: number
  state: number
  title: LocalText
  departAt: Date
  arriveAt: Date
  travellers: string[]
  travellerIds: string[]
  approverIds: string[]
  bookerId: string
  bookerName: string
  total: number
  currency: string
  travelType: 1 | 2
  outOfPolicy: boolean
  createdAt: Date
  holdExpiresAt: Date
  openCoupons: number
  takenCoupons: number
}

const orderListColumns = `o.order_no AS "orderNo", o.kind, o.parent_order_no AS "parentOrderNo", o.travel_order_no AS "travelOrderNo", o.product, o.state, o.title, o.depart_at AS "departAt", o.arrive_at AS "arriveAt",
  ARRAY(SELECT t.name FROM order_traveller t WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no ORDER BY t.position) AS travellers,
  ARRAY(SELECT t.employee_id FROM order_traveller t WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no) AS "travellerIds",
  ARRAY(SELECT task.approver_id FROM approval a JOIN approval_task task USING (enterprise_id, approval_id)
        WHERE a.enterprise_id = o.enterprise_id AND a.order_no = o.order_no) AS "approverIds",
  o.booker_id AS "bookerId",
  (SELECT e.name FROM employee e WHERE e.enterprise_id = o.enterprise_id AND e.employee_id = o.booker_id) AS "bookerName",
  o.total, o.currency, o.travel_type AS "travelType", o.out_of_policy AS "outOfPolicy", o.created_at AS "createdAt",
  o.hold_expires_at AS "holdExpiresAt",
  (SELECT count(*)::integer FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(state smallint)
   WHERE ticket.enterprise_id = o.enterprise_id AND ticket.order_no = o.order_no AND coupon.state = 0) AS "openCoupons",
  (SELECT count(*)::integer FROM after_sale_line line
   WHERE line.enterprise_id = o.enterprise_id AND line.parent_order_no = o.order_no AND line.open) AS "takenCoupons"`

export const findListRows = (sql: Sql, enterpriseId: number, orderNos: readonly string[]): Promise<OrderListRow[]> =>
  sql.query<OrderListRow>(
    `SELECT ${orderListColumns} FROM orders o WHERE o.enterprise_id = $1 AND o.order_no = ANY($2) ORDER BY o.order_no`,
    [enterpriseId, orderNos],
  )

/** What narrows a list of orders; $1 is the company and $2 the person. */
const narrowed = `($3::smallint[] IS NULL OR o.state = ANY($3))
  AND ($4 = '' OR o.order_no ILIKE '%' || $4 || '%' OR o.title::text ILIKE '%' || $4 || '%'
       OR EXISTS (SELECT FROM order_traveller named WHERE named.enterprise_id = $1 AND named.order_no = o.order_no
                    AND named.name ILIKE '%' || $4 || '%'))
  AND ($5::date IS NULL OR CASE WHEN $12 THEN o.created_at ELSE o.depart_at END >= ($5::date::timestamp AT TIME ZONE 'Asia/Shanghai'))
  AND ($6::date IS NULL OR CASE WHEN $12 THEN o.created_at ELSE o.depart_at END < (($6::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai'))
  AND ($10::smallint IS NULL OR o.product = $10) AND ($11 = '' OR o.kind = $11)
  AND ($13 = '' OR EXISTS (SELECT FROM order_traveller travelling WHERE travelling.enterprise_id = $1
                             AND travelling.order_no = o.order_no AND travelling.name ILIKE '%' || $13 || '%'))`
/** Without a cursor everything is before infinity, so that both indexes are read from their newest row. */
const before = "(coalesce($7::timestamptz, 'infinity'), coalesce($8, ''))"

export interface OrderListSearch {
  employeeId: string
  states: readonly number[] | null
  keyword: string
  from: string | null
  to: string | null
  before: Cursor | undefined
  limit: number
  product: number | null
  kind: OrderKind | ''
  /** The days are those of ordering, not of travel. */
  byOrderDay: boolean
  traveller: string
}
const pattern = (words: string): string => words.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)

/** Orders that I booked or travel on, newest first, by key: a page of each kind in the order of its index, then both together. */
export const listOrders = (sql: Sql, enterpriseId: number, search: OrderListSearch): Promise<OrderListRow[]> =>
  sql.query<OrderListRow>(
    `SELECT ${orderListColumns}
     FROM (
       (SELECT o.enterprise_id, o.order_no FROM orders o
        WHERE o.enterprise_id = $1 AND o.booker_id = $2 AND (o.created_at, o.order_no) < ${before} AND ${narrowed}
        ORDER BY o.created_at DESC, o.order_no DESC LIMIT $9)
       UNION
       (SELECT o.enterprise_id, o.order_no FROM order_traveller t JOIN orders o USING (enterprise_id, order_no)
        WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND (t.ordered_at, t.order_no) < ${before} AND ${narrowed}
        ORDER BY t.ordered_at DESC, t.order_no DESC LIMIT $9)
     ) mine
     JOIN orders o USING (enterprise_id, order_no)
     ORDER BY o.created_at DESC, o.order_no DESC LIMIT $9`,
    [
      enterpriseId,
      search.employeeId,
      search.states,
      pattern(search.keyword),
      search.from,
      search.to,
      search.before?.at ?? null,
      search.before?.id ?? null,
      search.limit,
      search.product,
      search.kind,
      search.byOrderDay,
      pattern(search.traveller),
    ],
  )

export async function countWaiting(sql: Sql, enterpriseId: number, employeeId: string, today: string) {
  const [row] = await sql.query<{ waitApprovalCount: number; waitPayCount: number; waitSubmitCount: number }>(
    `SELECT (SELECT count(DISTINCT approval_id)::integer FROM approval_task WHERE enterprise_id = $1 AND active AND (approver_id = $2
              OR approver_id IN (SELECT principal_id FROM approval_delegate WHERE enterprise_id = $1 AND substitute_id = $2
                                 AND revoked_at IS NULL AND $3::date BETWEEN from_date AND to_date))) AS "waitApprovalCount",
            count(*) FILTER (WHERE state = 1100)::integer AS "waitPayCount",
            count(*) FILTER (WHERE state = 10)::integer AS "waitSubmitCount"
     FROM orders WHERE enterprise_id = $1 AND booker_id = $2 AND state IN (10, 1100)`,
    [enterpriseId, employeeId, today],
  )
  return row!
}

export interface TripRow {
  orderNo: string
  product: number
  departAt: Date
  arriveAt: Date
  body: Record<string, unknown>
  /** Positions in the order. */
  traveller: number
  segment: number
}
/** Issued journeys of this person: upcoming in order of departure, past newest first. */
export const listTrips = (
  sql: Sql,
  enterpriseId: number,
  employeeId: string,
  request: {
    states: readonly number[]
    now: Date
    past: boolean
    limit: number
  },
): Promise<TripRow[]> =>
  sql.query<TripRow>(
    `SELECT o.order_no AS "orderNo", o.product, s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.body,
            t.position AS traveller, s.position AS segment
     FROM order_traveller t
     JOIN orders o USING (enterprise_id, order_no)
     JOIN order_segment s USING (enterprise_id, order_no)
     WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND o.state = ANY($3) AND (s.arrive_at < $4) = $5 
       AND NOT coupon_gone(s.enterprise_id, s.order_no, t.position, s.position)
     ORDER BY CASE WHEN $5 THEN -extract(epoch FROM s.depart_at) ELSE extract(epoch FROM s.depart_at) END LIMIT $6`,
    [enterpriseId, employeeId, request.states, request.now, request.past, request.limit],
  )
