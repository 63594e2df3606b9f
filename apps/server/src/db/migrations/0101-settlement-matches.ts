import type { Migration } from '../migration'

/**
 * The three-way match of bills (decision 83): which settlement files were read, what differs between file, order and bill, and who did what
 * about it.
 */
const sql = /* sql */ `
CREATE TABLE settlement_file (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  supplier text NOT NULL CHECK (supplier IN ('air', 'intlAir', 'rail', 'hotels')),
  name text NOT NULL,
  hash text NOT NULL,
  lines integer NOT NULL,
  sum bigint NOT NULL,
  matched integer NOT NULL,
  read_at timestamptz NOT NULL,
  read_by text NOT NULL,
  PRIMARY KEY (enterprise_id, bill_no, supplier)
);

CREATE TABLE settlement_variance (
  enterprise_id integer NOT NULL,
  bill_no text NOT NULL,
  supplier text NOT NULL,
  reference text NOT NULL,
  kind text NOT NULL,
  side text NOT NULL CHECK (side IN ('file', 'bill')),
  place smallint NOT NULL,
  variance_id uuid NOT NULL,
  order_no text NOT NULL,
  ticket_no text NOT NULL,
  line integer,
  ours text NOT NULL,
  theirs text NOT NULL,
  difference bigint NOT NULL,
  state text NOT NULL CHECK (state IN ('found', 'asked', 'accepted', 'rejected', 'settled')),
  moved_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, bill_no, supplier, reference, kind, side, place)
);
CREATE UNIQUE INDEX settlement_variance_by_id ON settlement_variance (enterprise_id, variance_id);
CREATE INDEX settlement_variance_listed ON settlement_variance (enterprise_id, bill_no, variance_id);
CREATE INDEX settlement_variance_accepted ON settlement_variance (enterprise_id) WHERE state = 'accepted';

CREATE TABLE settlement_variance_move (
  enterprise_id integer NOT NULL,
  variance_id uuid NOT NULL,
  place smallint NOT NULL,
  state text NOT NULL,
  at timestamptz NOT NULL,
  by_id text,
  by_name text NOT NULL,
  note text NOT NULL,
  PRIMARY KEY (enterprise_id, variance_id, place)
);
`

export const settlementMatches: Migration = {
  name: '0101-settlement-matches',
  sql,
  tenantTables: ['settlement_file', 'settlement_variance', 'settlement_variance_move'],
  appendOnly: ['settlement_variance_move'],
}
