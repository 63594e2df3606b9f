import type { LatinName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { Tenant } from '../../../db/tenant'
import { inReadersLetters, latinOf, type Reader } from '../columns/latin-column'
import type { TravellerCost } from './record'

/** A traveller's part of an order was charged to somebody else. */
export interface CostChangeRow {
  /** The traveller's place in the order. */
  position: number
  at: Date
  actorName: string
  before: TravellerCost
  after: TravellerCost
  reason: string
}

export async function findCostChanges({ sql, enterpriseId }: Tenant, orderNo: string, reader: Reader): Promise<CostChangeRow[]> {
  const rows = await sql.query<CostChangeRow & { latin: LatinName | null }>(
    `SELECT ${latinOf('order_cost_change', reader, 'actor_id')} AS latin, position, at, actor_name AS "actorName", before, after, reason
     FROM order_cost_change WHERE enterprise_id = $1 AND order_no = $2 ORDER BY at, position, version`,
    [enterpriseId, orderNo],
  )
  return inReadersLetters(rows, reader)
}

/** Whoever writes one holds the order, so that the changes of a traveller are numbered one after another. */
export const writeCostChange = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  change: CostChangeRow & { actorId: string },
): Promise<unknown> =>
  sql.query(
    `WITH charged AS (
       UPDATE order_traveller SET cost_centre = $8 WHERE enterprise_id = $1 AND order_no = $2 AND position = $3
     )
     INSERT INTO order_cost_change (enterprise_id, order_no, position, version, at, actor_id, actor_name, before, after, reason)
     SELECT $1, $2, $3, 1 + coalesce((SELECT max(version) FROM order_cost_change
       WHERE enterprise_id = $1 AND order_no = $2 AND position = $3), 0), $4, $5, $6, $7, $8, $9`,
    [
      enterpriseId,
      orderNo,
      change.position,
      change.at,
      change.actorId,
      change.actorName,
      JSON.stringify(change.before),
      JSON.stringify(change.after),
      change.reason,
    ],
  )
