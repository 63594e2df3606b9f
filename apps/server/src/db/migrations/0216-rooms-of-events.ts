import { sandboxHotelBlockSchema } from '@sojourn/supply/sandbox/venue/schema'
import type { Migration } from '../migration'

/** Rooms of groups become nights of hotels; and a colleague who books their own journey to a meeting has a trip of their own for it. */
const sql = /* sql */ `
${sandboxHotelBlockSchema}
ALTER TABLE meeting_trip ADD COLUMN employee_id text;
UPDATE meeting_trip SET employee_id = booker.employee_id
FROM (SELECT enterprise_id, order_no, booker_id AS employee_id FROM orders) AS booker
WHERE booker.enterprise_id = meeting_trip.enterprise_id AND booker.order_no = meeting_trip.order_no;
ALTER TABLE meeting_trip
  ALTER COLUMN employee_id SET NOT NULL,
  DROP CONSTRAINT meeting_trip_pkey,
  ADD PRIMARY KEY (enterprise_id, order_no, employee_id);
CREATE INDEX meeting_trip_of_trip ON meeting_trip (enterprise_id, travel_order_no);
`

export const roomsOfEvents: Migration = { name: '0216-rooms-of-events', sql, tenantTables: [], appendOnly: [] }
