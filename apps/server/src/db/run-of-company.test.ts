import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Log } from '../kit/log'
import { newId } from '../kit/id'
import { fixedClock } from '../testing/server'
import { openDatabase, type Database } from './database'
import { enqueue } from './queue'
import { runOfCompany } from './run-of-company'
import { openTestDatabase, type TestDatabase } from './testing'

let testDatabase: TestDatabase
let database: Database
beforeAll(async () => {
  testDatabase = await openTestDatabase()
  database = openDatabase(testDatabase.application)
})
afterAll(async () => {
  await database.close()
  await testDatabase.close()
})

test('[architecture] a job of everybody is held anew for each company, and goes on where one fails', async () => {
  const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
  const now = fixedClock().now()
  const job = { id: newId(now) }
  await database.platform((sql) => enqueue(sql, { ...job, kind: 'audit.seal', enterpriseId: 0, payload: {}, runAt: now }))
  const held: boolean[] = []
  for (const enterpriseId of [1, 2]) {
    await testDatabase.pool.query("UPDATE job SET locked_until = clock_timestamp() + interval '1 second'")
    await runOfCompany({ database, log }, { job, enterpriseId, failed: 'it failed' }, async () => {
      const { rows } = await testDatabase.pool.query<{ held: boolean }>(
        "SELECT locked_until > clock_timestamp() + interval '50 seconds' AS held FROM job",
      )
      held.push(rows[0]!.held)
      throw new Error('refused')
    })
  }
  expect(held).toEqual([true, true])
  expect(log.error.mock.calls.map(([, words]) => words)).toEqual(['it failed', 'it failed'])
})
