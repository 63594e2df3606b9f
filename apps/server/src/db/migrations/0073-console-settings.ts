import type { Migration } from '../migration'

/** The log of changes is read along one index, which also answers what it is narrowed by. */
const sql = /* sql */ `
DROP INDEX record_change_in_time;
CREATE INDEX record_change_in_order ON record_change (enterprise_id, at, kind, record_id, version) INCLUDE (act, actor_id);
`

export const consoleSettings: Migration = { name: '0073-console-settings', sql, tenantTables: [], appendOnly: [] }
