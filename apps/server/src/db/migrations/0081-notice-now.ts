import type { Migration } from '../migration'

/** What a flight is from now on, where its carrier moved it. */
const sql = /* sql */ `
ALTER TABLE schedule_notice ADD COLUMN now jsonb;
`

export const noticeNow: Migration = { name: '0081-notice-now', sql, tenantTables: [], appendOnly: [] }
