import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { secretsOf } from '../kit/secrets'
import { seed } from '../seed/seed'
import { openVault } from './keys/keyring'
import { startEmbeddedPostgres, type EmbeddedPostgres } from './launcher/launcher'
import { migrate } from './migrate'
import { admit } from './sign-in'
import { execute } from './testing-execute'
import { testSecret, testSignIn } from './testing-sign-in'

type Connection = EmbeddedPostgres['connection']

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated database that test files copy. */
    templateDatabase: Connection
    /** The same with the demonstration in it. */
    seededDatabase: Connection
  }
}

/** Runs once before the server's tests: a throw-away PostgreSQL, nothing flushed to disk, and what its databases are copied from. */
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
    const template = await createTemplate(postgres.connection)
    project.provide('templateDatabase', template)
    project.provide('seededDatabase', await createSeeded(template))
  } catch (error) {
    await teardown()
    throw error
  }
  return teardown
}

async function createTemplate(connection: Connection): Promise<Connection> {
  const template = { ...connection, database: 'template_migrated' }
  await execute(connection, `CREATE DATABASE ${template.database}`)
  await migrate(template)
  await admit(template, testSignIn)
  return template
}

/** Its people sign in thousands of times, with passwords that are hashed for a machine that has no other work. */
async function createSeeded(template: Connection): Promise<Connection> {
  const seeded = { ...template, database: 'template_seeded' }
  await execute({ ...template, database: 'postgres' }, `CREATE DATABASE ${seeded.database} TEMPLATE ${template.database}`)
  const vault = await openVault(seeded, secretsOf({ secret: testSecret, dataDir: '' }))
  await seed(seeded, vault, { timeCost: 1, memoryCost: 8 })
  return seeded
}
