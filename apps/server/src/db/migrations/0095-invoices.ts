import type { Migration } from '../migration'

/**
 * Invoices (handbook 10.5): what was applied for in one go, the invoices with their lines, and the letters in red that take them back. A thing
 * that was sold stands on one living invoice, and a number is given once.
 */
const sql = /* sql */ `
CREATE TABLE invoice_application (
  enterprise_id integer NOT NULL,
  application_no text NOT NULL,
  payer text NOT NULL CHECK (payer IN ('company', 'person')),
  applied_by text NOT NULL,
  applied_by_name text NOT NULL,
  applied_at timestamptz NOT NULL,
  bill_no text,
  email text NOT NULL,
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (enterprise_id, application_no)
);

CREATE TABLE invoice (
  enterprise_id integer NOT NULL,
  invoice_id uuid NOT NULL,
  application_no text NOT NULL,
  place integer NOT NULL,
  payer text NOT NULL CHECK (payer IN ('company', 'person')),
  owner_id text NOT NULL,
  bill_no text,
  kind text NOT NULL CHECK (kind IN ('airItinerary', 'railTicket', 'special', 'ordinary', 'insurance')),
  state text NOT NULL CHECK (state IN ('applied', 'issuing', 'issued', 'delivered', 'redLettered', 'reissued', 'voided', 'refused')),
  title_name text NOT NULL,
  title_tax_number text NOT NULL,
  entity_id text NOT NULL,
  email text NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  net bigint NOT NULL,
  tax bigint NOT NULL,
  untaxed bigint NOT NULL CHECK (net + tax + untaxed = amount),
  applied_at timestamptz NOT NULL,
  number text,
  issued_at timestamptz,
  seller_name text NOT NULL DEFAULT '',
  seller_tax_number text NOT NULL DEFAULT '',
  xml text,
  refusal text,
  reverses uuid,
  replaces uuid,
  printed_at timestamptz,
  mailed_at timestamptz,
  version integer NOT NULL DEFAULT 0,
  PRIMARY KEY (enterprise_id, invoice_id)
);
CREATE UNIQUE INDEX invoice_number ON invoice (enterprise_id, number) WHERE number IS NOT NULL;
CREATE UNIQUE INDEX invoice_reversed_once ON invoice (enterprise_id, reverses) WHERE reverses IS NOT NULL;
CREATE INDEX invoice_of_application ON invoice (enterprise_id, application_no, place);
CREATE INDEX invoice_of_owner ON invoice (enterprise_id, owner_id, applied_at DESC, invoice_id DESC);
CREATE INDEX invoice_of_bill ON invoice (enterprise_id, bill_no, applied_at DESC, invoice_id DESC) WHERE bill_no IS NOT NULL;

CREATE TABLE invoice_line (
  enterprise_id integer NOT NULL,
  invoice_id uuid NOT NULL,
  place integer NOT NULL,
  key text NOT NULL,
  part smallint NOT NULL,
  living boolean NOT NULL,
  root_order_no text NOT NULL,
  order_no text NOT NULL,
  item text NOT NULL,
  ticket_no text NOT NULL,
  travel_day date NOT NULL,
  amount bigint NOT NULL,
  rate smallint NOT NULL,
  net bigint NOT NULL,
  tax bigint NOT NULL,
  untaxed bigint NOT NULL CHECK (net + tax + untaxed = amount),
  fuel bigint NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, invoice_id, place)
);
CREATE UNIQUE INDEX invoice_line_living ON invoice_line (enterprise_id, key, part) WHERE living;
CREATE INDEX invoice_line_of_root ON invoice_line (enterprise_id, root_order_no) WHERE living;
`

export const invoices: Migration = {
  name: '0095-invoices',
  sql,
  tenantTables: ['invoice_application', 'invoice', 'invoice_line'],
  appendOnly: [],
}
