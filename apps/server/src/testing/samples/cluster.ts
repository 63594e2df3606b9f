import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres, type EmbeddedPostgres } from '../../db/launcher/launcher'

/** A throw-away PostgreSQL for a command. */
export async function withCluster(work: (cluster: EmbeddedPostgres['connection']) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-sample-'))
  // The database may run under another account, which has to enter this folder.
  chmodSync(folder, 0o755)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }
  const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined, settings })
  try {
    await work(postgres.connection)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
