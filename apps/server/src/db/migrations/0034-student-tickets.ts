import type { Migration } from '../migration'

/** Whether a place of a train is sold at the price for students. */
const sql = /* sql */ `ALTER TABLE train_place ADD COLUMN student boolean NOT NULL DEFAULT false;`

export const studentTickets: Migration = { name: '0034-student-tickets', sql, tenantTables: [], appendOnly: [] }
