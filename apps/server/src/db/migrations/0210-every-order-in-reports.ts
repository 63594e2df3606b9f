import type { Migration } from '../migration'

/** Orders with money that moved later were left out of reports made anew where their company has many: their lines are made once more. */
const sql = /* sql */ `
TRUNCATE report_account, report_line, report_month;
`

export const everyOrderInReports: Migration = { name: '0210-every-order-in-reports', sql, tenantTables: [], appendOnly: [] }
