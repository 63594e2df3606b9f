import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { InCodes } from '../../../db/in-codes'
import { latinOf, namedLike, type Reader } from '../columns/latin-column'
import {
  couponStates,
  orderStates,
  products,
  travelTypes,
  type CouponState,
  type Fulfiller,
  type OrderKind,
  type OrderStage,
  type OrderState,
  type Product,
  type TravelType,
} from '@sojourn/contract/booking/codes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { ReadableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { LocalText } from '@sojourn/contract/kit/language'
import { stateCodes } from '../columns/state-codes'
import { placedStates } from '../columns/placed-states'
import { pageLimit } from '../../../db/page-limit'
import type { Tenant } from '../../../db/tenant'
import type { Cursor } from '../../../kit/cursor'
import { containing } from '../../../db/like'

export interface OrderListRow {
  orderNo: string
  kind: OrderKind
  parentOrderNo: string | null
  travelOrderNo: string | null
  product: Product
  fulfiller: Fulfiller
  state: OrderState
  title: LocalText
  departAt: Date
  arriveAt: Date
  travellers: ReadableName[]
  travellerIds: string[]
  approverIds: string[]
  bookerId: string
  booker: ReadableName
  total: number
  currency: string
  travelType: TravelType
  verdict: Verdict
  createdAt: Date
  holdExpiresAt: Date
  /** In order of travel; instants, states of the coupons of each, and whether its supplier lets it be changed or given back free. */
  segments: { departAt: string; body: object; coupons: CouponState[]; freeRebook: boolean; freeRefund: boolean }[]
  /** It failed as a draft: its supplier never kept anything for it. */
  failedAsDraft: boolean
  /** The first of its tickets. */
  issuedAt: Date | null
  /** States of all its coupons. */
  coupons: CouponState[]
  takenCoupons: number
  /** Changes of it that have given tickets. */
  changedTo: string[]
  /** The rejected order that it submits again, and the one that submits it again. */
  resubmits: string | null
  resubmittedAs: string | null
}

type StoredSegment = Omit<OrderListRow['segments'][number], 'coupons'> & { coupons: CouponCode[] }
type CouponCode = CodeOf<typeof couponStates>
type StoredRow = Omit<
  InCodes<OrderListRow, { product: typeof products; state: typeof orderStates; travelType: typeof travelTypes }>,
  'segments' | 'coupons'
> & {
  segments: StoredSegment[]
  coupons: CouponCode[]
}
const couponWords = (codes: readonly CouponCode[]): CouponState[] => codes.map((code) => couponStates.word(code))
const inWords = (row: StoredRow): OrderListRow => ({
  ...row,
  product: products.word(row.product),
  state: orderStates.word(row.state),
  travelType: travelTypes.word(row.travelType),
  segments: row.segments.map((segment) => ({ ...segment, coupons: couponWords(segment.coupons) })),
  coupons: couponWords(row.coupons),
})

const codesOf = (...states: OrderState[]): string => stateCodes(states).join(', ')
const changeDone = codesOf('changed', 'altered', 'refunded', 'completed')
/** What the last word about a service says; what was announced before is over. */
const lastNotice = (column: 'can_free_rebook' | 'can_refund_all'): string =>
  `coalesce((SELECT n.${column} FROM schedule_notice n WHERE n.enterprise_id = o.enterprise_id AND n.order_no = o.order_no
     AND n.segment = s.position ORDER BY n.announced_at DESC LIMIT 1), false)`
