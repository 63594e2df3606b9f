import type { Migration } from '../migration'

/**
 * An order is written before its supplier is asked for it: the key of its intent then has no answer yet, and who decides about the order
 * waits with it, whatever its product.
 */
const sql = /* sql */ `
ALTER TABLE idempotency ALTER COLUMN answer DROP NOT NULL;
ALTER TABLE orders ADD COLUMN chain jsonb;
UPDATE orders o SET chain = t.chain FROM train_order t
WHERE t.enterprise_id = o.enterprise_id AND t.order_no = o.order_no AND t.chain IS NOT NULL AND o.state = 10;
ALTER TABLE train_order DROP COLUMN chain;
`

export const placing: Migration = { name: '0058-placing', sql, tenantTables: [], appendOnly: [] }
