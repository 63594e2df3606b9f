import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { orderStates } from '@sojourn/contract/booking/codes'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { createTrainOrder } from '@sojourn/contract/products/train.calls'
import type { CreateTrainOrder } from '@sojourn/contract/products/train-booking.shapes'
import { SupplierSilent } from '@sojourn/supply/ports/outside'
import type { RailLock } from '@sojourn/supply/ports/rail'
import { expectResult } from '../../../testing/flights'
import { payersOf } from '../../../testing/ledger'
import { countOf } from '../../../testing/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { chooseTrain, saveTrainDraft, trainDetail, trainRequest } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => server.close())

/** Tickets are sold fifteen days ahead (handbook 3.5). */
let day = 21
const search = () => ({ date: `2026-11-${++day}` })

async function prepared(): Promise<CreateTrainOrder> {
  const tempOrderNo = await saveTrainDraft(server, 'employee', search())
  return trainRequest(server, 'employee', tempOrderNo, await chooseTrain(server, 'employee', tempOrderNo))
}
const place = (request: CreateTrainOrder, key: string = randomUUID()) =>
  server.call('employee', createTrainOrder, request, { key })

/** The railway does as `instead` says, the first time that it is asked. */
function onLock(
  instead: (lock: () => ReturnType<TestServer['context']['outside']['rail']['lock']>, request: RailLock) => unknown,
) {
  const { rail } = server.context.outside
  const real = rail.lock.bind(rail)
  return vi
    .spyOn(rail, 'lock')
    .mockImplementationOnce(async (asking, request) => (await instead(() => real(asking, request), request)) as never)
}
const silent = () => Promise.reject(new SupplierSilent('no answer'))

async function lastOrder(): Promise<{ orderNo: string; state: string }> {
  const { rows } = await server.database.pool.query<{ order_no: string; state: 5 }>(
    'SELECT order_no, state FROM orders ORDER BY order_no DESC LIMIT 1',
  )
  return { orderNo: rows[0]!.order_no, state: orderStates.word(rows[0]!.state) }
}
const listed = async (): Promise<string[]> =>
  expectResult(await server.call('employee', getTripOrderList, {})).list.map(({ orderNo }) => orderNo)
const locks = (orderNo: string, state: string) =>
  countOf(server, 'sandbox_rail_lock', 'lock_key = $1 AND state = $2', [`1/${orderNo}`, state])
/** Whoever was to conclude the order is gone: its lease is over. */
async function leaseIsOver(): Promise<void> {
  await server.database.pool.query("UPDATE job SET locked_until = NULL WHERE kind = 'order.secure'")
  await server.context.drainJobs()
}

describe('while the railway is asked for its seats', () => {
  test('an order counts for who travels on it, is in no list, and holds no connection', async () => {
    const [request, again] = [await prepared(), await prepared()]
    const before = await listed()
    let meanwhile: object = {}
    onLock(async (lock) => {
      const { orderNo, state } = await lastOrder()
      meanwhile = {
        state,
        listed: await listed(),
        disclosed: await countOf(server, 'access_log', 'purpose LIKE $1', [`%${orderNo}%`]),
        held: (await payersOf(server, orderNo)).held,
        again: await place({ ...again, tempOrderNo: request.tempOrderNo, rides: request.rides }),
      }
      return lock()
    })
    const { orderNo } = expectResult(await place(request))
    expect(meanwhile).toMatchObject({ state: 'placing', listed: before, disclosed: 1, again: { problem: 'sameTrainTwice' } })
    expect(meanwhile).toHaveProperty('held.companyCredit', request.expectedTotal)
    expect(await listed()).toEqual([orderNo, ...before])
  })

  test('a second press waits for the answer of the first, and the railway is asked once', async () => {
    const request = await prepared()
    const key = randomUUID()
    let second: ReturnType<typeof place> | undefined
    const asked = onLock(async (lock) => {
      second = place(request, key)
      await new Promise((resolve) => setImmediate(resolve))
      return lock()
    })
    const first = expectResult(await place(request, key))
    expect(expectResult(await second!)).toEqual(first)
    expect(asked).toHaveBeenCalledTimes(1)
  })

  test('what it refuses has never been: the same press may be tried again, and finds the seats that are there now', async () => {
    const request = await prepared()
    const key = randomUUID()
    const before = await listed()
    onLock(() => ({ failure: 'soldOut' }))
    expect(await place(request, key)).toMatchObject({ problem: 'trainSoldOut' })
    const { orderNo, state } = await lastOrder()
    expect([state, await listed()]).toEqual(['refused', before])
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    const { orderNo: second } = expectResult(await place(request, key))
    expect(second).not.toBe(orderNo)
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ state: 6, stateName: '未能预订' })
  })
})

describe('a process that ends', () => {
  test('after the railway has locked the seats: they are the order’s, and the same press answers with it', async () => {
    const request = await prepared()
    const key = randomUUID()
    onLock(async (lock) => {
      await lock()
      throw new Error('the process ends')
    })
    expect(await place(request, key)).toMatchObject({ problem: 'unexpected' })
    const { orderNo } = await lastOrder()
    await leaseIsOver()
    const order = await trainDetail(server, 'employee', orderNo)
    expect(order.lock).toBe('locked')
    expect(await listed()).toContain(orderNo)
    expect(expectResult(await place(request, key)).orderNo).toBe(orderNo)
    expect(await locks(orderNo, 'held')).toBe(1)
  })

  test('before the railway has heard: the key ends, the booker is told, and a question that arrives late buys nothing', async () => {
    const request = await prepared()
    let late: (() => Promise<unknown>) | undefined
    onLock((lock) => {
      late = lock
      throw new Error('the process ends')
    })
    expect(await place(request)).toMatchObject({ problem: 'unexpected' })
    const { orderNo } = await lastOrder()
    await leaseIsOver()
    expect(await lastOrder()).toEqual({ orderNo, state: 'refused' })
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    expect(await countOf(server, 'mail', 'body LIKE $1', [`%${orderNo}%`])).toBe(1)
    expect(await late!()).toEqual({ failure: 'keyVoid' })
    expect(await locks(orderNo, 'held')).toBe(0)
  })
})

describe('a railway that does not answer', () => {
  test('says so to who waits, and its answer counts when it comes', async () => {
    const request = await prepared()
    const key = randomUUID()
    onLock(async (lock) => {
      await lock()
      return silent()
    })
    const answer = await place(request, key)
    expect(answer).toMatchObject({ problem: 'orderPlacing' })
    expect(answer.message).toMatch(/\p{Script=Han}/u)
    await server.context.drainJobs()
    const { orderNo } = await lastOrder()
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ lock: 'locked' })
    expect(expectResult(await place(request, key)).orderNo).toBe(orderNo)
  })
})
