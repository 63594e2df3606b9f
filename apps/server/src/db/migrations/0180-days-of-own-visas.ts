import type { Migration } from '../migration'

/** Until when holders of visas counted their entries, and their days in the Schengen area: journeys that come after are counted by us. */
const sql = /* sql */ `
ALTER TABLE own_visa
  ADD COLUMN counted_on date NOT NULL DEFAULT current_date,
  ADD COLUMN days_used smallint NOT NULL DEFAULT 0 CHECK (days_used >= 0);
ALTER TABLE own_visa ALTER COLUMN counted_on DROP DEFAULT, ALTER COLUMN days_used DROP DEFAULT;
`

export const daysOfOwnVisas: Migration = { name: '0180-days-of-own-visas', sql, tenantTables: [], appendOnly: [] }
