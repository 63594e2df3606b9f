import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { applyFlightRefund, getFlightRefundInfo, quoteFlightRefund } from '@sojourn/contract/products/flight/after-sales.calls'
import {
  approveEveryAmount,
  askRefund,
  couponStatesOf,
  couponsOf,
  quoteRefund,
  refund,
  settle,
  ticketedOrder,
} from '../../../../testing/after-sales'
import { decide, detail, expectResult, type Wanted } from '../../../../testing/flights'
import { balanceOf, creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { countOf, soldSeats } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const tier =
  (name: string): Wanted =>
  (_flight, fare) =>
    fare.ruleTier === name && fare.verdict === 'within'
const refundInfo = async (orderId: string) => expectResult(await server.call('employee', getFlightRefundInfo, { orderId }))

describe('a refund', () => {
  test('[S7.52] is quoted first: fee with its rule, fees of the state in full, and who gets it back', async () => {
    const order = await ticketedOrder(server, { wanted: tier('T3'), insured: true })
    const [segment] = order.segments
    const { coupons } = await refundInfo(order.orderNo)
    expect(coupons).toHaveLength(1)
    expect(coupons[0]).toMatchObject({ possible: true, traveller: '林晓雯', expiresOn: '2027-11-20' })
    const quote = await quoteRefund(server, order.orderNo, couponsOf(order))
    const fee = Math.round((segment!.ticketPrice * 0.2) / 100) * 100
    expect(coupons[0]?.fee).toMatchObject({ fee, percent: 20 })
    expect(quote.lines[0]).toMatchObject({ fee, buildFee: 50_00, fuelFee: 20_00, insurance: 30_00, percent: 20 })
    expect(quote.lines[0]?.rule).toBe('起飞前 7 天（含）以上，退票费为票面价的 20%')
    expect(quote.total).toBe(segment!.ticketPrice - fee + 50_00 + 20_00 + 30_00)
    expect(quote.shares).toEqual([{ method: '企业月结', amount: quote.total }])
    expect((await detail(server, 'employee', order.orderNo)).state).toBe(1800)
  })

  test('[handbook 1.6] gives the money back to the company, the seat to the carrier, and ends the order', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-10' } })
    const before = { credit: await creditOf(server), seats: await soldSeats(server) }
    const { total, order: refunded } = await refund(server, order.orderNo, couponsOf(order))
    expect(refunded).toMatchObject({ kind: 'refund', state: 1811, parentOrderNo: order.orderNo, total })
    expect(refunded.alters[0]).toMatchObject({ amount: total, traveller: '林晓雯' })
    const parent = await detail(server, 'employee', order.orderNo)
    expect(parent.state).toBe(1811)
    expect(couponStatesOf(parent)).toEqual([4])
    expect(parent.afterSales).toMatchObject([{ orderNo: refunded.orderNo, kind: 'refund', state: 1811, total }])
    expect(parent.actions.map(({ action }) => action)).not.toContain('refund')
    expect((await creditOf(server)).used).toBe(before.credit.used - total)
    expect(await soldSeats(server)).toBe(before.seats - 1)
    expect(await balanceOf(server, refunded.orderNo, 'credit.used')).toBe(-total)
    await expectBooksToBalance(server)
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.some(({ subject }) => subject.startsWith('退票成功'))).toBe(true)
  })

  test.each([
    ['to the second at the cut the fee is the cheaper one', 0, 20],
    ['a second later it is the dearer one', 1, 30],
  ])('[handbook 1.6] %s', async (_title, seconds, percent) => {
    const order = await ticketedOrder(server, { search: { date: seconds ? '2026-12-12' : '2026-12-13' }, wanted: tier('T3') })
    const cut = Date.parse(order.departAt) - 168 * 3_600_000
    const clock = vi.spyOn(server.context.clock, 'now').mockReturnValue(new Date(cut + seconds * 1000))
    try {
      const token = await server.tokenOf('employee')
      await server.database.pool.query("UPDATE session SET expires_at = '2027-12-31'")
      const answer = await server.call(
        'employee',
        quoteFlightRefund,
        { orderNo: order.orderNo, coupons: couponsOf(order) },
        { token },
      )
      const [line] = expectResult(answer).lines
      expect(line?.percent).toBe(percent)
      expect(line?.fee).toBe(Math.round((line!.ticketPrice * percent) / 10_000) * 100)
    } finally {
      clock.mockRestore()
    }
  })

  test('[handbook 1.6] goes by segment: the way back is refunded, the way out stays', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-14', returnDate: '2026-12-17' } })
    const back = couponsOf(order).filter(({ segment }) => segment === 1)
    const { order: refunded } = await refund(server, order.orderNo, back)
    expect(refunded.segments.map(({ departDate }) => departDate)).toEqual(['2026-12-17'])
    const parent = await detail(server, 'employee', order.orderNo)
    expect(parent.state).toBe(1900)
    expect(parent.stateName).toBe('有退改')
    const { coupons } = await refundInfo(order.orderNo)
    expect(coupons.find(({ segment }) => segment === 0)).toMatchObject({ possible: true })
    expect(coupons.find(({ segment }) => segment === 1)).toMatchObject({ reason: '该航段客票已退票，不可退改' })
    await refund(
      server,
      order.orderNo,
      couponsOf(order).filter(({ segment }) => segment === 0),
    )
    expect((await detail(server, 'employee', order.orderNo)).state).toBe(1811)
    await expectBooksToBalance(server)
  })

  test('[handbook 1.6] goes by passenger: one of two gives the ticket back, the other flies', async () => {
    const travellers = ['1-employee', '1-manager']
    const order = await ticketedOrder(server, { who: 'manager', search: { date: '2026-12-15' }, travellers })
    expect(order).toMatchObject({ state: 1800, travellers: ['林晓雯', '陈志远'] })
    const coupons = couponsOf(order).slice(0, 1)
    const { order: refunded } = await refund(server, order.orderNo, coupons, 'manager')
    expect(refunded.travellers).toEqual(['林晓雯'])
    const parent = await detail(server, 'manager', order.orderNo)
    expect([parent.state, couponStatesOf(parent)]).toEqual([1900, [4, 0]])
    expect((await server.call('employee', getFlightRefundInfo, { orderId: order.orderNo })).code).toBe(300003)
    await expectBooksToBalance(server)
  })

  test('[handbook 8.1] waits for approval where the company asks for it, and a rejection changes nothing', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-16' } })
    const { answer } = await askRefund(server, order.orderNo, couponsOf(order))
    const asked = expectResult(answer)
    expect(asked).toMatchObject({ state: 20, next: 'approval' })
    const again = await server.call('employee', quoteFlightRefund, { orderNo: order.orderNo, coupons: couponsOf(order) })
    expect(again).toMatchObject({ success: false, code: 300203 })
    expect((await detail(server, 'employee', order.orderNo)).actions.find(({ action }) => action === 'change')).toMatchObject({
      enabled: false,
    })
    expectResult(await decide(server, 'manager', asked.orderNo, 'reject', '请继续出行'))
    expect((await detail(server, 'employee', asked.orderNo)).state).toBe(25)
    const parent = await detail(server, 'employee', order.orderNo)
    expect([parent.state, couponStatesOf(parent)]).toEqual([1800, [0]])
    expectResult(await server.call('employee', quoteFlightRefund, { orderNo: order.orderNo, coupons: couponsOf(order) }))
  })
})

