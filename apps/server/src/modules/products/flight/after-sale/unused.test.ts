import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelTrip, getTripOrderList, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getOpenTickets, getOpenTicketsOfSearch } from '@sojourn/contract/products/flight/after-sales.calls'
import { addDays, addMonths, chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import {
  approveEveryAmount,
  couponStatesOf,
  couponsOf,
  quoteChange,
  quoteRefund,
  refund,
  ticketedOrder,
} from '../../../../testing/after-sales'
import { book, detail, expectResult, saveDraft, type Wanted } from '../../../../testing/flights'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { countOf } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const minutesUntil = (instant: string): number => Math.ceil((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)
const anyBookable: Wanted = (_flight, fare) => fare.verdict !== 'forbidden' && fare.ruleTier > 'T1'

describe('an involuntary change', () => {
  /** A flight of the next days that its carrier will cancel, before anybody has heard of it. */
  async function cancelledLater() {
    const { context } = server
    const now = context.clock.now()
    for (let day = 6; day < 60; day++) {
      const at = new Date(now.getTime() + day * 86_400_000)
      const events = await context.air.scheduleEvents({ now: at }, { since: new Date(at.getTime() - 86_400_000) })
      const event = events.find(
        ({ kind, flightKey }) => kind === 'cancelled' && /-(PEKSHA|PEKPVG|PKXSHA|PKXPVG)$/.test(flightKey),
      )
      if (event) return event
    }
    throw new Error('no flight is cancelled')
  }

  /** What the company's agency asks for each refund and change. */
  const chargeForAlterations = (fee: number): Promise<unknown> =>
    server.database.pool.query(
      `UPDATE enterprise SET config = jsonb_set(config, '{settings,afterSalesFees}', $1) WHERE enterprise_id = 1`,
      [JSON.stringify({ refund: fee, change: fee })],
    )

  test('[handbook 1.6] a flight that is cancelled: notice, notifications, full refund without our own fee and a free change within three days', async () => {
    const event = await cancelledLater()
    const [, day = '', pair = ''] = event.flightKey.split('-')
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`
    const order = await ticketedOrder(server, {
      search: { date, depart: pair.slice(0, 3) },
      wanted: (flight, fare) => flight.flightKey === event.flightKey && anyBookable(flight, fare),
    })
    await chargeForAlterations(20_00)
    const voluntary = await quoteRefund(server, order.orderNo, couponsOf(order))
    expect(voluntary.fee).toBeGreaterThan(0)
    expect([voluntary.lines[0]?.serviceFee, voluntary.keptBookingFee]).toEqual([20_00, 10_00])
    await server.turn(minutesUntil(event.announcedAt.toISOString()) + 16)
    const told = await detail(server, 'employee', order.orderNo)
    expect(told.notices).toMatchObject([{ segment: 0, kind: 'cancelled', canRefundAll: true, canFreeRebook: true }])
    await server.turn(60)
    expect((await detail(server, 'employee', order.orderNo)).notices).toHaveLength(1)
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.filter(({ subject }) => subject.startsWith('航班取消'))).toHaveLength(1)
    const quote = await quoteRefund(server, order.orderNo, couponsOf(order))
    expect(quote.lines[0]).toMatchObject({
      fee: 0,
      involuntary: true,
      rule: '航司变动航班，免收费用',
      serviceFee: 0,
      bookingFee: 10_00,
    })
    expect([quote.total, quote.keptBookingFee]).toEqual([order.total, 0])
    const { found, quote: free } = await quoteChange(
      server,
      order.orderNo,
      couponsOf(order),
      addDays(date, 1),
      (_flight, fare) => fare.cabin === 'Y' && fare.verdict !== 'forbidden',
    )
    expect(found.terms.involuntary).toBe(true)
    expect([free.total, free.lines[0]?.involuntary]).toEqual([0, true])
    await chargeForAlterations(0)
  })
})

describe('the end of travel', () => {
  test('[handbook 6.3] [S2.36] a coupon is used a day after its flight, one of a no-show stays open as unused ticket', async () => {
    const today = localOf(server.context.clock.now().toISOString(), chinaOffsetMinutes).date
    const date = addDays(today, 5)
    const flown = await ticketedOrder(server, { search: { date } })
    const unused = await ticketedOrder(server, { search: { date: addDays(date, 1) }, remark: '#NOSHOW' })
    const openOf = async (who: string) => expectResult(await server.call(who, getOpenTickets, { keyword: unused.orderNo }))
    expect((await openOf('employee')).count).toBe(0)
    await server.turn(minutesUntil(unused.arriveAt) + 24 * 60 + 1)
    const [first, second] = [await detail(server, 'employee', flown.orderNo), await detail(server, 'employee', unused.orderNo)]
    expect([first.state, couponStatesOf(first)]).toEqual([1990, [3]])
    expect([second.state, couponStatesOf(second)]).toEqual([1990, [0]])

    const open = await openOf('employee')
    const { ticketPrice } = second.segments[0]!
    expect(open).toMatchObject({ count: 1, atRisk: ticketPrice + 70_00 })
    const [ticket] = open.list
    const { total } = await quoteRefund(server, unused.orderNo, couponsOf(unused))
    expect(ticket).toMatchObject({
      orderNo: unused.orderNo,
      traveller: '林晓雯',
      flightNo: second.segments[0]!.flightNo,
      value: ticketPrice + 70_00,
      refundNow: total,
      actions: [{ action: 'refund', enabled: true }, { action: 'change' }],
    })
    expect(ticket?.expiresOn).toBe(addDays(today, 365))
    expect((await openOf('manager')).count).toBe(0)

    const tempOrderNo = await saveDraft(server, 'employee', { date: addDays(date, 20) })
    const offered = expectResult(await server.call('employee', getOpenTicketsOfSearch, { tempOrderNo }))
    expect(offered.list.map(({ ticketNo }) => ticketNo)).toContain(ticket?.ticketNo)

    const { order: refunded } = await refund(server, unused.orderNo, couponsOf(unused))
    expect(refunded.state).toBe(1811)
    expect((await detail(server, 'employee', unused.orderNo)).state).toBe(1811)
    expect((await openOf('employee')).count).toBe(0)
    await expectBooksToBalance(server)
  })

  test('[handbook 1.6] the insurance of a flight goes back until its departure, and not after it', async () => {
    const today = localOf(server.context.clock.now().toISOString(), chinaOffsetMinutes).date
    const order = await ticketedOrder(server, { search: { date: addDays(today, 6) }, remark: '#NOSHOW', insured: true })
    const insuranceBack = async () => (await quoteRefund(server, order.orderNo, couponsOf(order))).lines[0]?.insurance
    await server.turn(minutesUntil(order.departAt) - 1)
    expect(await insuranceBack()).toBe(30_00)
    await server.turn(1)
    expect(await insuranceBack()).toBe(0)
  })

  test('[handbook 1.7] past its validity a ticket is no longer refunded', async () => {
    const today = localOf(server.context.clock.now().toISOString(), chinaOffsetMinutes).date
    const order = await ticketedOrder(server, { search: { date: addDays(today, 6) }, remark: '#NOSHOW' })
    await server.turn(366 * 24 * 60)
    const actions = await detail(server, 'employee', order.orderNo)
    expect(couponStatesOf(actions)).toEqual([0])
    await expect(quoteRefund(server, order.orderNo, couponsOf(order))).rejects.toThrow(/300204/)
    expect(expectResult(await server.call('employee', getOpenTickets, { keyword: order.orderNo })).count).toBe(0)
  })
})

test('[handbook 1.7] the way back of a ticket whose way out was flown is at risk until a year after that, however early it was issued', async () => {
  const today = localOf(server.context.clock.now().toISOString(), chinaOffsetMinutes).date
  const [date, returnDate] = [addDays(today, 6), addDays(today, 9)]
  const order = await ticketedOrder(server, { search: { date, returnDate }, remark: '#NOSHOW' })
  await server.turn(130 * 24 * 60)
  // Bought ten months before it was flown, on one ticket.
  await server.database.pool.query(
    `UPDATE ticket SET issued_at = issued_at - interval '10 months', coupons = '[{"segment": 0, "state": 3}, {"segment": 1, "state": 0}]'
     WHERE order_no = $1 AND coupons @> '[{"segment": 1}]'`,
    [order.orderNo],
  )
  const open = async () => expectResult(await server.call('employee', getOpenTickets, { keyword: order.orderNo }))
  const back = (await open()).list.find(({ segment }) => segment === 1)
  expect(back).toMatchObject({ expiresOn: addMonths(date, 12) })
  await server.turn(245 * 24 * 60)
  expect(await open()).toMatchObject({ count: 0, list: [] })
})

describe('a whole trip', () => {
  test('is given up with one quote: unpaid orders end, tickets are refunded, all of it or nothing', async () => {
    const now = server.context.clock.now().toISOString()
    const date = addDays(localOf(now, chinaOffsetMinutes).date, 12)
    const ticketed = await ticketedOrder(server, { search: { date } })
    const { created } = await book(server, 'employee', { date: addDays(date, 3) })
    const trip = 'TRIP-1'
    await server.database.pool.query('UPDATE orders SET travel_order_no = $1 WHERE order_no = ANY($2)', [
      trip,
      [ticketed.orderNo, created.orderNo],
    ])
    const quote = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo: trip }))
    const alone = await quoteRefund(server, ticketed.orderNo, couponsOf(ticketed))
    expect(quote).toMatchObject({ total: alone.total, fee: alone.fee })
    expect(quote.orders.map(({ step }) => step).toSorted()).toEqual(['cancel', 'refund'])
    const ask = (expectedTotal: number, expectedFee = quote.fee) =>
      server.call('employee', cancelTrip, { travelOrderNo: trip, expectedTotal, expectedFee })
    expect((await ask(quote.total + 1)).code).toBe(300205)
    // As if the tickets had been issued only after the quote.
    expect(quote.fee).toBeGreaterThan(0)
    expect(await ask(0, 0)).toMatchObject({ code: 300205, field: 'expectedFee' })
    expect((await detail(server, 'employee', created.orderNo)).state).toBe(20)
    const done = expectResult(await ask(quote.total))
    expect(done.cancelled).toEqual([created.orderNo])
    expect(done.refunds).toHaveLength(1)
    expect((await detail(server, 'employee', created.orderNo)).state).toBe(1211)
    expect((await server.call('employee', quoteTripCancel, { travelOrderNo: trip })).code).toBe(300211)
    expect((await server.call('manager', quoteTripCancel, { travelOrderNo: trip })).code).toBe(300210)
    const { list } = expectResult(await server.call('employee', getTripOrderList, { keyword: done.refunds[0]! }))
    expect(list[0]?.kind).toBe('refund')
    expect(await countOf(server, 'after_sale_line', 'open')).toBe(1)
  })
})
