import { orderStates } from '@sojourn/contract/booking/codes'
import { isActive } from '@sojourn/domain/booking/order/transitions'
import type { Tenant } from '../../../db/tenant'

const endedStates = orderStates.words.filter((state) => !isActive(state)).map((state) => orderStates.code(state))

/** An active order that takes one of these documents on one of these services already, under whatever person it is kept. */
export async function findSameDocument(
  { sql, enterpriseId }: Tenant,
  credentialHashes: readonly string[],
  planned: readonly { serviceNo: string; departDate: string }[],
): Promise<{ orderNo: string; serviceNo: string } | undefined> {
  const [found] = await sql.query<{ orderNo: string; serviceNo: string }>(
    `SELECT s.order_no AS "orderNo", s.flight_no AS "serviceNo"
     FROM jsonb_to_recordset($2::jsonb) AS f("serviceNo" text, "departDate" date)
     JOIN order_segment s ON s.enterprise_id = $1 AND s.depart_date = f."departDate" AND s.flight_no = f."serviceNo"
     JOIN orders o ON o.enterprise_id = $1 AND o.order_no = s.order_no
     JOIN order_traveller t ON t.enterprise_id = $1 AND t.order_no = s.order_no
     WHERE t.credential_hash = ANY($3) AND o.state <> ALL($4) AND o.kind <> 'refund'
       AND NOT coupon_gone(t.enterprise_id, t.order_no, t.position, s.position)
     LIMIT 1`,
    [enterpriseId, JSON.stringify(planned), credentialHashes, endedStates],
  )
  return found
}
