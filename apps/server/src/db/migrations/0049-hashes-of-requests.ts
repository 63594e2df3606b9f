import type { Migration } from '../migration'

/**
 * Hashes of requests are keyed from here on: a request may hold a password, which could be tried against a plain one. A press
 * from before that arrives once more is refused as another request; nothing is done twice.
 */
const sql = /* sql */ `
ALTER TABLE idempotency NO FORCE ROW LEVEL SECURITY;
UPDATE idempotency SET request_hash = '';
`

export const hashesOfRequests: Migration = { name: '0049-hashes-of-requests', sql, tenantTables: [], appendOnly: [] }