describe('what can go wrong with a refund', () => {
  test('[handbook 6.3] the carrier refuses: the order is back as it was and can be refunded later', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-18' }, remark: '#REFUND_FAIL' })
    const before = await creditOf(server)
    const { order: failed } = await refund(server, order.orderNo, couponsOf(order))
    expect(failed.state).toBe(1812)
    expect(failed.history.at(-1)?.sentence).toBe('退票失败：承运方不同意退票')
    const parent = await detail(server, 'employee', order.orderNo)
    expect([parent.state, couponStatesOf(parent)]).toEqual([1800, [0]])
    expect(parent.actions.find(({ action }) => action === 'refund')).toMatchObject({ enabled: true })
    expect(await creditOf(server)).toEqual(before)
  })

  test('[handbook 1.7] a passenger who has checked in cancels that first', async () => {
    const order = await ticketedOrder(server, {
      search: { date: '2026-11-21' },
      wanted: (flight, fare) => flight.departTime < '10:00' && fare.verdict !== 'forbidden',
      remark: '#CHECKED_IN',
    })
    const { coupons } = await refundInfo(order.orderNo)
    expect(coupons[0]).toMatchObject({ state: 1, possible: false, reason: '旅客已值机，请先取消值机再申请退改' })
    const answer = await server.call('employee', quoteFlightRefund, { orderNo: order.orderNo, coupons: couponsOf(order) })
    expect(answer).toMatchObject({ success: false, code: 300202, status: 409, field: 'coupons.0' })
  })

  test('unknown coupons, others’ orders, the same coupon twice and an outdated amount are refused', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-19' } })
    const coupons = couponsOf(order)
    const request = { orderNo: order.orderNo, coupons }
    const refused = async (who: string, changed: object) =>
      (await server.call(who, quoteFlightRefund, { ...request, ...changed })).code
    expect(await refused('employee', { coupons: [{ ...coupons[0]!, segment: 7 }] })).toBe(300200)
    expect(await refused('employee', { coupons: [coupons[0]!, coupons[0]!] })).toBe(300200)
    expect(await refused('manager', {})).toBe(300003)
    expect(await refused('employee@beichen.example', {})).toBe(300003)
    const dear = { ...request, expectedTotal: 99_999_00 }
    expect(await server.call('employee', applyFlightRefund, dear)).toMatchObject({ code: 300205, field: 'expectedTotal' })
    expect(await countOf(server, 'orders', 'parent_order_no = $1', [order.orderNo])).toBe(0)
  })

  test('[architecture] one intent asked twice, and two intents at once, make one refund', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-20' } })
    const key = randomUUID()
    const coupons = couponsOf(order)
    const { total } = await quoteRefund(server, order.orderNo, coupons)
    const ask = (options: object) =>
      server.call('employee', applyFlightRefund, { orderNo: order.orderNo, coupons, expectedTotal: total }, options)
    const answers = await Promise.all([ask({ key }), ask({ key }), ask({})])
    const taken = answers.flatMap(({ result }) => result?.orderNo ?? [])
    expect(new Set(taken).size).toBe(1)
    expect(await countOf(server, 'orders', "kind = 'refund' AND parent_order_no = $1", [order.orderNo])).toBe(1)
    await settle(server, 'employee', taken[0]!)
    await expectBooksToBalance(server)
  })

  test('[architecture] the carrier says yes after the time-out: asked again under the same key, the money goes back once', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-21' } })
    const { air } = server.context
    const real = air.refundAll.bind(air)
    let lost = false
    const spy = vi.spyOn(air, 'refundAll').mockImplementation(async (asking, request) => {
      const answer = await real(asking, request)
      if (lost) return answer
      lost = true
      throw new Error('time-out')
    })
    const before = await creditOf(server)
    const { total, answer } = await askRefund(server, order.orderNo, couponsOf(order))
    const { orderNo } = expectResult(answer)
    const midway = await settle(server, 'employee', orderNo)
    expect([lost, midway.state]).toEqual([true, 1810])
    await server.turn(1)
    spy.mockRestore()
    expect((await detail(server, 'employee', orderNo)).state).toBe(1811)
    expect((await creditOf(server)).used).toBe(before.used - total)
    await expectBooksToBalance(server)
  })

  test('[handbook 6.3] fees that rose while it waited end the refund instead of charging more than was said', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-22' }, wanted: tier('T3') })
    const { air } = server.context
    const { answer } = await askRefund(server, order.orderNo, couponsOf(order))
    const { orderNo } = expectResult(answer)
    const real = air.refundAll.bind(air)
    const spy = vi
      .spyOn(air, 'refundAll')
      .mockImplementation((asking, { key, lines }) =>
        real(asking, { key, lines: lines.map((line) => ({ ...line, feeAtMost: line.feeAtMost - 100 })) }),
      )
    const ended = await settle(server, 'employee', orderNo)
    spy.mockRestore()
    expect(ended.state).toBe(1812)
    expect(ended.history.at(-1)?.sentence).toContain('费用已上涨')
    expect(couponStatesOf(await detail(server, 'employee', order.orderNo))).toEqual([0])
  })
})
