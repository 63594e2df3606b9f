import type { Migration } from '../migration'

/** The flight on which a carrier books its passengers in place of one that it called off. */
const sql = /* sql */ `
ALTER TABLE schedule_notice ADD COLUMN instead jsonb;
`

export const carriersOwnFlights: Migration = { name: '0170-carriers-own-flights', sql, tenantTables: [], appendOnly: [] }
