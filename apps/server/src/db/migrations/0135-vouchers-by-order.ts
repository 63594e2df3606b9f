import type { Migration } from '../migration'

/** Whoever names the order of a voucher has it compared with what that order left to be proved. */
const sql = /* sql */ `
CREATE INDEX voucher_due_of_order ON voucher_due (enterprise_id, order_no);
`

export const vouchersByOrder: Migration = { name: '0135-vouchers-by-order', sql, tenantTables: [], appendOnly: [] }
