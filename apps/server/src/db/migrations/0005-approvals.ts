import type { Migration } from '../migration'

/** Approvals of applications as well as orders; delegates, copies, one-time links, and everything that was done. */
const sql = /* sql */ `
ALTER TABLE cost_centre ADD COLUMN owner_id text;

-- order_no is the number of the subject, whatever its kind.
ALTER TABLE approval
  ADD COLUMN subject_kind text NOT NULL DEFAULT 'order' CHECK (subject_kind IN ('order', 'application')),
  ADD COLUMN object text NOT NULL DEFAULT 'booking' CHECK (object IN ('booking', 'change', 'refund', 'application')),
  ADD COLUMN round smallint NOT NULL DEFAULT 1,
  ADD COLUMN flow_id text NOT NULL DEFAULT '',
  -- What the approvers accept beside the case that was shown; null is nothing.
  ADD COLUMN envelope jsonb,
  ADD COLUMN urged_at timestamptz,
  ADD COLUMN ended_at timestamptz;
DROP INDEX approval_of_order;
CREATE INDEX approval_of_subject ON approval (enterprise_id, order_no, submitted_at DESC);
CREATE INDEX approval_of_applicant ON approval (enterprise_id, applicant_id, submitted_at DESC, approval_id DESC);

ALTER TABLE approval_task
  ADD COLUMN position smallint NOT NULL DEFAULT 0,
  ADD COLUMN part text CHECK (part IN ('before', 'after')),
  ADD COLUMN from_id text,
  ADD COLUMN acted_by_id text,
  ADD COLUMN acted_by_name text;

CREATE TABLE approval_act (
  enterprise_id integer NOT NULL,
  approval_id text NOT NULL,
  act_no integer NOT NULL,
  at timestamptz NOT NULL,
  act text NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  acted_for_name text,
  target_names text[] NOT NULL DEFAULT '{}',
  words text NOT NULL DEFAULT '',
  detail jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (enterprise_id, approval_id, act_no)
);

CREATE TABLE approval_copy (
  enterprise_id integer NOT NULL,
  approval_id text NOT NULL,
  employee_id text NOT NULL,
  moment text NOT NULL CHECK (moment IN ('submit', 'finish', 'both')),
  -- Null until the copy is due.
  copied_at timestamptz,
  PRIMARY KEY (enterprise_id, approval_id, employee_id)
);
CREATE INDEX approval_copy_of_employee ON approval_copy (enterprise_id, employee_id, copied_at DESC) WHERE copied_at IS NOT NULL;

CREATE TABLE approval_delegate (
  enterprise_id integer NOT NULL,
  delegate_id text NOT NULL,
  principal_id text NOT NULL,
  substitute_id text NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (enterprise_id, delegate_id),
  CHECK (from_date <= to_date AND principal_id <> substitute_id)
);
CREATE INDEX approval_delegate_of_substitute ON approval_delegate (enterprise_id, substitute_id);
CREATE INDEX approval_delegate_of_principal ON approval_delegate (enterprise_id, principal_id);

-- The token itself is nowhere: a hash finds the row, and the number of the customer stands in the token.
CREATE TABLE approval_link (
  enterprise_id integer NOT NULL,
  token_hash text NOT NULL,
  approval_id text NOT NULL,
  employee_id text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (enterprise_id, token_hash)
);

-- Sealed lines that only the sent copy of a letter carries; taken away once it is sent.
ALTER TABLE mail ADD COLUMN sent_only_cipher text;

-- Approvals are ended by their own number from now on.
ALTER TABLE approval NO FORCE ROW LEVEL SECURITY;
UPDATE job SET payload = jsonb_build_object('approvalId', a.approval_id) FROM approval a
WHERE job.kind = 'approval.expire' AND a.enterprise_id = job.enterprise_id AND a.order_no = job.payload->>'orderNo' AND a.state = 0;
DELETE FROM job WHERE kind = 'approval.expire' AND NOT payload ? 'approvalId';
`

export const approvals: Migration = {
  name: '0005-approvals',
  sql,
  tenantTables: ['approval_act', 'approval_copy', 'approval_delegate', 'approval_link'],
  appendOnly: ['approval_act'],
}
