import { isRailFailure } from '@sojourn/supply/ports/rail'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getTrainRefundInfo, quoteTrainRefund } from '@sojourn/contract/products/train/after-sales.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { documentText } from '@sojourn/text/booking/document/words'
import { expectResult } from '../../../../testing/flights'
import { balanceOf, expectBooksToBalance, payersOf } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { refundTrain, ticketedTrain, ticketsOf, trainDetail } from '../../../../testing/trains'

const hour = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await server.database.pool.query(
    `UPDATE enterprise SET config = jsonb_set(config, '{settings,afterSalesFees}', '{"refund": 1000, "change": 0}') WHERE enterprise_id = 1`,
  )
})
afterAll(() => server.close())

const turnTo = (instant: number) =>
  server.turn(minutesBetween(server.context.clock.now().toISOString(), new Date(instant).toISOString()))
type Order = Awaited<ReturnType<typeof trainDetail>>
const quoteOf = async (order: Order) =>
  expectResult(await server.call('employee', quoteTrainRefund, { orderNo: order.orderNo, coupons: ticketsOf(order) }))
const calendarOf = async ({ orderNo }: Order) => {
  const headers = { token: await server.tokenOf('employee') }
  const query = { orderId: orderNo, language: 'zh-CN' }
  const { body } = await server.app.inject({ method: 'GET', url: '/api/Order/GetCalendarFile', query, headers })
  return body.replaceAll('\r\n ', '')
}
const budgetsSpent = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ spent: number }>(
    'SELECT coalesce(sum(spent), 0)::integer AS spent FROM budget WHERE enterprise_id = 1',
  )
  return rows[0]!.spent
}
const buttonsOf = ({ actions }: Order) => Object.fromEntries(actions.map(({ action, enabled }) => [action, enabled]))

describe('[handbook 0] a train that the railway stopped', () => {
  test('gives everything back with our fee of the booking and without one of the refund, once the railway has said so and also when the train would have left', async () => {
    const booked = { search: { date: '2026-12-01' }, more: { remark: '#STOPPED' } }
    const order = await ticketedTrain(server, booked)
    const other = await ticketedTrain(server, {
      search: { date: '2026-12-01' },
      wanted: (train, { seat, seats }) =>
        seat === 'O' && seats > 3 && train.trainKey !== order.rides[0]!.trainKey && train.departTime > order.rides[0]!.arriveTime,
    })
    const departs = Date.parse(order.departAt)
    await turnTo(departs - 24 * hour - 60_000)
    const before = await quoteOf(order)
    expect(before.lines[0]).toMatchObject({ percent: 10, serviceFee: 1000, bookingFee: 0 })
    expect(before.keptBookingFee).toBe(order.total - order.places[0]!.price)
    expect(before.lines[0]!.fee).toBeGreaterThan(0)
    expect((await trainDetail(server, 'employee', order.orderNo)).stopped).toEqual([])

    await turnTo(departs - 2 * hour)
    const stopped = await trainDetail(server, 'employee', order.orderNo)
    expect(stopped.stopped).toMatchObject([{ ride: 0 }])
    expect(stopped.nextStep).toContain('停运')
    expect(await calendarOf(order)).toContain('STATUS:CANCELLED')
    expect(await calendarOf(order)).toContain(documentText['zh-CN'].calledOff)
    expect(await calendarOf(other)).toContain('STATUS:CONFIRMED')
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.filter(({ subject }) => subject.startsWith('列车停运'))).toHaveLength(1)
    expect((await trainDetail(server, 'employee', other.orderNo)).stopped).toEqual([])
    expect((await quoteOf(other)).lines[0]).toMatchObject({ percent: 20, serviceFee: 1000 })

    await turnTo(departs + 30 * hour)
    const late = await trainDetail(server, 'employee', order.orderNo)
    expect(buttonsOf(late)).toMatchObject({ refund: true })
    const info = expectResult(await server.call('employee', getTrainRefundInfo, { orderId: order.orderNo }))
    expect(info.tickets[0]).toMatchObject({ possible: true, fee: { fee: 0, percent: 0 } })
    const { price } = order.places[0]!
    const bookingFee = order.total - price
    expect(bookingFee).toBeGreaterThan(0)
    const budgetBefore = await budgetsSpent()
    const { quote, order: refund } = await refundTrain(server, order.orderNo, ticketsOf(order))
    expect(quote).toMatchObject({
      total: order.total,
      fee: 0,
      keptBookingFee: 0,
      lines: [{ fee: 0, serviceFee: 0, bookingFee, amount: order.total }],
    })
    expect(quote.lines[0]!.rule).toContain('停运')
    expect(quote.holdsUntil).toBeUndefined()
    expect(refund).toMatchObject({ state: 3801, total: order.total })
    expect(refund.alters[0]).toMatchObject({ bookingFee, amount: order.total })
    expect(await payersOf(server, order.orderNo)).toEqual({ paid: {}, held: {} })
    expect(await balanceOf(server, refund.orderNo, 'revenue.returnedFees')).toBe(bookingFee)
    expect(await budgetsSpent()).toBe(budgetBefore - order.total)
    expect(buttonsOf(await trainDetail(server, 'employee', other.orderNo))).not.toMatchObject({ refund: true })
    await expectBooksToBalance(server)
  })

  test('between the quote and the refund: the order says, line by line, what came back', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-10' } })
    const departs = Date.parse(order.departAt)
    await turnTo(departs - 20 * hour)
    const [quoted] = (await quoteOf(order)).lines
    expect(quoted!.fee).toBeGreaterThan(0)
    const { rail } = server.context
    const refund = rail.refundAll.bind(rail)
    const stopping = vi.spyOn(rail, 'refundAll').mockImplementation(async (asking, request) => {
      const done = await refund(asking, request)
      const whole = { percent: 0, fee: 0, involuntary: true as const }
      return isRailFailure(done) ? done : { lines: done.lines.map((line) => ({ ...line, ...whole, refund: line.ticketPrice })) }
    })
    const { order: given } = await refundTrain(server, order.orderNo, ticketsOf(order))
    stopping.mockRestore()
    expect(given.total).toBe(order.total)
    expect(given.prices.map(({ kind }) => kind)).toEqual(['fare', 'serviceFee'])
    expect(sum(given.prices.map(({ amount }) => amount))).toBe(given.total)
  })
})
