import { products, travelTypes, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import { payerAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'

export interface SpendQuest {
  from: Date
  to: Date
  /** Of a traveller or of the booker; null: all. */
  departments: readonly string[] | null
}

/**
 * Fen that the company paid for business orders fulfilled from one moment to before another, less what refunds of that time brought back to
 * it, by product. Without departments the rows of orders are never read: all that is asked stands in the index of fulfilment.
 */
export async function findSpend(
  { sql, enterpriseId }: Tenant,
  { from, to, departments }: SpendQuest,
): Promise<{ product: Product; amount: number }[]> {
  const values: unknown[] = [enterpriseId, from, to, payerAccounts.personal.source, payerAccounts.points.source]
  const within =
    departments === null
      ? ''
      : `AND EXISTS (SELECT FROM order_traveller t WHERE t.enterprise_id = $1 AND t.order_no = o.order_no
           AND (t.department_id = ANY($${values.push(departments)}) OR t.booked_from = ANY($${values.length})))`
  const rows = await sql.query<{ product: CodeOf<typeof products>; amount: number }>(
    `SELECT o.product, sum(CASE WHEN o.kind = 'refund' THEN coalesce(own.amount, 0) - o.total ELSE o.company_part END)::bigint AS amount
     FROM orders o LEFT JOIN LATERAL (
       SELECT -sum(entry.amount) AS amount FROM ledger_entry entry WHERE entry.enterprise_id = $1 AND entry.order_no = o.order_no
         AND o.kind = 'refund' AND entry.kind = 'refund' AND entry.account IN ($4, $5)) own ON true
     WHERE o.enterprise_id = $1 AND o.transacted_at >= $2 AND o.transacted_at < $3 AND o.travel_type = ${travelTypes.code('business')} ${within}
     GROUP BY o.product`,
    values,
  )
  return rows.map(({ product, amount }) => ({ product: products.word(product), amount }))
}
