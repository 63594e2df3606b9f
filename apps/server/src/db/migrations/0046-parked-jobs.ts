import type { Migration } from '../migration'

/** Jobs that gave up wait for a person; what was done about each is kept. */
const sql = /* sql */ `
CREATE INDEX job_parked ON job (failed_at) WHERE failed_at IS NOT NULL;
CREATE TABLE parked_job_action (
  id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  job_id uuid NOT NULL,
  kind text NOT NULL,
  enterprise_id integer NOT NULL,
  failed_at timestamptz NOT NULL,
  error text NOT NULL,
  action text NOT NULL CHECK (action IN ('again', 'close')),
  agency_id integer NOT NULL,
  agent_id text NOT NULL,
  note text NOT NULL
);
`

export const parkedJobs: Migration = { name: '0046-parked-jobs', sql, tenantTables: [], appendOnly: ['parked_job_action'] }
