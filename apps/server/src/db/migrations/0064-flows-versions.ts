import type { Migration } from '../migration'

/**
 * The approval flows of a company are one record with versions: the newest is in force, and none is ever changed; 0 is what the company began
 * with. Whoever set a delegate for somebody absent is kept with it.
 */
const sql = /* sql */ `
CREATE TABLE approval_flows_version (
  enterprise_id integer NOT NULL,
  version integer NOT NULL CHECK (version >= 0),
  flows jsonb NOT NULL,
  -- Nobody and no moment: what the company began with.
  published_at timestamptz,
  published_by text,
  proposed_by text,
  note text NOT NULL DEFAULT '',
  alone_reason text,
  taken_back_to integer,
  PRIMARY KEY (enterprise_id, version)
);
ALTER TABLE approval_flow NO FORCE ROW LEVEL SECURITY;
INSERT INTO approval_flows_version (enterprise_id, version, flows)
SELECT enterprise_id, 0, jsonb_agg(body ORDER BY position) FROM approval_flow GROUP BY enterprise_id;
DROP TABLE approval_flow;
ALTER TABLE approval_delegate ADD COLUMN set_by text;
`

export const flowsVersions: Migration = {
  name: '0064-flows-versions',
  sql,
  tenantTables: ['approval_flows_version'],
  appendOnly: ['approval_flows_version'],
}
