import type { Migration } from '../migration'

/** For whom a substitute decided about a travel application. */
const sql = /* sql */ `ALTER TABLE travel_application_history ADD COLUMN in_place_of text NOT NULL DEFAULT ''`

export const delegateNames: Migration = { name: '0027-delegate-names', sql, tenantTables: [], appendOnly: [] }
