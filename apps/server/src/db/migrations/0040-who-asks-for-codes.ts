import type { Migration } from '../migration'

/** A code belongs to the browser that asked for it; what a browser asks that is known to the account is counted apart. */
const sql = /* sql */ `
ALTER TABLE verification ADD COLUMN browser text NOT NULL DEFAULT '', ADD COLUMN known boolean NOT NULL DEFAULT false;
`

export const whoAsksForCodes: Migration = { name: '0040-who-asks-for-codes', sql, tenantTables: [], appendOnly: [] }
