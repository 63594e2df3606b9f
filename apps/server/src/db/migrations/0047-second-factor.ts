import type { Migration } from '../migration'

/**
 * A second factor beside the password: the secret of an authenticator app, sealed; recovery codes, hashed; what happened to
 * either. Between the two steps of a sign-in there is a ticket of one browser, and a session says by what it was opened.
 */
const sql = /* sql */ `
CREATE TABLE authenticator_app (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  secret_cipher text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (enterprise_id, employee_id)
);
CREATE TABLE recovery_code (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (enterprise_id, employee_id, code_hash)
);
CREATE TABLE second_factor_event (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  at timestamptz NOT NULL,
  employee_id text NOT NULL,
  kind text NOT NULL,
  way text NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  address text NOT NULL,
  PRIMARY KEY (enterprise_id, id)
);
CREATE INDEX second_factor_event_of_person ON second_factor_event (enterprise_id, employee_id, id DESC);
CREATE TABLE second_step (
  ticket_hash text PRIMARY KEY,
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  browser text NOT NULL,
  enrols boolean NOT NULL,
  expires_at timestamptz NOT NULL
);
ALTER TABLE enterprise ADD COLUMN second_factor_required boolean NOT NULL DEFAULT false;
ALTER TABLE session ADD COLUMN second_factor text;
ALTER TABLE agent_ticket ADD COLUMN second_factor text;
`

export const secondFactor: Migration = {
  name: '0047-second-factor',
  sql,
  tenantTables: ['authenticator_app', 'recovery_code', 'second_factor_event'],
  appendOnly: ['second_factor_event'],
}
