import type { Migration } from '../migration'

/** Mail domains and invitation codes that a company opens and ends itself, and codes that prove a domain. */
const sql = /* sql */ `
ALTER TABLE joining_key DROP CONSTRAINT joining_key_pkey;
ALTER TABLE joining_key
  ADD COLUMN key_id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
  ADD COLUMN kind text NOT NULL DEFAULT 'code' CHECK (kind IN ('domain', 'code')),
  ADD COLUMN words_cipher text,
  ADD COLUMN added_at timestamptz,
  ADD COLUMN last_day date,
  ADD COLUMN ended boolean NOT NULL DEFAULT false;
ALTER TABLE joining_key ALTER COLUMN key_id DROP DEFAULT, ALTER COLUMN kind DROP DEFAULT;
-- One that has ended may be opened again, also by another company.
CREATE UNIQUE INDEX joining_key_open ON joining_key (key_hash) WHERE NOT ended;
CREATE INDEX joining_key_of_company ON joining_key (enterprise_id);
ALTER TABLE verification DROP CONSTRAINT verification_purpose_check, ADD CONSTRAINT verification_purpose_check
  CHECK (purpose IN ('signIn', 'activate', 'openAccount', 'register', 'reset', 'contact', 'domain'));
`

export const joiningKeys: Migration = { name: '0193-joining-keys', sql, tenantTables: [], appendOnly: [] }
