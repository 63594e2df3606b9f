import type { Database } from './database'
import type { Sql } from './sql'

/** For who may never ask: each statement takes a connection of its own, and asking for none costs nothing. */
export const statements = (database: Database, enterpriseId: number): Pick<Sql, 'query'> => ({
  query: (text, values) => database.tenant(enterpriseId, (sql) => sql.query(text, values)),
})
