import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addDays, addMinutes, minutesBetween } from '@sojourn/domain/kit/local-date'
import { percentInHalfYuan } from '@sojourn/domain/products/train/price/half-yuan'
import {
  applyTrainChange,
  applyTrainRefund,
  getTrainChangeInfo,
  getTrainRefundInfo,
  quoteTrainRefund,
  searchTrainChange,
} from '@sojourn/contract/products/train/after-sales.calls'
import { expectResult } from '../../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'
import {
  changeTrain,
  quoteTrainChangeTo,
  refundTrain,
  settleTrain,
  ticketedTrain,
  ticketsOf,
  trainDetail,
  type SeatWanted,
} from '../../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const now = () => server.context.clock.now().toISOString()

describe('refunds of trains at the boundaries of their tiers', () => {
  test('the fee rises a minute after the boundary; what was quoted before is asked again', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-03' } })
    const coupons = ticketsOf(order)
    const departAt = new Date(`${order.rides[0]!.departDate}T${order.rides[0]!.departTime}:00+08:00`).toISOString()
    const price = order.places[0]!.price
    const quote = async () => expectResult(await server.call('employee', quoteTrainRefund, { orderNo: order.orderNo, coupons }))
    const first = await quote()
    expect(first.lines[0]).toMatchObject({ percent: 0, fee: 0 })
    expect(first.holdsUntil).toBe(addMinutes(departAt, -8 * 24 * 60))

    const turnTo = (minutesBefore: number) => server.turn(minutesBetween(now(), addMinutes(departAt, -minutesBefore)))
    await turnTo(48 * 60)
    const five = await quote()
    expect(five.lines[0]).toMatchObject({ percent: 5, fee: percentInHalfYuan(price, 5) })
    await turnTo(48 * 60 - 1)
    const ten = await quote()
    expect(ten.lines[0]).toMatchObject({ percent: 10, fee: percentInHalfYuan(price, 10) })
    const stale = { orderNo: order.orderNo, coupons, expectedTotal: five.total }
    expect(await server.call('employee', applyTrainRefund, stale)).toMatchObject({ problem: 'quoteChanged' })
    await turnTo(24 * 60)
    expect((await quote()).lines[0]).toMatchObject({ percent: 10 })
    await turnTo(24 * 60 - 1)
    const { quote: twenty, order: refunded } = await refundTrain(server, order.orderNo, coupons)
    expect(twenty.lines[0]).toMatchObject({ percent: 20, fee: percentInHalfYuan(price, 20) })
    expect(refunded.state).toBe(3801)
    expect(refunded.total).toBe(twenty.total)
    expect(refunded.invoices).toMatchObject([{ item: 'refundFee', amount: twenty.fee, taxPercent: 6 }])
    expect(refunded.returns).toMatchObject([{ method: '企业月结', amount: refunded.total }])
    // Of a ticket that was given back only the fee is invoiced, on the order that gave it back.
    expect(await trainDetail(server, 'employee', order.orderNo)).toMatchObject({ state: 3801, invoices: [] })
  })

  test('[handbook 1.6] what comes back is the fare less the railway’s fee and the agency’s, which is never more than that', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-04' } })
    const coupons = ticketsOf(order)
    const charge = (fee: number) =>
      server.database.pool.query(
        `UPDATE enterprise SET config = jsonb_set(config, '{settings,afterSalesFees}', $1) WHERE enterprise_id = 1`,
        [JSON.stringify({ refund: fee, change: 0 })],
      )
    const quote = async () => expectResult(await server.call('employee', quoteTrainRefund, { orderNo: order.orderNo, coupons }))
    await charge(5_00)
    const { lines, total } = await quote()
    const { price } = order.places[0]!
    expect(lines[0]).toMatchObject({ serviceFee: 5_00, amount: price - lines[0]!.fee - 5_00 })
    expect(total).toBe(lines[0]!.amount)
    await charge(price + 1)
    expect((await quote()).lines[0]).toMatchObject({ serviceFee: price - lines[0]!.fee, amount: 0 })
    await charge(0)
  })

  test('after departure nothing is given back online', async () => {
    const soon = await ticketedTrain(server, {
      search: { date: '2026-12-03' },
      wanted: (train, { seat, seats, verdict }) =>
        seat === 'O' && seats > 4 && verdict === 'within' && train.departTime > '16:00',
    })
    const departAt = new Date(`${soon.rides[0]!.departDate}T${soon.rides[0]!.departTime}:00+08:00`).toISOString()
    await server.turn(minutesBetween(now(), departAt))
    const info = expectResult(await server.call('employee', getTrainRefundInfo, { orderId: soon.orderNo }))
    expect(info.tickets[0]).toMatchObject({ possible: false })
    await expectRefusals(server, [
      refusal('refund', quoteTrainRefund, { orderNo: soon.orderNo, coupons: ticketsOf(soon) }, 'trainDeparted', 'coupons.0'),
    ])
  })
})

