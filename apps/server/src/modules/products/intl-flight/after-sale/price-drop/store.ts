import { readPriceDrop, type KeptPriceDrop } from '@sojourn/domain/products/intl-flight/after-sale/price-drop'
import type { Tenant } from '../../../../../db/tenant'

export interface PriceDropRow {
  lookedOn: string
  state: 'none' | 'open' | 'taken' | 'over'
  offer: KeptPriceDrop | null
  validUntil: Date | null
  changeNo: string | null
}

export async function findPriceDrop({ sql, enterpriseId }: Tenant, orderNo: string): Promise<PriceDropRow | undefined> {
  const [row] = await sql.query<Omit<PriceDropRow, 'offer'> & { offer: unknown }>(
    `SELECT looked_on::text AS "lookedOn", state, offer, valid_until AS "validUntil", change_no AS "changeNo"
     FROM intl_price_drop WHERE enterprise_id = $1 AND order_no = $2`,
    [enterpriseId, orderNo],
  )
  return row && { ...row, offer: row.offer === null ? null : readPriceDrop(row.offer) }
}

/** What a look has found; what was taken stays so. */
export const keepLook = (
  { sql, enterpriseId }: Tenant,
  orderNo: string,
  { lookedOn, state, offer, validUntil }: Omit<PriceDropRow, 'changeNo'>,
): Promise<unknown> =>
  sql.query(
    `INSERT INTO intl_price_drop (enterprise_id, order_no, looked_on, state, offer, valid_until) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (enterprise_id, order_no) DO UPDATE SET looked_on = $3, state = $4, offer = $5, valid_until = $6
     WHERE intl_price_drop.state <> 'taken'`,
    [enterpriseId, orderNo, lookedOn, state, offer && JSON.stringify(offer), validUntil],
  )

/** The one change that takes it; false where another one was first, or it is over. */
export async function markTaken({ sql, enterpriseId }: Tenant, orderNo: string, changeNo: string): Promise<boolean> {
  const rows = await sql.query(
    `UPDATE intl_price_drop SET state = 'taken', change_no = $3
     WHERE enterprise_id = $1 AND order_no = $2 AND state = 'open' RETURNING order_no`,
    [enterpriseId, orderNo, changeNo],
  )
  return rows.length > 0
}

export const markOver = ({ sql, enterpriseId }: Tenant, orderNo: string): Promise<unknown> =>
  sql.query("UPDATE intl_price_drop SET state = 'over' WHERE enterprise_id = $1 AND order_no = $2 AND state = 'open'", [
    enterpriseId,
    orderNo,
  ])

/** False where the booker was told already that this order would cost less. */
export async function markTold({ sql, enterpriseId }: Tenant, orderNo: string): Promise<boolean> {
  const rows = await sql.query(
    'UPDATE intl_price_drop SET told = true WHERE enterprise_id = $1 AND order_no = $2 AND NOT told RETURNING order_no',
    [enterpriseId, orderNo],
  )
  return rows.length > 0
}
