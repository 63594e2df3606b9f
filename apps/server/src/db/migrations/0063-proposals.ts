import type { Migration } from '../migration'

/**
 * What waits for a second person, and what a version of a policy says of its publication: in which departments it is tried first, whether it
 * is the end of the policy, who published it when, why alone, and which earlier version it brings back. A version that is taken back stays as
 * it was; that it binds nobody from a day on is a row of its own.
 */
const sql = /* sql */ `
CREATE TABLE proposal (
  enterprise_id integer NOT NULL,
  proposal_id uuid NOT NULL,
  kind text NOT NULL,
  subject_id text NOT NULL,
  base_version integer NOT NULL,
  body jsonb NOT NULL,
  effective_from date NOT NULL,
  pilot jsonb,
  note text NOT NULL,
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'published', 'refused', 'withdrawn')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  PRIMARY KEY (enterprise_id, proposal_id)
);
CREATE UNIQUE INDEX proposal_open ON proposal (enterprise_id, kind, subject_id) WHERE state = 'open';
CREATE INDEX proposal_of_subject ON proposal (enterprise_id, kind, subject_id, proposed_at DESC);

ALTER TABLE travel_policy
  ADD COLUMN pilot jsonb,
  ADD COLUMN ended boolean NOT NULL DEFAULT false,
  ADD COLUMN proposal_id uuid,
  ADD COLUMN published_by text,
  ADD COLUMN published_at timestamptz,
  ADD COLUMN note text NOT NULL DEFAULT '',
  ADD COLUMN alone_reason text,
  ADD COLUMN restores integer;

CREATE TABLE travel_policy_taken_back (
  enterprise_id integer NOT NULL,
  policy_id text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  from_day date NOT NULL,
  taken_by text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (enterprise_id, policy_id, version)
);
`

export const proposals: Migration = {
  name: '0063-proposals',
  sql,
  tenantTables: ['proposal', 'travel_policy_taken_back'],
  appendOnly: ['travel_policy_taken_back'],
}
