import type { Migration } from '../migration'

/**
 * Reports (handbook 10.6): the lines of what was fulfilled, with the figures that each adds, and their sums by month. Until when each
 * company's orders are followed; what stands here is made anew from orders whenever it is taken away.
 */
const sql = /* sql */ `
CREATE TABLE report_account (
  enterprise_id integer PRIMARY KEY,
  followed_to timestamptz NOT NULL,
  followed_at timestamptz NOT NULL
);

CREATE TABLE report_line (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  place smallint NOT NULL,
  position smallint NOT NULL,
  segment smallint NOT NULL,
  product smallint NOT NULL,
  kind text NOT NULL,
  booked_day date NOT NULL,
  issued_day date NOT NULL,
  travel_day date NOT NULL,
  department_id text NOT NULL,
  employee_id text NOT NULL,
  entity_id text NOT NULL,
  cost_centre_id text NOT NULL,
  project_code text NOT NULL,
  class_key text NOT NULL,
  discount_band text NOT NULL,
  carrier text NOT NULL,
  route text NOT NULL,
  tier text NOT NULL,
  advance_band text NOT NULL,
  reason text NOT NULL,
  tickets integer NOT NULL, refunded integer NOT NULL, changed integer NOT NULL, sold integer NOT NULL, returned integer NOT NULL,
  taxes integer NOT NULL, fees integer NOT NULL, alteration integer NOT NULL, company integer NOT NULL, economy_tickets integer NOT NULL,
  economy_fare integer NOT NULL, economy_full integer NOT NULL, full_priced integer NOT NULL, full_fare integer NOT NULL, saved integer NOT NULL,
  agreement_saved integer NOT NULL, compared integer NOT NULL, adopted integer NOT NULL, lost integer NOT NULL, violating integer NOT NULL,
  excess integer NOT NULL, nights integer NOT NULL, kilometres integer NOT NULL, grams integer NOT NULL, by_rail integer NOT NULL,
  by_rail_fare integer NOT NULL, by_rail_price integer NOT NULL, by_rail_grams integer NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, place)
);
CREATE INDEX report_line_issued ON report_line (enterprise_id, issued_day, order_no, place);
CREATE INDEX report_line_booked ON report_line (enterprise_id, booked_day, order_no, place);
CREATE INDEX report_line_travel ON report_line (enterprise_id, travel_day, order_no, place);
CREATE INDEX report_line_of_department ON report_line (enterprise_id, department_id, issued_day);
CREATE INDEX report_line_of_cost_centre ON report_line (enterprise_id, cost_centre_id, issued_day);
CREATE INDEX report_line_of_project ON report_line (enterprise_id, project_code, issued_day) WHERE project_code <> '';

CREATE TABLE report_month (
  enterprise_id integer NOT NULL,
  day_kind text NOT NULL CHECK (day_kind IN ('booked', 'issued', 'travel')),
  grouped text NOT NULL,
  month date NOT NULL,
  product smallint NOT NULL,
  entity_id text NOT NULL,
  key text NOT NULL,
  tickets bigint NOT NULL, refunded bigint NOT NULL, changed bigint NOT NULL, sold bigint NOT NULL, returned bigint NOT NULL,
  taxes bigint NOT NULL, fees bigint NOT NULL, alteration bigint NOT NULL, company bigint NOT NULL, economy_tickets bigint NOT NULL,
  economy_fare bigint NOT NULL, economy_full bigint NOT NULL, full_priced bigint NOT NULL, full_fare bigint NOT NULL, saved bigint NOT NULL,
  agreement_saved bigint NOT NULL, compared bigint NOT NULL, adopted bigint NOT NULL, lost bigint NOT NULL, violating bigint NOT NULL,
  excess bigint NOT NULL, nights bigint NOT NULL, kilometres bigint NOT NULL, grams bigint NOT NULL, by_rail bigint NOT NULL,
  by_rail_fare bigint NOT NULL, by_rail_price bigint NOT NULL, by_rail_grams bigint NOT NULL,
  PRIMARY KEY (enterprise_id, day_kind, grouped, month, product, entity_id, key)
);
`

export const reports: Migration = {
  name: '0094-reports',
  sql,
  tenantTables: ['report_account', 'report_line', 'report_month'],
  appendOnly: [],
}
