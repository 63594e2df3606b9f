import type { Migration } from '../migration'

/** Whose list of approvals an approval stands in, in the order of that list; and what a substitute decided. */
const sql = /* sql */ `
CREATE TABLE approval_party (
  enterprise_id integer NOT NULL,
  -- The applicant, and everybody who travels on the order.
  employee_id text NOT NULL,
  submitted_at timestamptz NOT NULL,
  approval_id text NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, submitted_at, approval_id)
);
CREATE INDEX approval_task_acted ON approval_task (enterprise_id, acted_by_id, decided_at DESC) WHERE acted_by_id IS NOT NULL;

ALTER TABLE approval NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_traveller NO FORCE ROW LEVEL SECURITY;
INSERT INTO approval_party (enterprise_id, employee_id, submitted_at, approval_id)
SELECT enterprise_id, applicant_id, submitted_at, approval_id FROM approval
UNION
SELECT a.enterprise_id, t.employee_id, a.submitted_at, a.approval_id
FROM approval a JOIN order_traveller t USING (enterprise_id, order_no);
`

export const approvalParties: Migration = {
  name: '0018-approval-parties',
  sql,
  tenantTables: ['approval_party'],
  appendOnly: [],
}
