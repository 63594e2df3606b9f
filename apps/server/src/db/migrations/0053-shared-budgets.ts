import type { Migration } from '../migration'

/** Applications of one cost centre and number share their budgets (handbook 9.1); null where one has its own. */
const sql = /* sql */ `
ALTER TABLE travel_application ADD COLUMN shared_budget text;
CREATE INDEX travel_application_sharing ON travel_application (enterprise_id, shared_budget) WHERE shared_budget IS NOT NULL;
`

export const sharedBudgets: Migration = { name: '0053-shared-budgets', sql, tenantTables: [], appendOnly: [] }
