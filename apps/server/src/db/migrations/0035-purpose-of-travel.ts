import type { Migration } from '../migration'

/** Why somebody travels, apart from what the supplier is told. */
const sql = /* sql */ `
ALTER TABLE orders ADD COLUMN purpose text NOT NULL DEFAULT '';
`

export const purposeOfTravel: Migration = { name: '0035-purpose-of-travel', sql, tenantTables: [], appendOnly: [] }
