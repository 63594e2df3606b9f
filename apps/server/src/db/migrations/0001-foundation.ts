import type { Migration } from '../migration'

/** Customers, people, sessions, policies and approval flows. Tables listed in `tenantTables` get row-level security. */
const sql = /* sql */ `
CREATE TABLE enterprise (
  enterprise_id integer PRIMARY KEY,
  name jsonb NOT NULL,
  config jsonb NOT NULL,
  currency char(3) NOT NULL DEFAULT 'CNY',
  agreement_from date NOT NULL,
  agreement_to date NOT NULL
);
CREATE TABLE department (
  enterprise_id integer NOT NULL,
  department_id text NOT NULL,
  parent_id text,
  name jsonb NOT NULL,
  head_id text,
  PRIMARY KEY (enterprise_id, department_id)
);
CREATE TABLE grade (
  enterprise_id integer NOT NULL,
  grade_id text NOT NULL,
  name jsonb NOT NULL,
  policy_id text,
  PRIMARY KEY (enterprise_id, grade_id)
);
CREATE TABLE cost_centre (
  enterprise_id integer NOT NULL,
  cost_centre_id text NOT NULL,
  code text NOT NULL,
  name jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, cost_centre_id)
);
CREATE TABLE employee (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  name text NOT NULL,
  name_pinyin text NOT NULL,
  mobile_cipher text NOT NULL,
  email text NOT NULL,
  language text NOT NULL DEFAULT 'zh-CN',
  department_id text NOT NULL,
  grade_id text NOT NULL,
  manager_id text,
  cost_centre_id text NOT NULL,
  permissions text[] NOT NULL,
  password_hash text NOT NULL,
  active boolean NOT NULL DEFAULT true,
  PRIMARY KEY (enterprise_id, employee_id)
);
CREATE TABLE credential (
  enterprise_id integer NOT NULL,
  credential_id text NOT NULL,
  employee_id text NOT NULL,
  type smallint NOT NULL,
  name_on_credential text NOT NULL,
  number_cipher text NOT NULL,
  number_hash text NOT NULL,
  number_masked text NOT NULL,
  expires_on date,
  PRIMARY KEY (enterprise_id, credential_id)
);
CREATE INDEX credential_of_employee ON credential (enterprise_id, employee_id);
CREATE TABLE travel_policy (
  enterprise_id integer NOT NULL,
  policy_id text NOT NULL,
  version integer NOT NULL,
  effective_from date NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, policy_id, version)
);
CREATE TABLE approval_flow (
  enterprise_id integer NOT NULL,
  position integer NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, position)
);

-- Found before the customer is known, so without row-level security: keys are hashes, values are ids.
CREATE TABLE login (
  login_hash text PRIMARY KEY,
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL
);
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX session_of_employee ON session (enterprise_id, employee_id);
CREATE TABLE sign_in_attempt (
  subject text PRIMARY KEY,
  failures integer NOT NULL,
  first_at timestamptz NOT NULL,
  locked_until timestamptz
);

CREATE TABLE idempotency (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  key text NOT NULL,
  call text NOT NULL,
  request_hash text NOT NULL,
  answer jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, key)
);
CREATE TABLE access_log (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  employee_id text NOT NULL,
  subject text NOT NULL,
  purpose text NOT NULL,
  PRIMARY KEY (enterprise_id, id)
);

-- The queue spans customers; a payload holds order numbers only.
CREATE TABLE job (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  enterprise_id integer NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  failed_at timestamptz,
  last_error text
);
CREATE INDEX job_due ON job (run_at) WHERE failed_at IS NULL;
CREATE TABLE mail (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  employee_id text NOT NULL,
  address text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  PRIMARY KEY (enterprise_id, id)
);
CREATE INDEX mail_of_employee ON mail (enterprise_id, employee_id, created_at DESC);

-- Runs as its owner: a session is looked up before the customer is known, and row-level security binds the owner too.
CREATE FUNCTION session_actor(wanted text) RETURNS TABLE (
  enterprise_id integer, employee_id text, name text, department_id text, permissions text[], expires_at timestamptz
) LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE found session%ROWTYPE;
BEGIN
  SELECT * INTO found FROM session WHERE session.token_hash = wanted;
  IF found.token_hash IS NULL THEN RETURN; END IF;
  PERFORM set_config('app.enterprise', found.enterprise_id::text, true);
  RETURN QUERY
    SELECT found.enterprise_id, found.employee_id, employee.name, employee.department_id, employee.permissions, found.expires_at
    FROM employee
    WHERE employee.enterprise_id = found.enterprise_id AND employee.employee_id = found.employee_id AND employee.active;
END $$;
`

export const foundation: Migration = {
  name: '0001-foundation',
  sql,
  tenantTables: [
    'enterprise',
    'department',
    'grade',
    'cost_centre',
    'employee',
    'credential',
    'travel_policy',
    'approval_flow',
    'idempotency',
    'access_log',
    'mail',
  ],
  appendOnly: ['access_log'],
}
