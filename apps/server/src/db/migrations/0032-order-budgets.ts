import type { Migration } from '../migration'

/** Orders outside applications move budgets as well, and projects have budgets of their own (handbook 10.1, 10.2). */
const sql = /* sql */ `
ALTER TABLE budget DROP CONSTRAINT budget_owner_kind_check;
ALTER TABLE budget ADD CONSTRAINT budget_owner_kind_check CHECK (owner_kind IN ('department', 'costCentre', 'project'));

-- What one order has of one budget; an order under an application has a travel_application_use instead.
CREATE TABLE budget_use (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  budget_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('encumbered', 'spent', 'released')),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (enterprise_id, order_no, budget_id)
);
`

export const orderBudgets: Migration = { name: '0032-order-budgets', sql, tenantTables: ['budget_use'], appendOnly: [] }
