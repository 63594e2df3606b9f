import type { Tenant } from '../../db/tenant'

/** Rows of tables that the connection has read in this transaction; what an index alone answers is no row of a table. */
export async function rowsRead({ sql }: Pick<Tenant, 'sql'>): Promise<number> {
  const [row] = await sql.query<{ read: number }>(
    `SELECT sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::integer AS read FROM pg_stat_xact_user_tables`,
  )
  return row!.read
}
