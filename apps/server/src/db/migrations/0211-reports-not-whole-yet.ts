import type { Migration } from '../migration'

/** Reports that are made anew tell no time until all orders are in them. */
const sql = /* sql */ `
ALTER TABLE report_account ALTER COLUMN followed_at DROP NOT NULL;
`

export const reportsNotWholeYet: Migration = { name: '0211-reports-not-whole-yet', sql, tenantTables: [], appendOnly: [] }
