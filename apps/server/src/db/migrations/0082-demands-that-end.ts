import type { Migration } from '../migration'

/**
 * What came to nothing has an end, counted from when its last plan was over: chosen plans keep it as well. With it the orders in which the
 * agency's staff read demands of a whole company and its fees.
 */
const sql = /* sql */ `
UPDATE demand SET due_at = (SELECT max((plan ->> 'validUntil')::timestamptz) FROM jsonb_array_elements(plans) AS plan)
WHERE state = 3 AND due_at IS NULL;
CREATE INDEX demand_of_company ON demand (enterprise_id, kind, created_at DESC, demand_no DESC);
CREATE INDEX service_fee_newest ON service_fee (agency_id, valid_from DESC, fee_id DESC);
`

export const demandsThatEnd: Migration = { name: '0082-demands-that-end', sql, tenantTables: [], appendOnly: [] }
