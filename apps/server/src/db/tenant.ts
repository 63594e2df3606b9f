import type { Sql } from './sql'

/** The rows of one company, on which a store works. */
export interface Tenant {
  sql: Sql
  enterpriseId: number
}
