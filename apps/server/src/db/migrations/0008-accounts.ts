import { sandboxOutboxSchema } from '@sojourn/supply/sandbox/sms/schema'
import type { Migration } from '../migration'

/** Activation, codes and mailed links, companies that register themselves, membership. */
const sql = /* sql */ `
ALTER TABLE enterprise ALTER COLUMN agreement_from DROP NOT NULL, ALTER COLUMN agreement_to DROP NOT NULL;
ALTER TABLE enterprise ADD COLUMN state text NOT NULL DEFAULT 'active' CHECK (state IN ('pending', 'active'));
CREATE SEQUENCE enterprise_number START 10001;

-- The company handed out an initial password; nobody signs in before a password of their own is set.
ALTER TABLE employee ADD COLUMN awaiting_activation boolean NOT NULL DEFAULT false;

-- Found before the customer is known: which company a mail domain or an invitation code belongs to.
CREATE TABLE joining_key (
  key_hash text PRIMARY KEY,
  enterprise_id integer NOT NULL
);

-- A row is written for every request, whether or not an account exists; only a hash of the code is kept, and the account sealed.
CREATE TABLE verification (
  id uuid PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('signIn', 'activate', 'openAccount', 'register', 'reset')),
  way text NOT NULL CHECK (way IN ('mobile', 'mail')),
  account_hash text NOT NULL,
  account_cipher text NOT NULL,
  language text NOT NULL,
  address text NOT NULL,
  asked_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  enterprise_id integer,
  employee_id text,
  code_hash text,
  tries smallint NOT NULL DEFAULT 0,
  ticket_hash text UNIQUE,
  ticket_expires_at timestamptz,
  used_at timestamptz
);
CREATE INDEX verification_of_account ON verification (account_hash, asked_at DESC);
CREATE INDEX verification_of_address ON verification (address, asked_at DESC);

CREATE TABLE membership (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  joined_at timestamptz NOT NULL,
  left_at timestamptz,
  PRIMARY KEY (enterprise_id, employee_id)
);
CREATE INDEX temp_order_ended ON temp_order (enterprise_id, expires_at);
CREATE INDEX session_ended ON session (expires_at);
${sandboxOutboxSchema}`

export const accounts: Migration = { name: '0008-accounts', sql, tenantTables: ['membership'], appendOnly: [] }
