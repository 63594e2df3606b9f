import type { Migration } from '../migration'

/**
 * Requests for an offer of the agency, of every kind in one table; those for hotels move over with their numbers, offers and histories. The
 * table that counted requests for flights never had a row.
 */
const sql = /* sql */ `
CREATE TABLE demand (
  enterprise_id integer NOT NULL,
  demand_no text NOT NULL,
  -- Number of the product that brings its kind (S1.08).
  kind smallint NOT NULL,
  employee_id text NOT NULL,
  -- Handbook 2.5: 0 draft, 1 submitted, 2 quoted, 3 chosen and on as its order goes, 7 expired, 8 refused, 9 obsolete.
  state smallint NOT NULL CHECK (state IN (0, 1, 2, 3, 7, 8, 9)),
  -- Goes up with every change, so that nobody answers what has moved meanwhile.
  version integer NOT NULL,
  body jsonb NOT NULL,
  plans jsonb NOT NULL,
  history jsonb NOT NULL,
  -- Taken out of the body for lists.
  traveller_ids text[] NOT NULL,
  places text[] NOT NULL,
  starts_on date,
  created_at timestamptz NOT NULL,
  -- Submitted: by when an offer is promised. Quoted: until when the last of them stands.
  due_at timestamptz,
  reason text,
  order_no text,
  PRIMARY KEY (enterprise_id, demand_no)
);
INSERT INTO demand (enterprise_id, demand_no, kind, employee_id, state, version, body, plans, history, traveller_ids, places,
  starts_on, created_at, due_at, reason, order_no)
SELECT enterprise_id, demand_no, 3, employee_id,
  CASE state WHEN 'submitted' THEN 1 WHEN 'quoted' THEN 2 WHEN 'ordered' THEN 3 WHEN 'expired' THEN 7 WHEN 'refused' THEN 8 ELSE 9 END,
  1, body, plans, history,
  ARRAY(SELECT jsonb_array_elements_text(body -> 'employeeIds')),
  ARRAY[body ->> 'cityId'],
  coalesce(body ->> 'checkIn', body ->> 'checkInDate')::date,
  created_at, due_at, reason, order_no
FROM hotel_demand;
-- What the agency's office keeps of an order of international flights that it tickets by hand.
CREATE TABLE intl_flight_office (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
DROP TABLE hotel_demand;
DROP TABLE flight_demand;
CREATE INDEX demand_of_person ON demand (enterprise_id, employee_id, created_at DESC, demand_no DESC);
CREATE INDEX demand_asked ON demand (enterprise_id, due_at) WHERE state = 1;
`

export const demands: Migration = { name: '0078-demands', sql, tenantTables: ['demand', 'intl_flight_office'], appendOnly: [] }
