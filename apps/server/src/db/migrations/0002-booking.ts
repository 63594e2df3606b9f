import type { Migration } from '../migration'

/** Drafts, choice sets, orders, approvals, payments and the ledger. */
const sql = /* sql */ `
CREATE TABLE temp_order (
  enterprise_id integer NOT NULL,
  temp_order_no text NOT NULL,
  employee_id text NOT NULL,
  product smallint NOT NULL,
  travel_type smallint NOT NULL,
  book_type smallint NOT NULL,
  book_mode smallint NOT NULL,
  travel_apply_no text,
  travel_order_no text,
  search_params jsonb NOT NULL,
  traveller_ids text[] NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, temp_order_no)
);
CREATE TABLE choice_set (
  enterprise_id integer NOT NULL,
  search_id text NOT NULL,
  temp_order_no text NOT NULL,
  journey smallint NOT NULL,
  searched_at timestamptz NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (enterprise_id, search_id)
);

CREATE SEQUENCE order_number;
CREATE TABLE orders (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  product smallint NOT NULL,
  kind text NOT NULL DEFAULT 'booking' CHECK (kind IN ('booking', 'change', 'refund')),
  parent_order_no text,
  state smallint NOT NULL,
  version integer NOT NULL DEFAULT 1,
  travel_type smallint NOT NULL,
  book_type smallint NOT NULL,
  settle_type smallint NOT NULL,
  booker_id text NOT NULL,
  temp_order_no text NOT NULL,
  travel_apply_no text,
  travel_order_no text,
  title jsonb NOT NULL,
  depart_at timestamptz NOT NULL,
  arrive_at timestamptz NOT NULL,
  currency char(3) NOT NULL,
  total integer NOT NULL CHECK (total >= 0),
  prices jsonb NOT NULL,
  out_of_policy boolean NOT NULL,
  policy_snapshot jsonb NOT NULL,
  search_ids text[] NOT NULL,
  contact_cipher text NOT NULL,
  remark text NOT NULL DEFAULT '',
  supplier_reference text,
  hold_expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE INDEX orders_of_booker ON orders (enterprise_id, booker_id, created_at DESC, order_no DESC);
CREATE INDEX orders_waiting ON orders (enterprise_id, booker_id, state) WHERE state IN (10, 1100);
CREATE TABLE order_traveller (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position smallint NOT NULL,
  employee_id text NOT NULL,
  department_id text NOT NULL,
  name text NOT NULL,
  credential_type smallint NOT NULL,
  credential_cipher text NOT NULL,
  credential_hash text NOT NULL,
  credential_masked text NOT NULL,
  cost_centre jsonb NOT NULL,
  reason text,
  violations jsonb NOT NULL,
  insurances jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position)
);
CREATE INDEX order_traveller_of_employee ON order_traveller (enterprise_id, employee_id, order_no);
CREATE TABLE order_segment (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position smallint NOT NULL,
  flight_no text NOT NULL,
  depart_date date NOT NULL,
  depart_at timestamptz NOT NULL,
  arrive_at timestamptz NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position)
);
CREATE TABLE ticket (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  ticket_no text NOT NULL,
  traveller smallint NOT NULL,
  coupons jsonb NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, ticket_no)
);
CREATE TABLE order_history (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  event text NOT NULL,
  from_state smallint,
  to_state smallint NOT NULL,
  detail jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, version)
);

CREATE TABLE approval (
  enterprise_id integer NOT NULL,
  approval_id text NOT NULL,
  order_no text NOT NULL,
  order_version integer NOT NULL,
  applicant_id text NOT NULL,
  applicant_name text NOT NULL,
  state smallint NOT NULL,
  progress jsonb NOT NULL,
  submitted_at timestamptz NOT NULL,
  deadline timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, approval_id)
);
CREATE INDEX approval_of_order ON approval (enterprise_id, order_no);
CREATE TABLE approval_task (
  enterprise_id integer NOT NULL,
  approval_id text NOT NULL,
  level smallint NOT NULL,
  approver_id text NOT NULL,
  approver_name text NOT NULL,
  state smallint NOT NULL,
  active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  reason text,
  PRIMARY KEY (enterprise_id, approval_id, level, approver_id)
);
CREATE INDEX approval_task_pending ON approval_task (enterprise_id, approver_id, created_at DESC) WHERE active;
CREATE INDEX approval_task_decided ON approval_task (enterprise_id, approver_id, decided_at DESC) WHERE decided_at IS NOT NULL;

CREATE TABLE payment (
  enterprise_id integer NOT NULL,
  payment_no text NOT NULL,
  payer_id text NOT NULL,
  settle_type smallint NOT NULL,
  amount integer NOT NULL,
  currency char(3) NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'paid', 'failed', 'closed', 'refunded')),
  order_nos text[] NOT NULL,
  provider_trade_no text,
  provider_url text,
  reason text,
  created_at timestamptz NOT NULL,
  settled_at timestamptz,
  PRIMARY KEY (enterprise_id, payment_no)
);
CREATE INDEX payment_of_order ON payment USING gin (order_nos);

-- Every movement is at least two rows of one posting that sum to zero; an account's balance is the sum of its rows.
CREATE TABLE ledger_entry (
  enterprise_id integer NOT NULL,
  posting_id uuid NOT NULL,
  line smallint NOT NULL,
  account text NOT NULL,
  amount bigint NOT NULL,
  currency char(3) NOT NULL,
  kind text NOT NULL,
  order_no text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, posting_id, line)
);
CREATE INDEX ledger_of_order ON ledger_entry (enterprise_id, order_no);
-- The company's credit line: used and frozen are kept beside the entries so that one conditional update can refuse an overdraft.
CREATE TABLE credit_line (
  enterprise_id integer PRIMARY KEY,
  credit_limit bigint NOT NULL,
  used bigint NOT NULL DEFAULT 0,
  frozen bigint NOT NULL DEFAULT 0,
  CHECK (used >= 0 AND frozen >= 0)
);
`

export const booking: Migration = {
  name: '0002-booking',
  sql,
  tenantTables: [
    'temp_order',
    'choice_set',
    'orders',
    'order_traveller',
    'order_segment',
    'ticket',
    'order_history',
    'approval',
    'approval_task',
    'payment',
    'ledger_entry',
    'credit_line',
  ],
  appendOnly: ['order_history', 'ledger_entry', 'choice_set'],
}
