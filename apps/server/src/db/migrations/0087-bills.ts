import type { Migration } from '../migration'

/**
 * Monthly bills (handbook 10.3): how far each company is billed, the bills with their lines, what each line was told to be when the pre-bill
 * was made, which postings of the ledger stand in which bill, variances and payments. A refund after all was paid leaves the agency owing,
 * so that what is used of a credit line may be below nought.
 */
const sql = /* sql */ `
ALTER TABLE credit_line DROP CONSTRAINT credit_line_check;
ALTER TABLE credit_line ADD CONSTRAINT credit_line_frozen CHECK (frozen >= 0);
ALTER TABLE credit_line ADD COLUMN overdue_since timestamptz;

CREATE INDEX ledger_of_company ON ledger_entry (enterprise_id, at, posting_id)
WHERE order_no IS NOT NULL AND account IN ('credit.used', 'deposit.available', 'deposit.frozen', 'deposit.guaranteed', 'company.clearing', 'company.received');

CREATE TABLE bill_account (
  enterprise_id integer PRIMARY KEY,
  cut_off_day smallint NOT NULL DEFAULT 1 CHECK (cut_off_day BETWEEN 1 AND 28),
  due_days smallint CHECK (due_days BETWEEN 0 AND 90),
  billed_from date NOT NULL,
  billed_to date NOT NULL
);

CREATE TABLE bill (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  from_at timestamptz NOT NULL,
  to_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('unbilled', 'preBill', 'confirmed', 'partlyPaid', 'paid', 'overdue')),
  currency char(3) NOT NULL,
  version integer NOT NULL DEFAULT 0,
  made_at timestamptz,
  confirms_at timestamptz,
  confirmed_at timestamptz,
  confirmed_by text,
  due_day date,
  overdue_at timestamptz,
  lines integer NOT NULL DEFAULT 0,
  undecided integer NOT NULL DEFAULT 0,
  deferred integer NOT NULL DEFAULT 0,
  total bigint NOT NULL DEFAULT 0,
  due bigint NOT NULL DEFAULT 0,
  paid bigint NOT NULL DEFAULT 0,
  differs bigint NOT NULL DEFAULT 0,
  sums jsonb,
  PRIMARY KEY (enterprise_id, bill_no)
);
CREATE UNIQUE INDEX bill_of_period ON bill (enterprise_id, from_day);
CREATE INDEX bill_open ON bill (enterprise_id, state) WHERE state IN ('preBill', 'confirmed', 'partlyPaid', 'overdue');

CREATE TABLE bill_posting (
  enterprise_id integer NOT NULL,
  posting_id uuid NOT NULL,
  bill_no text NOT NULL,
  PRIMARY KEY (enterprise_id, posting_id)
);
CREATE INDEX bill_posting_of_bill ON bill_posting (enterprise_id, bill_no);

CREATE TABLE bill_told (
  enterprise_id integer NOT NULL,
  posting_id uuid NOT NULL,
  place integer NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, posting_id, place)
);

CREATE TABLE bill_line (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  line_id text NOT NULL,
  at timestamptz NOT NULL,
  posting_id uuid NOT NULL,
  place integer NOT NULL,
  order_no text NOT NULL,
  position smallint NOT NULL,
  product smallint NOT NULL,
  category text NOT NULL,
  way text NOT NULL CHECK (way IN ('companyCredit', 'deposit', 'companyAccount')),
  cost_centre_id text NOT NULL,
  project_code text NOT NULL,
  department_id text NOT NULL,
  travel_apply_no text NOT NULL,
  entity_id text NOT NULL,
  night smallint,
  company bigint NOT NULL,
  voucher text NOT NULL,
  tax_rate smallint NOT NULL,
  deductible_tax bigint NOT NULL,
  decision text CHECK (decision IN ('thisPeriod', 'nextPeriod')),
  deferred_from text,
  adjusts text,
  PRIMARY KEY (enterprise_id, bill_no, line_id)
);
CREATE INDEX bill_line_listed ON bill_line (enterprise_id, bill_no, at, line_id);
CREATE INDEX bill_line_of_order ON bill_line (enterprise_id, order_no, position);
CREATE INDEX bill_line_deferred ON bill_line (enterprise_id, bill_no) WHERE decision = 'nextPeriod';

CREATE TABLE bill_variance (
  enterprise_id integer NOT NULL,
  variance_id uuid NOT NULL,
  bill_no text NOT NULL,
  line_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('amount', 'notOurs', 'twice', 'refundMissing', 'attribution', 'other')),
  claimed bigint NOT NULL,
  proof text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'adopted', 'rejected', 'closed')),
  raised_by text NOT NULL,
  raised_by_name text NOT NULL,
  raised_at timestamptz NOT NULL,
  adjusted bigint,
  answer text NOT NULL DEFAULT '',
  answered_by text,
  answered_by_name text,
  answered_at timestamptz,
  closed_at timestamptz,
  PRIMARY KEY (enterprise_id, variance_id)
);
CREATE UNIQUE INDEX bill_variance_pending ON bill_variance (enterprise_id, bill_no, line_id) WHERE state = 'pending';
CREATE INDEX bill_variance_newest ON bill_variance (enterprise_id, raised_at DESC, variance_id DESC);

CREATE TABLE bill_payment (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  payment_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  received_on date NOT NULL,
  receipt text NOT NULL,
  recorded_by text NOT NULL,
  recorded_by_name text NOT NULL,
  recorded_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, bill_no, payment_id)
);
CREATE UNIQUE INDEX bill_payment_receipt ON bill_payment (enterprise_id, receipt);
`

export const bills: Migration = {
  name: '0087-bills',
  sql,
  tenantTables: ['bill_account', 'bill', 'bill_posting', 'bill_told', 'bill_line', 'bill_variance', 'bill_payment'],
  appendOnly: ['bill_posting', 'bill_payment'],
}
