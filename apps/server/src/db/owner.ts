import pg from 'pg'

const startLock = 7_346_001
export const rotationLock = 7_346_003

/** What the owner does, at the start before all, on a connection of its own: who needs the same lock waits. */
export async function asOwner<T>(
  connection: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
  lock = startLock,
): Promise<T> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    return await work(client)
  } finally {
    await client.end()
  }
}