const orderListColumns = (
  reader: Reader,
): string => `o.order_no AS "orderNo", o.kind, o.parent_order_no AS "parentOrderNo", o.travel_order_no AS "travelOrderNo", o.product, o.fulfiller, o.state, o.title, o.depart_at AS "departAt", o.arrive_at AS "arriveAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('name', t.name, 'latin', ${latinOf('t', reader)}) ORDER BY t.position), '[]') FROM order_traveller t
   WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no) AS travellers,
  ARRAY(SELECT t.employee_id FROM order_traveller t WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no) AS "travellerIds",
  ARRAY(SELECT task.approver_id FROM approval a JOIN approval_task task USING (enterprise_id, approval_id)
        WHERE a.enterprise_id = o.enterprise_id AND a.order_no = o.order_no) AS "approverIds",
  o.booker_id AS "bookerId",
  (SELECT jsonb_build_object('name', e.name, 'latin', ${latinOf('e', reader)}) FROM employee e
   WHERE e.enterprise_id = o.enterprise_id AND e.employee_id = o.booker_id) AS booker,
  o.total, o.currency, o.travel_type AS "travelType", o.verdict, o.created_at AS "createdAt",
  o.hold_expires_at AS "holdExpiresAt",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('departAt', to_char(s.depart_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'body', s.body,
     'coupons', (SELECT coalesce(jsonb_agg(coupon.state), '[]') FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
                 WHERE ticket.enterprise_id = o.enterprise_id AND ticket.order_no = o.order_no AND coupon.segment = s.position),
     'freeRebook', ${lastNotice('can_free_rebook')}, 'freeRefund', ${lastNotice('can_refund_all')}) ORDER BY s.position), '[]')
   FROM order_segment s WHERE s.enterprise_id = o.enterprise_id AND s.order_no = o.order_no) AS segments,
  o.state = ${orderStates.code('failed')} AND EXISTS (SELECT FROM order_history h WHERE h.enterprise_id = o.enterprise_id AND h.order_no = o.order_no
     AND h.event = 'fail' AND h.from_state = ${orderStates.code('draft')}) AS "failedAsDraft",
  (SELECT min(ticket.issued_at) FROM ticket WHERE ticket.enterprise_id = o.enterprise_id AND ticket.order_no = o.order_no) AS "issuedAt",
  ARRAY(SELECT coupon.state FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(state smallint)
        WHERE ticket.enterprise_id = o.enterprise_id AND ticket.order_no = o.order_no) AS coupons,
  (SELECT count(*)::integer FROM after_sale_line line
   WHERE line.enterprise_id = o.enterprise_id AND line.parent_order_no = o.order_no AND line.open) AS "takenCoupons",
  ARRAY(SELECT child.order_no FROM orders child WHERE child.enterprise_id = o.enterprise_id AND child.parent_order_no = o.order_no
          AND child.kind = 'change' AND child.state IN (${changeDone}) ORDER BY child.created_at, child.order_no) AS "changedTo",
  o.resubmits, (SELECT next.order_no FROM orders next WHERE next.enterprise_id = o.enterprise_id AND next.resubmits = o.order_no) AS "resubmittedAs"`

export const findListRows = async (
  { sql, enterpriseId }: Tenant,
  orderNos: readonly string[],
  reader: Reader,
): Promise<OrderListRow[]> => {
  const rows = await sql.query<StoredRow>(
    `SELECT ${orderListColumns(reader)} FROM orders o WHERE o.enterprise_id = $1 AND o.order_no = ANY($2) ORDER BY o.order_no`,
    [enterpriseId, orderNos],
  )
  return rows.map(inWords)
}

export interface OrderListSearch {
  employeeId: string
  reader: Reader
  states: readonly OrderState[] | null
  stage?: OrderStage | undefined
  /** Of orders with only a part altered, those that a refund or a change has altered. */
  alteredBy: 'refund' | 'change' | undefined
  keyword: string
  from: string | null
  to: string | null
  before: Cursor | undefined
  /** At least so many, where there are. */
  limit: number
  product: Product | null
  kind: OrderKind | ''
  /** The days are those of ordering, not of travel. */
  byOrderDay: boolean
  traveller: string
}

