import type { Migration } from '../migration'

/** Companies that registered before the agency served them at once. */
const sql = /* sql */ `
INSERT INTO agency_customer (agency_id, enterprise_id, name)
SELECT agency.id, enterprise_id, name
FROM enterprise CROSS JOIN (SELECT min(agency_id) AS id FROM agency_customer HAVING count(DISTINCT agency_id) = 1) AS agency
WHERE enterprise_id <> agency.id
ON CONFLICT DO NOTHING;
`

export const servedCompanies: Migration = { name: '0031-served-companies', sql, tenantTables: [], appendOnly: [] }
