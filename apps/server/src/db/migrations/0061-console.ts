import type { Migration } from '../migration'

/**
 * What the console keeps of people beside what bookings need, who has which role over what, and who changed what. Permissions that come
 * with roles stand among those of the employee as well, where statements find them; the rows of `role_grant` say where they come from.
 */
const sql = /* sql */ `
ALTER TABLE employee NO FORCE ROW LEVEL SECURITY;
ALTER TABLE employee
  ADD COLUMN number text NOT NULL DEFAULT '',
  ADD COLUMN position text NOT NULL DEFAULT '',
  ADD COLUMN joined_on date,
  ADD COLUMN last_day date,
  ADD COLUMN successor_id text;
CREATE UNIQUE INDEX employee_number ON employee (enterprise_id, number) WHERE number <> '';
CREATE INDEX employee_by_number ON employee (enterprise_id, number, employee_id);
CREATE INDEX employee_by_day ON employee (enterprise_id, (coalesce(joined_on, '0001-01-01'::date)), employee_id);
CREATE INDEX employee_by_name ON employee (enterprise_id, name_pinyin, employee_id);
CREATE INDEX employee_of_department ON employee (enterprise_id, department_id);
CREATE INDEX employee_of_manager ON employee (enterprise_id, manager_id) WHERE manager_id IS NOT NULL;
ALTER TABLE department ADD COLUMN ended_on date;
ALTER TABLE grade ADD COLUMN ended_on date, ADD COLUMN position integer NOT NULL DEFAULT 0;

CREATE TABLE role_grant (
  enterprise_id integer NOT NULL,
  grant_id uuid NOT NULL,
  employee_id text NOT NULL,
  role text NOT NULL,
  department_id text,
  until date,
  given_at timestamptz NOT NULL,
  given_by text NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (enterprise_id, grant_id)
);
CREATE INDEX role_grant_of_employee ON role_grant (enterprise_id, employee_id) WHERE ended_at IS NULL;
INSERT INTO role_grant (enterprise_id, grant_id, employee_id, role, given_at, given_by)
SELECT enterprise_id, gen_random_uuid(), employee_id, CASE permission WHEN 'manage' THEN 'administrator' ELSE 'finance' END, now(), employee_id
FROM employee, unnest(permissions) AS permission WHERE permission IN ('manage', 'finance');
UPDATE employee SET permissions = permissions || ARRAY['readPeople', 'managePeople', 'manageRoles', 'readAudit']
WHERE 'manage' = ANY(permissions);

-- The newest number is the version of the record, so that a save against an older one is refused.
CREATE TABLE record_change (
  enterprise_id integer NOT NULL,
  kind text NOT NULL,
  record_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  at timestamptz NOT NULL,
  act text NOT NULL,
  actor_id text NOT NULL,
  body_cipher text NOT NULL,
  PRIMARY KEY (enterprise_id, kind, record_id, version)
);
CREATE INDEX record_change_in_time ON record_change (enterprise_id, at DESC);
`

export const consoleRecords: Migration = {
  name: '0061-console',
  sql,
  tenantTables: ['role_grant', 'record_change'],
  appendOnly: ['record_change'],
}