/** What narrows a list of orders. Only what was asked stands in the statement, so that its plan is made once per connection. */
function narrowing(search: OrderListSearch, parameter: (value: unknown) => string): string {
  const { states, stage, alteredBy, keyword, traveller, from, to, product, kind } = search
  const day = search.byOrderDay ? 'o.created_at' : 'o.depart_at'
  const named = (table: string, pattern: string): string =>
    `EXISTS (SELECT FROM order_traveller ${table} WHERE ${table}.enterprise_id = $1 AND ${table}.order_no = o.order_no AND ${namedLike(table, pattern)})`
  const conditions = [`o.state ${placedStates}`]
  if (states !== null) conditions.push(`o.state IN (${states.length > 0 ? codesOf(...states) : 'NULL'})`)
  if (stage === 'upcoming') conditions.push(`(o.state = ${codesOf('issued')} OR ${hasTravelLeft})`)
  if (stage === 'over') conditions.push(`NOT ${hasTravelLeft}`)
  if (alteredBy !== undefined) conditions.push(alteredOnlyBy(alteredBy))
  if (keyword !== '') {
    const pattern = parameter(containing(keyword))
    conditions.push(`(o.order_no ILIKE ${pattern} OR o.title::text ILIKE ${pattern} OR ${named('named', pattern)})`)
  }
  if (from !== null) conditions.push(`${day} >= (${parameter(from)}::date::timestamp AT TIME ZONE 'Asia/Shanghai')`)
  if (to !== null) conditions.push(`${day} < ((${parameter(to)}::date + 1)::timestamp AT TIME ZONE 'Asia/Shanghai')`)
  if (product !== null) conditions.push(`o.product = ${parameter(products.code(product))}`)
  if (kind !== '') conditions.push(`o.kind = ${parameter(kind)}`)
  if (traveller !== '') conditions.push(named('travelling', parameter(containing(traveller))))
  return conditions.map((condition) => ` AND ${condition}`).join('')
}
/** The states of a refund that has given back, and of a change that has given other tickets. */
const done = { refund: codesOf('refunded'), change: changeDone }

/** A change whose tickets no later change has taken. */
const givesTickets = `(o.kind = 'change' AND NOT EXISTS (SELECT FROM orders child
    WHERE child.enterprise_id = $1 AND child.parent_order_no = o.order_no AND child.kind = 'change' AND child.state IN (${changeDone})))`

/** Of orders that were changed or altered, those with a ticket that is left to travel on. */
const hasTravelLeft = `(o.state = ${codesOf('changed')} AND ${givesTickets} OR o.state = ${codesOf('altered')} AND EXISTS (
    SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
    WHERE ticket.enterprise_id = $1 AND ticket.order_no = o.order_no
      AND NOT coupon_gone($1, o.order_no, ticket.traveller, coupon.segment)))`

const alteredOnlyBy = (kind: 'refund' | 'change'): string =>
  `(o.state <> ${codesOf('altered')} OR o.kind = '${kind}' OR EXISTS (SELECT FROM orders child
    WHERE child.enterprise_id = $1 AND child.parent_order_no = o.order_no AND child.kind = '${kind}' AND child.state IN (${done[kind]})))`

/** States in which orders stay for good; the index orders_open holds all others. */
const past: readonly OrderState[] = ['completed', 'cancelled', 'closed']

/** A list of open orders goes no further back than to the company's oldest order in one of these states. */
function oldestOpen(states: readonly OrderState[] | null): (orderedAt: string) => string {
  if (!states?.length || states.some((state) => past.includes(state))) return () => ''
  const oldest = states.map(
    (state) => `(SELECT min(created_at) FROM orders WHERE enterprise_id = $1 AND state = ${orderStates.code(state)})`,
  )
  return (orderedAt) => ` AND ${orderedAt} >= least(${oldest.join(', ')})`
}

/**
 * Orders that I booked or travel on, newest first, by key: a page of each kind in the order of its index, then both together.
 * Without a cursor everything is before infinity, so that one statement reads every page.
 */
