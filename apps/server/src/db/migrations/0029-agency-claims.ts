import type { Migration } from '../migration'

/** Who of an agency looks after what waits for it; of the agency, whichever company it serves with it. */
const sql = /* sql */ `
CREATE TABLE agency_claim (
  enterprise_id integer NOT NULL,
  company_id integer NOT NULL,
  work_no text NOT NULL,
  agent_id text NOT NULL,
  agent_name text NOT NULL,
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, company_id, work_no)
);
`

export const agencyClaims: Migration = { name: '0029-agency-claims', sql, tenantTables: ['agency_claim'], appendOnly: [] }
