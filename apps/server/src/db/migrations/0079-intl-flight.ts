import type { Migration } from '../migration'

/** What an order of international flights has beside the core: its trip, what carriers must be told of each traveller, and what is wished for. */
const sql = /* sql */ `
CREATE TABLE intl_flight_trip (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  -- Directions, tickets with their records, rules, and the two times by which it is paid.
  body jsonb NOT NULL,
  -- Of each traveller by position, sealed: as the document says, cards of carriers, where to stay.
  passengers_cipher text NOT NULL,
  -- Seats and meals that were asked for, and what the carrier says of them.
  wishes jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, order_no)
);
`

export const intlFlight: Migration = {
  name: '0079-intl-flight',
  sql,
  tenantTables: ['intl_flight_trip'],
  appendOnly: [],
}
