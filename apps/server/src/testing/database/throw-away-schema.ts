import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startEmbeddedPostgres } from '../../db/launcher/launcher'

/** Work on a throw-away PostgreSQL that these statements have given its shape. */
export async function onSchema<Result>(shape: readonly string[], work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-statements-'))
  // The database may run under another account, which has to enter this folder.
  chmodSync(folder, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '16MB', autovacuum: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined, settings })
  try {
    const client = new pg.Client(postgres.connection)
    await client.connect()
    try {
      for (const sql of shape) await client.query(sql)
      return await work(client)
    } finally {
      await client.end()
    }
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}
