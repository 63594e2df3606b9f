import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase, type Database } from '@sojourn/server/db/database'
import { startEmbeddedPostgres } from '@sojourn/server/db/launcher'
import { migrate } from '@sojourn/server/db/migrate'
import type { Sql } from '@sojourn/server/db/sql'
import { listDecided, listDelegated, listSubmitted, listWaiting } from '@sojourn/server/modules/booking/approval-list/store'
import { countWaiting, listOrders, type OrderListSearch } from '@sojourn/server/modules/booking/order-list/store'
import { milliseconds, verdict, whole } from './support/format'
import { fillWithOrders, personOf } from './support/many-orders'
import { publish } from './support/report'
import { summarise } from './support/statistics'

const enterpriseId = 1
const sizes = [10_000, 1_000_000] as const
const times = 1000
const warmUp = 50
const growthAtMost = 2

const page = (employeeId: string): OrderListSearch => ({
  employeeId,
  states: null,
  alteredBy: undefined,
  keyword: '',
  from: null,
  to: null,
  before: undefined,
  limit: 21,
  product: null,
  kind: '',
  byOrderDay: false,
  traveller: '',
})
const tasks = (number: number) => ({
  employeeId: personOf(number % 20),
  keyword: '',
  object: undefined,
  before: undefined,
  limit: 21,
})

/** Every list that is opened daily, for another person each time. */
const lists: Record<string, (sql: Sql, number: number) => Promise<unknown>> = {
  'My bookings, first page': (sql, number) => listOrders(sql, enterpriseId, page(personOf(number))),
  'My bookings, a page a year back': (sql, number) =>
    listOrders(sql, enterpriseId, { ...page(personOf(number)), before: { at: '2025-11-20T00:00:00.000Z', id: 'F' } }),
  'My bookings, waiting for payment': (sql, number) =>
    listOrders(sql, enterpriseId, { ...page(personOf(number)), states: [1100], limit: 5 }),
  'What waits for me, in figures': (sql, number) => countWaiting(sql, enterpriseId, personOf(number), '2026-11-20'),
  'Approvals that wait for me': (sql, number) => listWaiting(sql, enterpriseId, tasks(number), []),
  'Approvals that I decided': (sql, number) => listDecided(sql, enterpriseId, tasks(number)),
  'Approvals that I decide for others': (sql, number) =>
    listDelegated(sql, enterpriseId, tasks(number), [personOf((number + 1) % 20)]),
  'Approvals that I asked for or travel under': (sql, number) =>
    listSubmitted(sql, enterpriseId, { ...tasks(number), employeeId: personOf(number) }, undefined),
}

/** Each list asked one after the other on one connection, as the role that serves requests. */
async function measure(database: Database): Promise<Map<string, ReturnType<typeof summarise>>> {
  const found = new Map<string, ReturnType<typeof summarise>>()
  for (const [name, read] of Object.entries(lists)) {
    const taken: number[] = []
    for (let number = 0; number < warmUp + times; number++) {
      const begin = performance.now()
      await database.tenant(enterpriseId, (sql) => read(sql, number))
      if (number >= warmUp) taken.push(performance.now() - begin)
    }
    found.set(name, summarise(taken))
  }
  return found
}

async function run(connection: pg.ClientConfig): Promise<void> {
  await migrate(connection)
  const owner = new pg.Client(connection)
  await owner.connect()
  const measured: Map<string, ReturnType<typeof summarise>>[] = []
  for (const size of sizes) {
    await fillWithOrders(owner, size)
    await owner.query('CHECKPOINT')
    const database = openDatabase(connection)
    measured.push(await measure(database))
    await database.close()
  }
  const { rows } = await owner.query<{ server_version: string }>('SHOW server_version')
  await owner.end()
  report(measured[0]!, measured[1]!, rows[0]!.server_version)
}

type Measured = Map<string, ReturnType<typeof summarise>>

function report(few: Measured, many: Measured, postgres: string): void {
  publish({
    name: 'lists',
    title: 'Lists at a million orders',
    about: `Lists of the personal centre for 200 people with ${whole(sizes[0])} and with ${whole(sizes[1])} orders, ${whole(times)} readings of each; the 99th percentile may at most double.`,
    postgres,
    tables: [
      {
        head: ['List', 'Median, few', 'p99, few', 'Median, many', 'p99, many', 'Growth', 'Target'],
        rows: [...few].map(([name, before]) => {
          const after = many.get(name)!
          const growth = after.p99 / before.p99
          return [
            name,
            milliseconds(before.median),
            milliseconds(before.p99),
            milliseconds(after.median),
            milliseconds(after.p99),
            `${growth.toFixed(2)} ×`,
            verdict(growth <= growthAtMost),
          ]
        }),
      },
    ],
  })
}

const folder = mkdtempSync(join(tmpdir(), 'sojourn-bench-'))
// The database may run under another account, which has to enter this folder.
chmodSync(folder, 0o755)
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  log: () => undefined,
  settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})
try {
  await run(postgres.connection)
} finally {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
}
