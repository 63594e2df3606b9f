import type { Migration } from '../migration'

/** Tickets between the two sites; found before the customer is known, so without row-level security: ids only. */
const sql = /* sql */ `
CREATE TABLE sso_ticket (
  ticket_id uuid PRIMARY KEY,
  audience text NOT NULL CHECK (audience IN ('local', 'parent')),
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX sso_ticket_ended ON sso_ticket (expires_at);
`

export const sso: Migration = { name: '0015-sso', sql, tenantTables: [], appendOnly: [] }
