import type { Migration } from '../migration'

/** As a company numbers its departments, by which files name them; empty where it does not. */
const sql = /* sql */ `
ALTER TABLE department ADD COLUMN number text NOT NULL DEFAULT '';
CREATE UNIQUE INDEX department_by_number ON department (enterprise_id, lower(number)) WHERE number <> '' AND ended_on IS NULL;
`

export const numbersOfDepartments: Migration = { name: '0196-numbers-of-departments', sql, tenantTables: [], appendOnly: [] }
