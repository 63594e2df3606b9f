import type { Migration } from '../migration'

/** What people did on pages; no content, only codes. Rows are dropped after ninety days. */
const sql = /* sql */ `
CREATE TABLE usage_event (
  enterprise_id integer NOT NULL,
  event_id text NOT NULL,
  employee_id text NOT NULL,
  event_code text NOT NULL,
  entrance_code text NOT NULL,
  event_type text NOT NULL CHECK (event_type IN ('view', 'action')),
  happened_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, event_id)
);
CREATE INDEX usage_event_of_employee ON usage_event (enterprise_id, employee_id, received_at);
CREATE INDEX usage_event_age ON usage_event (received_at);
`

export const usageEvents: Migration = { name: '0014-usage-events', sql, tenantTables: ['usage_event'], appendOnly: [] }
