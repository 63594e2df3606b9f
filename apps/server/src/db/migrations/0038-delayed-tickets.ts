import type { Migration } from '../migration'

/** When the built-in carrier will have tickets that it is late with. */
const sql = /* sql */ `
ALTER TABLE sandbox_air_pnr ADD COLUMN issue_ready_at timestamptz;
`

export const delayedTickets: Migration = { name: '0038-delayed-tickets', sql, tenantTables: [], appendOnly: [] }
