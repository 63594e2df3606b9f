import type { Migration } from '../migration'

/** What an agency's staff may do comes with a role of its own, which is given, has an end and is taken as the others are. */
const sql = /* sql */ `
INSERT INTO role_grant (enterprise_id, grant_id, employee_id, role, given_at, given_by)
SELECT enterprise_id, gen_random_uuid(), employee_id, 'agencyOperator', now(), employee_id FROM employee
WHERE 'agent' = ANY(permissions) AND EXISTS (SELECT FROM agency_customer WHERE agency_id = employee.enterprise_id);
`

export const agencyOperators: Migration = { name: '0146-agency-operators', sql, tenantTables: [], appendOnly: [] }
