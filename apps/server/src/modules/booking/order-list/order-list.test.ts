import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStates } from '@sojourn/contract/booking/codes'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { ticketedOrder, couponsOf, refund } from '../../../testing/after-sales'
import { book, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

describe('[S2.32] my bookings', () => {
  let server: TestServer
  const orders: string[] = []
  let refundNo: string
  beforeAll(async () => {
    server = await openTestServer()
    const ticketed = await ticketedOrder(server, { search: { date: '2026-12-09' } })
    orders.push(ticketed.orderNo)
    await server.turn(24 * 60)
    orders.push((await book(server, 'employee', { date: '2026-12-15' })).created.orderNo)
    refundNo = (await refund(server, ticketed.orderNo, couponsOf(ticketed))).order.orderNo
  })
  afterAll(() => server.close())

  const list = async (request: object, who = 'employee') => {
    const page = expectResult(await server.call(who, getTripOrderList, request))
    return { ...page, numbers: page.list.map(({ orderNo }) => orderNo) }
  }

  test('by product, kind and traveller', async () => {
    expect((await list({ kind: 'refund' })).numbers).toEqual([refundNo])
    expect((await list({ kind: 'booking' })).numbers).toEqual(orders.toReversed())
    expect((await list({ productType: 1 })).numbers).toHaveLength(3)
    expect((await list({ productType: 5 })).numbers).toEqual([])
    expect((await list({ traveller: '晓雯' })).numbers).toHaveLength(3)
    expect((await list({ traveller: '陈' })).numbers).toEqual([])
    expect((await list({ traveller: '%' })).numbers).toEqual([])
  })

  test('refunds in one tab: the refund and the order that was given back', async () => {
    expect((await list({ state: 'refunds' })).numbers).toEqual([refundNo, orders[0]])
    expect((await list({ state: 'changes' })).numbers).toEqual([])
  })

  test.each(orderStates.words)('the tab %s is what all bookings show in this state', async (state) => {
    const inState = (await list({})).list.filter((order) => order.state === orderStates.code(state)).map(({ orderNo }) => orderNo)
    expect((await list({ state })).numbers).toEqual(inState)
  })

  test('by the day of travel or the day of ordering', async () => {
    expect((await list({ from: '2026-12-15', to: '2026-12-15' })).numbers).toEqual([orders[1]])
    expect((await list({ dateKind: 'ordered', from: '2026-11-20', to: '2026-11-20' })).numbers).toEqual([orders[0]])
    expect((await list({ dateKind: 'ordered', from: '2026-11-21' })).numbers).toHaveLength(2)
  })

  test('page by page, newest first, each order once although I booked it and travel on it', async () => {
    const whole = (await list({})).numbers
    const first = await list({ size: 2 })
    const second = await list({ size: 2, cursor: first.next })
    expect([...first.numbers, ...second.numbers]).toEqual(whole)
    expect(new Set(whole).size).toBe(3)
    expect(second.next).toBeUndefined()
    expect((await list({}, 'manager')).numbers).toEqual([])
  })
})
