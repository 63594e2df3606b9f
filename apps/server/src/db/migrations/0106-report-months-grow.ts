import type { Migration } from '../migration'

/** Sums of months are written again and again: with room beside them on their pages, a written row needs no new entry in the index. */
const sql = /* sql */ `
ALTER TABLE report_month SET (fillfactor = 70);
`

export const reportMonthsGrow: Migration = { name: '0106-report-months-grow', sql, tenantTables: [], appendOnly: [] }
