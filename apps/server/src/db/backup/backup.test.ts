import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { revealPersonalData } from '@sojourn/contract/personal/credential.calls'
import { submitFeedback } from '@sojourn/contract/personal/feedback.calls'
import { secretsOf } from '../../kit/secrets'
import { book, decide, payByCredit } from '../../testing/flights'
import { openTestServer, type TestServer } from '../../testing/server'
import { backUp } from './backup'
import { startEmbeddedPostgres } from '../launcher/launcher'
import { migrate } from '../migrate'
import { restore } from './restore'

const folder = mkdtempSync(join(tmpdir(), 'sojourn-test-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Running {
  server: TestServer
  connection: pg.ClientConfig
  stop(): Promise<void>
}

/** The product on the built-in database of a data folder, as `npm start` opens it. */
async function start(dataDir: string): Promise<Running> {
  secretsOf({ secret: undefined, dataDir })
  const postgres = await startEmbeddedPostgres({
    dataDir: join(dataDir, 'postgres'),
    log: () => undefined,
    settings: { fsync: 'off', shared_buffers: '16MB' },
  })
  await migrate(postgres.connection)
  const pool = new pg.Pool(postgres.connection)
  // A connection that is just closing may hear that the server ends.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  const database = { config: postgres.connection, application: postgres.connection, pool, close: () => pool.end() }
  const server = await openTestServer({ secret: undefined, dataDir }, database)
  const stop = async () => {
    await server.close()
    await postgres.stop()
  }
  return { server, connection: postgres.connection, stop }
}

/** Sums of money of each account, and personal data as its owner reads it. */
async function holdings({ server }: Running) {
  const { rows } = await server.database.pool.query<{ account: string; sum: number }>(
    'SELECT enterprise_id, account, count(*)::integer AS entries, sum(amount)::bigint AS sum FROM ledger_entry GROUP BY 1, 2 ORDER BY 1, 2',
  )
  const mobile = await server.call('employee', revealPersonalData, { subject: 'mobile' })
  return { ledger: rows, mobile: mobile.result?.value }
}

const live = join(folder, 'live')
const saved = join(folder, 'saved')
let before: Awaited<ReturnType<typeof holdings>>
let orderNo: string
let savedFiles = 0

beforeAll(async () => {
  const running = await start(live)
  const { server } = running
  const { created, request } = await book(server, 'employee')
  await decide(server, 'manager', created.orderNo)
  await payByCredit(server, 'employee', created.orderNo, request.expectedTotal)
  await server.context.drainJobs()
  orderNo = created.orderNo
  before = await holdings(running)
  // People work while the copy is made.
  const working = Array.from({ length: 8 }, (_, index) =>
    server.call('employee', submitFeedback, { category: 'suggestion', content: `During the copy ${index}`, contact: '' }),
  )
  const [made] = await Promise.all([
    backUp({ connection: running.connection, cluster: join(live, 'postgres'), keyFile: join(live, 'secret.key'), to: saved }),
    ...working,
  ])
  savedFiles = made.files
  await running.stop()
}, 120_000)

describe('[handbook 11.5] a backup of the built-in database', () => {
  test('restored into an empty folder: people sign in, every account has its sum, personal data opens, work goes on', async () => {
    const target = join(folder, 'restored')
    await restore({ from: saved, dataDir: target, secret: undefined })
    const running = await start(target)
    const { server } = running
    expect(savedFiles).toBeGreaterThan(500)
    expect(before.ledger.length).toBeGreaterThan(2)
    expect(before.mobile).toMatch(/^1\d{10}$/)
    expect(await holdings(running)).toEqual(before)
    const { rows } = await server.database.pool.query('SELECT state FROM orders WHERE order_no = $1', [orderNo])
    expect(rows).toHaveLength(1)
    const next = await book(server, 'manager')
    expect(next.created.orderNo).not.toBe(orderNo)
    await running.stop()
  })

  test('is refused where a database is, and leaves it as it is', async () => {
    const key = readFileSync(join(live, 'secret.key'), 'utf8')
    await expect(restore({ from: saved, dataDir: live, secret: undefined })).rejects.toThrow('There is a database')
    expect(readFileSync(join(live, 'secret.key'), 'utf8')).toBe(key)
  })

  test('is refused when one file of it is not what was saved, and nothing is left behind', async () => {
    const damaged = join(folder, 'damaged')
    cpSync(saved, damaged, { recursive: true })
    appendFileSync(join(damaged, 'postgres', 'base', '1', 'PG_VERSION'), 'x')
    const target = join(folder, 'from-damaged')
    await expect(restore({ from: damaged, dataDir: target, secret: undefined })).rejects.toThrow('the backup is damaged')
    expect(readdirSync(target)).toEqual([])
  })

  test('without keys names those it needs, and is restored beside them alone', async () => {
    const bare = join(folder, 'bare')
    const running = await start(live)
    await backUp({ connection: running.connection, cluster: join(live, 'postgres'), keyFile: undefined, to: bare })
    await running.stop()
    expect(existsSync(join(bare, 'secret.key'))).toBe(false)
    const target = join(folder, 'from-bare')
    await expect(restore({ from: bare, dataDir: target, secret: undefined })).rejects.toThrow('is read with key')
    expect(existsSync(target)).toBe(false)
    const [key] = secretsOf({ secret: undefined, dataDir: live }).read()
    await restore({ from: bare, dataDir: target, secret: key!.toString('base64') })
    writeFileSync(join(target, 'secret.key'), key!.toString('base64'), { mode: 0o600 })
    const restored = await start(target)
    expect(await holdings(restored)).toEqual(before)
    await restored.stop()
  })
})
