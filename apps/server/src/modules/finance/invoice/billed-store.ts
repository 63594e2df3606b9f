import { products, type Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'

/** A line of a bill, once however often it was put off. */
export interface BilledLineRow {
  postingId: string
  position: number
  /** Which part of the order, from 0. */
  segment: number
  category: BillCategory
  product: Product
  /** Fen. */
  company: number
  /** A confirmed bill charges it in its period. */
  charged: boolean
  /** The bill that does, or is to. */
  billNo: string
}

/** The number of a line names its order, the traveller's place and the part of the order. */
export const segmentOfLine = `split_part(substr(told.body->'line'->>'lineId', length(l.order_no) + 2), '-', 2)::integer`

/** Every line of these orders. */
export async function findBilledLines({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<BilledLineRow[]> {
  const rows = await sql.query<InCodes<BilledLineRow, { product: typeof products }>>(
    `SELECT DISTINCT ON (l.order_no, l.line_id) l.posting_id AS "postingId", l.position, l.category, l.product, l.company, l.bill_no AS "billNo",
       ${segmentOfLine} AS segment,
       coalesce(l.decision = 'thisPeriod', false) AND b.state NOT IN ('unbilled', 'preBill') AS charged
     FROM bill_line l JOIN bill b ON b.enterprise_id = l.enterprise_id AND b.bill_no = l.bill_no
     JOIN bill_told told ON told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place
     WHERE l.enterprise_id = $1 AND l.order_no = ANY($2)
     ORDER BY l.order_no, l.line_id, b.to_day DESC`,
    [enterpriseId, orderNos],
  )
  return rows.map((row) => ({ ...row, product: products.word(row.product) }))
}