export async function listOrders({ sql, enterpriseId }: Tenant, search: OrderListSearch): Promise<OrderListRow[]> {
  const values: unknown[] = [enterpriseId, search.employeeId, search.before?.at ?? 'infinity', search.before?.id ?? '']
  const narrowed = narrowing(search, (value) => `$${values.push(value)}`)
  const since = oldestOpen(search.states)
  const most = pageLimit(search.limit)
  const rows = await sql.query<StoredRow>(
    `SELECT ${orderListColumns(search.reader)}
     FROM (
       (SELECT o.enterprise_id, o.order_no FROM orders o
        WHERE o.enterprise_id = $1 AND o.booker_id = $2 AND (o.created_at, o.order_no) < ($3::timestamptz, $4::text)${since('o.created_at')}${narrowed}
        ORDER BY o.created_at DESC, o.order_no DESC LIMIT ${most})
       UNION
       (SELECT o.enterprise_id, o.order_no FROM order_traveller t JOIN orders o USING (enterprise_id, order_no)
        WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND (t.ordered_at, t.order_no) < ($3::timestamptz, $4::text)${since('t.ordered_at')}${narrowed}
        ORDER BY t.ordered_at DESC, t.order_no DESC LIMIT ${most})
     ) mine
     JOIN orders o USING (enterprise_id, order_no)
     ORDER BY o.created_at DESC, o.order_no DESC LIMIT ${most}`,
    values,
  )
  return rows.map(inWords)
}

export async function countWaiting({ sql, enterpriseId }: Tenant, employeeId: string, today: string) {
  const [row] = await sql.query<{ waitApprovalCount: number; waitPayCount: number; waitSubmitCount: number }>(
    `SELECT (SELECT count(DISTINCT approval_id)::integer FROM approval_task t WHERE enterprise_id = $1 AND active AND (approver_id = $2
              OR approver_id IN (SELECT principal_id FROM approval_delegate WHERE enterprise_id = $1 AND substitute_id = $2
                                 AND revoked_at IS NULL AND $3::date BETWEEN from_date AND to_date)
                 AND NOT EXISTS (SELECT FROM approval_party own WHERE own.enterprise_id = $1 AND own.employee_id = $2
                                   AND own.approval_id = t.approval_id))) AS "waitApprovalCount",
            count(*) FILTER (WHERE state = 1100)::integer AS "waitPayCount",
            count(*) FILTER (WHERE state = 10)::integer AS "waitSubmitCount"
     FROM orders WHERE enterprise_id = $1 AND booker_id = $2 AND state IN (10, 1100)`,
    [enterpriseId, employeeId, today],
  )
  return row!
}

export interface TripRow {
  orderNo: string
  product: Product
  departAt: Date
  arriveAt: Date
  body: Record<string, unknown>
  /** Positions in the order. */
  traveller: number
  segment: number
}
/** Issued journeys of this person: upcoming in order of departure, past newest first. */
export const listTrips = async (
  { sql, enterpriseId }: Tenant,
  employeeId: string,
  request: {
    states: readonly OrderState[]
    now: Date
    past: boolean
    limit: number
  },
): Promise<TripRow[]> => {
  const rows = await sql.query<InCodes<TripRow, { product: typeof products }>>(
    `SELECT o.order_no AS "orderNo", o.product, s.depart_at AS "departAt", s.arrive_at AS "arriveAt", s.body,
            t.position AS traveller, s.position AS segment
     FROM order_traveller t
     JOIN orders o USING (enterprise_id, order_no)
     JOIN order_segment s USING (enterprise_id, order_no)
     WHERE t.enterprise_id = $1 AND t.employee_id = $2 AND o.state = ANY($3) AND (s.arrive_at < $4) = $5 
       AND NOT coupon_gone(s.enterprise_id, s.order_no, t.position, s.position)
     ORDER BY CASE WHEN $5 THEN -extract(epoch FROM s.depart_at) ELSE extract(epoch FROM s.depart_at) END LIMIT $6`,
    [enterpriseId, employeeId, stateCodes(request.states), request.now, request.past, request.limit],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
