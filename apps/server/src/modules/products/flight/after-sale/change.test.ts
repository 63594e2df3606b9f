import { addDays } from '@sojourn/domain/kit/local-date'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { cancelOrder, getTripOrderList, queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import {
  applyFlightChange,
  getFlightChangeInfo,
  quoteFlightChange,
  searchFlightChange,
} from '@sojourn/contract/products/flight/after-sales.calls'
import {
  approveEveryAmount,
  askChange,
  change,
  couponStatesOf,
  couponsOf,
  quoteChange,
  quoteRefund,
  refund,
  settle,
  ticketedOrder,
} from '../../../../testing/after-sales'
import { decide, detail, expectResult, type Wanted } from '../../../../testing/flights'
import { creditOf, expectBooksToBalance, openAccounts } from '../../../../testing/ledger'
import { askForMoney, noticeOf, notify } from '../../../../testing/payments'
import { soldSeats } from '../../../../testing/database/rows'
import { chinaDate } from '../../../../kit/clock'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const dearer =
  (than: number): Wanted =>
  (_flight, fare) =>
    fare.ticketPrice > than && fare.cabin === 'Y' && fare.verdict !== 'forbidden'
const tier =
  (name: string): Wanted =>
  (_flight, fare) =>
    fare.ruleTier === name && fare.verdict === 'within'

describe('a change', () => {
  test('[architecture 9] whose seats the carrier refuses has never been: its coupons are free for the next try', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-04-07' }, wanted: tier('T3') })
    const tryIt = () => askChange(server, order.orderNo, couponsOf(order), '2027-04-12', tier('T3'))
    const before = await creditOf(server)
    const hold = vi.spyOn(server.context.air, 'hold').mockResolvedValueOnce({ failure: 'soldOut' })
    expect((await tryIt()).answer).toMatchObject({ problem: 'fareSoldOut' })
    hold.mockRestore()
    expect(await creditOf(server)).toEqual(before)
    const info = expectResult(await server.call('employee', getFlightChangeInfo, { orderId: order.orderNo }))
    expect(info.coupons).toMatchObject([{ possible: true }])
    expectResult((await tryIt()).answer)
  })

  test('[S7.52] offers the same carrier and route, and says fee and difference per passenger before anything is done', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-10' }, wanted: tier('T3') })
    const [old] = order.segments
    const info = expectResult(await server.call('employee', getFlightChangeInfo, { orderId: order.orderNo }))
    expect(info.coupons[0]).toMatchObject({ possible: true, fee: { percent: 10 } })
    const { found, fare, quote } = await quoteChange(
      server,
      order.orderNo,
      couponsOf(order),
      '2026-12-15',
      dearer(old!.ticketPrice),
    )
    expect(new Set(found.flights.map(({ carrier }) => carrier))).toEqual(new Set([old!.carrier]))
    expect(found.policyApplies).toBe(true)
    const fee = Math.round((old!.ticketPrice * 0.1) / 100) * 100
    expect(found.terms).toMatchObject({ fee, ticketPrice: old!.ticketPrice, involuntary: false })
    const fareDifference = fare.ticketPrice - old!.ticketPrice
    expect(quote.lines).toMatchObject([{ fee, fareDifference, fuelDifference: 0, amount: fee + fareDifference, percent: 10 }])
    expect(quote.lines[0]?.rule).toBe('起飞前 7 天（含）以上，改期费为票面价的 10%')
    expect(quote.total).toBe(fee + fareDifference)
    expect(quote.approval[0]?.approvers.length).toBeGreaterThan(0)
  })

  test('[handbook 6.1] holds the new seat, is approved and paid, and becomes a ticket of its own', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-11' } })
    const before = { credit: await creditOf(server), seats: await soldSeats(server) }
    const { answer, quote, flight } = await askChange(
      server,
      order.orderNo,
      couponsOf(order),
      '2026-12-16',
      dearer(order.segments[0]!.ticketPrice),
    )
    const asked = expectResult(answer)
    expect(asked).toMatchObject({ state: 20, next: 'approval' })
    expect(await soldSeats(server)).toBe(before.seats + 1)
    expect((await creditOf(server)).frozen).toBe(before.credit.frozen + quote.total)
    const changed = await settle(server, 'employee', asked.orderNo)
    expect(changed).toMatchObject({ kind: 'change', state: 1821, parentOrderNo: order.orderNo, total: quote.total })
    expect(changed.segments).toMatchObject([{ flightNo: flight.flightNo, departDate: '2026-12-16' }])
    expect(changed.formerSegments).toMatchObject([{ departDate: '2026-12-11' }])
    expect(changed.history.map(({ event }) => event)).toEqual(['submit', 'approve', 'pay', 'exchange'])
    expect(couponStatesOf(changed)).toEqual([0])
    const parent = await detail(server, 'employee', order.orderNo)
    expect([parent.state, couponStatesOf(parent)]).toEqual([1821, [5]])
    expect(await soldSeats(server)).toBe(before.seats)
    expect((await creditOf(server)).used).toBe(before.credit.used + quote.total)
    await expectBooksToBalance(server)
    const trips = expectResult(await server.call('employee', queryTravelOrder, { Type: 0 }))
    const flown = trips.list.flatMap(({ travelList }) => travelList).map(({ orderSerialNo }) => orderSerialNo)
    expect(flown).toContain(changed.orderNo)
    expect(flown).not.toContain(order.orderNo)
    const { list } = expectResult(await server.call('employee', getTripOrderList, { keyword: changed.orderNo }))
    expect(list[0]).toMatchObject({ kind: 'change', parentOrderNo: order.orderNo })
  })

  test('[handbook 1.6] then refund: fees of the change never come back, each order gives what was paid for it', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-12' }, wanted: tier('T3') })
    const [old] = order.segments
    const { order: changed, quote } = await change(
      server,
      order.orderNo,
      couponsOf(order),
      '2026-12-17',
      dearer(old!.ticketPrice),
    )
    const [line] = quote.lines
    const worth = old!.ticketPrice + line!.fareDifference
    const back = await quoteRefund(server, changed.orderNo, couponsOf(changed))
    expect(back.lines[0]).toMatchObject({ ticketPrice: worth, buildFee: 50_00, fuelFee: 20_00 })
    expect(back.total).toBe(worth - back.fee + 70_00)
    const before = await creditOf(server)
    const { order: refunded, total } = await refund(server, changed.orderNo, couponsOf(changed))
    expect(refunded.parentOrderNo).toBe(changed.orderNo)
    expect((await detail(server, 'employee', changed.orderNo)).state).toBe(1811)
    const { afterSales } = await detail(server, 'employee', order.orderNo)
    expect(afterSales).toMatchObject([{ orderNo: changed.orderNo, travelStatus: 'gone' }])
    expect((await creditOf(server)).used).toBe(before.used - total)
    await expectBooksToBalance(server)
  })

  test('[handbook 1.6] twice: the second change begins from what the first made, and the stricter rule of both holds', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-13' }, wanted: tier('T3') })
    const dearerOne = dearer(order.segments[0]!.ticketPrice)
    const laxer: Wanted = (flight, fare) => dearerOne(flight, fare) && fare.ruleTier < 'T3'
    const first = await change(server, order.orderNo, couponsOf(order), '2026-12-18', laxer)
    expect(first.fare.ruleTier < 'T3').toBe(true)
    expect(first.order.segments[0]?.rule.tier).toBe('T3')
    const second = await change(server, first.order.orderNo, couponsOf(first.order), '2026-12-21')
    expect(second.quote.lines[0]?.ticketPrice).toBe(first.fare.ticketPrice)
    expect(second.order).toMatchObject({ state: 1821, parentOrderNo: first.order.orderNo })
    const middle = await detail(server, 'employee', first.order.orderNo)
    expect([middle.state, couponStatesOf(middle)]).toEqual([1900, [5]])
    const { order: refunded } = await refund(server, second.order.orderNo, couponsOf(second.order))
    expect(refunded.state).toBe(1811)
    await expectBooksToBalance(server)
  })

  test('[handbook 1.6] to a fare of a milder rule keeps the stricter one of the ticket', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-15' }, wanted: tier('T3') })
    const milder: Wanted = (_flight, fare) => fare.ruleTier < 'T3' && fare.cabin === 'Y' && fare.verdict !== 'forbidden'
    const { order: changed } = await change(server, order.orderNo, couponsOf(order), '2026-12-20', milder)
    expect(changed.segments[0]?.rule.tier).toBe('T3')
    const { lines } = await quoteRefund(server, changed.orderNo, couponsOf(changed))
    expect(lines[0]?.percent).toBe(20)
  })

  test('[handbook 1.6] a cheaper fare gives nothing back', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-14' }, wanted: tier('T1') }).catch(() =>
      ticketedOrder(server, { search: { date: '2026-12-14' } }),
    )
    const cheaper: Wanted = (_flight, fare) => fare.ticketPrice < order.segments[0]!.ticketPrice
    const { quote } = await quoteChange(server, order.orderNo, couponsOf(order), '2026-12-19', cheaper)
    expect(quote.lines[0]?.fareDifference).toBe(0)
    expect(quote.total).toBe(quote.lines[0]?.fee)
  })
})

