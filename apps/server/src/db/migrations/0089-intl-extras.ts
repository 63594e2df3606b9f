import type { Migration } from '../migration'

/** What an international order bought beside its fares: seats, meals and bags, with what carriers confirmed of them. */
const sql = /* sql */ `
ALTER TABLE intl_flight_trip ADD COLUMN extras jsonb NOT NULL DEFAULT '{"version": 1, "list": []}';
`

export const intlExtras: Migration = { name: '0089-intl-extras', sql, tenantTables: [], appendOnly: [] }
