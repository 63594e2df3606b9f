import type { Tenant } from '../../../../db/tenant'
import { stateCodes } from '../../../booking/columns/state-codes'

/** Positions of those for whom the carriers are being asked to confirm something beside the tickets of an order. */
export async function travellersWithExtrasUnderWay({ sql, enterpriseId }: Tenant, ticketedIn: string): Promise<number[]> {
  const rows = await sql.query<{ position: number }>(
    `SELECT t.position FROM orders o JOIN order_traveller t ON t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no
     WHERE o.enterprise_id = $1 AND o.parent_order_no = $2 AND o.fulfiller = 'intl-flight-extras' AND o.state = ANY($3)`,
    [enterpriseId, ticketedIn, stateCodes(['issuing'])],
  )
  return rows.map(({ position }) => position)
}
