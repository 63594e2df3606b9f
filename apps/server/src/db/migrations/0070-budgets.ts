import type { Migration } from '../migration'

/**
 * Budgets of the console (handbook 10.2). A plan says for whom, of which periods and how much; `budget` keeps an account for each of its
 * periods, which orders move, and `budget_entry` each of these moves. What there was becomes plans of one period each.
 */
const sql = /* sql */ `
ALTER TABLE enterprise NO FORCE ROW LEVEL SECURITY;
ALTER TABLE budget NO FORCE ROW LEVEL SECURITY;
-- In which month the company's year begins.
ALTER TABLE enterprise ADD COLUMN year_starts smallint NOT NULL DEFAULT 1 CHECK (year_starts BETWEEN 1 AND 12);

CREATE TABLE budget_plan (
  enterprise_id integer NOT NULL,
  plan_id text NOT NULL,
  name jsonb NOT NULL,
  object_kind text NOT NULL CHECK (object_kind IN ('person', 'department', 'costCentre', 'project', 'legalEntity')),
  object_id text NOT NULL,
  -- Of a department: with all that stands below it.
  below boolean NOT NULL DEFAULT false,
  period text NOT NULL CHECK (period IN ('month', 'quarter', 'year', 'whole')),
  year_starts smallint NOT NULL DEFAULT 1 CHECK (year_starts BETWEEN 1 AND 12),
  from_date date NOT NULL,
  to_date date NOT NULL CHECK (to_date >= from_date),
  -- Fen of each period, -1 is no limit.
  amount bigint NOT NULL CHECK (amount >= -1),
  -- Null is all.
  products text[],
  warn_first smallint NOT NULL DEFAULT 60,
  warn_second smallint NOT NULL DEFAULT 90,
  over_limit text NOT NULL DEFAULT 'forbid' CHECK (over_limit IN ('forbid', 'approve', 'allow')),
  owner_id text,
  viewer_ids text[] NOT NULL DEFAULT '{}',
  ended_on date,
  PRIMARY KEY (enterprise_id, plan_id)
);
CREATE INDEX budget_plan_of_object ON budget_plan (enterprise_id, object_kind, object_id);

ALTER TABLE budget DROP CONSTRAINT budget_owner_kind_check;
ALTER TABLE budget ADD CONSTRAINT budget_owner_kind_check
  CHECK (owner_kind IN ('person', 'department', 'costCentre', 'project', 'legalEntity'));
ALTER TABLE budget DROP CONSTRAINT budget_over_limit_check;
ALTER TABLE budget ADD CONSTRAINT budget_over_limit_check CHECK (over_limit IN ('forbid', 'approve', 'allow'));
ALTER TABLE budget
  ADD COLUMN plan_id text,
  ADD COLUMN below boolean NOT NULL DEFAULT false,
  ADD COLUMN products text[],
  -- Fen that were added to the amount of this one period, or taken from it.
  ADD COLUMN adjusted bigint NOT NULL DEFAULT 0,
  -- The highest level that its owner was told of.
  ADD COLUMN warned smallint NOT NULL DEFAULT 0,
  -- Nothing is set aside of it any more.
  ADD COLUMN closed boolean NOT NULL DEFAULT false;

INSERT INTO budget_plan (enterprise_id, plan_id, name, object_kind, object_id, period, from_date, to_date, amount, warn_first, warn_second, over_limit)
SELECT enterprise_id, budget_id, name, owner_kind, owner_id, 'whole', from_date, to_date, amount, warn_first, warn_second, over_limit FROM budget;
UPDATE budget SET plan_id = budget_id;
ALTER TABLE budget ALTER COLUMN plan_id SET NOT NULL;
CREATE UNIQUE INDEX budget_of_plan ON budget (enterprise_id, plan_id, from_date);

-- What moved an account: an order, an application, or a person who adds to it or takes from it.
CREATE TABLE budget_entry (
  enterprise_id integer NOT NULL,
  entry_id bigint GENERATED ALWAYS AS IDENTITY,
  budget_id text NOT NULL,
  at timestamptz NOT NULL,
  order_no text,
  travel_apply_no text,
  encumbered bigint NOT NULL DEFAULT 0,
  spent bigint NOT NULL DEFAULT 0,
  adjusted bigint NOT NULL DEFAULT 0,
  actor_id text,
  actor_name text,
  reason text NOT NULL DEFAULT '',
  PRIMARY KEY (enterprise_id, budget_id, entry_id)
);
-- What stood there before entries were kept.
INSERT INTO budget_entry (enterprise_id, budget_id, at, encumbered, spent)
SELECT enterprise_id, budget_id, now(), encumbered, spent FROM budget WHERE encumbered <> 0 OR spent <> 0;
`

export const budgets: Migration = {
  name: '0070-budgets',
  sql,
  tenantTables: ['budget_plan', 'budget_entry'],
  appendOnly: ['budget_entry'],
}
