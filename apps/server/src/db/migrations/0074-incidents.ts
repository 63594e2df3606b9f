import type { Migration } from '../migration'

/**
 * Where people are, incidents, and the spend of a month. Parts of orders are found by when they end; the spend of a month is read from the
 * index of fulfilment alone. What happens in an incident is only added: how somebody stands is what was said last.
 */
const sql = /* sql */ `
ALTER TABLE employee NO FORCE ROW LEVEL SECURITY;
ALTER TABLE role_grant NO FORCE ROW LEVEL SECURITY;
UPDATE employee SET permissions = permissions || ARRAY(
  SELECT DISTINCT brought.permission FROM role_grant JOIN (VALUES
    ('administrator', 'readWhereabouts'), ('administrator', 'manageIncidents'),
    ('departmentAdministrator', 'readWhereabouts')) AS brought(role, permission) USING (role)
  WHERE role_grant.enterprise_id = employee.enterprise_id AND role_grant.employee_id = employee.employee_id AND role_grant.ended_at IS NULL
    AND brought.permission <> ALL(employee.permissions) ORDER BY 1)
WHERE EXISTS (SELECT FROM role_grant WHERE role_grant.enterprise_id = employee.enterprise_id
  AND role_grant.employee_id = employee.employee_id AND role_grant.ended_at IS NULL);

CREATE INDEX order_segment_in_time ON order_segment (enterprise_id, arrive_at, depart_at);
DROP INDEX orders_transacted;
CREATE INDEX orders_transacted ON orders (enterprise_id, transacted_at, order_no) INCLUDE (product, kind, travel_type, total, company_part)
WHERE transacted_at IS NOT NULL;

-- What still waits, for whom nobody can decide.
CREATE INDEX approval_open ON approval (enterprise_id, applicant_id) WHERE state = 0;

CREATE TABLE incident (
  enterprise_id integer NOT NULL,
  incident_id text NOT NULL,
  kind text NOT NULL,
  title jsonb NOT NULL,
  message jsonb NOT NULL,
  -- Each with its type, its code and its name in every language.
  places jsonb NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  opened_at timestamptz NOT NULL,
  opened_by text NOT NULL,
  closed_at timestamptz,
  closed_by text,
  closing_note_cipher text,
  PRIMARY KEY (enterprise_id, incident_id)
);
CREATE INDEX incident_by_age ON incident (enterprise_id, opened_at DESC, incident_id DESC);

-- Whom it concerned at a look; whoever travels elsewhere by now stays, since they were asked.
CREATE TABLE incident_person (
  enterprise_id integer NOT NULL,
  incident_id text NOT NULL,
  employee_id text NOT NULL,
  name text NOT NULL,
  department_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, incident_id, employee_id)
);
CREATE INDEX incident_person_of_employee ON incident_person (enterprise_id, employee_id);

CREATE TABLE incident_event (
  enterprise_id integer NOT NULL,
  incident_id text NOT NULL,
  event_id uuid NOT NULL,
  at timestamptz NOT NULL,
  act text NOT NULL CHECK (act IN ('told', 'reminded', 'answer', 'call')),
  actor_id text NOT NULL,
  -- Of a letter to several people there is a row for each.
  employee_id text,
  hotel_id text,
  outcome text,
  note_cipher text,
  PRIMARY KEY (enterprise_id, incident_id, event_id)
);
CREATE INDEX incident_event_of_person ON incident_event (enterprise_id, incident_id, employee_id, event_id);
`

export const incidents: Migration = {
  name: '0074-incidents',
  sql,
  tenantTables: ['incident', 'incident_person', 'incident_event'],
  appendOnly: ['incident_event'],
}
