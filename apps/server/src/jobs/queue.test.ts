import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Context } from '../context'
import type { Log } from '../kit/log'
import { openDatabase, type Database } from '../db/database'
import { enqueue, finishJob, type JobKind } from '../db/queue'
import { openTestDatabase, type TestDatabase } from '../db/testing'
import { newId } from '../kit/id'
import { fixedClock } from '../testing/server'
import { startJobs, type JobHandler, type JobRunner } from './queue'
import { claimJobs } from './store'

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

const clock = fixedClock()
const log = { info: vi.fn<Log['info']>(), warn: vi.fn<Log['warn']>(), error: vi.fn<Log['error']>() }
const runners: JobRunner[] = []
/** A worker with the parts of the context that the queue uses. */
function startWorker(handlers: Record<string, JobHandler>): JobRunner {
  const runner = startJobs({ config: { databaseConnections: 10 }, database, clock, log } as unknown as Context, handlers)
  runners.push(runner)
  return runner
}
beforeEach(() => {
  log.error.mockClear()
})
afterEach(async () => {
  await Promise.all(runners.splice(0).map((runner) => runner.stop()))
  await testDatabase.pool.query('DELETE FROM job')
})

const put = (kind: JobKind, inMinutes = 0): Promise<unknown> =>
  database.platform((sql) => {
    const runAt = new Date(clock.now().getTime() + inMinutes * 60_000)
    return enqueue(sql, { id: newId(clock.now()), kind, enterpriseId: 1, payload: { orderNo: 'F1' }, runAt })
  })
const finishing = (also: () => void = () => undefined): JobHandler =>
  vi.fn<JobHandler>((context, job) =>
    context.database.transaction(job.enterpriseId, async (sql) => {
      await finishJob(sql, job.id)
      also()
    }),
  )
interface Left {
  attempts: number
  run_at: Date
  failed_at: Date | null
  last_error: string | null
}
const left = async (): Promise<Left[]> =>
  (await testDatabase.pool.query<Left>('SELECT attempts, run_at, failed_at, last_error FROM job ORDER BY id')).rows
const secondsAhead = (at: Date): number => (at.getTime() - clock.now().getTime()) / 1000

test('[architecture] runs what is due once and leaves the rest', async () => {
  const handler = finishing()
  await put('order.issue')
  await put('order.issue', 5)
  const worker = startWorker({ 'order.issue': handler })
  await worker.drain()
  expect(handler).toHaveBeenCalledTimes(1)
  expect(vi.mocked(handler).mock.calls[0]![1]).toMatchObject({
    kind: 'order.issue',
    enterpriseId: 1,
    payload: { orderNo: 'F1' },
    attempts: 1,
  })
  clock.turn(5)
  await worker.drain()
  expect(handler).toHaveBeenCalledTimes(2)
  expect(await left()).toEqual([])
})

test('[architecture] more than one batch in one go', async () => {
  for (let count = 0; count < 80; count++) await put('order.expire')
  const handler = finishing()
  await startWorker({ 'order.expire': handler }).drain()
  expect(handler).toHaveBeenCalledTimes(80)
  expect(await left()).toEqual([])
})

test('[architecture] a job whose supplier answers late holds up no other', async () => {
  let answer: () => void = () => undefined
  const begun = new Promise<void>((started) => {
    const late: JobHandler = async (context, job) => {
      started()
      await new Promise<void>((resolve) => (answer = resolve))
      await finishing()(context, job)
    }
    void put('mail.send').then(() => startWorker({ 'mail.send': late, 'order.issue': prompt }))
  })
  let issued: () => void = () => undefined
  const ended = new Promise<void>((resolve) => (issued = resolve))
  const prompt = finishing(() => issued())
  await begun
  await put('order.issue')
  const [worker] = runners
  worker!.wake()
  await ended
  answer()
  await worker!.drain()
  expect(await left()).toEqual([])
})

