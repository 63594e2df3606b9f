import type { Migration } from '../migration'

/** Requests to move a deposit wait for the agency, too: those that were made before stand on its desk. */
const sql = /* sql */ `
INSERT INTO agency_waiting (enterprise_id, marked) SELECT DISTINCT enterprise_id, 1 FROM deposit_change WHERE state = 'asked'
ON CONFLICT (enterprise_id) DO UPDATE SET marked = agency_waiting.marked + 1;
`

export const depositsWait: Migration = { name: '0043-deposits-wait', sql, tenantTables: [], appendOnly: [] }
