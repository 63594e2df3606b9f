import type { Migration } from '../migration'

/**
 * What was paid and needs a voucher, followed from the ledger, and the vouchers that people and finance were given: each with the file that
 * it came in, of which things it is, and what was done with it. A number is kept once, unless it was forged or dropped.
 */
const sql = /* sql */ `
CREATE TABLE voucher_account (
  enterprise_id integer PRIMARY KEY,
  followed_to timestamptz NOT NULL
);

CREATE TABLE voucher_due (
  enterprise_id integer NOT NULL,
  key text NOT NULL,
  payer text NOT NULL CHECK (payer IN ('company', 'person')),
  item text NOT NULL,
  root_order_no text NOT NULL,
  order_no text NOT NULL,
  owner_id text NOT NULL,
  department_id text NOT NULL,
  entity_id text NOT NULL,
  supplier text NOT NULL,
  ticket_no text NOT NULL,
  travel_day date NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  outside bigint NOT NULL,
  tax bigint NOT NULL,
  body jsonb NOT NULL,
  reminded_at timestamptz,
  PRIMARY KEY (enterprise_id, key)
);
CREATE INDEX voucher_due_of_root ON voucher_due (enterprise_id, root_order_no);
CREATE INDEX voucher_due_of_ticket ON voucher_due (enterprise_id, ticket_no) WHERE ticket_no <> '';
CREATE INDEX voucher_due_of_amount ON voucher_due (enterprise_id, amount, travel_day);
CREATE INDEX voucher_due_by_day ON voucher_due (enterprise_id, travel_day, key);
CREATE INDEX voucher_due_of_owner ON voucher_due (enterprise_id, owner_id, travel_day, key);

CREATE TABLE voucher_file (
  enterprise_id integer NOT NULL,
  file_id uuid NOT NULL,
  name_cipher text NOT NULL,
  bytes integer NOT NULL,
  content_cipher text NOT NULL,
  PRIMARY KEY (enterprise_id, file_id)
);

CREATE TABLE voucher (
  enterprise_id integer NOT NULL,
  voucher_id uuid NOT NULL,
  file_id uuid NOT NULL,
  uploaded_by text NOT NULL,
  uploaded_at timestamptz NOT NULL,
  owner_id text,
  for_company boolean NOT NULL,
  format text NOT NULL CHECK (format IN ('general', 'rail', 'air')),
  number text NOT NULL,
  reverses text NOT NULL,
  issued_on text NOT NULL,
  buyer_name text NOT NULL,
  buyer_tax_number text NOT NULL,
  seller_name text NOT NULL,
  amount bigint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  untaxed bigint NOT NULL,
  order_no text,
  verdict text NOT NULL,
  findings text[] NOT NULL,
  dropped boolean NOT NULL DEFAULT false,
  xml_cipher text NOT NULL,
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (enterprise_id, voucher_id)
);
CREATE UNIQUE INDEX voucher_number ON voucher (enterprise_id, number) WHERE NOT dropped AND verdict <> 'forged';
CREATE INDEX voucher_reversing ON voucher (enterprise_id, reverses) WHERE reverses <> '' AND NOT dropped AND verdict = 'matched';
CREATE INDEX voucher_of_uploader ON voucher (enterprise_id, uploaded_by, uploaded_at DESC, voucher_id DESC);
CREATE INDEX voucher_of_company ON voucher (enterprise_id, uploaded_at DESC, voucher_id DESC) WHERE for_company;
CREATE INDEX voucher_of_file ON voucher (enterprise_id, file_id);

CREATE TABLE voucher_thing (
  enterprise_id integer NOT NULL,
  voucher_id uuid NOT NULL,
  key text NOT NULL,
  PRIMARY KEY (enterprise_id, voucher_id, key)
);
CREATE INDEX voucher_thing_of_key ON voucher_thing (enterprise_id, key);

CREATE TABLE voucher_step (
  enterprise_id integer NOT NULL,
  step_id uuid NOT NULL,
  voucher_id uuid NOT NULL,
  at timestamptz NOT NULL,
  by_id text NOT NULL,
  step text NOT NULL CHECK (step IN ('kept', 'checked', 'dropped')),
  verdict text NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (enterprise_id, step_id)
);
CREATE INDEX voucher_step_of_voucher ON voucher_step (enterprise_id, voucher_id, step_id);
`

export const vouchers: Migration = {
  name: '0104-vouchers',
  sql,
  tenantTables: ['voucher_account', 'voucher_due', 'voucher_file', 'voucher', 'voucher_thing', 'voucher_step'],
  appendOnly: ['voucher_file', 'voucher_step'],
}
