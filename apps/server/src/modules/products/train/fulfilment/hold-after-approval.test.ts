import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { applyTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isNeverTicketed } from '@sojourn/domain/booking/order/transitions'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { approveEveryAmount } from '../../../../testing/after-sales'
import { answer, approvalOf, flow, level, setFlows } from '../../../../testing/approvals'
import { expectResult, payByCredit } from '../../../../testing/flights'
import { payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  bookTrain,
  quoteTrainChangeTo,
  ticketedTrain,
  ticketsOf,
  trainDetail,
  settleTrain,
  type SeatWanted,
} from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
beforeEach(() => setFlows(server, flow([level('any', 'manager')])))
afterAll(() => server.close())

const turnTo = (instant: string) => server.turn(minutesBetween(server.context.clock.now().toISOString(), instant))
const order = (orderNo: string) => trainDetail(server, 'employee', orderNo)
let day = 24
async function open() {
  const { answer: created, request } = await bookTrain(server, { search: { date: `2026-11-${day++}` } })
  const { orderNo } = expectResult(created)
  return { orderNo, request, approvalId: await approvalOf(server, orderNo) }
}
const agree = (approvalId: string) => answer(server, 'manager', approvalId, {})
const locksOf = async (orderNo: string): Promise<string[]> => {
  const { rows } = await server.database.pool.query<{ state: string }>(
    'SELECT state FROM sandbox_rail_lock WHERE lock_key LIKE $1 ORDER BY created_at, lock_no',
    [`%/${orderNo}%`],
  )
  return rows.map(({ state }) => state)
}

describe('[handbook 3.5] the railway keeps seats for half an hour, whatever an order waits for', () => {
  test('decided in time, the seats are those that were locked', async () => {
    const { orderNo, approvalId } = await open()
    const before = await order(orderNo)
    expect(minutesBetween(server.context.clock.now().toISOString(), before.lockedUntil!)).toBe(30)
    await server.turn(29)
    expect(expectResult(await agree(approvalId))).toMatchObject({ subjectState: 3100 })
    expect(await locksOf(orderNo)).toEqual(['held'])
  })

  test('decided later, the same seats are asked for again, and paid and issued', async () => {
    const { orderNo, request, approvalId } = await open()
    await server.turn(31)
    const lapsed = await order(orderNo)
    expect(lapsed).toMatchObject({ state: 20, lock: 'lapsed', nothingHeld: true })
    expect(expectResult(await agree(approvalId))).toMatchObject({ subjectState: 3100 })
    const after = await order(orderNo)
    expect(after).toMatchObject({ lock: 'locked', total: request.expectedTotal, rides: lapsed.rides })
    expectResult(await payByCredit(server, 'employee', orderNo, after.total))
    await server.context.drainJobs()
    expect(await order(orderNo)).toMatchObject({ state: 3202 })
  })

  test('sold out by then, the order is closed and nothing is charged', async () => {
    const { orderNo, approvalId } = await open()
    await server.turn(31)
    await server.database.pool.query("UPDATE orders SET remark = '#NO_SEAT' WHERE order_no = $1", [orderNo])
    expect(expectResult(await agree(approvalId))).toMatchObject({ subjectState: 3102 })
    expect(await payersOf(server, orderNo)).toEqual({ paid: {}, held: {} })
  })

  test('approved at night it may be paid until nine; the railway is asked in the morning for what is paid at night', async () => {
    const [paid, slept] = [await open(), await open()]
    await turnTo('2026-11-20T17:30:00.000Z')
    for (const { approvalId } of [paid, slept])
      expect(expectResult(await agree(approvalId))).toMatchObject({ subjectState: 3100 })
    const waiting = await order(slept.orderNo)
    expect(waiting).toMatchObject({ lock: 'lapsed', holdExpiresAt: '2026-11-21T01:00:00.000Z' })
    expect(waiting.nextStep).toContain('重新占座')
    expectResult(await payByCredit(server, 'employee', paid.orderNo, paid.request.expectedTotal))
    await server.context.drainJobs()
    expect((await order(paid.orderNo)).state).toBe(3201)
    await turnTo('2026-11-20T21:01:00.000Z')
    expect((await order(paid.orderNo)).state).toBe(3202)
    await turnTo('2026-11-21T00:59:00.000Z')
    expectResult(await payByCredit(server, 'employee', slept.orderNo, slept.request.expectedTotal))
    await server.context.drainJobs()
    expect((await order(slept.orderNo)).state).toBe(3202)
  })

  test('a change to a dearer seat that is agreed to at night may be paid until nine as well, and is not lost after half an hour', async () => {
    await approveEveryAmount(server)
    const ticketed = await ticketedTrain(server, { search: { date: '2026-12-02' } })
    const coupons = ticketsOf(ticketed)
    await turnTo('2026-11-21T14:05:00.000Z')
    const dearer: SeatWanted = (_train, { seats, price }) => seats > 0 && price > ticketed.places[0]!.price
    const { to, quote } = await quoteTrainChangeTo(server, ticketed.orderNo, coupons, '2026-12-02', { wanted: dearer })
    expect(quote.total).toBeGreaterThan(0)
    const { total: expectedTotal, back: expectedBack, violations } = quote
    const reason = violations.length > 0 ? { reasonCode: 'urgent' } : {}
    const request = { orderNo: ticketed.orderNo, coupons, to, expectedTotal, expectedBack, ...reason }
    const { orderNo } = expectResult(await server.call('employee', applyTrainChange, request))
    expectResult(await agree(await approvalOf(server, orderNo)))
    expect(await order(orderNo)).toMatchObject({ state: 3701, holdExpiresAt: '2026-11-22T01:00:00.000Z' })
    await turnTo('2026-11-22T00:59:00.000Z')
    expectResult(await payByCredit(server, 'employee', orderNo, expectedTotal))
    await server.context.drainJobs()
    expect((await order(orderNo)).state).toBe(3703)
  })
})

