import type { Migration } from '../migration'

/** A rejected order is submitted again as a new one that knows it, begun from its search (handbook 6.3). */
const sql = /* sql */ `
ALTER TABLE temp_order ADD COLUMN resubmits text;
ALTER TABLE orders ADD COLUMN resubmits text;
CREATE UNIQUE INDEX orders_resubmitting ON orders (enterprise_id, resubmits) WHERE resubmits IS NOT NULL;
`

export const resubmissions: Migration = { name: '0033-resubmissions', sql, tenantTables: [], appendOnly: [] }
