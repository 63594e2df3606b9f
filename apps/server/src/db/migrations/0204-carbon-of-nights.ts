import type { Migration } from '../migration'

/** Nights of hotels and cabins of flights abroad weigh in reports: their lines are made anew from all orders. */
const sql = /* sql */ `
TRUNCATE report_account, report_line, report_month;
`

export const carbonOfNights: Migration = { name: '0204-carbon-of-nights', sql, tenantTables: [], appendOnly: [] }
