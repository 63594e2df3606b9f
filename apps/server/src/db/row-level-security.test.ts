import { afterAll, beforeAll, expect, test } from 'vitest'
import { book, decide, payByCredit } from '../testing/flights'
import { countOf } from '../testing/rows'
import { openTestServer, type TestServer } from '../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  for (const [employee, manager] of [
    ['employee', 'manager'],
    ['employee@beichen.example', 'manager@beichen.example'],
  ] as const) {
    const { created, request } = await book(server, employee)
    await decide(server, manager, created.orderNo)
    await payByCredit(server, employee, created.orderNo, request.expectedTotal)
  }
  await server.context.drainJobs()
})
afterAll(() => server.close())

const permissionDenied = '42501'
/** Found before a company is known, or of the agency that serves several. */
const platformTables = ['agency_customer', 'agent_ticket', 'job', 'joining_key', 'login', 'session', 'sso_ticket', 'verification']

/** One statement as the role that serves requests, for one company or for none. */
async function asApplication<Row extends object>(enterprise: number | '', statement: string) {
  const client = await server.database.pool.connect()
  try {
    await client.query(`BEGIN; SET LOCAL ROLE sojourn_app; SET LOCAL app.enterprise = '${enterprise}'`)
    return await client.query<Row>(statement)
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}
const countAs = async (enterprise: number | '', table: string, condition = 'true'): Promise<number> => {
  const { rows } = await asApplication<{ count: number }>(
    enterprise,
    `SELECT count(*)::integer AS count FROM ${table} WHERE ${condition}`,
  )
  return rows[0]!.count
}

async function tenantTables(): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'enterprise_id' AND table_name <> ALL($1) ORDER BY 1`,
    [platformTables],
  )
  return rows.map(({ name }) => name)
}

test('[architecture] every table with a company’s rows is guarded, also against its owner', async () => {
  const { rows } = await server.database.pool.query<{ name: string }>(
    'SELECT relname AS name FROM pg_class WHERE relrowsecurity AND relforcerowsecurity ORDER BY 1',
  )
  expect(rows.map(({ name }) => name)).toEqual(await tenantTables())
})

test('[architecture] without a company every such table is empty; with one it shows that company alone', async () => {
  const tables = await tenantTables()
  const seen = async (enterprise: number | '', condition?: string): Promise<Record<string, number>> => {
    const counts = await Promise.all(tables.map((table) => countAs(enterprise, table, condition)))
    return Object.fromEntries(tables.map((table, index) => [table, counts[index]!]))
  }
  const kept = await Promise.all(tables.map((table) => countOf(server, table, 'enterprise_id = 1')))
  const nothing = Object.fromEntries(tables.map((table) => [table, 0]))
  expect(await seen('')).toEqual(nothing)
  expect(await seen(1)).toEqual(Object.fromEntries(tables.map((table, index) => [table, kept[index]!])))
  expect(await seen(2, 'enterprise_id <> 2')).toEqual(nothing)
  // Most tables have rows here, so that nothing is shown by emptiness alone; the test above covers every table.
  expect(kept.filter((count) => count > 0).length).toBeGreaterThanOrEqual(20)
})

test('[architecture] one company cannot write into another', async () => {
  await expect(
    asApplication(2, "INSERT INTO cost_centre (enterprise_id, cost_centre_id, code, name) VALUES (1, 'x', 'x', '{}')"),
  ).rejects.toMatchObject({ code: permissionDenied })
  await expect(asApplication(2, 'UPDATE orders SET enterprise_id = 1')).rejects.toMatchObject({ code: permissionDenied })
  expect((await asApplication(2, 'UPDATE orders SET state = 1400 WHERE enterprise_id = 1')).rowCount).toBe(0)
  expect((await asApplication(2, 'DELETE FROM payment WHERE enterprise_id = 1')).rowCount).toBe(0)
})

test.each(['order_history', 'ledger_entry', 'access_log', 'choice_set'])(
  '[architecture] %s is only ever added to',
  async (table) => {
    await expect(asApplication(1, `UPDATE ${table} SET enterprise_id = enterprise_id`)).rejects.toMatchObject({
      code: permissionDenied,
    })
    await expect(asApplication(1, `DELETE FROM ${table}`)).rejects.toMatchObject({ code: permissionDenied })
  },
)

test('[architecture] what spans companies names nobody: hashes, ids and numbers', async () => {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `SELECT login::text AS text FROM login UNION ALL SELECT session::text FROM session UNION ALL SELECT job::text FROM job
     UNION ALL SELECT joining_key::text FROM joining_key UNION ALL SELECT verification::text FROM verification`,
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { text } of rows) expect(text).not.toMatch(/林晓雯|赵建国|@|13[89]000/)
})

test('[handbook 11.5] documents and mobile numbers are not readable at rest', async () => {
  const { rows } = await server.database.pool.query<{ text: string }>(
    `SELECT employee::text AS text FROM employee UNION ALL SELECT credential::text FROM credential
     UNION ALL SELECT order_traveller::text FROM order_traveller UNION ALL SELECT orders::text FROM orders
     UNION ALL SELECT sandbox_air_pnr::text FROM sandbox_air_pnr`,
  )
  for (const { text } of rows) expect(text).not.toMatch(/13800010001|13900020001|110101199003070011|210102198303110017|E80010001/)
})
