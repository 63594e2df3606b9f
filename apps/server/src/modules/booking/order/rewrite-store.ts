import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { takeOut } from '../../../db/backup/take-out'
import type { Tenant } from '../../../db/tenant'
import type { NewOrderSegment } from '@sojourn/domain/booking/order/new-segment'
import { segmentRecord, type OrderRow } from './store'

/** An order takes another offer before it is ticketed; its version moves with the step that follows, in whose history it stands. */
export const rewriteOrder = (
  { sql, enterpriseId }: Tenant,
  order: OrderRow,
  instead: { segments: readonly NewOrderSegment[]; violations: readonly (readonly object[])[] },
): Promise<unknown> =>
  Promise.all([
    sql.query(
      `UPDATE orders SET title = $3, depart_at = $4, arrive_at = $5, total = $6, prices = $7, supplier_reference = $8, search_ids = $9,
         verdict = $10
       WHERE enterprise_id = $1 AND order_no = $2`,
      [
        enterpriseId,
        order.orderNo,
        JSON.stringify(order.title),
        order.departAt,
        order.arriveAt,
        order.total,
        JSON.stringify(order.prices),
        order.supplierReference,
        order.searchIds,
        order.verdict,
      ],
    ),
    sql.query(
      `UPDATE order_segment SET kind = s.kind, flight_no = s."serviceNo", service_key = s."serviceKey", depart_city = s."departCity",
         arrive_city = s."arriveCity", depart_place = s."departPlace", arrive_place = s."arrivePlace", worths = s.worths, depart_date = s."departDate", rooms = coalesce(s.rooms, 0),
         nights = coalesce(s.nights, 0), depart_at = s."departAt", arrive_at = s."arriveAt",
         body = s.body
       FROM jsonb_to_recordset($3::jsonb) AS s(${segmentRecord})
       WHERE enterprise_id = $1 AND order_no = $2 AND order_segment.position = s.position`,
      [enterpriseId, order.orderNo, JSON.stringify(instead.segments)],
    ),
    sql.query(
      `UPDATE order_traveller SET violations = given.violations, depart_at = $4, arrive_at = $5, verdict = $6, total = $7
       FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS given(violations, place)
       WHERE enterprise_id = $1 AND order_no = $2 AND position = given.place - 1`,
      [
        enterpriseId,
        order.orderNo,
        JSON.stringify(instead.violations),
        order.departAt,
        order.arriveAt,
        order.verdict,
        order.total,
      ],
    ),
  ])

/** A segment as it stands, and as it is from now on. */
interface MovedSegment {
  orderNo: string
  position: number
  was: { departAt: Date; arriveAt: Date }
  departDate: string
  departAt: string
  arriveAt: string
  body: object
}

/** A supplier moved one segment of an order: what began or ended with it does so at the new times. */
export const moveSegment = ({ sql, enterpriseId }: Tenant, moved: MovedSegment): Promise<unknown> =>
  sql.query(
    `WITH ends AS (
       SELECT CASE WHEN depart_at = $4 THEN $6::timestamptz ELSE depart_at END AS depart_at,
              CASE WHEN arrive_at = $5 THEN $7::timestamptz ELSE arrive_at END AS arrive_at
       FROM orders WHERE enterprise_id = $1 AND order_no = $2
     ), segment AS (
       UPDATE order_segment SET depart_date = $8, depart_at = $6, arrive_at = $7, body = $9
       WHERE enterprise_id = $1 AND order_no = $2 AND position = $3
     ), travellers AS (
       UPDATE order_traveller SET depart_at = ends.depart_at, arrive_at = ends.arrive_at FROM ends WHERE enterprise_id = $1 AND order_no = $2
     )
     UPDATE orders SET depart_at = ends.depart_at, arrive_at = ends.arrive_at FROM ends WHERE enterprise_id = $1 AND order_no = $2`,
    [
      enterpriseId,
      moved.orderNo,
      moved.position,
      moved.was.departAt,
      moved.was.arriveAt,
      moved.departAt,
      moved.arriveAt,
      moved.departDate,
      JSON.stringify(moved.body),
    ],
  )

/** One traveller is taken out of an order that has no tickets yet; who came after moves up. */
export const deleteTraveller = ({ sql, enterpriseId }: Tenant, orderNo: string, position: number): Promise<void> =>
  takeOut(sql, { table: 'order_traveller', number: 'position' }, { enterpriseId, orderNo, taken: position })

/** What the order of a smaller party costs, and who pays what of it. */
export const rewritePrice = (
  { sql, enterpriseId }: Tenant,
  { orderNo, total, prices, verdict, personalPart, pointsPart }: OrderRow,
): Promise<unknown> =>
  sql.query(
    `WITH party AS (UPDATE order_traveller SET total = $3, verdict = $5 WHERE enterprise_id = $1 AND order_no = $2)
     UPDATE orders SET total = $3, prices = $4, verdict = $5, personal_part = $6, points_part = $7
     WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo, total, JSON.stringify(prices), verdict, personalPart, pointsPart],
  )

/** Before it is submitted again, an order is judged by the policy of now. */
export const rewriteJudgement = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  {
    verdict,
    policySnapshot,
    travellers,
  }: {
    verdict: Verdict
    policySnapshot: object
    travellers: readonly { violations: readonly object[]; reason: string | null }[]
  },
): Promise<unknown> =>
  Promise.all([
    sql.query(`UPDATE orders SET verdict = $3, policy_snapshot = $4 WHERE enterprise_id = $1 AND order_no = $2`, [
      enterpriseId,
      orderNo,
      verdict,
      JSON.stringify(policySnapshot),
    ]),
    sql.query(
      `UPDATE order_traveller SET violations = given.body -> 'violations', reason = given.body ->> 'reason', verdict = $4
       FROM jsonb_array_elements($3::jsonb) WITH ORDINALITY AS given(body, place)
       WHERE enterprise_id = $1 AND order_no = $2 AND position = given.place - 1`,
      [enterpriseId, orderNo, JSON.stringify(travellers), verdict],
    ),
  ])
