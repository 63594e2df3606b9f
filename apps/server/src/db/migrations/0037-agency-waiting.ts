import type { Migration } from '../migration'

/**
 * Companies in which something may wait for their agency, so that a desk need not ask every company that it serves. It belongs to no
 * customer and holds numbers only. A company is marked by whatever begins to wait, and taken out when it is seen with nothing waiting,
 * unless it was marked again meanwhile.
 */
const sql = /* sql */ `
CREATE TABLE agency_waiting (
  enterprise_id integer PRIMARY KEY,
  marked integer NOT NULL
);
INSERT INTO agency_waiting (enterprise_id, marked) SELECT DISTINCT enterprise_id, 0 FROM agency_customer;
CREATE INDEX hotel_demand_asked ON hotel_demand (enterprise_id, due_at) WHERE state = 'submitted';
CREATE INDEX train_order_at_office ON train_order (enterprise_id, order_no) WHERE way = 'local' AND purchase_no IS NULL;
`

export const agencyWaiting: Migration = { name: '0037-agency-waiting', sql, tenantTables: [], appendOnly: [] }
