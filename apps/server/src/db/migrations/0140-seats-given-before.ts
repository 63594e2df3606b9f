import type { Migration } from '../migration'

/** Seats that were given before each was given once stay whose they are; of two alike the first. */
const sql = /* sql */ `
INSERT INTO sandbox_intl_seat (flight_date, leg_id, seat_no, ticket_no)
SELECT (s.seat ->> 'date')::date, s.seat ->> 'leg', e.answer ->> 'seatNo', e.ticket_no
FROM sandbox_intl_extra e JOIN sandbox_intl_coupon c USING (ticket_no, segment) CROSS JOIN jsonb_array_elements(c.seats) AS s(seat)
WHERE e.answer ? 'seatNo' AND c.state = 'open'
ORDER BY e.operation, e.key, e.line
ON CONFLICT DO NOTHING;
`

export const seatsGivenBefore: Migration = { name: '0140-seats-given-before', sql, tenantTables: [], appendOnly: [] }
