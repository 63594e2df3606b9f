import { afterAll, beforeAll, expect, test } from 'vitest'
import { companies } from '../seed/people'
import { book, decide, payByCredit } from '../testing/flights'
import { countOf } from '../testing/database/rows'
import { openTestServer, type TestServer } from '../testing/server'
import { migrations } from './migrations/in-order'

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
const platformTables = [
  'agency_customer',
  'agency_waiting',
  'agent_ticket',
  'job',
  'joining_key',
  'login',
  'second_step',
  'parked_job_action',
  'session',
  'sso_ticket',
  'verification',
]

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

test('[architecture] one rule guards each of them, for every statement and on both sides: the rows of the company that is set', async () => {
  const { rows } = await server.database.pool.query<{
    tablename: string
    cmd: string
    permissive: string
    roles: string
    qual: string
    with_check: string
  }>("SELECT tablename, cmd, permissive, roles::text, qual, with_check FROM pg_policies WHERE schemaname = 'public' ORDER BY 1")
  expect(rows.map(({ tablename }) => tablename)).toEqual(await tenantTables())
  const own = rows[0]!.qual
  expect(own).toMatch(/^\(enterprise_id = .*current_setting\('app\.enterprise'::text, true\).*\)$/s)
  for (const { tablename, ...rule } of rows)
    expect({ tablename, ...rule }).toEqual({
      tablename,
      cmd: 'ALL',
      permissive: 'PERMISSIVE',
      roles: '{public}',
      qual: own,
      with_check: own,
    })
})

test('[architecture] whatever names a company is guarded or is of those that span companies; the role that serves requests goes round nothing', async () => {
  const { rows: unguarded } = await server.database.pool.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'enterprise_id' AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND c.relnamespace = 'public'::regnamespace AND NOT (c.relrowsecurity AND c.relforcerowsecurity)
     ORDER BY 1`,
  )
  expect(unguarded.map(({ name }) => name)).toEqual(
    unguarded.map(({ name }) => name).filter((name) => platformTables.includes(name)),
  )
  const { rows: roles } = await server.database.pool.query(
    `SELECT rolsuper, rolbypassrls, EXISTS (SELECT FROM pg_class WHERE relowner = r.oid) AS owns FROM pg_roles r WHERE rolname = 'sojourn_app'`,
  )
  expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false, owns: false }])
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

/** How many rows of company 1 a statement of company 2 reached; refused is none. */
async function reached(statement: string): Promise<number> {
  const outcome = await asApplication(2, statement).catch((error: { code: string }) => error)
  if ('code' in outcome) expect([statement, outcome.code]).toEqual([statement, permissionDenied])
  return 'rowCount' in outcome ? (outcome.rowCount ?? 0) : 0
}

test('[architecture] one company cannot change or delete what is another’s, in any table', async () => {
  const tables = await tenantTables()
  expect(tables.length).toBeGreaterThan(50)
  for (const table of tables) {
    expect([table, await reached(`UPDATE ${table} SET enterprise_id = enterprise_id WHERE enterprise_id = 1`)]).toEqual([
      table,
      0,
    ])
    expect([table, await reached(`DELETE FROM ${table} WHERE enterprise_id = 1`)]).toEqual([table, 0])
  }
})

/** Without those that the database reckons itself. */
async function writtenColumns(table: string): Promise<string> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "SELECT column_name AS name FROM information_schema.columns WHERE table_name = $1 AND is_generated = 'NEVER' AND is_identity = 'NO'",
    [table],
  )
  return rows.map(({ name }) => `"${name}"`).join(', ')
}

test('[architecture] one company cannot write a row for another, in any table that has one', async () => {
  const tried: string[] = []
  for (const table of await tenantTables()) {
    const { rows } = await server.database.pool.query<{ row: object }>(
      `SELECT to_jsonb(t) AS row FROM ${table} t WHERE enterprise_id = 1 LIMIT 1`,
    )
    if (!rows[0]) continue
    tried.push(table)
    const columns = await writtenColumns(table)
    const copy = `SELECT ${columns} FROM jsonb_populate_record(NULL::${table}, '${JSON.stringify(rows[0].row).replaceAll("'", "''")}')`
    const refusal = await asApplication(2, `INSERT INTO ${table} (${columns}) ${copy}`).catch((error: { code: string }) => error)
    expect({ table, code: 'code' in refusal ? refusal.code : 'written' }).toEqual({ table, code: permissionDenied })
  }
  expect(tried.length).toBeGreaterThanOrEqual(20)
  await expect(asApplication(2, 'UPDATE orders SET enterprise_id = 1')).rejects.toMatchObject({ code: permissionDenied })
})

const addedTo = [...new Set(migrations.flatMap(({ appendOnly }) => appendOnly))]

test('[architecture] what tells what happened is only ever added to', () =>
  expect(addedTo).toEqual(expect.arrayContaining(['order_history', 'ledger_entry', 'access_log', 'choice_set', 'audit_entry'])))

test.each(addedTo)('[architecture] %s is never changed and nothing of it deleted', async (table) => {
  const [column] = (await writtenColumns(table)).split(', ')
  await expect(asApplication(1, `UPDATE ${table} SET ${column} = ${column}`)).rejects.toMatchObject({
    code: permissionDenied,
  })
  await expect(asApplication(1, `DELETE FROM ${table}`)).rejects.toMatchObject({ code: permissionDenied })
})

/** What every table of the database holds, as text. */
async function everyRow(): Promise<{ table: string; text: string }[]> {
  const { rows } = await server.database.pool.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace ORDER BY 1",
  )
  const texts = await Promise.all(
    rows.map(async ({ name }) => {
      const found = await server.database.pool.query<{ text: string }>(`SELECT t::text AS text FROM ${name} t`)
      return found.rows.map(({ text }) => ({ table: name, text }))
    }),
  )
  return texts.flat()
}

/** Where one of these words stands in clear. */
async function placesOf(words: readonly string[], tables?: readonly string[]): Promise<string[]> {
  expect(words.length).toBeGreaterThan(10)
  const rows = (await everyRow()).filter(({ table }) => tables?.includes(table) ?? true)
  expect(rows.length).toBeGreaterThan(0)
  const found = rows.flatMap(({ table, text }) => words.filter((word) => text.includes(word)).map((word) => `${table}: ${word}`))
  return [...new Set(found)]
}

const people = companies.flatMap((company) => company.people.map((person) => ({ ...person, domain: company.domain })))

test('[architecture] what spans companies names nobody: hashes, ids and numbers', async () => {
  const names = people.flatMap(({ name, mobile, account, domain }) => [name, mobile, `${account}@${domain}`])
  expect(await placesOf(names, platformTables)).toEqual([])
})

test('[handbook 11.5] documents and mobile numbers of nobody are readable at rest, in any table', async () => {
  const secrets = people.flatMap(({ mobile, credentials }) => [mobile, ...credentials.map(({ number }) => number)])
  expect(await placesOf(secrets)).toEqual([])
})
