import type { Migration } from '../migration'

/** Of what comes back with a coupon, the parts that were paid in other orders than that of its ticket. */
const sql = /* sql */ `
ALTER TABLE after_sale_line ADD COLUMN beside jsonb NOT NULL DEFAULT '[]';
`

export const moneyBeside: Migration = { name: '0130-money-beside', sql, tenantTables: [], appendOnly: [] }
