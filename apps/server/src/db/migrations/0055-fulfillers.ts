import type { Migration } from '../migration'

/**
 * Who fulfils an order, and what is asked of segments across orders, stand in columns: numbers of orders and bodies of segments are
 * read by those who wrote them alone. Orders that alter others are fulfilled as the tickets are that they alter: those of a matched
 * waitlist are the railway's.
 */
const sql = /* sql */ `
ALTER TABLE orders ADD COLUMN fulfiller text;
UPDATE orders o SET fulfiller = CASE
  WHEN o.product = 1 THEN 'flight'
  WHEN o.product IN (3, 4) THEN CASE WHEN EXISTS (
    SELECT FROM hotel_order h WHERE h.enterprise_id = o.enterprise_id AND h.order_no = coalesce(o.parent_order_no, o.order_no) AND h.way <> 'supply'
  ) THEN 'hotel-off-contract' ELSE 'hotel' END
  ELSE CASE (SELECT t.way FROM train_order t WHERE t.enterprise_id = o.enterprise_id AND t.order_no = coalesce(o.parent_order_no, o.order_no))
    WHEN 'local' THEN 'rail-office'
    WHEN 'waitlist' THEN CASE WHEN o.kind = 'booking' THEN 'rail-waitlist' ELSE 'rail' END
    ELSE 'rail' END
  END;
ALTER TABLE orders ALTER COLUMN fulfiller SET NOT NULL;

ALTER TABLE order_segment
  ADD COLUMN kind text NOT NULL DEFAULT 'journey' CHECK (kind IN ('journey', 'stay')),
  ADD COLUMN service_key text NOT NULL DEFAULT '',
  ADD COLUMN depart_city text NOT NULL DEFAULT '',
  ADD COLUMN arrive_city text NOT NULL DEFAULT '',
  ADD COLUMN depart_place text NOT NULL DEFAULT '',
  ADD COLUMN arrive_place text NOT NULL DEFAULT '',
  -- Fen that the ticket of each traveller is worth, by position in the order.
  ADD COLUMN worths jsonb NOT NULL DEFAULT '{}';
UPDATE order_segment s SET
  kind = CASE WHEN s.body ? 'stay' THEN 'stay' ELSE 'journey' END,
  service_key = coalesce(s.body ->> 'flightKey', s.body ->> 'trainKey', s.body ->> 'hotelId', ''),
  depart_city = coalesce(s.body ->> 'departCity', ''),
  arrive_city = coalesce(s.body ->> 'arriveCity', ''),
  depart_place = coalesce(s.body ->> 'departAirport', s.body ->> 'departStation', ''),
  arrive_place = coalesce(s.body ->> 'arriveAirport', s.body ->> 'arriveStation', ''),
  worths = CASE WHEN s.body ? 'fare' THEN coalesce((
    SELECT jsonb_object_agg(t.position, (charge.of ->> 'ticketPrice')::bigint + (charge.of ->> 'buildFee')::bigint + (charge.of ->> 'fuelFee')::bigint)
    FROM order_traveller t
    CROSS JOIN LATERAL (SELECT coalesce(s.body -> 'charges' -> t.position::text, s.body || (s.body -> 'fare')) AS of) charge
    WHERE t.enterprise_id = s.enterprise_id AND t.order_no = s.order_no
  ), '{}') ELSE '{}' END;
ALTER TABLE order_segment ALTER COLUMN kind DROP DEFAULT, ALTER COLUMN service_key DROP DEFAULT,
  ALTER COLUMN depart_city DROP DEFAULT, ALTER COLUMN arrive_city DROP DEFAULT,
  ALTER COLUMN depart_place DROP DEFAULT, ALTER COLUMN arrive_place DROP DEFAULT, ALTER COLUMN worths DROP DEFAULT;

CREATE TABLE alternative_segment (
  enterprise_id integer NOT NULL,
  order_no text NOT NULL,
  position smallint NOT NULL,
  flight_no text NOT NULL,
  depart_date date NOT NULL,
  depart_at timestamptz NOT NULL,
  arrive_at timestamptz NOT NULL,
  depart_city text NOT NULL,
  arrive_city text NOT NULL,
  PRIMARY KEY (enterprise_id, order_no, position)
);
INSERT INTO alternative_segment
SELECT w.enterprise_id, w.order_no, choice.at - 1, choice.ride ->> 'flightNo', (choice.ride ->> 'departDate')::date,
  (choice.ride ->> 'departAt')::timestamptz, (choice.ride ->> 'arriveAt')::timestamptz,
  coalesce(choice.ride -> 'body' ->> 'departCity', ''), coalesce(choice.ride -> 'body' ->> 'arriveCity', '')
FROM train_order w CROSS JOIN LATERAL jsonb_array_elements(w.wishes -> 'choices') WITH ORDINALITY AS choice(ride, at)
WHERE w.way = 'waitlist' AND choice.at > 1;
`

export const fulfillers: Migration = {
  name: '0055-fulfillers',
  sql,
  tenantTables: ['alternative_segment'],
  appendOnly: ['alternative_segment'],
}
