import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { asApplication } from './sign-in'
import { execute } from './testing-execute'
import { testSignIn } from './testing-sign-in'

export interface TestDatabase {
  /** Of the owner. */
  config: pg.PoolConfig
  /** As whom requests are served. */
  application: pg.PoolConfig
  /** Connected as the owner, whom row-level security does not bind. */
  pool: pg.Pool
  close(): Promise<void>
}

/** A fresh migrated database, copied from the template that the test run made. */
export function openTestDatabase(): Promise<TestDatabase> {
  const template = inject('templateDatabase')
  return createDatabase(template, template.database)
}

/** The same, with the demonstration in it. */
export function openSeededDatabase(): Promise<TestDatabase> {
  const template = inject('seededDatabase')
  return createDatabase(template, template.database)
}

/** One that nothing has been migrated into yet. */
export const openEmptyDatabase = (cluster: pg.ClientConfig = inject('templateDatabase')): Promise<TestDatabase> =>
  createDatabase(cluster, 'template0')

async function createDatabase(cluster: pg.ClientConfig, template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const maintenance = { ...cluster, database: 'postgres' }
  // File by file: through the buffers of the cluster it takes half as long again, and longer to drop.
  await execute(maintenance, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const config: pg.PoolConfig = { ...cluster, database: name }
  const pool = new pg.Pool({ ...config, max: 20 })
  return {
    config,
    application: asApplication(config, testSignIn),
    pool,
    close: async () => {
      await pool.end()
      // Without FORCE: it waits for connections that are just closing, and names a pool that a test forgot.
      await execute(maintenance, `DROP DATABASE ${name}`)
    },
  }
}
