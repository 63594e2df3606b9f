import type { Migration } from '../migration'

/** What the built-in platform of cars granted under which key: asked again, it answers the same. */
const sql = /* sql */ `
ALTER TABLE sandbox_ride ADD COLUMN done text[] NOT NULL DEFAULT '{}';
`

export const keysOfRides: Migration = { name: '0132-keys-of-rides', sql, tenantTables: [], appendOnly: [] }
