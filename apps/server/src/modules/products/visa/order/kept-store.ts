import { readVisa, type KeptVisa } from '@sojourn/domain/products/visa/kept'
import type { Tenant } from '../../../../db/tenant'

/** What an order applies for. */
export interface VisaOrderRow {
  orderNo: string
  visa: KeptVisa
  /** To whom passports go back; null where none are needed. */
  returnCipher: string | null
}

export const insertVisaOrder = ({ sql, enterpriseId }: Tenant, { orderNo, visa, returnCipher }: VisaOrderRow): Promise<unknown> =>
  sql.query('INSERT INTO visa_order (enterprise_id, order_no, body, return_cipher) VALUES ($1, $2, $3, $4)', [
    enterpriseId,
    orderNo,
    JSON.stringify(visa),
    returnCipher,
  ])

export const updateVisa = ({ sql, enterpriseId }: Tenant, orderNo: string, visa: KeptVisa): Promise<unknown> =>
  sql.query('UPDATE visa_order SET body = $3 WHERE enterprise_id = $1 AND order_no = $2', [
    enterpriseId,
    orderNo,
    JSON.stringify(visa),
  ])

/** Of these orders, in the order of their numbers. */
export async function findVisaOrders({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<VisaOrderRow[]> {
  const rows = await sql.query<{ orderNo: string; body: unknown; returnCipher: string | null }>(
    `SELECT order_no AS "orderNo", body, return_cipher AS "returnCipher" FROM visa_order
     WHERE enterprise_id = $1 AND order_no = ANY($2) ORDER BY order_no`,
    [enterpriseId, orderNos],
  )
  return rows.map(({ body, ...row }) => ({ ...row, visa: readVisa(body) }))
}
