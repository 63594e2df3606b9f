import type { Migration } from '../migration'

/** Files of every list of the console are made as those of orders are; which there are the contract says. */
const sql = /* sql */ `
ALTER TABLE order_export DROP CONSTRAINT order_export_what_check;
`

export const filesOfLists: Migration = { name: '0195-files-of-lists', sql, tenantTables: [], appendOnly: [] }
