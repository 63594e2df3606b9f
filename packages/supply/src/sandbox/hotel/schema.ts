/**
 * Books of the built-in hotel supply. They belong to the hotels, not to a customer: no enterprise, no names of guests.
 * `sold` counts rooms of one type for one night; `rooms` of a booking are its rooms with the nights that are still booked.
 */
export const sandboxHotelSchema = /* sql */ `
CREATE TABLE IF NOT EXISTS sandbox_hotel_night (
  hotel_id text NOT NULL,
  room smallint NOT NULL,
  night date NOT NULL,
  city_id integer NOT NULL,
  sold smallint NOT NULL DEFAULT 0 CHECK (sold >= 0),
  PRIMARY KEY (hotel_id, room, night)
) WITH (fillfactor = 70);
CREATE INDEX IF NOT EXISTS sandbox_hotel_night_city ON sandbox_hotel_night (city_id, night);

CREATE TABLE IF NOT EXISTS sandbox_hotel_booking (
  booking_no text PRIMARY KEY CHECK (booking_no ~ '^H[0-9A-Z]{9}$'),
  hold_key text NOT NULL UNIQUE,
  state text NOT NULL CHECK (state IN ('held', 'sent', 'confirmed', 'refused', 'cancelled', 'released')),
  hold_until timestamptz NOT NULL,
  rate_id text NOT NULL,
  terms jsonb NOT NULL,
  rooms jsonb NOT NULL,
  guarantee_amount integer NOT NULL,
  faults text[] NOT NULL,
  decides_at timestamptz,
  confirmation_no text,
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS sandbox_hotel_booking_held ON sandbox_hotel_booking (hold_until) WHERE state = 'held';

CREATE TABLE IF NOT EXISTS sandbox_hotel_cancellation (
  cancel_key text PRIMARY KEY,
  booking_no text NOT NULL REFERENCES sandbox_hotel_booking,
  answer jsonb NOT NULL,
  cancelled_at timestamptz NOT NULL
);
`