describe('changes of trains', () => {
  const first: SeatWanted = (_train, { seat, seats }) => seat === 'M' && seats > 4
  const cheaper: SeatWanted = (_train, { seat, seats }) => seat === 'O' && seats > 4

  test('[architecture 9] one whose seats the railway refuses has never been: its tickets are free for the next try', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-16' } })
    const { orderNo } = order
    const coupons = ticketsOf(order)
    const { to, quote } = await quoteTrainChangeTo(server, orderNo, coupons, '2026-12-17')
    const request = { orderNo, coupons, to, expectedTotal: quote.total, expectedBack: quote.back }
    const lock = vi.spyOn(server.context.rail, 'lock').mockResolvedValueOnce({ failure: 'soldOut', ride: 0 })
    expect(await server.call('employee', applyTrainChange, request)).toMatchObject({ problem: 'trainSoldOut' })
    lock.mockRestore()
    const info = expectResult(await server.call('employee', getTrainChangeInfo, { orderId: orderNo }))
    expect(info.tickets).toMatchObject([{ possible: true }])
    expectResult(await server.call('employee', applyTrainChange, request))
  })

  test('once only; the old ticket stays until the new one is paid', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-10' } })
    const asked = await quoteTrainChangeTo(server, order.orderNo, ticketsOf(order), '2026-12-11')
    const { total, back } = asked.quote
    const request = { orderNo: order.orderNo, coupons: ticketsOf(order), to: asked.to, expectedTotal: total, expectedBack: back }
    const applied = expectResult(await server.call('employee', applyTrainChange, request))
    expect((await trainDetail(server, 'employee', applied.orderNo)).formerRides[0]!.trainNo).toBe(order.rides[0]!.trainNo)
    expect(await server.call('employee', applyTrainChange, request)).toMatchObject({ success: false })
    const changed = await settleTrain(server, 'employee', applied.orderNo)
    expect(changed.state).toBe(3703)
    expect(changed.nextStep).toContain('进站乘车')
    expect(changed.alters[0]).toMatchObject({ percent: 0, fee: 0 })
    const info = expectResult(await server.call('employee', getTrainChangeInfo, { orderId: changed.orderNo }))
    expect(info.tickets[0]).toMatchObject({ possible: false })
    await expectRefusals(server, [
      refusal(
        'again',
        searchTrainChange,
        { orderNo: changed.orderNo, coupons: ticketsOf(changed), departDate: '2026-12-12' },
        'changedAlready',
        'coupons',
      ),
    ])
  })

  test('to a cheaper seat: the difference less its fee comes back to who paid', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-08' }, wanted: first })
    const { quote, order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-08', {
      wanted: cheaper,
    })
    const [line] = quote.lines
    expect(line!.back).toBe(line!.ticketPrice - line!.newPrice - line!.differenceFee - line!.fee - line!.serviceFee)
    expect(changed.state).toBe(3703)
    const { paid } = await payersOf(server, order.orderNo)
    expect(paid).toEqual({ companyCredit: order.total - quote.back })
    expect(quote.back).toBeGreaterThan(0)
    expect(changed.returns).toMatchObject([{ method: '企业月结', amount: quote.back }])
    const former = await trainDetail(server, 'employee', order.orderNo)
    expect([former.returns, former.invoices]).toEqual([[], []])
    expect(changed.invoices.map(({ item, amount }) => [item, amount])).toContainEqual(['fare', line!.newPrice])
    await expectBooksToBalance(server)
  })

  test('[handbook 3.8] the fee on the difference is invoiced, also when one of the party gives the new ticket back', async () => {
    const date = addDays(now().slice(0, 10), 6)
    const search = { date, travellers: ['1-manager', '1-employee'] }
    const order = await ticketedTrain(server, { who: 'manager', search, wanted: first })
    const options = { who: 'manager', wanted: cheaper }
    const { quote, order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), date, options)
    const { differenceFee } = quote.lines[0]!
    expect(differenceFee).toBeGreaterThan(0)
    const feesOf = async () =>
      (await trainDetail(server, 'manager', changed.orderNo)).invoices.filter(({ item }) => item === 'refundFee')
    const fee = { amount: differenceFee, taxPercent: 6 }
    expect(await feesOf()).toMatchObject([fee, fee])
    await refundTrain(server, changed.orderNo, ticketsOf(changed).slice(0, 1), 'manager')
    expect(await feesOf()).toMatchObject([fee, fee])
  })

  test('to a dearer seat: the new fare less the old one is paid', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-14' }, wanted: cheaper })
    const { quote, order: changed } = await changeTrain(server, order.orderNo, ticketsOf(order), '2026-12-14', { wanted: first })
    const [line] = quote.lines
    expect(line!.amount).toBe(line!.newPrice - line!.ticketPrice + line!.fee + line!.serviceFee)
    expect(quote.holdsUntil).toBeUndefined()
    expect([changed.state, changed.total]).toEqual([3703, quote.total])
  })

  test('another destination needs forty-eight hours', async () => {
    const order = await ticketedTrain(server, { who: 'manager', search: { date: '2026-12-13' } })
    const { quote } = await quoteTrainChangeTo(server, order.orderNo, ticketsOf(order), '2026-12-14', {
      arriveStation: 'TJP',
      who: 'manager',
    })
    expect(quote.kind).toBe('destination')
    const departAt = new Date(`${order.rides[0]!.departDate}T${order.rides[0]!.departTime}:00+08:00`).toISOString()
    await server.turn(minutesBetween(now(), addMinutes(departAt, -48 * 60 + 1)))
    const search = { orderNo: order.orderNo, coupons: ticketsOf(order), departDate: '2026-12-14', arriveStation: 'TJP' }
    await expectRefusals(server, [
      refusal('late', searchTrainChange, search, 'destinationTooLate', 'arriveStation', 'manager'),
      refusal('same city', searchTrainChange, { ...search, arriveStation: 'SHH' }, 'citySame', 'arriveStation', 'manager'),
    ])
  })
})
