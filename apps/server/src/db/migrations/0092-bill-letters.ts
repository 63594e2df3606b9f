import type { Migration } from '../migration'

/** When finance was reminded of a pre-bill that is about to be confirmed by itself: once each. */
const sql = /* sql */ `
ALTER TABLE bill ADD COLUMN reminded_at timestamptz;
`

export const billLetters: Migration = { name: '0092-bill-letters', sql, tenantTables: [], appendOnly: [] }
