import type { Migration } from '../migration'

/** Roles came to read and manage more of the console than people: what they bring now is written beside what their holders may do. */
const sql = /* sql */ `
ALTER TABLE employee NO FORCE ROW LEVEL SECURITY;
ALTER TABLE role_grant NO FORCE ROW LEVEL SECURITY;
UPDATE employee SET permissions = permissions || ARRAY(
  SELECT DISTINCT brought.permission FROM role_grant JOIN (VALUES
    ('administrator', 'readRules'), ('administrator', 'managePolicies'), ('administrator', 'manageApprovals'),
    ('administrator', 'readCompany'), ('administrator', 'manageCompany'), ('administrator', 'manageCosts'), ('administrator', 'readOrders'),
    ('finance', 'readCompany'), ('finance', 'manageCosts'), ('finance', 'readOrders'),
    ('auditor', 'readRules'), ('auditor', 'readCompany'), ('auditor', 'readOrders'),
    ('departmentAdministrator', 'readOrders')) AS brought(role, permission) USING (role)
  WHERE role_grant.enterprise_id = employee.enterprise_id AND role_grant.employee_id = employee.employee_id AND role_grant.ended_at IS NULL
    AND brought.permission <> ALL(employee.permissions) ORDER BY 1)
WHERE EXISTS (SELECT FROM role_grant WHERE role_grant.enterprise_id = employee.enterprise_id
  AND role_grant.employee_id = employee.employee_id AND role_grant.ended_at IS NULL);
`

export const consoleRoles: Migration = { name: '0062-console-roles', sql, tenantTables: [], appendOnly: [] }
