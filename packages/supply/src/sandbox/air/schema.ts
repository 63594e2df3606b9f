/**
 * Books of the built-in air supply. They belong to the carriers, not to a customer: no enterprise, no personal data.
 * `sold` counts seats by booking class of the leg's ladder; missing elements are zero.
 */
export const sandboxAirSchema = /* sql */ `
CREATE TABLE IF NOT EXISTS sandbox_air_sale (
  flight_date date NOT NULL,
  leg_id text NOT NULL,
  sold integer[] NOT NULL DEFAULT '{}' CHECK (0 <= ALL (sold)),
  PRIMARY KEY (flight_date, leg_id)
) WITH (fillfactor = 70);

CREATE TABLE IF NOT EXISTS sandbox_air_pnr (
  pnr text PRIMARY KEY CHECK (pnr ~ '^[A-Z0-9]{6}$'),
  hold_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('held', 'ticketed', 'released', 'voided')),
  hold_until timestamptz NOT NULL,
  party smallint NOT NULL CHECK (party BETWEEN 1 AND 9),
  journeys jsonb NOT NULL,
  buyer jsonb NOT NULL,
  faults text[] NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  ticketed_at timestamptz
);
CREATE INDEX IF NOT EXISTS sandbox_air_pnr_held ON sandbox_air_pnr (hold_until) WHERE state = 'held';

CREATE SEQUENCE IF NOT EXISTS sandbox_air_ticket_serial START WITH 2160000001;
CREATE TABLE IF NOT EXISTS sandbox_air_ticket (
  ticket_no text PRIMARY KEY CHECK (ticket_no ~ '^[0-9]{3}-[0-9]{10}$'),
  pnr text NOT NULL REFERENCES sandbox_air_pnr,
  passenger smallint NOT NULL,
  carrier text NOT NULL,
  issued_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS sandbox_air_ticket_pnr ON sandbox_air_ticket (pnr);

CREATE TABLE IF NOT EXISTS sandbox_air_coupon (
  ticket_no text NOT NULL REFERENCES sandbox_air_ticket,
  journey smallint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'refunded', 'exchanged', 'void')),
  terms jsonb NOT NULL,
  closed_key text,
  closed_fee integer,
  exchanged_for text,
  PRIMARY KEY (ticket_no, journey)
);
`
