import { sandboxIntlSeatSchema } from '@sojourn/supply/sandbox/intl-air/schema'
import type { Migration } from '../migration'

/** The built-in supply of international flights gives each seat of a flight once. Those given before stay whose they are; of two alike the first. */
const sql = `${sandboxIntlSeatSchema}
INSERT INTO sandbox_intl_seat (flight_date, leg_id, seat_no, ticket_no)
SELECT (s.seat ->> 'date')::date, s.seat ->> 'leg', e.answer ->> 'seatNo', e.ticket_no
FROM sandbox_intl_extra e JOIN sandbox_intl_coupon c USING (ticket_no, segment) CROSS JOIN jsonb_array_elements(c.seats) AS s(seat)
WHERE e.answer ? 'seatNo' AND c.state = 'open'
ORDER BY e.operation, e.key, e.line
ON CONFLICT DO NOTHING;
`

export const sandboxIntlSeats: Migration = { name: '0139-sandbox-intl-seats', sql, tenantTables: [], appendOnly: [] }
