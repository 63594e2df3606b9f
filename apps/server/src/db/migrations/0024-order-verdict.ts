import type { Migration } from '../migration'

/** An order keeps what policy says of it, and not only that some rule is broken: each handling has its own consequence. */
const sql = /* sql */ `
ALTER TABLE orders ADD COLUMN verdict text NOT NULL DEFAULT 'within'
  CHECK (verdict IN ('within', 'remind', 'reason', 'payExcess', 'approval', 'forbidden'));
UPDATE orders SET verdict = weightiest.verdict
FROM (
  SELECT DISTINCT ON (enterprise_id, order_no) enterprise_id, order_no, word.verdict
  FROM order_traveller, jsonb_to_recordset(violations) AS violation(handling text)
  JOIN (VALUES ('remind', 'remind', 1), ('reason', 'reason', 2), ('payExcess', 'payExcess', 3), ('approval', 'approval', 4),
    ('choose', 'approval', 4), ('forbid', 'forbidden', 5)) AS word(handling, verdict, weight) USING (handling)
  ORDER BY enterprise_id, order_no, word.weight DESC
) weightiest
WHERE orders.enterprise_id = weightiest.enterprise_id AND orders.order_no = weightiest.order_no;
ALTER TABLE orders ALTER COLUMN verdict DROP DEFAULT;
ALTER TABLE orders DROP COLUMN out_of_policy;
`

export const orderVerdict: Migration = { name: '0024-order-verdict', sql, tenantTables: [], appendOnly: [] }
