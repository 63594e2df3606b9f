/**
 * Books of the built-in rail supply. They belong to the railway, not to a customer: no enterprise; a traveller is a digest of
 * the document, never the document itself. A coach has a row once somebody wants a place of its class: `taken` has a bit per
 * place and interval between stops (place after place), `claimed` keeps those that were ever taken, which others no longer buy.
 */
export const sandboxRailSchema = /* sql */ `
CREATE TABLE IF NOT EXISTS sandbox_rail_coach (
  train_key text NOT NULL,
  seat text NOT NULL,
  coach text NOT NULL,
  intervals smallint NOT NULL,
  taken bit varying NOT NULL,
  claimed bit varying NOT NULL,
  PRIMARY KEY (train_key, seat, coach)
) WITH (fillfactor = 60);

CREATE SEQUENCE IF NOT EXISTS sandbox_rail_lock_serial START WITH 3100000001;
CREATE SEQUENCE IF NOT EXISTS sandbox_rail_purchase_serial START WITH 931804501;
CREATE TABLE IF NOT EXISTS sandbox_rail_lock (
  lock_no text PRIMARY KEY DEFAULT 'L' || nextval('sandbox_rail_lock_serial'),
  lock_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('pending', 'held', 'issued', 'released', 'expired')),
  hold_until timestamptz NOT NULL,
  faults text[] NOT NULL,
  purchase_no text UNIQUE CHECK (purchase_no ~ '^E[A-Z0-9]{9}$'),
  replaces text[] NOT NULL,
  created_at timestamptz NOT NULL,
  released_at timestamptz
);
CREATE INDEX IF NOT EXISTS sandbox_rail_lock_held ON sandbox_rail_lock (hold_until) WHERE state = 'held';

-- One passenger on one ride, from the lock on. Terms are what the fees depend on, and what the ticket prints.
CREATE TABLE IF NOT EXISTS sandbox_rail_ticket (
  lock_no text NOT NULL REFERENCES sandbox_rail_lock,
  passenger smallint NOT NULL,
  ride smallint NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'issued', 'released', 'refunded', 'changed')),
  traveller bigint NOT NULL,
  train_key text NOT NULL,
  seat text NOT NULL,
  coach text NOT NULL,
  slot smallint NOT NULL,
  from_stop smallint NOT NULL,
  to_stop smallint NOT NULL,
  departs timestamptz NOT NULL,
  arrives timestamptz NOT NULL,
  hold_until timestamptz NOT NULL,
  price integer NOT NULL CHECK (price >= 0),
  terms jsonb NOT NULL,
  ticket_no text UNIQUE,
  closed_key text,
  closed jsonb,
  exchanged_for text,
  PRIMARY KEY (lock_no, passenger, ride)
);
CREATE INDEX IF NOT EXISTS sandbox_rail_ticket_traveller ON sandbox_rail_ticket (traveller, departs);
CREATE INDEX IF NOT EXISTS sandbox_rail_ticket_held ON sandbox_rail_ticket (train_key, hold_until) WHERE state = 'held';

CREATE SEQUENCE IF NOT EXISTS sandbox_rail_waitlist_serial START WITH 5200000001;
CREATE TABLE IF NOT EXISTS sandbox_rail_waitlist (
  serial bigint GENERATED ALWAYS AS IDENTITY UNIQUE,
  waitlist_no text PRIMARY KEY DEFAULT 'W' || nextval('sandbox_rail_waitlist_serial'),
  wait_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('waiting', 'fulfilled', 'expired', 'left')),
  deadline timestamptz NOT NULL,
  choices jsonb NOT NULL,
  train_keys text[] NOT NULL,
  passengers jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  fulfilled_choice smallint,
  fulfilled_at timestamptz,
  lock_no text REFERENCES sandbox_rail_lock
);
CREATE INDEX IF NOT EXISTS sandbox_rail_waitlist_waiting ON sandbox_rail_waitlist USING gin (train_keys) WHERE state = 'waiting';
`
