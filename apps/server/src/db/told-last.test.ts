import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestServer, type TestServer } from '../testing/server'
import { openDatabase, type Database } from './database'
import type { Sql } from './sql'

let server: TestServer
/** One connection, which everybody takes in turn. */
let narrow: Database
beforeAll(async () => {
  server = await openTestServer()
  narrow = openDatabase({ ...server.database.application, max: 1 })
})
afterAll(async () => {
  await narrow.close()
  await server.close()
})

const seen = async (sql: Sql): Promise<string> => {
  const rows = await sql.query<{ ids: string }>(
    "SELECT coalesce(string_agg(enterprise_id::text, ',' ORDER BY enterprise_id), '') AS ids FROM enterprise",
  )
  return rows[0]!.ids
}

test('[architecture] whoever takes a connection sees one company or none, whomever it served before', async () => {
  const found: string[] = []
  for (const look of [
    () => narrow.tenant(1, seen),
    () => narrow.tenant(1, seen),
    () => narrow.tenant(2, seen),
    () => narrow.platform(seen),
    () => narrow.transaction(3, seen),
    () => narrow.platform(seen),
    () => narrow.tenant(2, seen),
    () => narrow.snapshot(1, seen),
    () => narrow.books(seen),
    () => narrow.tenant(2, seen),
  ])
    found.push(await look())
  expect(found).toEqual(['1', '1', '2', '', '3', '', '2', '1', '', '2'])
})

test('[architecture] likewise after a statement and a transaction that failed', async () => {
  const failing = async (sql: Sql): Promise<unknown> => sql.query('SELECT 1 / 0 AS failed')
  await expect(narrow.tenant(1, failing)).rejects.toThrow('division by zero')
  expect(await narrow.platform(seen)).toBe('')
  await expect(narrow.transaction(3, failing)).rejects.toThrow('division by zero')
  expect([await narrow.platform(seen), await narrow.tenant(2, seen)]).toEqual(['', '2'])
})

test('a statement with a list is planned once, not each time', async () => {
  const plans = await narrow.tenant(1, async (sql) => {
    for (let time = 0; time < 8; time++)
      await sql.query<{ name: object }>('SELECT name FROM enterprise WHERE enterprise_id = ANY($1)', [[1]])
    return sql.query<{ own: number; shared: number }>(
      `SELECT custom_plans::integer AS own, generic_plans::integer AS shared FROM pg_prepared_statements
       WHERE statement = 'SELECT name FROM enterprise WHERE enterprise_id = ANY($1)'`,
    )
  })
  expect(plans).toEqual([{ own: 0, shared: 8 }])
})
