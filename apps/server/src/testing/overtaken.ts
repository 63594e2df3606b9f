import type { Context } from '../context'
import type { Sql } from '../db/sql'

/** Others come first between the first thing that is read and the next. */
export function overtaken(context: Context, others: () => Promise<void>): Context {
  let first = true
  const slowly = (sql: Sql): Sql => ({
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      const rows = await sql.query<Row>(text, values)
      if (first) {
        first = false
        await others()
      }
      return rows
    },
  })
  const { database } = context
  return {
    ...context,
    database: {
      ...database,
      tenant: (enterpriseId, work) => database.tenant(enterpriseId, (sql) => work(slowly(sql))),
      snapshot: (enterpriseId, work) => database.snapshot(enterpriseId, (sql) => work(slowly(sql))),
    },
  }
}
