import pg from 'pg'

export type Owner = pg.Client
export type OwnerConnection = pg.ClientConfig

/** Seeds are written by the owner, once: a database that has customers is left alone. */
export async function withOwner<T>(connection: pg.ClientConfig, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT pg_advisory_xact_lock(7346002)')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    await client.end()
  }
}

/** Row-level security binds an ordinary owner as well. */
export const actFor = (client: Owner, enterpriseId: number): Promise<unknown> =>
  client.query("SELECT set_config('app.enterprise', $1, true)", [String(enterpriseId)])

export async function hasCustomers(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM login LIMIT 1')
  return rows.length > 0
}

/** Every key of `row` is a column; objects become JSON, arrays of text stay arrays. */
export async function insert(client: pg.Client, table: string, row: Record<string, unknown>): Promise<void> {
  const columns = Object.keys(row)
  const values = Object.values(row).map((value) =>
    value !== null && typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date)
      ? JSON.stringify(value)
      : value,
  )
  const places = columns.map((_, index) => `$${index + 1}`)
  await client.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`, values)
}

export async function hasAnyLogin(client: Owner, loginHashes: readonly string[]): Promise<boolean> {
  const { rows } = await client.query('SELECT 1 FROM login WHERE login_hash = ANY($1) LIMIT 1', [loginHashes])
  return rows.length > 0
}
