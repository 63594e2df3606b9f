import { products, type Product } from '@sojourn/contract/booking/codes'
import { billCategories, type BillCategory } from '@sojourn/contract/finance/bill-words'
import { itemOf } from '@sojourn/domain/finance/invoice/items'
import type { InCodes } from '../../../db/in-codes'
import type { Tenant } from '../../../db/tenant'
import { segmentOfLine } from '../bill/line/line-part'

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

/** As what a line is invoiced; null where nobody invoices it. */
const itemOfLine = `CASE ${billCategories
  .flatMap((category) => products.words.map((product) => ({ category, product, item: itemOf({ category, product }) })))
  .flatMap(({ category, product, item }) =>
    item ? [`WHEN l.category = '${category}' AND l.product = ${products.code(product)} THEN '${item}'`] : [],
  )
  .join(' ')} END`

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

/** First orders of what a bill charges as lines of some categories and stands on no living invoice, newest first. */
export async function findRestRoots(
  { sql, enterpriseId }: Tenant,
  billNo: string,
  categories: readonly BillCategory[],
): Promise<string[]> {
  const rows = await sql.query<{ root: string }>(
    `WITH RECURSIVE line AS (
       SELECT l.order_no, l.company, concat_ws(':', l.position, CASE WHEN l.adjusts IS NULL THEN ${segmentOfLine}::text ELSE l.line_id END, ${itemOfLine}) AS part
       FROM bill_line l JOIN bill_told told ON told.enterprise_id = l.enterprise_id AND told.posting_id = l.posting_id AND told.place = l.place
       WHERE l.enterprise_id = $1 AND l.bill_no = $2 AND l.decision = 'thisPeriod' AND l.category = ANY($3) AND ${itemOfLine} IS NOT NULL),
     up AS (
       SELECT o.order_no AS charged, o.order_no, o.parent_order_no, o.created_at FROM orders o
       WHERE o.enterprise_id = $1 AND o.order_no IN (SELECT order_no FROM line)
       UNION
       SELECT up.charged, p.order_no, p.parent_order_no, p.created_at FROM up
       JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no),
     thing AS (
       SELECT up.order_no AS root, up.created_at, line.part FROM up JOIN line ON line.order_no = up.charged WHERE up.parent_order_no IS NULL
       GROUP BY 1, 2, 3 HAVING sum(line.company) <> 0)
     SELECT root FROM thing WHERE NOT EXISTS (
       SELECT FROM invoice_line i WHERE i.enterprise_id = $1 AND i.living AND i.key = concat_ws(':', 'company', thing.root, thing.part))
     GROUP BY root, created_at ORDER BY created_at DESC, root DESC`,
    [enterpriseId, billNo, categories],
  )
  return rows.map(({ root }) => root)
}
