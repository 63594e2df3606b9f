import type { Migration } from '../migration'

/** A passport that was sent may be lost: nobody waits for it any more. */
const sql = /* sql */ `
ALTER TABLE visa_applicant DROP CONSTRAINT visa_applicant_passport_check;
ALTER TABLE visa_applicant ADD CONSTRAINT visa_applicant_passport_check CHECK (passport IN ('holder', 'sent', 'desk', 'returned', 'lost'));
`

export const lostPassports: Migration = { name: '0181-lost-passports', sql, tenantTables: [], appendOnly: [] }
