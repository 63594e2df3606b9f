import type { Migration } from '../migration'

/** Where people work, and what the company keeps of them in fields of its own, by the key of the field. */
const sql = /* sql */ `
ALTER TABLE employee ADD COLUMN office text NOT NULL DEFAULT '', ADD COLUMN own_fields jsonb NOT NULL DEFAULT '{}';
`

export const personFields: Migration = { name: '0112-person-fields', sql, tenantTables: [], appendOnly: [] }
