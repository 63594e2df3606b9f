import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RailFailure, RailLock, RailLocked, RailPending } from '@sojourn/supply/ports/rail'
import { availability } from '@sojourn/supply/sandbox/rail/inventory/availability'
import { issue, tickets } from '@sojourn/supply/sandbox/rail/inventory/issuing'
import { lock, release } from '@sojourn/supply/sandbox/rail/inventory/locks'
import { findStretch } from '@sojourn/supply/sandbox/rail/inventory/stretch'
import { openTestDatabase, type TestDatabase } from '../../../db/testing'
import {
  choiceOf,
  dayAfter,
  desk,
  faults,
  granted,
  inTransaction,
  lockRequest,
  minutesLater,
  now,
  seatsInBooks,
  strangers,
} from './sandbox-rail.testing'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const lockIt = (request: RailLock, at = now): Promise<RailLocked | RailPending | RailFailure> =>
  inTransaction(database.pool, (context) => lock(desk, context, request), at)
const locked = async (request: RailLock, at = now): Promise<RailLocked> => granted(await lockIt(request, at))
const issueIt = (lockNo: string, at = now) =>
  inTransaction(database.pool, (context) => issue(desk, context, { key: lockNo, lockNo }), at)
const releaseIt = (lockNo: string, at = now) =>
  inTransaction(database.pool, async (context) => ({ done: await release(desk, context, { lockNo }) }), at)

async function left(choice: ReturnType<typeof choiceOf>, at = now): Promise<number> {
  const stretch = findStretch(desk.runs, choice)
  if (!stretch) throw new Error('no such train')
  const client = await database.pool.connect()
  const { sqlOn } = await import('../../../db/sql')
  try {
    const [seats] = await availability(desk, { now: at, sql: sqlOn(client) }, [stretch])
    return seats?.get(choice.seat) ?? -1
  } finally {
    client.release()
  }
}

test('selling a part of the way blocks every stretch that shares an interval, and no other', async () => {
  const date = dayAfter(0)
  const stretch = (from: string, to: string) => choiceOf('G6', [from, to], 'O', date)
  const before = await Promise.all([
    left(stretch('AOH', 'OHH')),
    left(stretch('OHH', 'NKH')),
    left(stretch('NKH', 'VNP')),
    left(stretch('AOH', 'VNP')),
  ])
  for (let party = 0; party < 4; party++)
    await locked(lockRequest(`interval-${party}`, [stretch('AOH', 'NKH')], strangers(Math.min(5, before[3]! - 1))))
  const after = await Promise.all([
    left(stretch('AOH', 'OHH')),
    left(stretch('OHH', 'NKH')),
    left(stretch('NKH', 'VNP')),
    left(stretch('AOH', 'VNP')),
  ])
  expect(after).toEqual([0, 0, 0, 0])
  expect(await seatsInBooks(database.pool)).toMatchObject({ double: 0 })
})
