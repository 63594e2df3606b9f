/** Books of the built-in venues: a hall has one booking on one day, whoever asks. */
export const sandboxVenueSchema = /* sql */ `
CREATE TABLE sandbox_hall_booking (
  booking_no text PRIMARY KEY,
  booking_key text NOT NULL UNIQUE,
  hall_key text NOT NULL,
  days integer NOT NULL,
  held_until timestamptz NOT NULL,
  confirmed_at timestamptz
);
CREATE TABLE sandbox_hall_day (
  hall_key text NOT NULL,
  day date NOT NULL,
  city_id integer NOT NULL,
  booking_no text NOT NULL,
  PRIMARY KEY (hall_key, day)
);
CREATE INDEX sandbox_hall_day_of_city ON sandbox_hall_day (city_id, day);
CREATE INDEX sandbox_hall_day_of_booking ON sandbox_hall_day (booking_no);
`

/** Rooms that venues hold for groups; the row of a venue is locked by whoever counts them. */
export const sandboxGroupRoomSchema = /* sql */ `
CREATE TABLE sandbox_room_house (
  venue_key text PRIMARY KEY
);
CREATE TABLE sandbox_room_night (
  venue_key text NOT NULL,
  night date NOT NULL,
  block_key text NOT NULL,
  rooms integer NOT NULL CHECK (rooms > 0),
  PRIMARY KEY (venue_key, night, block_key)
);
`

/** Rooms of groups are nights of a hotel: how many of them guests have booked, at which price, and until when they come back to the group. */
export const sandboxHotelBlockSchema = /* sql */ `
ALTER TABLE sandbox_room_night
  ADD COLUMN hotel_id text,
  ADD COLUMN booked integer NOT NULL DEFAULT 0,
  ADD COLUMN rate integer NOT NULL DEFAULT 0,
  ADD COLUMN cut_off date,
  DROP CONSTRAINT sandbox_room_night_rooms_check,
  ADD CONSTRAINT sandbox_room_night_booked CHECK (booked BETWEEN 0 AND rooms);
CREATE INDEX sandbox_room_night_of_block ON sandbox_room_night (block_key);
`
