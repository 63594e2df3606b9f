import type { InvoiceState } from '@sojourn/contract/finance/invoice-words'
import { isProof } from '../../../booking/columns/voucher-covered'
import type { Tenant } from '../../../../db/tenant'

/** The first order of each of these, by number: of a change or refund what was booked at first. */
export async function findRoots({ sql, enterpriseId }: Tenant, orderNos: readonly string[]): Promise<Map<string, string>> {
  const rows = await sql.query<{ orderNo: string; root: string }>(
    `WITH RECURSIVE up AS (
       SELECT order_no AS "orderNo", order_no, parent_order_no FROM orders WHERE enterprise_id = $1 AND order_no = ANY($2)
       UNION
       SELECT up."orderNo", p.order_no, p.parent_order_no FROM up JOIN orders p ON p.enterprise_id = $1 AND p.order_no = up.parent_order_no)
     SELECT "orderNo", order_no AS root FROM up WHERE parent_order_no IS NULL`,
    [enterpriseId, orderNos],
  )
  return new Map(rows.map(({ orderNo, root }) => [orderNo, root]))
}

/** What proves a thing: an invoice of this portal, or a voucher that somebody handed in, which has neither id nor marks here. */
export interface ProofRow {
  key: string
  invoiceId: string | null
  number: string | null
  state: InvoiceState
  printedAt: Date | null
  mailedAt: Date | null
}
/** Of several parts of a thing the first; what was handed in only where nothing was invoiced here. */
export const findProofs = ({ sql, enterpriseId }: Tenant, keys: readonly string[]): Promise<ProofRow[]> =>
  sql.query<ProofRow>(
    `SELECT DISTINCT ON (key) key, "invoiceId", number, state, "printedAt", "mailedAt" FROM (
       SELECT l.key, 0 AS turn, l.part, i.invoice_id AS "invoiceId", i.number, i.state, i.printed_at AS "printedAt", i.mailed_at AS "mailedAt"
       FROM invoice_line l JOIN invoice i ON i.enterprise_id = $1 AND i.invoice_id = l.invoice_id
       WHERE l.enterprise_id = $1 AND l.key = ANY($2) AND l.living
       UNION ALL
       SELECT t.key, 1, 0, NULL, v.number, 'delivered', NULL, NULL
       FROM voucher_thing t JOIN voucher v ON v.enterprise_id = $1 AND v.voucher_id = t.voucher_id
       WHERE t.enterprise_id = $1 AND t.key = ANY($2) AND ${isProof}) proof
     ORDER BY key, turn, part`,
    [enterpriseId, keys],
  )
