import { orderStates } from '@sojourn/contract/booking/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder, getTripOrderList, resubmitOrder } from '@sojourn/contract/booking/order.calls'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { addDays, minutesBetween } from '@sojourn/domain/kit/local-date'
import { refusedAs } from '../../../testing/approvals'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { payersOf } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, settleTrain, trainDetail } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const firstDate = '2026-11-22'
let nextDate = 0
/** Another date each time, so that no order is in the way of the next. */
const book = (remark: string, more: object = {}) =>
  bookTrain(server, { search: { date: addDays(firstDate, nextDate++ % 12) }, more: { remark, ...more } })

/** What the railway keeps under the order's key. */
async function locksOf(orderNo: string): Promise<string[]> {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'SELECT state FROM sandbox_rail_lock WHERE lock_key = $1',
    [`1/${orderNo}`],
  )
  return rows.map(({ state }) => state)
}

describe('the railway fails to lock', () => {
  test.each([
    ['#NO_SEAT', 'trainSoldOut', '余票不足'],
    ['#IDENTITY', 'identityNotVerified', '未通过铁路核验'],
    ['#CONFLICT', 'journeyOverlaps', '行程时间冲突'],
    ['#LIMIT', 'purchaseLimit', '取消次数过多'],
    ['#CLOSED', 'railwayClosed', '服务时间'],
    ['#BUSY', 'railwayFailed', '没有应答'],
    ['#PRICE_UP', 'priceChanged', '价格'],
  ])('%s: %s, in clear words, and nothing is left behind', async (fault, problem, words) => {
    const { list: before } = expectResult(await server.call('employee', getTripOrderList, {}))
    const { answer } = await book(fault)
    expect(answer).toMatchObject({ success: false, problem })
    expect(answer.message).toContain(words)
    await server.context.drainJobs()
    const { list: after } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(after).toEqual(before)
    const [refused] = (
      await server.database.pool.query<{ order_no: string; state: number }>(
        'SELECT order_no, state FROM orders ORDER BY order_no DESC LIMIT 1',
      )
    ).rows
    expect(refused?.state).toBe(orderStates.code('refused'))
    expect(await payersOf(server, refused!.order_no)).toEqual({ paid: {}, held: {} })
    expect(await locksOf(refused!.order_no)).toEqual([])
  })
})

