import type { Migration } from '../migration'

/** What came back of stays to which nobody came, and what was taken of guarantees, is in reports: their lines are made anew from all orders. */
const sql = /* sql */ `
TRUNCATE report_account, report_line, report_month;
`

export const lateMoneyInReports: Migration = {
  name: '0163-late-money-in-reports',
  sql,
  tenantTables: [],
  appendOnly: [],
}
