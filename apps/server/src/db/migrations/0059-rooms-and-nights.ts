import type { Migration } from '../migration'

/** Travel applications count rooms by night, of all orders under them. */
const sql = /* sql */ `
ALTER TABLE order_segment ADD COLUMN rooms smallint NOT NULL DEFAULT 0, ADD COLUMN nights smallint NOT NULL DEFAULT 0;
UPDATE order_segment s SET rooms = stay.rooms, nights = stay.nights
FROM (
  SELECT enterprise_id, order_no, count(DISTINCT room) AS rooms, count(DISTINCT night) AS nights
  FROM hotel_night GROUP BY enterprise_id, order_no
) AS stay
WHERE stay.enterprise_id = s.enterprise_id AND stay.order_no = s.order_no AND s.kind = 'stay';
`

export const roomsAndNights: Migration = { name: '0059-rooms-and-nights', sql, tenantTables: [], appendOnly: [] }
