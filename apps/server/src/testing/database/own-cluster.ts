import { randomUUID } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { login } from '@sojourn/contract/access/session.calls'
import { createApp } from '../../api/app'
import type { Context } from '../../context'
import { keepEmbeddedPostgres, type Keeping } from '../../db/launcher/launcher-keeper'
import type { EmbeddedPostgres } from '../../db/launcher/launcher'
import { readPostmaster } from '../../db/launcher/launcher-postmaster'
import { migrate } from '../../db/migrate'
import { consoleLog } from '../../kit/log'
import { demoPassword, seed } from '../../seed/seed'
import { createService } from '../../service'
import { createJar, fixedClock, testConfig } from '../server'

export interface OwnCluster {
  app: FastifyInstance
  context: Context
  connection: EmbeddedPostgres['connection']
  dataDir: string
  postmaster(): number | undefined
  /** A request of 林晓雯, who signed in at the start. */
  get(path: string): Promise<{ status: number; body: { problem?: string; message?: string } }>
  post(path: string, payload: object): Promise<{ status: number; body: { problem?: string; message?: string } }>
  close(): Promise<void>
}

interface Options extends Partial<Omit<Keeping, 'dataDir'>> {
  folder?: string
  shedsWrites?: () => boolean
}

/** A PostgreSQL of the test's own, for what must not happen to the one that all tests share. */
export async function openOwnCluster({ folder: given, shedsWrites, ...keeping }: Options = {}): Promise<OwnCluster> {
  const folder = given ?? temporaryFolder()
  const dataDir = join(folder, 'postgres')
  const postgres = await keepEmbeddedPostgres({
    log: () => undefined,
    settings: { fsync: 'off', shared_buffers: '16MB', max_wal_size: '64MB', min_wal_size: '32MB' },
    mayRecover: () => false,
    onGivenUp: (error) => consoleLog.error({ err: error }, 'given up'),
    ...keeping,
    dataDir,
  })
  await migrate(postgres.connection)
  const service = await createService({ ...testConfig('own'), logLevel: 'silent' }, postgres.connection, fixedClock(), {
    shedsWrites,
  })
  await seed(postgres.connection, service.context.vault)
  const app = createApp(service.context)
  createJar(app)
  const account = { account: 'employee@yuanxing.example', password: demoPassword }
  const signedIn = await app.inject({ method: 'POST', url: `/${login.path}`, payload: account })
  const token = signedIn.json<{ result: { loginToken: string } }>().result.loginToken
  const headers = () => ({ token, langtype: 'en', 'idempotency-key': randomUUID() })
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers: headers(), ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json<{ problem?: string; message?: string }>() }
  }
  return {
    app,
    context: service.context,
    connection: postgres.connection,
    dataDir,
    postmaster: () => readPostmaster(dataDir)?.pid,
    get: (path) => ask('GET', path),
    post: (path, payload) => ask('POST', path, payload),
    async close() {
      await app.close()
      await service.close()
      await postgres.stop()
      if (!given) rmSync(folder, { recursive: true, force: true })
    },
  }
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
  chmodSync(folder, 0o755)
  return folder
}