describe('a change that does not come about', () => {
  const held = async (date: string, to: string) => {
    const order = await ticketedOrder(server, { search: { date } })
    const before = { credit: await creditOf(server), seats: await soldSeats(server) }
    const { answer } = await askChange(server, order.orderNo, couponsOf(order), to)
    return { order, before, asked: expectResult(answer) }
  }
  const expectAsBefore = async ({ order, before }: Awaited<ReturnType<typeof held>>) => {
    const parent = await detail(server, 'employee', order.orderNo)
    expect([parent.state, couponStatesOf(parent)]).toEqual([1800, [0]])
    expect(await soldSeats(server)).toBe(before.seats)
    expect(await creditOf(server)).toEqual(before.credit)
    expect(parent.actions.find(({ action }) => action === 'change')).toMatchObject({ enabled: true })
    await expectBooksToBalance(server)
  }

  test('[handbook 6.3] withdrawn: seat and money are free again, the ticket stays', async () => {
    const case_ = await held('2026-12-22', '2026-12-24')
    expectResult(await server.call('employee', cancelOrder, { orderNo: case_.asked.orderNo }))
    expect((await detail(server, 'employee', case_.asked.orderNo)).state).toBe(1211)
    await expectAsBefore(case_)
  })
  test('[handbook 6.3] rejected: the same', async () => {
    const case_ = await held('2026-12-23', '2026-12-25')
    expectResult(await decide(server, 'manager', case_.asked.orderNo, 'reject', '行程不变'))
    expect((await detail(server, 'employee', case_.asked.orderNo)).nextStep).toBe('审批未通过，原客票保持不变')
    await expectAsBefore(case_)
  })
  test('[handbook 6.3] the carrier refuses: what was paid comes back', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-26' }, remark: '#CHANGE_FAIL' })
    const before = { credit: await creditOf(server), seats: await soldSeats(server) }
    const { answer } = await askChange(server, order.orderNo, couponsOf(order), '2026-12-28')
    const failed = await settle(server, 'employee', expectResult(answer).orderNo)
    expect(failed.state).toBe(1822)
    expect(failed.history.at(-1)?.sentence).toBe('改签失败：承运方不同意改签')
    await expectAsBefore({ order, before, asked: expectResult(answer) })
    expect(await openAccounts(server, failed.orderNo)).toEqual({})
  })
  test('[handbook 6.3] not paid in time: closed, and the ticket stays', async () => {
    const case_ = await held('2026-12-29', '2026-12-31')
    expectResult(await decide(server, 'manager', case_.asked.orderNo))
    expect((await detail(server, 'employee', case_.asked.orderNo)).state).toBe(1100)
    await server.turn(31)
    expect((await detail(server, 'employee', case_.asked.orderNo)).state).toBe(1400)
    await expectAsBefore(case_)
  })
})

