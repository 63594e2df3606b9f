import type { Migration } from '../migration'

/** Whatever comes from an order stands in its trip: refunds of changes did not follow where the trip was made after them. */
const sql = /* sql */ `
WITH RECURSIVE family AS (
  SELECT enterprise_id, order_no, travel_order_no FROM orders WHERE parent_order_no IS NULL
  UNION ALL
  SELECT child.enterprise_id, child.order_no, family.travel_order_no
  FROM family JOIN orders child ON child.enterprise_id = family.enterprise_id AND child.parent_order_no = family.order_no
)
UPDATE orders SET travel_order_no = family.travel_order_no FROM family
WHERE orders.enterprise_id = family.enterprise_id AND orders.order_no = family.order_no
  AND orders.travel_order_no IS DISTINCT FROM family.travel_order_no;
`

export const tripsOfWholeFamilies: Migration = { name: '0215-trips-of-whole-families', sql, tenantTables: [], appendOnly: [] }
