import type { Migration } from '../migration'

/**
 * Keys that devices of a person keep, of which we have the public half. A challenge to sign is kept with what it was made
 * for, a few minutes: the second step of a sign-in, or the enrolment of a key.
 */
const sql = /* sql */ `
CREATE TABLE passkey (
  enterprise_id integer NOT NULL,
  passkey_id uuid NOT NULL,
  employee_id text NOT NULL,
  credential_id text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz,
  PRIMARY KEY (enterprise_id, passkey_id),
  UNIQUE (enterprise_id, credential_id)
);
CREATE INDEX passkey_of_person ON passkey (enterprise_id, employee_id, created_at);
CREATE TABLE passkey_enrolment (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  challenge text NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id)
);
ALTER TABLE second_step ADD COLUMN challenge text, ADD COLUMN challenge_expires_at timestamptz;
`

export const passkeys: Migration = {
  name: '0050-passkeys',
  sql,
  tenantTables: ['passkey', 'passkey_enrolment'],
  appendOnly: [],
}
