import type { Migration } from '../migration'

/** Who may book for whom: rows narrow what the right to book for others opens, and are ended, never deleted. Over neither a department nor a person: over all. */
const sql = /* sql */ `
CREATE TABLE arranger_grant (
  enterprise_id integer NOT NULL,
  grant_id uuid NOT NULL,
  arranger_id text NOT NULL,
  department_id text,
  traveller_id text CHECK (department_id IS NULL OR traveller_id IS NULL),
  products text[],
  until date,
  given_at timestamptz NOT NULL,
  given_by text NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (enterprise_id, grant_id)
);
CREATE INDEX arranger_grant_of_arranger ON arranger_grant (enterprise_id, arranger_id);
CREATE INDEX arranger_grant_over_traveller ON arranger_grant (enterprise_id, traveller_id) WHERE ended_at IS NULL AND traveller_id IS NOT NULL;
CREATE INDEX guest_by_age ON guest (enterprise_id, created_at DESC, guest_id DESC);
`

export const arrangers: Migration = { name: '0068-arrangers', sql, tenantTables: ['arranger_grant'], appendOnly: [] }
