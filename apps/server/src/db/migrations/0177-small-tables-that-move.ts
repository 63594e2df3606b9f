import type { Migration } from '../migration'

/**
 * Every order changes these rows, which are few and stay few: there is nothing new to know of them, and each look of PostgreSQL at a table
 * throws away the plans that every connection has of it. Their rows are cleaned by whoever writes them (heap-only tuples).
 */
const sql = /* sql */ `
ALTER TABLE budget SET (autovacuum_analyze_threshold = 100000, autovacuum_vacuum_threshold = 10000);
ALTER TABLE credit_line SET (autovacuum_analyze_threshold = 100000, autovacuum_vacuum_threshold = 10000);
ALTER TABLE company_version SET (autovacuum_analyze_threshold = 100000, autovacuum_vacuum_threshold = 10000);
ALTER TABLE points_account SET (autovacuum_analyze_threshold = 100000, autovacuum_vacuum_threshold = 10000);
ALTER TABLE job SET (autovacuum_analyze_threshold = 100000);
`

export const smallTablesThatMove: Migration = {
  name: '0177-small-tables-that-move',
  sql,
  tenantTables: [],
  appendOnly: [],
}
