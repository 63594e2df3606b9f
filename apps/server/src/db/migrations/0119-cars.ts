import type { Migration } from '../migration'

/** Cars: whether a company has opened them, and what is known of the ride of an order. */
const sql = /* sql */ `
UPDATE enterprise SET config = jsonb_set(config, '{switchList,showcar}', 'false')
WHERE jsonb_typeof(config->'switchList') = 'object' AND NOT config->'switchList' ? 'showcar';

-- A ride within a city: nothing else of a traveller's is in its way.
ALTER TABLE order_segment DROP CONSTRAINT order_segment_kind_check, ADD CONSTRAINT order_segment_kind_check CHECK (kind IN ('journey', 'stay', 'service', 'ride'));

CREATE TABLE car_ride (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  -- The platform's number, once it has taken the order.
  ride_no text,
  -- What has happened to it so far.
  course jsonb NOT NULL,
  emergency_cipher text,
  PRIMARY KEY (enterprise_id, order_no)
);
`

export const cars: Migration = { name: '0119-cars', sql, tenantTables: ['car_ride'], appendOnly: [] }
