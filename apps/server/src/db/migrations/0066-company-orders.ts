import type { Migration } from '../migration'

/**
 * The company's orders in the console. Its lists walk along the travellers of orders: these rows are written once, while the row of an
 * order moves with each of its steps, and each step writes anew into every index of the row. Of orders themselves there are therefore no more
 * indexes than those by amount, by the moment of fulfilment and by trip; the last two hold a part of the orders alone.
 */
const sql = /* sql */ `
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_traveller NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_history NO FORCE ROW LEVEL SECURITY;
ALTER TABLE employee NO FORCE ROW LEVEL SECURITY;

-- When its supplier had done what the order asked for; bills go by it (handbook 10.3).
ALTER TABLE orders ADD COLUMN transacted_at timestamptz;
UPDATE orders o SET transacted_at = done.at
FROM (SELECT enterprise_id, order_no, min(at) AS at FROM order_history WHERE event IN ('issue', 'exchange', 'refund') GROUP BY 1, 2) AS done
WHERE done.enterprise_id = o.enterprise_id AND done.order_no = o.order_no;

-- The department of who booked, where it is another than the traveller's.
ALTER TABLE order_traveller ADD COLUMN booked_from text;
-- When a bill that holds the traveller's part was confirmed: from then on its cost centre stays.
ALTER TABLE order_traveller ADD COLUMN billed_at timestamptz;
UPDATE order_traveller t SET booked_from = booker.department_id
FROM orders o JOIN employee booker ON booker.enterprise_id = o.enterprise_id AND booker.employee_id = o.booker_id
WHERE o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no AND booker.department_id <> t.department_id;

CREATE INDEX orders_by_amount ON orders (enterprise_id, total, order_no);
CREATE INDEX orders_transacted ON orders (enterprise_id, transacted_at, order_no) WHERE transacted_at IS NOT NULL;
CREATE INDEX orders_of_trips ON orders (enterprise_id, created_at, order_no) WHERE travel_order_no IS NOT NULL;
CREATE INDEX orders_of_application ON orders (enterprise_id, travel_apply_no) WHERE travel_apply_no IS NOT NULL;
CREATE INDEX order_traveller_ordered ON order_traveller (enterprise_id, ordered_at, order_no);
CREATE INDEX order_traveller_departing ON order_traveller (enterprise_id, depart_at, order_no);
CREATE INDEX order_traveller_of_department ON order_traveller (enterprise_id, department_id, ordered_at, order_no);
CREATE INDEX order_traveller_booked_from ON order_traveller (enterprise_id, booked_from, ordered_at, order_no) WHERE booked_from IS NOT NULL;
CREATE INDEX order_traveller_of_cost_centre ON order_traveller (enterprise_id, (cost_centre->>'id'), ordered_at, order_no);
CREATE INDEX order_traveller_of_project ON order_traveller (enterprise_id, (cost_centre#>>'{project,code}'), ordered_at, order_no)
WHERE cost_centre ? 'project';
-- Tickets of which something was never used: used ones leave it.
CREATE INDEX ticket_open ON ticket (enterprise_id, issued_at, ticket_no) WHERE coupons @> '[{"state": 0}]';

-- What somebody keeps of a list: its filters, its order and its columns.
CREATE TABLE order_view (
  enterprise_id integer NOT NULL,
  view_id uuid NOT NULL,
  employee_id text NOT NULL,
  list text NOT NULL,
  name text NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, view_id)
);
CREATE UNIQUE INDEX order_view_by_name ON order_view (enterprise_id, employee_id, list, name);

-- A file that is made piece by piece, and that only who asked for it takes.
CREATE TABLE order_export (
  enterprise_id integer NOT NULL,
  export_id uuid NOT NULL,
  employee_id text NOT NULL,
  what text NOT NULL CHECK (what IN ('lines', 'tickets')),
  body jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled')),
  failure text,
  lines integer NOT NULL DEFAULT 0,
  bytes integer NOT NULL DEFAULT 0,
  asked_at timestamptz NOT NULL,
  ended_at timestamptz,
  PRIMARY KEY (enterprise_id, export_id)
);
CREATE INDEX order_export_of_employee ON order_export (enterprise_id, employee_id, asked_at DESC);
CREATE INDEX order_export_open ON order_export (enterprise_id, state) WHERE state IN ('waiting', 'running');
CREATE TABLE order_export_piece (
  enterprise_id integer NOT NULL,
  export_id uuid NOT NULL,
  position integer NOT NULL,
  content bytea NOT NULL,
  PRIMARY KEY (enterprise_id, export_id, position)
);

-- Who charged a traveller's part of an order to somebody else, and why.
CREATE TABLE order_cost_change (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position smallint NOT NULL,
  version integer NOT NULL,
  at timestamptz NOT NULL,
  actor_id text NOT NULL,
  actor_name text NOT NULL,
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position, version)
);
`

export const companyOrders: Migration = {
  name: '0066-company-orders',
  sql,
  tenantTables: ['order_view', 'order_export', 'order_export_piece', 'order_cost_change'],
  appendOnly: ['order_cost_change'],
}
