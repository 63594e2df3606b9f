import type { Migration } from '../migration'

/**
 * The policy lab: what somebody had judged again, in runs that a job works off, and golden trips, which are kept choices with the verdict that
 * no version may change unnoticed. Searches of a period are walked through by the moment at which they were made.
 */
const sql = /* sql */ `
CREATE INDEX choice_set_searched ON choice_set (enterprise_id, searched_at, search_id);

CREATE TABLE policy_lab_run (
  enterprise_id integer NOT NULL,
  run_id uuid NOT NULL,
  employee_id text NOT NULL,
  what text NOT NULL CHECK (what IN ('trial', 'replay')),
  product smallint NOT NULL,
  -- The request with the policy that is tried.
  body jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- How often it was begun: whoever takes over from one who died begins anew.
  begun integer NOT NULL DEFAULT 0,
  walked integer NOT NULL DEFAULT 0,
  total integer NOT NULL DEFAULT 0,
  result jsonb,
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (enterprise_id, run_id)
);
CREATE INDEX policy_lab_run_asked ON policy_lab_run (enterprise_id, asked_at DESC);
CREATE UNIQUE INDEX policy_lab_run_open ON policy_lab_run (enterprise_id) WHERE state IN ('waiting', 'running');

CREATE TABLE golden_trip (
  enterprise_id integer NOT NULL,
  golden_id text NOT NULL,
  name text NOT NULL,
  product smallint NOT NULL,
  order_no text NOT NULL,
  search_id text NOT NULL,
  -- In the list of the search; null is what the order bought.
  position integer,
  verdict text NOT NULL,
  created_at timestamptz NOT NULL,
  ended_on date,
  PRIMARY KEY (enterprise_id, golden_id)
);

-- Why it was published although golden trips lost their verdict.
ALTER TABLE travel_policy ADD COLUMN golden_reason text;
`

export const policyLab: Migration = {
  name: '0069-policy-lab',
  sql,
  tenantTables: ['policy_lab_run', 'golden_trip'],
  appendOnly: [],
}
