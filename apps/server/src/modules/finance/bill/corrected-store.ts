import { products } from '@sojourn/contract/booking/codes'
import type { CorrectedThing } from '@sojourn/domain/finance/bill/tax'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import type { BillLineRow } from './line/line-store'

/**
 * Of what thing a line is, with all lines of it in any bill: the nights, halves and parts of one price, or one supplementary charge, each less
 * what was given back of it. A line that gave something back is of the thing that it was taken off.
 */
export async function findCorrectedThing(
  { sql, enterpriseId }: Tenant,
  { orderNo, lineId }: Pick<BillLineRow, 'orderNo' | 'lineId'>,
): Promise<CorrectedThing> {
  const [row] = await sql.query<InCodes<CorrectedThing, { product: typeof products }>>(
    `WITH RECURSIVE line AS (
       SELECT DISTINCT l.line_id, l.adjusts, l.category, l.product, l.voucher, l.tax_rate, l.company, l.deductible_tax, told.body->'line'->>'lineId' AS part
       FROM bill_line l JOIN bill_told told ON told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place
       WHERE l.enterprise_id = $1 AND l.order_no = $2),
     up AS (
       SELECT * FROM line WHERE line_id = $3
       UNION
       SELECT former.* FROM up JOIN line former ON former.line_id = up.adjusts WHERE up.company < 0 AND up.category <> 'compensation'),
     top AS (SELECT * FROM up WHERE adjusts IS NULL OR company > 0 OR category = 'compensation'),
     own AS (
       SELECT line.* FROM top JOIN line ON line.line_id = top.line_id OR
         top.adjusts IS NULL AND line.adjusts IS NULL AND line.part = top.part AND line.category = top.category
       UNION
       SELECT back.* FROM own JOIN line back ON back.adjusts = own.line_id AND back.company < 0 AND back.category <> 'compensation')
     SELECT top.category, top.product, top.voucher, top.tax_rate AS "taxRate",
       (SELECT sum(company) FROM own)::bigint AS company, (SELECT sum(deductible_tax) FROM own)::bigint AS "deductibleTax" FROM top`,
    [enterpriseId, orderNo, lineId],
  )
  return { ...row!, product: products.word(row!.product) }
}
