import type { Migration } from '../migration'

/** What people search for again: one row for each journey, with how often, and the lowest fare within policy of the last list. */
const sql = /* sql */ `
CREATE TABLE recent_search (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  travel_type smallint NOT NULL,
  product smallint NOT NULL,
  depart text NOT NULL,
  arrive text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  times integer NOT NULL CHECK (times > 0),
  temp_order_no text NOT NULL,
  searched_at timestamptz NOT NULL,
  lowest integer CHECK (lowest >= 0),
  lowest_date date,
  lowest_at timestamptz,
  PRIMARY KEY (enterprise_id, employee_id, travel_type, product, depart, arrive),
  CHECK (num_nulls(lowest, lowest_date, lowest_at) IN (0, 3))
);
CREATE INDEX recent_search_latest ON recent_search (enterprise_id, employee_id, travel_type, searched_at DESC);
CREATE INDEX recent_search_ended ON recent_search (enterprise_id, searched_at);
`

export const recentSearches: Migration = { name: '0161-recent-searches', sql, tenantTables: ['recent_search'], appendOnly: [] }
