import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sqlOn, type Sql } from './sql'
import { openTestDatabase, type TestDatabase } from './testing'

let database: TestDatabase
let client: pg.Client
let sql: Sql
const asked = vi.fn<() => void>()
beforeAll(async () => {
  database = await openTestDatabase()
  client = new pg.Client({ ...database.config, pipeline: true })
  await client.connect()
  sql = sqlOn(client)
  const { connection } = client as unknown as { connection: { describe(message: object): void } }
  const describe = connection.describe.bind(connection)
  connection.describe = (message) => {
    asked()
    describe(message)
  }
})
beforeEach(() => asked.mockClear())
afterAll(async () => {
  await client.end()
  await database.close()
})

const numbers =
  "SELECT n, n * 10 AS tenfold, NULL::text AS nothing, jsonb_build_object('n', n) AS kept FROM generate_series($1::integer, $2::integer) n"
const rowOf = (n: number) => ({ n, tenfold: n * 10, nothing: null, kept: { n } })

test('what a statement answers is described once on its connection, and read the same each time', async () => {
  expect(await sql.query(numbers, [1, 2])).toEqual([rowOf(1), rowOf(2)])
  expect(await sql.query(numbers, [3, 3])).toEqual([rowOf(3)])
  expect(await sql.query(numbers, [1, 0])).toEqual([])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('statements that are asked before the first was answered are read the same', async () => {
  const text = `${numbers} ORDER BY n`
  const answers = await Promise.all([4, 5, 6].map((n) => sql.query(text, [n, n])))
  expect(answers).toEqual([[rowOf(4)], [rowOf(5)], [rowOf(6)]])
})

test('what answers no rows is described once as well', async () => {
  await sql.query('CREATE TEMPORARY TABLE kept (n integer)')
  asked.mockClear()
  for (const n of [1, 2, 3]) expect(await sql.query('INSERT INTO kept VALUES ($1)', [n])).toEqual([])
  expect(await sql.query('SELECT count(*)::integer AS count FROM kept')).toEqual([{ count: 3 }])
  expect(asked).toHaveBeenCalledTimes(2)
})

test('a failure names its code and who asked, and the statement goes on afterwards', async () => {
  const share = 'SELECT 10 / $1::integer AS share'
  const error = await sql.query(share, [0]).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: '22012', stack: expect.stringContaining('prepared.test.ts') })
  expect(await sql.query(share, [5])).toEqual([{ share: 2 }])
  await expect(sql.query(share, [0])).rejects.toThrow('division by zero')
  expect(await sql.query(share, [2])).toEqual([{ share: 5 }])
})
