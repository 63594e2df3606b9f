import type { Migration } from '../migration'

/** What a hotel order has beside the core, and what people keep and ask of hotels. */
const sql = /* sql */ `
CREATE TABLE hotel_order (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  way text NOT NULL CHECK (way IN ('supply', 'external', 'demand')),
  hotel_id text NOT NULL,
  -- Hotel, room and conditions as they were bought.
  body jsonb NOT NULL,
  confirmation_no text,
  -- While the hotel has the request.
  decides_by timestamptz,
  -- Minutes after 00:00 of the arrival date.
  latest_arrival smallint NOT NULL,
  requests jsonb NOT NULL,
  -- How it is guaranteed: what may be shown, and the supplier's token sealed. The card itself is nowhere.
  guarantee jsonb,
  guarantee_cipher text,
  -- Fen.
  stay_total integer NOT NULL,
  no_show_penalty integer,
  PRIMARY KEY (enterprise_id, order_no)
);
CREATE TABLE hotel_night (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  room smallint NOT NULL,
  night date NOT NULL,
  -- Fen of the room.
  price integer NOT NULL,
  breakfasts smallint NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  PRIMARY KEY (enterprise_id, order_no, room, night)
);
CREATE TABLE hotel_guest (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  room smallint NOT NULL,
  -- Position in the order.
  traveller smallint NOT NULL,
  employee_id text NOT NULL,
  name text NOT NULL,
  member_cipher text,
  member_masked text,
  PRIMARY KEY (enterprise_id, order_no, traveller)
);
CREATE INDEX hotel_guest_of_person ON hotel_guest (enterprise_id, employee_id);
CREATE TABLE favourite_hotel (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  hotel_id text NOT NULL,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, hotel_id)
);
CREATE TABLE hotel_member_card (
  enterprise_id integer NOT NULL,
  employee_id text NOT NULL,
  card_id text NOT NULL,
  hotel_group text NOT NULL,
  number_cipher text NOT NULL,
  number_masked text NOT NULL,
  holder text NOT NULL,
  PRIMARY KEY (enterprise_id, employee_id, card_id),
  UNIQUE (enterprise_id, employee_id, hotel_group)
);
CREATE TABLE hotel_external_rate (
  enterprise_id integer NOT NULL,
  rate_id text NOT NULL,
  hotel_id text NOT NULL,
  -- Partner, room and the partner's own rules.
  body jsonb NOT NULL,
  PRIMARY KEY (enterprise_id, rate_id)
);
CREATE INDEX hotel_external_rate_of_hotel ON hotel_external_rate (enterprise_id, hotel_id);
CREATE TABLE hotel_demand (
  enterprise_id integer NOT NULL,
  demand_no text NOT NULL,
  employee_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('submitted', 'quoted', 'ordered', 'expired', 'refused', 'cancelled')),
  body jsonb NOT NULL,
  plans jsonb NOT NULL,
  history jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  due_at timestamptz,
  reason text,
  order_no text,
  PRIMARY KEY (enterprise_id, demand_no)
);
CREATE INDEX hotel_demand_of_person ON hotel_demand (enterprise_id, employee_id, created_at DESC, demand_no DESC);
`

export const hotelSlice: Migration = {
  name: '0020-hotel-slice',
  sql,
  tenantTables: [
    'hotel_order',
    'hotel_night',
    'hotel_guest',
    'favourite_hotel',
    'hotel_member_card',
    'hotel_external_rate',
    'hotel_demand',
  ],
  appendOnly: [],
}
