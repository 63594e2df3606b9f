import type { Migration } from '../migration'

/** The log of changes is read along one index, which also answers what it is narrowed by; when each company works. */
const sql = /* sql */ `
DROP INDEX record_change_in_time;
CREATE INDEX record_change_in_order ON record_change (enterprise_id, at, kind, record_id, version) INCLUDE (act, actor_id);

-- When a company works; without a row it has said nothing.
CREATE TABLE office_hours (
  enterprise_id integer NOT NULL PRIMARY KEY,
  hours jsonb NOT NULL
);
`

export const consoleSettings: Migration = { name: '0073-console-settings', sql, tenantTables: ['office_hours'], appendOnly: [] }