describe('paying a change', () => {
  test('personal money comes through the pay page; its notice twice pays once', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-04' } })
    const { answer } = await askChange(
      server,
      order.orderNo,
      couponsOf(order),
      '2027-01-06',
      dearer(order.segments[0]!.ticketPrice),
    )
    const { orderNo } = expectResult(answer)
    for (const approver of ['manager', 'director']) await decide(server, approver, orderNo).catch(() => undefined)
    const waiting = await detail(server, 'employee', orderNo)
    const { paymentNo } = await askForMoney(server, 'employee', orderNo, waiting.total)
    await notify(server, noticeOf(server, paymentNo, waiting.total))
    await notify(server, noticeOf(server, paymentNo, waiting.total))
    await server.context.drainJobs()
    const changed = await detail(server, 'employee', orderNo)
    expect(changed.state).toBe(1821)
    expect(changed.history.filter(({ event }) => event === 'pay')).toHaveLength(1)
    const { order: refunded } = await refund(server, orderNo, couponsOf(changed))
    expect(refunded.state).toBe(1811)
    await expectBooksToBalance(server)
  })
})

describe('what a change refuses', () => {
  test('[S7.52] the same flight and class, two segments at once, a day that is over, one that is asked for already', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-11', returnDate: '2027-01-14' } })
    const coupons = couponsOf(order)
    const out = coupons.filter(({ segment }) => segment === 0)
    const ask = { orderNo: order.orderNo, coupons: out }
    const search = async (changed: object) =>
      (await server.call('employee', searchFlightChange, { ...ask, departDate: '2027-01-12', ...changed })).code
    expect(await search({ coupons })).toBe(400101)
    expect(await search({ departDate: '2026-11-19' })).toBe(400006)
    expect(await search({ departDate: '2026-02-30' })).toBe(400005)
    const { to, request } = await askChange(server, order.orderNo, out, '2027-01-12')
    const again = await server.call('employee', applyFlightChange, request)
    expect(again.code).toBe(300203)
    expect((await server.call('employee', quoteFlightChange, { ...ask, ...to })).code).toBe(300203)
  })
  test('a dearer change than was accepted asks again; a fall never does, and what it costs is charged', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-03-01', returnDate: '2027-03-04' } })
    const coupons = couponsOf(order).filter(({ segment }) => segment === 0)
    const { to, found, quote } = await quoteChange(server, order.orderNo, coupons, '2027-03-02')
    const request = { orderNo: order.orderNo, coupons, ...to, searchId: found.searchId, expectedTotal: quote.total + 100 }
    const dearer = await server.call('employee', applyFlightChange, { ...request, expectedTotal: quote.total - 1 })
    expect(dearer).toMatchObject({ problem: 'quoteChanged', field: 'expectedTotal' })
    const { orderNo } = expectResult(await server.call('employee', applyFlightChange, request))
    expect((await detail(server, 'employee', orderNo)).total).toBe(quote.total)
  })
  test('[handbook 1.6] a flight after the way back: coupons are used in order', async () => {
    const order = await ticketedOrder(server, { search: { date: '2027-01-18', returnDate: '2027-01-20' } })
    const out = couponsOf(order).filter(({ segment }) => segment === 0)
    const found = expectResult(
      await server.call('employee', searchFlightChange, { orderNo: order.orderNo, coupons: out, departDate: '2027-01-22' }),
    )
    const [flight] = found.flights
    const to = { flightKey: flight!.flightKey, fareKey: flight!.fares[0]!.fareKey }
    expect((await server.call('employee', quoteFlightChange, { orderNo: order.orderNo, coupons: out, ...to })).code).toBe(400103)
  })
  test('[handbook 1.6] a fare whose rule allows no change any more says so, and can be refunded', async () => {
    const order = await ticketedOrder(server, {
      search: { date: '2027-01-25' },
      wanted: (_flight, fare) => fare.ruleTier === 'T5' && fare.verdict !== 'forbidden',
    })
    const minutes = Math.ceil((Date.parse(order.departAt) - server.context.clock.now().getTime()) / 60_000) - 120
    await server.turn(minutes)
    const info = expectResult(await server.call('employee', getFlightChangeInfo, { orderId: order.orderNo }))
    expect(info.coupons[0]).toMatchObject({ possible: false, reason: '该客票不可改期，可申请退票后重新预订' })
    const quote = await quoteRefund(server, order.orderNo, couponsOf(order))
    expect(quote.total).toBe(70_00)
    expect(quote.lines[0]?.rule).toBe('起飞前 4 小时内及起飞后，票款不退，仅退机建与燃油')
    expect(
      (await server.call('employee', pay, { orderNos: [order.orderNo], settleType: 4, expectedTotal: order.total })).code,
    ).toBe(500002)
  })
})

test('[handbook 7.3] two who travel together change by the highest standard where the company says so', async () => {
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,togetherBookRule}', '"highest"') WHERE enterprise_id = 1`,
  )
  // The clock has been turned by the tests before.
  const date = addDays(chinaDate(server.context.clock.now()), 20)
  const trip = { who: 'manager', travellers: ['1-manager', '1-employee'], search: { date } }
  const order = await ticketedOrder(server, trip)
  // An employee may spend 60 % of the full fare, the manager 90 %.
  const aboveTheEmployees: Wanted = (_flight, fare) => fare.cabin === 'Y' && fare.discount > 60 && fare.discount <= 90
  const { quote } = await quoteChange(server, order.orderNo, couponsOf(order), addDays(date, 1), aboveTheEmployees, 'manager')
  expect(quote.violations.map(({ rule }) => rule)).not.toContain('discount')
  const { answer } = await askChange(server, order.orderNo, couponsOf(order), addDays(date, 1), aboveTheEmployees, 'manager')
  const changed = await detail(server, 'manager', expectResult(answer).orderNo)
  const rules = changed.travellerList.map(({ violations }) => violations.map(({ rule }) => rule))
  expect(rules).toHaveLength(2)
  expect(rules.flat()).not.toContain('discount')
})
