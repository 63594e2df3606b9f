import type { Migration } from '../migration'

/** Who pays what of an order, the deposit, points, and whose money a posting moves. */
const sql = /* sql */ `
-- Row-level security is forced again at the end of every migration; here the rows of all customers are brought forward.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
ALTER TABLE payment NO FORCE ROW LEVEL SECURITY;
ALTER TABLE ledger_entry NO FORCE ROW LEVEL SECURITY;
ALTER TABLE enterprise NO FORCE ROW LEVEL SECURITY;

ALTER TABLE orders ADD COLUMN personal_part integer NOT NULL DEFAULT 0, ADD COLUMN points_part integer NOT NULL DEFAULT 0;
UPDATE orders SET personal_part = total WHERE settle_type = 1;
-- What is neither personal nor points is the company's, so that the three always sum to the total.
ALTER TABLE orders
  ADD COLUMN company_part integer NOT NULL GENERATED ALWAYS AS (total - personal_part - points_part) STORED,
  ADD CHECK (personal_part >= 0 AND points_part >= 0);

UPDATE enterprise SET config = jsonb_set(config, '{settings}',
  config->'settings' || '{"companyWays": ["companyCredit"], "returnRule": "proRata"}'::jsonb);

-- What each order of a payment takes from whom: [{orderNo, company, personal, points}]; the provider is asked for the personal sum.
ALTER TABLE payment ADD COLUMN parts jsonb NOT NULL DEFAULT '[]';
UPDATE payment p SET parts = (
  SELECT jsonb_agg(jsonb_build_object('orderNo', o.order_no, 'points', 0,
    'company', CASE WHEN p.settle_type = 1 THEN 0 ELSE o.total END, 'personal', CASE WHEN p.settle_type = 1 THEN o.total ELSE 0 END))
  FROM orders o WHERE o.enterprise_id = p.enterprise_id AND o.order_no = ANY(p.order_nos));

-- The order whose payers a posting takes from or gives back to; a refund is posted under its own number.
ALTER TABLE ledger_entry ADD COLUMN paid_order_no text;
ALTER TABLE ledger_entry ALTER COLUMN order_no DROP NOT NULL;
UPDATE ledger_entry SET paid_order_no = order_no,
  amount = CASE WHEN account IN ('personal.received', 'provider.clearing') THEN -amount ELSE amount END;
CREATE INDEX ledger_of_paid_order ON ledger_entry (enterprise_id, paid_order_no);

-- As with credit, balance and frozen stand beside the entries so that one conditional update can refuse an overdraft.
CREATE TABLE deposit_account (
  enterprise_id integer PRIMARY KEY,
  balance bigint NOT NULL DEFAULT 0,
  frozen bigint NOT NULL DEFAULT 0,
  warn_below bigint NOT NULL DEFAULT 0,
  CHECK (frozen >= 0 AND balance >= frozen)
);
CREATE TABLE deposit_entry (
  enterprise_id integer NOT NULL,
  entry_id uuid NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('topUp', 'debit', 'freeze', 'unfreeze', 'refund', 'adjust', 'withdraw')),
  order_no text,
  amount bigint NOT NULL,
  balance_after bigint NOT NULL,
  frozen_after bigint NOT NULL,
  operator_id text NOT NULL,
  operator_name text NOT NULL,
  receipt text NOT NULL DEFAULT '',
  remark text NOT NULL DEFAULT '',
  PRIMARY KEY (enterprise_id, entry_id)
);
CREATE INDEX deposit_entry_newest ON deposit_entry (enterprise_id, at DESC, entry_id DESC);
-- Money that comes from or goes to the company's bank needs both sides: the company asks, the agency agrees.
CREATE TABLE deposit_change (
  enterprise_id integer NOT NULL,
  change_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('topUp', 'adjust', 'withdraw')),
  amount bigint NOT NULL,
  receipt text NOT NULL,
  remark text NOT NULL,
  state text NOT NULL CHECK (state IN ('asked', 'agreed', 'refused')),
  asked_by text NOT NULL,
  asked_by_name text NOT NULL,
  asked_at timestamptz NOT NULL,
  decided_by text,
  decided_by_name text,
  decided_at timestamptz,
  PRIMARY KEY (enterprise_id, change_id)
);

CREATE TABLE points_account (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  balance integer NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id)
);
-- What comes in has a last day on which it can be spent; what goes out, or undoes that, has none.
CREATE TABLE points_entry (
  enterprise_id integer NOT NULL,
  entry_id uuid NOT NULL,
  employee_id text NOT NULL,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN ('earn', 'takeBack', 'spend', 'return', 'expire', 'adjust')),
  points integer NOT NULL,
  balance_after integer NOT NULL,
  last_day date,
  order_no text,
  PRIMARY KEY (enterprise_id, entry_id)
);
CREATE INDEX points_entry_of_employee ON points_entry (enterprise_id, employee_id, at DESC, entry_id DESC);
CREATE INDEX points_entry_of_order ON points_entry (enterprise_id, order_no);
`

export const money: Migration = {
  name: '0007-money',
  sql,
  tenantTables: ['deposit_account', 'deposit_entry', 'deposit_change', 'points_account', 'points_entry'],
  appendOnly: ['deposit_entry', 'points_entry'],
}
