import type { Migration } from '../migration'

/** Whom the agency or the company marks as a VIP, also before the person says what is liked. */
const sql = /* sql */ `
ALTER TABLE travel_preference ALTER COLUMN body_cipher DROP NOT NULL;
`

export const vipMarks: Migration = { name: '0192-vip-marks', sql, tenantTables: [], appendOnly: [] }
