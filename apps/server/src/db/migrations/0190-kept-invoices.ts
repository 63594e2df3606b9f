import type { Migration } from '../migration'

/**
 * What was still paid for of an invoice when its owner was told that it is not reversed, as nobody would write it anew. Lines of a bill are
 * narrowed to those of one application.
 */
const sql = /* sql */ `
ALTER TABLE invoice ADD COLUMN kept_for bigint;
CREATE INDEX bill_line_of_application ON bill_line (enterprise_id, bill_no, travel_apply_no);
`

export const keptInvoices: Migration = { name: '0190-kept-invoices', sql, tenantTables: [], appendOnly: [] }
