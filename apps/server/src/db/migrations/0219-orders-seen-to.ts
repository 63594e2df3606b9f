import type { Migration } from '../migration'

/** The sessions in which colleagues saw to an order are read with its history. */
const sql = /* sql */ `
CREATE INDEX agent_ticket_of_order ON agent_ticket (enterprise_id, reference) WHERE agency_id = enterprise_id AND reference <> '';
`

export const ordersSeenTo: Migration = { name: '0219-orders-seen-to', sql, tenantTables: [], appendOnly: [] }