describe('[handbook 3.8] the new seats of a change are kept for half an hour as well', () => {
  const isChange = { conditions: { objects: ['change'] as const } }
  async function openChange(date: string) {
    const bought = await ticketedTrain(server, { search: { date } })
    await setFlows(server, flow([level('any', 'manager')], isChange))
    const [{ orderNo }, coupons, ride] = [bought, ticketsOf(bought), bought.rides[0]!]
    const { to, quote } = await quoteTrainChangeTo(server, orderNo, coupons, ride.departDate, {
      wanted: (train, { seat, seats }) => seat === 'O' && seats > 5 && train.trainNo !== ride.trainNo,
    })
    const request = { orderNo, coupons, to, expectedTotal: quote.total, expectedBack: quote.back }
    const applied = expectResult(await server.call('employee', applyTrainChange, request))
    await server.turn(31)
    expect(await order(applied.orderNo)).toMatchObject({ state: 20, lock: 'lapsed' })
    return { bought, changeNo: applied.orderNo }
  }

  test('decided later, they are asked for again, and the tickets exchanged', async () => {
    const { changeNo } = await openChange('2026-12-04')
    expect((await settleTrain(server, 'employee', changeNo)).state).toBe(3703)
    expect(await locksOf(changeNo)).toEqual(['expired', 'issued'])
  })

  test('sold out by then, the change does not come about, nothing is paid and the old tickets stay', async () => {
    const { bought, changeNo } = await openChange('2026-12-03')
    await server.database.pool.query("UPDATE orders SET remark = '#NO_SEAT' WHERE order_no = $1", [changeNo])
    expect(isNeverTicketed(stateOfNumber((await settleTrain(server, 'employee', changeNo)).state))).toBe(true)
    expect(await payersOf(server, changeNo)).toEqual({ paid: {}, held: {} })
    expect((await order(bought.orderNo)).state).toBe(3202)
  })
})
