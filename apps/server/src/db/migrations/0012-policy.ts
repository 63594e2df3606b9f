import type { Migration } from '../migration'

/** A policy itself says whom it binds, so a grade no longer names one. Row-level security is forced again after the migration. */
const sql = /* sql */ `
ALTER TABLE travel_policy NO FORCE ROW LEVEL SECURITY;
ALTER TABLE grade NO FORCE ROW LEVEL SECURITY;
UPDATE travel_policy SET body = body || jsonb_build_object('scope', jsonb_build_object('type', 'grade', 'ids', coalesce(
  (SELECT jsonb_agg(grade.grade_id ORDER BY grade.grade_id) FROM grade
   WHERE grade.enterprise_id = travel_policy.enterprise_id AND grade.policy_id = travel_policy.policy_id), '[]'::jsonb)))
WHERE NOT body ? 'scope';
ALTER TABLE grade DROP COLUMN policy_id;
`

/** A version of a policy is never changed: what was judged by it can be judged again. */
export const policy: Migration = { name: '0012-policy', sql, tenantTables: [], appendOnly: ['travel_policy'] }
