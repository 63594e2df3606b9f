import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { orderKinds, orderStates } from '@sojourn/contract/booking/codes'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { getPaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { quoteFlightRefund, searchFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { mayCause, nextState, orderEvents } from '@sojourn/domain/booking/order/transitions'
import { move } from '../lifecycle/lifecycle'
import { findOrders } from '../order/store'
import { couponStatesOf, couponsOf, ticketedOrder } from '../../../testing/after-sales'
import { refusedAs } from '../../../testing/approvals'
import { choose, decide, detail, expectResult, orderRequest, payByCredit, saveDraft, within } from '../../../testing/flights'
import { creditOf, expectBooksToBalance, payersOf } from '../../../testing/ledger'
import { askForMoney, noticeOf, notify, pressOnPage, stateOfPayment } from '../../../testing/payments'
import { soldSeats } from '../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterEach(async () => {
  vi.restoreAllMocks()
  await expectBooksToBalance(server)
})
afterAll(() => server.close())

async function payable(date: string, travelType: 1 | 2 = 1) {
  const tempOrderNo = await saveDraft(server, 'employee', { date, travelType })
  const request = await orderRequest(server, 'employee', tempOrderNo, [await choose(server, 'employee', tempOrderNo, within)])
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
  if (travelType === 1) await decide(server, 'manager', orderNo)
  return { orderNo, total: request.expectedTotal }
}

describe('what an order may not become (handbook 6.3)', () => {
  test('[handbook 6.3] every move that the table does not have, and every mover it does not name, is refused by its order', async () => {
    const { orderNo } = await payable('2027-02-01')
    const movers = ['booker', 'payer', 'approver', 'supplier', 'system'] as const
    const { refused, written } = await inCompany(server.context, 1, async (work) => {
      const [order] = await findOrders(work, [orderNo])
      const answers: unknown[] = []
      for (const kind of orderKinds)
        for (const state of orderStates.words)
          for (const event of orderEvents)
            for (const mover of movers) {
              if (nextState(kind, state, event) && mayCause(kind, state, event, mover)) continue
              // An order for which nothing is to be paid goes another way, so this one costs something.
              const tried = { ...order!, kind, state }
              answers.push(await move(work, tried, { event, by: { kind: mover, id: mover, name: '' } }))
            }
      const [after] = await findOrders(work, [orderNo])
      return { refused: answers, written: after!.version - order!.version }
    })
    expect(refused.length).toBeGreaterThan(1_000)
    const reason = { problem: 'transitionRefused', detail: { orderNo } }
    expect(refused.filter((answer) => JSON.stringify(answer) !== JSON.stringify(refused[0]))).toEqual([])
    expect(refused[0]).toMatchObject(reason)
    expect(written).toBe(0)
  })
})

describe('a payment whose notice is faster than its payer', () => {
  test('the ticket is there when the payer comes back; the page’s own notice afterwards changes nothing', async () => {
    const { orderNo, total } = await payable('2027-02-02', 2)
    const asked = await askForMoney(server, 'employee', orderNo, total)
    expect((await notify(server, noticeOf(server, asked.paymentNo, total))).success).toBe(true)
    await server.context.drainJobs()
    const issued = await detail(server, 'employee', orderNo)
    expect(issued.state).toBe(1800)

    expect((await pressOnPage(server, asked, 'paid')).statusCode).toBeLessThan(400)
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('paid')
    expect(await detail(server, 'employee', orderNo)).toMatchObject({ state: 1800, version: issued.version })
    expect(await payersOf(server, orderNo)).toEqual({ paid: { personal: total }, held: {} })
    expect((await server.call('employee', getPaymentInfo, { orderNos: [orderNo] })).success).toBe(false)
  })
})

