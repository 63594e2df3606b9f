import type { Migration } from '../migration'

/** An answer that names another mobile now stays that of whoever was invited by the first. */
const sql = /* sql */ `
ALTER TABLE meeting_attendee ADD COLUMN first_digest text;
`

export const answersOfAMobile: Migration = { name: '0212-answers-of-a-mobile', sql, tenantTables: [], appendOnly: [] }
