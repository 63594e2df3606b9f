import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './launcher/launcher'
import { migrate } from './migrate'
import { admit } from './sign-in'
import { testSignIn } from './testing-sign-in'

type Connection = EmbeddedPostgres['connection']

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that test files copy. */
    templateDatabase: Connection
  }
}

/** Runs once before the server's tests: a throw-away PostgreSQL, nothing flushed to disk, and one migrated database. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  // The database may run under another account, which has to enter this folder.
  chmodSync(folder, 0o755)
  const postgres = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: () => undefined,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      shared_buffers: '128MB',
      // Hundreds of short-lived databases are not worth looking after; a test that needs statistics takes them.
      autovacuum: 'off',
      max_connections: '300',
    },
  })
  const teardown = async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    project.provide('templateDatabase', await createTemplate(postgres.connection))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function createTemplate(connection: Connection): Promise<Connection> {
  const template = { ...connection, database: 'template_migrated' }
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`CREATE DATABASE ${template.database}`)
  await client.end()
  await migrate(template)
  await admit(template, testSignIn)
  return template
}
