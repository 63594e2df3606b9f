import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countOf } from '../testing/database/rows'
import { openTestServer, type TestServer } from '../testing/server'
import { attempt } from './attempt'
import { enqueue } from './queue'
import type { Sql } from './sql'
import { writeLast } from './write-last'

let server: TestServer
let jobs = 0
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inTransaction = <Answer>(work: (sql: Sql) => Promise<Answer>): Promise<Answer> =>
  server.context.database.transaction(1, work)
/** A job that nobody takes, and how many of its subject wait. */
const job = (subject: string) => ({
  id: `00000000-0000-4000-8000-${String(++jobs).padStart(12, '0')}`,
  kind: 'incident.join' as const,
  enterpriseId: 1,
  payload: { subject },
  runAt: new Date('2100-01-01'),
})
const waiting = (subject: string): Promise<number> => countOf(server, 'job', "payload->>'subject' = $1", [subject])
const seenBy = async (sql: Sql, subject: string): Promise<number> =>
  (await sql.query("SELECT FROM job WHERE payload->>'subject' = $1", [subject])).length

describe('[architecture] what nobody in a transaction reads', () => {
  test('is written at its end, all of a kind in one statement', async () => {
    const written: (readonly string[])[] = []
    const write = async (_sql: Sql, rows: readonly string[]): Promise<void> => void written.push(rows)
    await inTransaction(async (sql) => {
      await enqueue(sql, job('late'))
      await writeLast(sql, write, 'one')
      await writeLast(sql, write, 'two', 'three')
      expect(await seenBy(sql, 'late')).toBe(0)
      expect(written).toEqual([])
    })
    expect(await waiting('late')).toBe(1)
    expect(written).toEqual([['one', 'two', 'three']])
  })

  test('undoes everything where it cannot be written, and whoever asked is told', async () => {
    const fails = (sql: Sql): Promise<unknown> => sql.query('SELECT 1 / 0')
    const work = inTransaction(async (sql) => {
      await sql.query("UPDATE budget SET spent = spent + 1 WHERE enterprise_id = 1 AND budget_id = 'cc-sales-2026'")
      await enqueue(sql, job('undone'))
      await writeLast(sql, fails, undefined)
    })
    await expect(work).rejects.toThrow('division by zero')
    expect(await waiting('undone')).toBe(0)
    expect(await countOf(server, 'budget', "budget_id = 'cc-sales-2026' AND spent <> 0", [])).toBe(0)
  })

  test.each([
    ['fails', { failure: 'gone' }, 0],
    ['succeeds', { kept: true }, 1],
  ])('of an attempt that %s', async (what, answer, kept) => {
    await inTransaction((sql) =>
      attempt(sql, async () => {
        await enqueue(sql, job(what))
        return answer
      }),
    )
    expect(await waiting(what)).toBe(kept)
  })

  test('of a supplier’s books leaves with their commit, and is undone with them', async () => {
    const { database } = server.context
    const key = "INSERT INTO supply_key (operation, key, state, at) VALUES ('air.hold', $1, 'done', now())"
    const kept = (name: string) => countOf(server, 'supply_key', 'key = $1', [name])
    await database.books(async (sql) => {
      await sql.atEnd(key, ['kept'])
      expect(await sql.query("SELECT FROM supply_key WHERE key = 'kept'")).toEqual([])
    })
    const failing = database.books(async (sql) => {
      await sql.atEnd(key, ['lost'])
      throw new Error('the supplier failed')
    })
    await expect(failing).rejects.toThrow('the supplier failed')
    await expect(database.books((sql) => sql.atEnd('SELECT 1 / 0 FROM supply_key WHERE key = $1', ['kept']))).rejects.toThrow(
      'division',
    )
    expect([await kept('kept'), await kept('lost')]).toEqual([1, 0])
  })

  test('is written at once by statements that stand on their own', async () => {
    await server.context.database.tenant(1, async (sql) => {
      await enqueue(sql, job('at once'))
      expect(await seenBy(sql, 'at once')).toBe(1)
    })
  })
})
