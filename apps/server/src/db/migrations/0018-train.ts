import type { Migration } from '../migration'

/** What a train order has beside the core: how it is served, what was wished for, and each traveller's place. */
const sql = /* sql */ `
CREATE TABLE train_order (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  way text NOT NULL CHECK (way IN ('railway', 'waitlist', 'local')),
  -- The lock of seats, or the place in the railway's waitlist.
  lock_no text,
  waitlist_no text,
  purchase_no text,
  -- Seats and berths that were wished for, and what a waitlist or a local order asks for.
  wishes jsonb NOT NULL,
  -- While the railway's queue has the request: who decides when seats are locked.
  chain jsonb,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE TABLE train_place (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  -- Positions in the order.
  traveller smallint NOT NULL,
  segment smallint NOT NULL,
  child boolean NOT NULL,
  seat text NOT NULL,
  coach text NOT NULL,
  place text NOT NULL,
  berth text,
  -- Fen.
  price integer NOT NULL,
  other_than_wished boolean NOT NULL,
  ticket_no text,
  gate text,
  PRIMARY KEY (enterprise_id, order_no, traveller, segment)
);
`

export const train: Migration = {
  name: '0018-train',
  sql,
  tenantTables: ['train_order', 'train_place'],
  appendOnly: [],
}
