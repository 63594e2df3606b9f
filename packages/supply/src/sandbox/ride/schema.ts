/** Books of the built-in platform of cars. What happens to a ride follows from its row and the clock. No names of passengers. */
export const sandboxRideSchema = /* sql */ `
CREATE TABLE sandbox_ride (
  ride_no text PRIMARY KEY,
  order_key text NOT NULL UNIQUE,
  plan jsonb NOT NULL,
  ride_class text NOT NULL,
  faults text[] NOT NULL,
  ordered_at timestamptz NOT NULL,
  depart_at timestamptz NOT NULL,
  moved_at timestamptz,
  cancelled_at timestamptz,
  cancel_fee integer,
  -- Where it was taken instead, and when that was asked.
  redirected jsonb,
  -- What a person was asked to look at, and by when there is an answer.
  review jsonb
);
`
