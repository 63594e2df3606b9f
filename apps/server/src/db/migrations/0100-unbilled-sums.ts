import type { Migration } from '../migration'

/**
 * What is not billed yet is summed from the index alone. Whether a traveller's part stands in a confirmed bill is told by the bill's lines:
 * order_traveller.billed_at is written no more, and goes once no running server writes it.
 */
const sql = /* sql */ `
DROP INDEX ledger_of_company;
CREATE INDEX ledger_of_company ON ledger_entry (enterprise_id, at, posting_id) INCLUDE (account, amount)
WHERE order_no IS NOT NULL AND account IN ('credit.used', 'deposit.available', 'deposit.frozen', 'deposit.guaranteed', 'company.clearing', 'company.received');
`

export const unbilledSums: Migration = { name: '0100-unbilled-sums', sql, tenantTables: [], appendOnly: [] }
