/**
 * Books of the built-in supply of international flights. Seats are not here: they stand in `sandbox_air_sale`, by leg and day, whoever
 * sells them.
 */
export const sandboxIntlAirSchema = /* sql */ `
CREATE TABLE sandbox_intl_record (
  reference text PRIMARY KEY CHECK (reference ~ '^I[A-Z0-9]{6}$'),
  -- Records that an exchange has made have no key of a hold.
  hold_key text UNIQUE,
  state text NOT NULL CHECK (state IN ('held', 'ticketed', 'released')),
  hold_until timestamptz NOT NULL,
  -- Passengers with a seat.
  party smallint NOT NULL CHECK (party BETWEEN 0 AND 9),
  passengers text[] NOT NULL,
  trip jsonb NOT NULL,
  -- When the last of its segments leaves.
  last_departure timestamptz NOT NULL,
  -- One for each ticket plan.
  records text[] NOT NULL,
  faults text[] NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL,
  ticketed_at timestamptz,
  issue_ready_at timestamptz
);
CREATE INDEX sandbox_intl_record_held ON sandbox_intl_record (hold_until) WHERE state = 'held';
CREATE INDEX sandbox_intl_record_flying ON sandbox_intl_record (last_departure) WHERE state = 'ticketed';

CREATE SEQUENCE sandbox_intl_ticket_serial START WITH 4160000001;
CREATE TABLE sandbox_intl_ticket (
  ticket_no text PRIMARY KEY CHECK (ticket_no ~ '^[0-9]{3}-[0-9]{10}$'),
  reference text NOT NULL REFERENCES sandbox_intl_record,
  plan smallint NOT NULL,
  passenger smallint NOT NULL,
  -- A carrier whose ticket stands while another of the trip fails takes it back the same day.
  state text NOT NULL CHECK (state IN ('live', 'refunded', 'exchanged', 'void')),
  issued_at timestamptz NOT NULL,
  -- Under which key it was given back or exchanged, and what was answered.
  closed_key text,
  answer jsonb
);
CREATE INDEX sandbox_intl_ticket_reference ON sandbox_intl_ticket (reference);

CREATE TABLE sandbox_intl_coupon (
  ticket_no text NOT NULL REFERENCES sandbox_intl_ticket,
  -- Counted through the whole trip.
  segment smallint NOT NULL,
  state text NOT NULL CHECK (state IN ('open', 'refunded', 'exchanged', 'void')),
  -- Of each leg; infants have none.
  seats jsonb NOT NULL,
  PRIMARY KEY (ticket_no, segment)
);
`

/** Seats of flights to which tickets are to be changed, while somebody decides or pays. */
export const sandboxIntlChangeSchema = /* sql */ `
CREATE TABLE sandbox_intl_change_hold (
  reference text PRIMARY KEY CHECK (reference ~ '^H[A-Z0-9]{6}$'),
  hold_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('held', 'used', 'released')),
  hold_until timestamptz NOT NULL,
  ticket_nos text[] NOT NULL,
  slice smallint NOT NULL,
  itinerary_key text NOT NULL,
  fare_key text NOT NULL,
  -- Each with how many of it.
  seats jsonb NOT NULL,
  -- What the change costs is what it cost then.
  held_at timestamptz NOT NULL
);
`

/** What is bought beside fares, with the tickets or for them later, line by line of a purchase. */
export const sandboxIntlExtraSchema = /* sql */ `
CREATE TABLE sandbox_intl_extra (
  operation text NOT NULL CHECK (operation IN ('issue', 'buyExtras')),
  key text NOT NULL,
  line smallint NOT NULL,
  ticket_no text NOT NULL REFERENCES sandbox_intl_ticket,
  -- Counted through the whole trip.
  segment smallint NOT NULL,
  code text NOT NULL,
  count smallint NOT NULL,
  answer jsonb NOT NULL,
  PRIMARY KEY (operation, key, line)
);
CREATE INDEX sandbox_intl_extra_ticket ON sandbox_intl_extra (ticket_no, segment);
`

/** Which seat of a leg is whose, so that nobody is given one that another passenger has. */
export const sandboxIntlSeatSchema = /* sql */ `
CREATE TABLE sandbox_intl_seat (
  flight_date date NOT NULL,
  leg_id text NOT NULL,
  seat_no text NOT NULL,
  ticket_no text NOT NULL REFERENCES sandbox_intl_ticket,
  PRIMARY KEY (flight_date, leg_id, seat_no)
);
CREATE INDEX sandbox_intl_seat_ticket ON sandbox_intl_seat (ticket_no);
`
