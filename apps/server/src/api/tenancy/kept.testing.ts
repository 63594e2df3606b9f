import type { TestServer } from '../../testing/server'

/** Every row of company 1 as text, table by table. The audit log is left out: it takes every refusal in. */
export async function rowsOfOne(server: TestServer): Promise<string[]> {
  const { pool } = server.database
  const { rows: tables } = await pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relrowsecurity AND relname <> 'audit_entry' ORDER BY 1",
  )
  const found = await Promise.all(
    tables.map(({ name }) =>
      pool.query<{ row: string }>(`SELECT to_jsonb(t)::text AS row FROM ${name} t WHERE enterprise_id = 1`),
    ),
  )
  return found.flatMap(({ rows }, index) => rows.map(({ row }) => `${tables[index]!.name} ${row}`)).toSorted()
}
