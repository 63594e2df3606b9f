import type { Migration } from '../migration'

/** What people keep about themselves: documents, consent, letters they do without, feedback. */
const sql = /* sql */ `
-- Date of birth, sex and country of issue, sealed; the same number once per person.
ALTER TABLE credential ADD COLUMN bearer_cipher text;
CREATE UNIQUE INDEX credential_once ON credential (enterprise_id, employee_id, type, number_hash);

ALTER TABLE employee ADD COLUMN unwanted_letters text[] NOT NULL DEFAULT '{}';

-- The last row of a kind counts; earlier ones prove what was agreed to when.
CREATE TABLE consent (
  enterprise_id integer NOT NULL,
  id uuid NOT NULL,
  employee_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('credentials', 'abroad')),
  given boolean NOT NULL,
  notice_version text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, id)
);
CREATE INDEX consent_of_employee ON consent (enterprise_id, employee_id, kind, at DESC);

-- Words and contact are sealed: people write about illness, family and money.
CREATE TABLE feedback (
  enterprise_id integer NOT NULL,
  feedback_id uuid NOT NULL,
  employee_id text NOT NULL,
  category text NOT NULL,
  content_cipher text NOT NULL,
  contact_cipher text NOT NULL,
  order_no text,
  created_at timestamptz NOT NULL,
  answer_cipher text,
  answered_by text,
  answered_at timestamptz,
  PRIMARY KEY (enterprise_id, feedback_id)
);
CREATE INDEX feedback_of_employee ON feedback (enterprise_id, employee_id, created_at DESC);

CREATE INDEX access_log_of_reader ON access_log (enterprise_id, employee_id, at DESC);

-- A code may also prove a new mobile or mail address of somebody who is signed in.
ALTER TABLE verification DROP CONSTRAINT verification_purpose_check;
ALTER TABLE verification ADD CONSTRAINT verification_purpose_check
  CHECK (purpose IN ('signIn', 'activate', 'openAccount', 'register', 'reset', 'contact'));
`

export const personal: Migration = {
  name: '0010-personal',
  sql,
  tenantTables: ['consent', 'feedback'],
  appendOnly: ['consent'],
}
