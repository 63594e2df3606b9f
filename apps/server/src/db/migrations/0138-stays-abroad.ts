import type { Migration } from '../migration'

/**
 * A stay abroad is invoiced as a thing of its own. Under its former key it would be invoiced a second time; what an issued voucher says of
 * it stays as it was issued.
 */
const sql = /* sql */ `
UPDATE invoice_line SET key = regexp_replace(key, ':lodging$', ':intlLodging')
WHERE key LIKE '%:lodging' AND EXISTS (
  SELECT FROM orders o WHERE o.enterprise_id = invoice_line.enterprise_id AND o.order_no = invoice_line.root_order_no AND o.product = 4);
UPDATE voucher_thing SET key = regexp_replace(key, ':lodging$', ':intlLodging')
WHERE key LIKE '%:lodging' AND EXISTS (
  SELECT FROM orders o WHERE o.enterprise_id = voucher_thing.enterprise_id AND o.order_no = split_part(voucher_thing.key, ':', 2) AND o.product = 4);
UPDATE voucher_due SET key = regexp_replace(key, ':lodging$', ':intlLodging'), item = 'intlLodging'
WHERE key LIKE '%:lodging' AND EXISTS (
  SELECT FROM orders o WHERE o.enterprise_id = voucher_due.enterprise_id AND o.order_no = voucher_due.root_order_no AND o.product = 4);
`

export const staysAbroad: Migration = { name: '0138-stays-abroad', sql, tenantTables: [], appendOnly: [] }
