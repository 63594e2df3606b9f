import { readBlock, type KeptBlock } from '@sojourn/domain/products/meeting/room-block'
import type { Tenant } from '../../../../db/tenant'

/** The rooms that are held for a meeting, by the order of its deposit. */
export async function findBlock({ sql, enterpriseId }: Tenant, orderNo: string): Promise<KeptBlock | undefined> {
  const [row] = await sql.query<{ body: unknown }>(
    'SELECT body FROM meeting_room_block WHERE enterprise_id = $1 AND order_no = $2',
    [enterpriseId, orderNo],
  )
  return row && readBlock(row.body)
}

export const keepBlock = ({ sql, enterpriseId }: Tenant, orderNo: string, block: KeptBlock): Promise<unknown> =>
  sql.query(
    `INSERT INTO meeting_room_block (enterprise_id, order_no, body) VALUES ($1, $2, $3)
     ON CONFLICT (enterprise_id, order_no) DO UPDATE SET body = excluded.body`,
    [enterpriseId, orderNo, JSON.stringify(block)],
  )