test('[architecture] what another worker is just taking is passed over, not waited for', async () => {
  for (let count = 0; count < 30; count++) await put('order.expire')
  const other = await testDatabase.pool.connect()
  await other.query('BEGIN')
  const { rows } = await other.query<{ id: string }>('SELECT id FROM job ORDER BY run_at LIMIT 20 FOR UPDATE')
  const taken = await claimJobs({ database, clock } as unknown as Context, 20)
  await other.query('COMMIT')
  other.release()
  expect(taken).toHaveLength(10)
  expect(new Set([...taken, ...rows].map(({ id }) => id)).size).toBe(30)
})

test('[architecture] a failure is tried again, later each time; its work and its end are one', async () => {
  let fails = 3
  const handler = finishing(() => {
    if (fails-- > 0) throw new Error('carrier unreachable')
  })
  await put('order.issue')
  const worker = startWorker({ 'order.issue': handler })
  for (const seconds of [2, 4, 8]) {
    await worker.drain()
    const [job] = await left()
    expect(job).toMatchObject({ failed_at: null, last_error: 'carrier unreachable' })
    expect(secondsAhead(job!.run_at)).toBe(seconds)
    await worker.drain()
    expect(handler).toHaveBeenCalledTimes(job!.attempts)
    clock.turn(seconds / 60)
  }
  await worker.drain()
  expect(handler).toHaveBeenCalledTimes(4)
  expect(await left()).toEqual([])
  expect(log.error).toHaveBeenCalledTimes(3)
})

test('[architecture] one that never succeeds stops after twelve tries, and keeps no other waiting', async () => {
  const poisoned = vi.fn<JobHandler>(() => Promise.reject(new Error('x'.repeat(600))))
  await put('mail.send')
  const worker = startWorker({ 'mail.send': poisoned, 'order.issue': finishing() })
  for (let round = 0; round < 15; round++) {
    await worker.drain()
    clock.turn(11)
  }
  expect(poisoned).toHaveBeenCalledTimes(12)
  const [job] = await left()
  expect(job).toMatchObject({ attempts: 12, last_error: 'x'.repeat(500) })
  expect(job!.failed_at).not.toBeNull()
  await put('order.issue')
  await worker.drain()
  expect(await left()).toHaveLength(1)
})

test('[architecture] a kind that nobody handles is kept and named', async () => {
  await put('mail.send')
  await startWorker({}).drain()
  expect(await left()).toMatchObject([{ attempts: 1, last_error: 'no handler for job mail.send' }])
})

test('[architecture] a job whose worker died is free again when its time is over', async () => {
  const handler = finishing()
  await put('order.issue')
  await testDatabase.pool.query("UPDATE job SET attempts = 1, locked_until = clock_timestamp() + interval '1 minute'")
  const worker = startWorker({ 'order.issue': handler })
  await worker.drain()
  expect(handler).not.toHaveBeenCalled()
  await testDatabase.pool.query("UPDATE job SET locked_until = clock_timestamp() - interval '1 second'")
  await worker.drain()
  expect(handler).toHaveBeenCalledTimes(1)
})

test('[architecture] stopping waits for what runs and begins nothing new', async () => {
  let release: () => void = () => undefined
  const begun = new Promise<void>((started) => {
    const handler: JobHandler = async (context, job) => {
      started()
      await new Promise<void>((resolve) => (release = resolve))
      await finishing()(context, job)
    }
    void put('order.issue').then(() => startWorker({ 'order.issue': handler }))
  })
  await begun
  const [worker] = runners
  const stopped = worker!.stop()
  await put('order.issue')
  release()
  await stopped
  worker!.wake()
  await worker!.drain()
  expect(await left()).toHaveLength(1)
})

test('a failure that the database does not take at once is noted when it is back, so that nobody waits for the lease to end', async () => {
  await put('order.issue')
  const worker = startWorker({
    'order.issue': () => {
      vi.spyOn(database, 'platform').mockRejectedValueOnce(new Error('the database is away'))
      return Promise.reject(new Error('connection lost'))
    },
  })
  await worker.drain()
  const [job] = await left()
  expect(job).toMatchObject({ attempts: 1, failed_at: null, last_error: 'connection lost' })
  expect(secondsAhead(job!.run_at)).toBe(2)
})
