import type { Migration } from '../migration'

/**
 * What the company's lists narrow orders by stands with their travellers as well, whose rows are written once, and in the indexes along which
 * lists walk: what a list does not want is passed over without a look at its order. The order by amount moves there too, so that a step of
 * an order writes one entry fewer. The defaults are for servers of the former version while they still run.
 */
const sql = /* sql */ `
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_traveller NO FORCE ROW LEVEL SECURITY;

DROP INDEX orders_by_amount;
DROP INDEX order_traveller_ordered;
DROP INDEX order_traveller_departing;
DROP INDEX order_traveller_of_department;
DROP INDEX order_traveller_booked_from;
DROP INDEX order_traveller_of_cost_centre;
DROP INDEX order_traveller_of_project;

ALTER TABLE order_traveller
  ADD COLUMN product smallint NOT NULL DEFAULT 1,
  ADD COLUMN kind text NOT NULL DEFAULT 'booking',
  ADD COLUMN travel_type smallint NOT NULL DEFAULT 1,
  ADD COLUMN verdict text NOT NULL DEFAULT 'within',
  ADD COLUMN by_agent boolean NOT NULL DEFAULT coalesce(current_setting('app.agent_name', true), '') <> '',
  -- Of the whole order, in fen.
  ADD COLUMN total integer NOT NULL DEFAULT 0,
  ADD COLUMN cost_centre_id text GENERATED ALWAYS AS (cost_centre->>'id') STORED,
  ADD COLUMN project_code text GENERATED ALWAYS AS (cost_centre#>>'{project,code}') STORED;
UPDATE order_traveller t SET product = o.product, kind = o.kind, travel_type = o.travel_type, verdict = o.verdict,
  by_agent = o.agent_name IS NOT NULL, total = o.total
FROM orders o WHERE o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no;

CREATE INDEX order_traveller_ordered ON order_traveller (enterprise_id, ordered_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, department_id, booked_from);
CREATE INDEX order_traveller_departing ON order_traveller (enterprise_id, depart_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, department_id, booked_from);
CREATE INDEX order_traveller_by_amount ON order_traveller (enterprise_id, total, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, department_id, booked_from);
CREATE INDEX order_traveller_of_department ON order_traveller (enterprise_id, department_id, ordered_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, depart_at, total);
CREATE INDEX order_traveller_booked_from ON order_traveller (enterprise_id, booked_from, ordered_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, depart_at, total) WHERE booked_from IS NOT NULL;
CREATE INDEX order_traveller_of_cost_centre ON order_traveller (enterprise_id, cost_centre_id, ordered_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, depart_at, total);
CREATE INDEX order_traveller_of_project ON order_traveller (enterprise_id, project_code, ordered_at, order_no)
INCLUDE (product, kind, travel_type, verdict, by_agent, depart_at, total) WHERE project_code IS NOT NULL;

-- Whoever is looked for by a part of a name is found in it alone.
DROP INDEX employee_by_name;
CREATE INDEX employee_by_name ON employee (enterprise_id, name_pinyin, employee_id) INCLUDE (name, number, active);

-- Indexes answer by themselves where the table is marked as seen by all: of the newest rows that is soon said.
ALTER TABLE order_traveller SET (autovacuum_vacuum_insert_scale_factor = 0.01);
`

export const ordersConsole: Migration = { name: '0085-orders-console', sql, tenantTables: [], appendOnly: [] }
