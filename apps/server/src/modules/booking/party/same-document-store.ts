import { orderStates } from '@sojourn/contract/booking/codes'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import type { Tenant } from '../../../db/tenant'

const endedStates = orderStates.words.filter((state) => !isActive(state)).map((state) => orderStates.code(state))

/**
 * An active order that takes one of these documents on one of these services already, under whatever person it is kept. From the service on,
 * each by its key (OFFSET 0 keeps it so), whatever the tables held when the statement was planned.
 */
export async function findSameDocument(
  { sql, enterpriseId }: Tenant,
  credentialHashes: readonly string[],
  planned: readonly { serviceNo: string; departDate: string }[],
): Promise<{ orderNo: string; serviceNo: string } | undefined> {
  const [found] = await sql.query<{ orderNo: string; serviceNo: string }>(
    `SELECT s.order_no AS "orderNo", s.flight_no AS "serviceNo"
     FROM jsonb_to_recordset($2::jsonb) AS f("serviceNo" text, "departDate" date)
     CROSS JOIN LATERAL (SELECT order_no, position, flight_no FROM order_segment
       WHERE enterprise_id = $1 AND depart_date = f."departDate" AND flight_no = f."serviceNo" OFFSET 0) s
     CROSS JOIN LATERAL (SELECT FROM orders
       WHERE enterprise_id = $1 AND order_no = s.order_no AND state <> ALL($4) AND kind <> 'refund' OFFSET 0) o
     CROSS JOIN LATERAL (SELECT position FROM order_traveller
       WHERE enterprise_id = $1 AND order_no = s.order_no AND credential_hash = ANY($3) OFFSET 0) t
     WHERE NOT coupon_gone($1, s.order_no, t.position, s.position)
     LIMIT 1`,
    [enterpriseId, JSON.stringify(planned), credentialHashes, endedStates],
  )
  return found
}
