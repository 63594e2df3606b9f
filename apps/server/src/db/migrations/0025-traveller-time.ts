import type { Migration } from '../migration'

/**
 * When each traveller of an order is under way, beside the traveller: what one person has near a period is one range of one index,
 * however many orders the person and the company have.
 */
const sql = /* sql */ `
ALTER TABLE order_traveller ADD COLUMN depart_at timestamptz, ADD COLUMN arrive_at timestamptz;
UPDATE order_traveller t SET depart_at = o.depart_at, arrive_at = o.arrive_at FROM orders o
WHERE o.enterprise_id = t.enterprise_id AND o.order_no = t.order_no;
ALTER TABLE order_traveller ALTER COLUMN depart_at SET NOT NULL, ALTER COLUMN arrive_at SET NOT NULL;
CREATE INDEX order_traveller_in_time ON order_traveller (enterprise_id, employee_id, arrive_at, depart_at);
`

export const travellerTime: Migration = { name: '0025-traveller-time', sql, tenantTables: [], appendOnly: [] }