describe('a carrier that says yes after the time-out', () => {
  test('[handbook 1.7] is asked again under the same key: one set of tickets, paid once', async () => {
    const { orderNo, total } = await payable('2027-02-03')
    const before = await creditOf(server)
    const { air } = server.context
    const real = air.issue.bind(air)
    let lost = false
    vi.spyOn(air, 'issue').mockImplementation(async (asking, request) => {
      const answer = await real(asking, request)
      if (lost) return answer
      lost = true
      throw new Error('time-out')
    })
    expectResult(await payByCredit(server, 'employee', orderNo, total))
    await server.context.drainJobs()
    expect([lost, (await detail(server, 'employee', orderNo)).state]).toEqual([true, 1700])
    await server.turn(2)
    await server.context.drainJobs()
    const order = await detail(server, 'employee', orderNo)
    expect([order.state, couponStatesOf(order)]).toEqual([1800, [0]])
    expect(await creditOf(server)).toEqual({ used: before.used + total, frozen: before.frozen - total })
  })
})

describe('a carrier that is silent when seats are given back', () => {
  test('[architecture] keeps nobody from cancelling: the order is over at once, its seats are given back when the carrier answers', async () => {
    const before = [await soldSeats(server), await creditOf(server)]
    const { orderNo } = await payable('2027-02-05')
    const { air } = server.context
    const release = vi.spyOn(air, 'release').mockRejectedValueOnce(new Error('no answer'))
    expectResult(await server.call('employee', cancelOrder, { orderNo }))
    expect((await detail(server, 'employee', orderNo)).state).toBe(1211)
    expect([await soldSeats(server), await creditOf(server)]).toEqual([Number(before[0]) + 1, before[1]])
    await server.turn(2)
    expect([await soldSeats(server), await creditOf(server)]).toEqual(before)
    expect(release).toHaveBeenCalledTimes(2)
  })
})

describe('a coupon that was used', () => {
  test('[handbook 1.7] is neither refunded nor changed, and its order stays as it is', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-02-04' } })
    await server.turn((Date.parse('2027-02-07T00:00:00Z') - server.context.clock.now().getTime()) / 60_000)
    const flown = await detail(server, 'employee', order.orderNo)
    expect(couponStatesOf(flown)).toEqual([3])
    const ask = { orderNo: order.orderNo, coupons: couponsOf(order) }
    expect(await server.call('employee', quoteFlightRefund, ask)).toMatchObject(refusedAs('couponNotOpen'))
    const later = { ...ask, departDate: '2027-02-20' }
    expect(await server.call('employee', searchFlightChange, later)).toMatchObject(refusedAs('couponNotOpen'))
    expect(await detail(server, 'employee', order.orderNo)).toMatchObject({ version: flown.version })
  })
})

describe('an order that moves while its supplier is asked', () => {
  /** As every move does, of whomever it is. */
  const moveOn = (orderNo: string) =>
    server.database.pool.query('UPDATE orders SET version = version + 1 WHERE order_no = $1', [orderNo])

  test('[architecture] what the carrier said of the former state does not count: it is asked again, and answers the same tickets', async () => {
    const { orderNo, total } = await payable('2027-03-04')
    const { air } = server.context
    const real = air.issue.bind(air)
    const answers: object[] = []
    vi.spyOn(air, 'issue').mockImplementation(async (asking, request) => {
      const answer = await real(asking, request)
      if (answers.push(answer) === 1) await moveOn(orderNo)
      return answer
    })
    expectResult(await payByCredit(server, 'employee', orderNo, total))
    await server.context.drainJobs()
    expect(answers).toEqual([answers[0], answers[0]])
    expect((await detail(server, 'employee', orderNo)).state).toBe(1800)
  })

  test('[architecture] nor does what it said of coupons that somebody has given back since', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-02-18' } })
    const { air } = server.context
    const real = air.coupons.bind(air)
    const asked: object[] = []
    vi.spyOn(air, 'coupons').mockImplementation(async (asking, request) => {
      if (asked.push(request) > 1) return real(asking, request)
      await moveOn(order.orderNo)
      return request.ticketNos.map((ticketNo) => ({ ticketNo, journey: 0, state: 'used' as const }))
    })
    await server.turn((Date.parse(order.departAt) - server.context.clock.now().getTime()) / 60_000 - 23 * 60)
    expect(asked).toEqual([asked[0], asked[0]])
    expect(couponStatesOf(await detail(server, 'employee', order.orderNo))).toEqual([0])
  })
})
