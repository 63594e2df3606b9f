import type pg from 'pg'

/** What ends by itself within days, or says nothing of what was bought. */
const left: readonly string[] = [
  'migration',
  'session',
  'second_step',
  'sign_in_attempt',
  'verification',
  'idempotency',
  'usage_event',
  'audit_entry',
  'audit_seal',
]
/** Searches that nobody booked are not kept. */
const booked = 'WHERE EXISTS (SELECT FROM orders o WHERE o.enterprise_id = t.enterprise_id AND o.temp_order_no = t.temp_order_no)'
const conditions: Record<string, string> = { choice_set: booked, temp_order: booked }
const sequences = 'sequences'

/** A line for each table that holds something, and one for the numbers that were given out. */
export async function takeRows(pool: pg.Pool): Promise<string[]> {
  const lines: string[] = []
  const { rows: tables } = await pool.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() ORDER BY 1',
  )
  for (const { name } of tables) {
    if (left.includes(name)) continue
    const { rows } = await pool.query<{ row: string }>(
      `SELECT to_jsonb(t)::text AS row FROM ${name} t ${conditions[name] ?? ''} ORDER BY 1`,
    )
    if (rows.length > 0) lines.push(`${name} [${rows.map(({ row }) => row).join(',')}]`)
  }
  const { rows } = await pool.query<{ given: string }>(
    'SELECT jsonb_object_agg(sequencename, last_value)::text AS given FROM pg_sequences WHERE schemaname = current_schema()',
  )
  return [...lines, `${sequences} ${rows[0]!.given}`]
}

/** Into a database of the same shape; the rows were checked and told of when they were written. */
export async function putRows(client: pg.ClientBase, lines: readonly string[]): Promise<void> {
  await client.query("SET session_replication_role = 'replica'")
  for (const line of lines) {
    const [name, json] = [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]
    if (name === sequences) {
      await client.query('SELECT setval(key, value::bigint) FROM jsonb_each_text($1::jsonb) WHERE value IS NOT NULL', [json])
      continue
    }
    const columns = await columnsOf(client, name)
    // Some migrations bring rows of their own.
    await client.query(`DELETE FROM ${name}`)
    await client.query(
      `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM jsonb_populate_recordset(NULL::${name}, $1::jsonb)`,
      [json],
    )
  }
  await client.query("SET session_replication_role = 'origin'")
}

/** Those that are not computed from others. */
async function columnsOf(client: pg.ClientBase, table: string): Promise<string> {
  const { rows } = await client.query<{ names: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS names FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND is_generated = 'NEVER'`,
    [table],
  )
  return rows[0]!.names
}
