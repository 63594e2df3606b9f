import type { Migration } from '../migration'

/** The currency of the company's books when a bill was made, in which its amounts are told beside what is owed (decision 96). */
const sql = /* sql */ `
ALTER TABLE bill ADD COLUMN base_currency char(3) NOT NULL DEFAULT 'CNY';
`

export const baseCurrencyOfBills: Migration = { name: '0145-base-currency-of-bills', sql, tenantTables: [], appendOnly: [] }
