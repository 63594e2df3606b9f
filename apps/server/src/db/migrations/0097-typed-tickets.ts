import type { Migration } from '../migration'

/**
 * Numbers of tickets that the agency typed, each for one order from the moment that it was typed; and whether the booker has had a letter
 * of a lower price, so that a price that goes up and down again is no news.
 */
const sql = /* sql */ `
CREATE TABLE typed_ticket (
  enterprise_id integer NOT NULL,
  ticket_no text NOT NULL,
  order_no text NOT NULL,
  PRIMARY KEY (enterprise_id, ticket_no)
);
ALTER TABLE intl_price_drop ADD COLUMN told boolean NOT NULL DEFAULT false;
ALTER TABLE intl_price_drop NO FORCE ROW LEVEL SECURITY;
UPDATE intl_price_drop SET told = true WHERE state <> 'none';
ALTER TABLE intl_price_drop FORCE ROW LEVEL SECURITY;
`

export const typedTickets: Migration = { name: '0097-typed-tickets', sql, tenantTables: ['typed_ticket'], appendOnly: [] }
