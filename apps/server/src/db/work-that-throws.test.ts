import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { openDatabase } from './database'
import type { Sql } from './sql'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const backendOf = async (sql: Sql): Promise<number> =>
  (await sql.query<{ pid: number }>('SELECT pg_backend_pid() AS pid'))[0]!.pid

test('[architecture] work that gives up by itself is undone, and its connection serves the next', async () => {
  const narrow = openDatabase({ ...server.database.application, max: 1 })
  const before = await narrow.transaction(1, backendOf)
  const givenUp = narrow.transaction(1, async (sql) => {
    await sql.query("UPDATE budget SET spent = spent + 1 WHERE enterprise_id = 1 AND budget_id = 'cc-sales-2026'")
    throw new Error('not now')
  })
  await expect(givenUp).rejects.toThrow('not now')
  const [budget] = await narrow.tenant(1, (sql) =>
    sql.query<{ spent: number }>("SELECT spent FROM budget WHERE enterprise_id = 1 AND budget_id = 'cc-sales-2026'"),
  )
  expect(budget?.spent).toBe(0)
  expect(await narrow.transaction(1, backendOf)).toBe(before)
  await narrow.close()
})

test('[architecture] work that goes on beside what failed asks nothing of a connection that is no longer its own', async () => {
  let beside: Promise<unknown> = Promise.resolve()
  const givenUp = server.context.database.transaction(1, async (sql) => {
    beside = sql
      .query('SELECT pg_sleep(0.1)')
      .then(() => sql.query("UPDATE budget SET spent = 7 WHERE budget_id = 'cc-sales-2026'"))
    beside.catch(() => undefined)
    await Promise.all([beside, Promise.reject(new Error('not now'))])
  })
  await expect(givenUp).rejects.toThrow('not now')
  await expect(beside).rejects.toThrow('this work is over')
})
