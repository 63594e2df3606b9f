import type { Migration } from '../migration'

/**
 * What of an order's price a budget took over when it was set aside, so that money comes back to it whatever budgets there are by then.
 * Uses from before count as whole: what they still have, of what all uses of the order have.
 */
const sql = /* sql */ `
ALTER TABLE budget_use ADD COLUMN share bigint NOT NULL DEFAULT 0, ADD COLUMN of_total bigint NOT NULL DEFAULT 0;
UPDATE budget_use SET share = amount,
  of_total = (SELECT sum(every.amount) FROM budget_use every
              WHERE every.enterprise_id = budget_use.enterprise_id AND every.order_no = budget_use.order_no);
`

export const budgetShares: Migration = { name: '0036-budget-shares', sql, tenantTables: [], appendOnly: [] }
