import type { BudgetObject } from '@sojourn/contract/booking/budget-words'
import { products, travelTypes, type Product } from '@sojourn/contract/booking/codes'
import type { CodeOf } from '@sojourn/contract/kit/codes'
import type { LocalText } from '@sojourn/contract/kit/language'
import { payerAccounts } from '@sojourn/domain/booking/ledger/accounts'
import type { Tenant } from '../../../db/tenant'
import { departmentPath } from '../../booking/columns/department-path-column'

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

/** A budget with a limit and what some moments have spent of it; fen. */
export interface CountedBudget {
  planId: string
  name: LocalText
  kind: BudgetObject
  from: string
  to: string
  amount: number
  spent: number
}

/** Budgets in force on any of these days, but for those that bear what a longer one, or one of a department above, bears as well; with what orders and applications moved; what they began with is of no month. */
export const findBudgetSpend = (
  { sql, enterpriseId }: Tenant,
  days: { from: string; to: string },
  moments: { from: Date; to: Date },
): Promise<CountedBudget[]> =>
  sql.query<CountedBudget>(
    `SELECT b.plan_id AS "planId", b.name, b.owner_kind AS kind, b.from_date AS "from", b.to_date AS "to", (b.amount + b.adjusted)::bigint AS amount,
       (SELECT coalesce(sum(e.spent), 0)::bigint FROM budget_entry e
        WHERE e.enterprise_id = $1 AND e.budget_id = b.budget_id AND (e.order_no IS NOT NULL OR e.travel_apply_no IS NOT NULL) AND e.at >= $4 AND e.at < $5) AS spent
     FROM budget b WHERE b.enterprise_id = $1 AND NOT b.closed AND b.amount >= 0 AND b.from_date <= $3::date AND b.to_date >= $2::date
       AND NOT EXISTS (
         SELECT FROM (SELECT b.enterprise_id, b.owner_id AS department_id) place JOIN budget wider ON wider.enterprise_id = $1
         WHERE wider.owner_kind = b.owner_kind AND NOT wider.closed AND wider.amount >= 0 AND wider.from_date <= $3::date AND wider.to_date >= $2::date
           AND (wider.products IS NULL OR b.products <@ wider.products)
           AND (wider.owner_id = b.owner_id AND wider.to_date - wider.from_date > b.to_date - b.from_date
             OR wider.owner_id <> b.owner_id AND wider.below AND wider.owner_id = ANY(${departmentPath('place')})))`,
    [enterpriseId, days.from, days.to, moments.from, moments.to],
  )
