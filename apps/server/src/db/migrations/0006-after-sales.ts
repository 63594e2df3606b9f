import type { Migration } from '../migration'

/** Refund and change orders coupon by coupon, and what carriers announced about flights of orders. */
const sql = /* sql */ `
CREATE TABLE after_sale_line (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  line smallint NOT NULL,
  parent_order_no text NOT NULL,
  ticket_no text NOT NULL,
  traveller smallint NOT NULL,
  segment smallint NOT NULL,
  -- While the refund or change is under way it holds the coupon: no other one can take it.
  open boolean NOT NULL,
  involuntary boolean NOT NULL,
  ticket_price integer NOT NULL,
  fee integer NOT NULL,
  percent smallint,
  rule_tier text NOT NULL,
  build_fee integer NOT NULL,
  fuel_fee integer NOT NULL,
  insurance integer NOT NULL,
  service_fee integer NOT NULL,
  fare_difference integer NOT NULL,
  fuel_difference integer NOT NULL,
  -- Fen that come back from a refund, fen to pay for a change.
  amount integer NOT NULL CHECK (amount >= 0),
  offer jsonb,
  new_ticket_no text,
  PRIMARY KEY (enterprise_id, order_no, line)
);
CREATE UNIQUE INDEX after_sale_line_open ON after_sale_line (enterprise_id, ticket_no, segment) WHERE open;
CREATE INDEX after_sale_line_of_parent ON after_sale_line (enterprise_id, parent_order_no);
CREATE INDEX orders_of_parent ON orders (enterprise_id, parent_order_no) WHERE parent_order_no IS NOT NULL;
CREATE INDEX orders_of_trip ON orders (enterprise_id, travel_order_no) WHERE travel_order_no IS NOT NULL;
CREATE INDEX order_segment_of_day ON order_segment (enterprise_id, depart_date);
CREATE INDEX ticket_by_number ON ticket (enterprise_id, ticket_no);

-- A segment whose coupon was refunded, exchanged or voided for this traveller is no longer flown.
CREATE FUNCTION coupon_gone(enterprise integer, order_number text, traveller_position smallint, segment_position smallint)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (
    SELECT FROM ticket, jsonb_to_recordset(ticket.coupons) AS coupon(segment smallint, state smallint)
    WHERE ticket.enterprise_id = enterprise AND ticket.order_no = order_number AND ticket.traveller = traveller_position
      AND coupon.segment = segment_position AND coupon.state IN (4, 5, 6))
$$;

CREATE TABLE schedule_notice (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  segment smallint NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  protected_flight_key text,
  can_refund_all boolean NOT NULL,
  can_free_rebook boolean NOT NULL,
  announced_at timestamptz NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, segment, event_id)
);
`

export const afterSales: Migration = {
  name: '0006-after-sales',
  sql,
  tenantTables: ['after_sale_line', 'schedule_notice'],
  appendOnly: [],
}
