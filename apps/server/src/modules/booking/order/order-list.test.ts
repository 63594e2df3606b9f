import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderStates, type OrderStage } from '@sojourn/contract/booking/codes'
import { cancelOrder, getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { book, decide, expectResult } from '../../../testing/flights'
import { bookStay } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain } from '../../../testing/trains'

describe('[S2.32] my bookings', () => {
  let server: TestServer
  let refunded: string
  let changed: string
  let waiting: string
  let cancelled: string
  let stay: string
  let ride: string
  let refundNo: string
  let changeNo: string
  beforeAll(async () => {
    server = await openTestServer()
    const toRefund = await ticketedOrder(server, { search: { date: '2026-12-09' } })
    refunded = toRefund.orderNo
    await server.turn(24 * 60)
    // Each a minute after the other, so that the newest is known.
    waiting = (await book(server, 'employee', { date: '2026-12-15' })).created.orderNo
    await server.turn(1)
    refundNo = (await refund(server, refunded, couponsOf(toRefund))).order.orderNo
    await server.turn(1)
    const toChange = await ticketedOrder(server, { search: { date: '2026-12-17' } })
    changed = toChange.orderNo
    await server.turn(1)
    changeNo = (await change(server, changed, couponsOf(toChange), '2026-12-18')).order.orderNo
    await server.turn(1)
    cancelled = (await book(server, 'employee', { date: '2026-12-20' })).created.orderNo
    expectResult(await decide(server, 'manager', cancelled))
    expectResult(await server.call('employee', cancelOrder, { orderNo: cancelled }))
    await server.turn(1)
    const night = { checkIn: '2026-12-11', checkOut: '2026-12-12' }
    stay = (await bookStay(server, 'employee', night, ({ verdict }) => verdict === 'within')).created.orderNo
    await server.turn(1)
    ride = expectResult((await bookTrain(server)).answer).orderNo
  })
  afterAll(() => server.close())

  const list = async (request: object, who = 'employee') => {
    const page = expectResult(await server.call(who, getTripOrderList, request))
    return { ...page, numbers: page.list.map(({ orderNo }) => orderNo) }
  }

  test('by product, kind and traveller', async () => {
    expect((await list({ kind: 'refund' })).numbers).toEqual([refundNo])
    expect((await list({ kind: 'change' })).numbers).toEqual([changeNo])
    expect((await list({ kind: 'booking' })).numbers).toEqual([ride, stay, cancelled, changed, waiting, refunded])
    expect((await list({ productType: 1 })).numbers).toEqual([cancelled, changeNo, changed, refundNo, waiting, refunded])
    expect((await list({ productType: 3 })).numbers).toEqual([stay])
    expect((await list({ productType: 5 })).numbers).toEqual([ride])
    expect((await list({ traveller: '晓雯' })).numbers).toHaveLength(8)
    expect((await list({ traveller: '陈' })).numbers).toEqual([])
    expect((await list({ traveller: '%' })).numbers).toEqual([])
  })

  test('refunds in one tab, changes in another: each with the order whose tickets it took', async () => {
    expect((await list({ state: 'refunds' })).numbers).toEqual([refundNo, refunded])
    expect((await list({ state: 'changes' })).numbers).toEqual([changeNo, changed])
  })

  test('each booking stands in one part: under way, to be travelled, or over', async () => {
    const part = async (stage: string) => (await list({ stage })).numbers
    expect(await part('open')).toEqual([ride, stay, waiting])
    expect(await part('upcoming')).toEqual([changeNo])
    expect(await part('over')).toEqual([cancelled, changed, refundNo, refunded])
  })

  test('a state is asked for within its part', async () => {
    expect((await list({ stage: 'upcoming', state: 'changes' })).numbers).toEqual([changeNo])
    expect((await list({ stage: 'over', state: 'changes' })).numbers).toEqual([changed])
    expect((await list({ stage: 'over', type: 2 })).numbers).toEqual([])
    expect((await list({ stage: 'open', type: 2 })).numbers).toEqual((await list({ type: 2 })).numbers)
  })

  test('the tab of each state is what all bookings show in this state', async () => {
    const all = (await list({})).list
    const inState = (state: number): string[] => all.filter((order) => order.state === state).map(({ orderNo }) => orderNo)
    const tabs = await Promise.all(orderStates.words.map(async (state) => [state, (await list({ state })).numbers]))
    expect(tabs).toEqual(orderStates.words.map((state) => [state, inState(orderStates.code(state))]))
    expect(inState(orderStates.code('cancelled'))).toEqual([cancelled])
    expect(inState(orderStates.code('changed'))).toEqual([changeNo, changed])
    expect(inState(orderStates.code('approving'))).toContain(waiting)
  })

  test('[S9.01] by the day of travel or the day of ordering, however the day is written', async () => {
    expect((await list({ from: '15-12-2026', to: '15-12-2026' })).numbers).toEqual([waiting])
    expect((await list({ from: '2026-12-15', to: '2026-12-15' })).numbers).toEqual([waiting])
    expect((await list({ dateKind: 'ordered', from: '2026-11-20', to: '2026-11-20' })).numbers).toEqual([refunded])
    expect((await list({ dateKind: 'ordered', from: '2026-11-21' })).numbers).toHaveLength(7)
  })

  test('page by page, newest first, each order once although I booked it and travel on it', async () => {
    const whole = (await list({})).numbers
    const first = await list({ size: 5 })
    const second = await list({ size: 5, cursor: first.next })
    expect([...first.numbers, ...second.numbers]).toEqual(whole)
    expect(first.numbers).toHaveLength(5)
    expect(new Set(whole).size).toBe(8)
    expect(second.next).toBeUndefined()
    expect((await list({}, 'manager')).numbers).toEqual([])
  })

  test('an order of which a part was refunded is among the refunds, not among the changes', async () => {
    const both = await ticketedOrder(server, { search: { date: '2027-01-12', returnDate: '2027-01-14' } })
    const back = couponsOf(both).filter(({ segment }) => segment === 1)
    const { order } = await refund(server, both.orderNo, back)
    const [refunds, changes] = [await list({ state: 'refunds' }), await list({ state: 'changes' })]
    expect(refunds.list.find(({ orderNo }) => orderNo === both.orderNo)?.state).toBe(orderStates.code('altered'))
    expect(refunds.numbers).toEqual(expect.arrayContaining([order.orderNo, both.orderNo, refundNo, refunded]))
    expect(changes.numbers).toEqual([changeNo, changed])
  })

  test('[S9.11] a page has ten', async () => {
    await server.turn(1)
    const { created } = await book(server, 'employee', { date: '2026-12-28' })
    const page = await list({})
    expect(page.numbers).toHaveLength(10)
    expect(page.numbers[0]).toBe(created.orderNo)
    expect((await list({ cursor: page.next })).numbers).toEqual([refunded])
  })

  test('one that nobody paid in time stands among the closed ones, and no longer among those that wait', async () => {
    const { orderNo } = (await book(server, 'employee', { date: '2026-12-22' })).created
    expectResult(await decide(server, 'manager', orderNo))
    const closed = orderStates.code('closed')
    const waits = async () => [
      (await list({ type: 2 })).numbers.includes(orderNo),
      (await list({ state: 'awaitingPayment' })).numbers.includes(orderNo),
    ]
    expect([await waits(), (await list({ state: 'closed' })).numbers]).toEqual([[true, true], []])
    await server.turn(31)
    expect(await waits()).toEqual([false, false])
    const [ended, ...others] = (await list({ state: 'closed' })).list
    expect(others.filter((each) => each.state !== closed)).toEqual([])
    expect(ended).toMatchObject({ orderNo, state: closed, stateName: '已关闭' })
    expect(ended!.actions.map(({ action }) => action)).not.toContain('pay')
    const whole = (await list({ keyword: orderNo })).list
    expect(whole.map(({ state }) => state)).toEqual([closed])
  })
})

test('an order of which a part was given back is travelled until nothing of it is left', async () => {
  const server = await openTestServer()
  try {
    const order = await ticketedOrder(server, { who: 'manager', travellers: ['1-manager', '1-employee'] })
    const [first, second] = couponsOf(order)
    const part = async (stage: OrderStage) => {
      const { list } = expectResult(await server.call('manager', getTripOrderList, { stage, kind: 'booking' }))
      return list.map(({ orderNo, state }) => [orderNo, stateOfNumber(state)])
    }
    await refund(server, order.orderNo, [first!], 'manager')
    expect(await part('upcoming')).toEqual([[order.orderNo, 'altered']])
    expect(await part('over')).toEqual([])
    await change(server, order.orderNo, [second!], '2026-12-23', undefined, 'manager')
    expect(await part('upcoming')).toEqual([])
    expect(await part('over')).toEqual([[order.orderNo, 'altered']])
  } finally {
    await server.close()
  }
})