describe('the railway answers late, twice, or otherwise', () => {
  test('late: the order waits as a draft, and goes on when the queue has an answer', async () => {
    const { answer } = await book('#LATE')
    const { orderNo, next, state } = expectResult(answer)
    expect([next, state]).toEqual(['locking', 10])
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ lock: 'locking', stateName: '占座中' })
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(list.find((each) => each.orderNo === orderNo)?.stateName).toBe('占座中')
    await server.turn(1)
    const locked = await trainDetail(server, 'employee', orderNo)
    expect(locked.lock).toBe('locked')
    expect(locked.places).toAllSatisfy(({ coach }) => coach !== '')
    expect((await settleTrain(server, 'employee', orderNo)).state).toBe(3202)
  })

  test('[handbook 6.3] late, and submitted by its booker: the queue is asked now, and the order goes on where it has an answer', async () => {
    const { orderNo } = expectResult((await book('#LATE')).answer)
    const { actions } = await trainDetail(server, 'employee', orderNo)
    expect(actions[0]).toEqual({ action: 'submit', enabled: true })
    const submit = (who: string) => server.call(who, resubmitOrder, { orderNo })
    const remarked = (remark: string) =>
      server.database.pool.query('UPDATE orders SET remark = $2 WHERE order_no = $1', [orderNo, remark])
    expect(await submit('manager')).toMatchObject(refusedAs('orderUnknown'))
    await remarked('#BUSY')
    expect(await submit('employee')).toMatchObject(refusedAs('seatsPending'))
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(10)
    await remarked('')
    const { state } = expectResult(await submit('employee'))
    expect(state).not.toBe(10)
    const locked = await trainDetail(server, 'employee', orderNo)
    expect([locked.state, locked.lock]).toEqual([state, 'locked'])
  })

  test('[handbook 3.9] late, and submitted when the seats are gone: the answer and the page have the railway’s number for it', async () => {
    const { orderNo } = expectResult((await book('#LATE')).answer)
    await server.database.pool.query(`UPDATE orders SET remark = '#NO_SEAT' WHERE order_no = $1`, [orderNo])
    expect(expectResult(await server.call('employee', resubmitOrder, { orderNo }))).toEqual({ orderNo, state: 3203 })
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(3203)
  })

  test('[handbook 3.9] late, and given up before the answer: the railway looks for nothing any more', async () => {
    const { answer } = await book('#LATE')
    const { orderNo } = expectResult(answer)
    expect(await locksOf(orderNo)).toEqual(['pending'])
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    await server.context.drainJobs()
    expect(await locksOf(orderNo)).toEqual(['released'])
    await server.turn(1)
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ state: 3101, lock: 'none' })
    expect(await locksOf(orderNo)).toEqual(['released'])
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('[handbook 11.5] documents handed to the railway are written down once, however often its queue is asked', async () => {
    const { orderNo } = expectResult((await book('#LATE')).answer)
    const readings = async () =>
      (await server.database.pool.query('SELECT FROM access_log WHERE purpose LIKE $1', [`%${orderNo}%`])).rowCount
    expect(await readings()).toBe(1)
    await server.turn(1)
    expect((await trainDetail(server, 'employee', orderNo)).lock).toBe('locked')
    expect(await readings()).toBe(1)
  })

  /** What happens when the railway's queue is asked the next time. */
  const befalls = (orderNo: string, remark: string) =>
    server.database.pool.query('UPDATE orders SET remark = $2 WHERE order_no = $1', [orderNo, remark])

  test('silent while the order is in the queue: asked again within the hold, with words, and locked in the end', async () => {
    const { orderNo } = expectResult((await book('#LATE')).answer)
    await befalls(orderNo, '#BUSY')
    await server.turn(1)
    const waiting = await trainDetail(server, 'employee', orderNo)
    expect([waiting.state, waiting.lock]).toEqual([10, 'locking'])
    expect(waiting.nextStep).toContain('没有应答')
    await befalls(orderNo, '')
    await server.turn(2)
    expect(await trainDetail(server, 'employee', orderNo)).toMatchObject({ lock: 'locked' })
    const { rows } = await server.database.pool.query('SELECT wishes FROM train_order WHERE order_no = $1', [orderNo])
    expect(rows[0]).toEqual({ wishes: { version: 2, lockedUntil: expect.any(String) } })
  })

  test('silent to the end of the hold: the order fails, money is free and the booker is told', async () => {
    const { orderNo } = expectResult((await book('#LATE')).answer)
    await befalls(orderNo, '#BUSY')
    const { holdExpiresAt } = await trainDetail(server, 'employee', orderNo)
    await server.turn(minutesBetween(server.context.clock.now().toISOString(), holdExpiresAt!) - 2)
    expect((await trainDetail(server, 'employee', orderNo)).lock).toBe('locking')
    await server.turn(1)
    const order = await trainDetail(server, 'employee', orderNo)
    expect([order.state, order.lock]).toEqual([3203, 'none'])
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    const listed = list.find((each) => each.orderNo === orderNo)?.stateName
    const asOf = expectResult(await server.call('finance', getOrderAsOf, { orderNo }))
    expect([order.stateName, listed, asOf.order?.stateName]).toEqual(['占座失败', '占座失败', '占座失败'])
    expect(order.history.at(-1)!.sentence).toContain('系统繁忙')
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
    const { rows } = await server.database.pool.query('SELECT employee_id, subject FROM mail WHERE body LIKE $1', [
      `%${orderNo}%`,
    ])
    expect(rows).toEqual([{ employee_id: '1-employee', subject: expect.stringContaining('失败') }])
  })

  test('twice: one lock, one order', async () => {
    const { answer } = await book('#TWICE')
    const order = await settleTrain(server, 'employee', expectResult(answer).orderNo)
    expect(order.state).toBe(3202)
    expect(new Set(order.places.map(({ ticketNo }) => ticketNo)).size).toBe(1)
  })

  test('another seat than was wished for is taken and said', async () => {
    const { answer } = await book('#OTHER_SEAT', { seatChoice: ['1A'] })
    const order = await trainDetail(server, 'employee', expectResult(answer).orderNo)
    expect(order.places[0]).toMatchObject({ otherThanWished: true })
  })
})

describe('money always has an end', () => {
  test('tickets that cannot be issued: the order fails and nothing stays charged', async () => {
    const { answer } = await book('#ISSUE_FAIL')
    const order = await settleTrain(server, 'employee', expectResult(answer).orderNo)
    expect(order.state).toBe(3203)
    expect(order.nextStep).not.toBe('')
    expect(order.history.at(-1)!.sentence).toMatch(/^未购得车票：/)
  })

  test('payment after the lock expired is refused, and the seats are free again', async () => {
    const { answer, request, chosen } = await book('')
    const { orderNo } = expectResult(answer)
    await decide(server, 'manager', orderNo).catch(() => undefined)
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(3100)
    await server.turn(31)
    expect((await trainDetail(server, 'employee', orderNo)).state).toBe(3102)
    const paid = await payByCredit(server, 'employee', orderNo, request.expectedTotal)
    expect(paid.success).toBe(false)
    expect(chosen.seat.seats).toBeGreaterThan(0)
  })

  test('seats that the railway gave back meanwhile: paid, then failed and returned in full', async () => {
    const { orderNo } = expectResult((await book('')).answer)
    await decide(server, 'manager', orderNo).catch(() => undefined)
    await server.database.pool.query(
      `UPDATE sandbox_rail_lock SET faults = '{SEATS_LOST}'
       WHERE lock_no = (SELECT lock_no FROM train_order WHERE order_no = $1)`,
      [orderNo],
    )
    expect((await settleTrain(server, 'employee', orderNo)).state).toBe(3203)
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('[handbook 3.5] cancelled before it is paid; after three of a day the railway sells no more', async () => {
    const booking = (day: number) => ({ who: 'director', search: { date: addDays(firstDate, day) } })
    for (const day of [0, 1, 2]) {
      const { orderNo } = expectResult((await bookTrain(server, booking(day))).answer)
      expectResult(await server.call('director', cancelOrder, { orderNo }))
      const order = await trainDetail(server, 'director', orderNo)
      expect([order.state, order.lock]).toEqual([3101, 'none'])
    }
    expect((await bookTrain(server, booking(3))).answer).toMatchObject({ problem: 'purchaseLimit' })
  })
})
