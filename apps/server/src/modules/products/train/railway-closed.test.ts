import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { joinTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { minutesBetween } from '@sojourn/domain/kit/local-date'
import { approveEveryAmount } from '../../../testing/after-sales'
import { decide, expectResult } from '../../../testing/flights'
import { payersOf } from '../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, quoteTrainChangeTo, settleTrain, ticketedTrain, ticketsOf, trainDetail } from '../../../testing/trains'
import { payAndSettle, soldOut, waitFor } from '../../../testing/waitlists'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await approveEveryAmount(server)
})
afterAll(() => server.close())

const turnTo = (instant: string) => server.turn(minutesBetween(server.context.clock.now().toISOString(), instant))
const single = async (sql: string, ...values: unknown[]) => (await server.database.pool.query(sql, values)).rows[0]

describe('[handbook 3.5] the railway sells nothing from 01:00 to 05:00', () => {
  test('an order in its queue says when it is asked again', async () => {
    const { orderNo } = expectResult(
      (await bookTrain(server, { search: { date: '2026-11-25' }, more: { remark: '#LATE' } })).answer,
    )
    await server.database.pool.query("UPDATE orders SET remark = '#CLOSED' WHERE order_no = $1", [orderNo])
    await server.turn(1)
    const waiting = await trainDetail(server, 'employee', orderNo)
    expect([waiting.state, waiting.lock]).toEqual([10, 'locking'])
    expect(waiting.nextStep).toContain('铁路夜间停止售票')
  })

  test('a change that is agreed to at night, and a waitlist that is paid then, are asked for in the morning', async () => {
    const order = await ticketedTrain(server, { search: { date: '2026-12-02' } })
    await turnTo('2026-11-20T14:00:00.000Z')
    const coupons = ticketsOf(order)
    const { to, quote } = await quoteTrainChangeTo(server, order.orderNo, coupons, '2026-12-02', {
      wanted: (_train, { seat, seats, price }) => seat !== 'WZ' && seats > 0 && price < order.places[0]!.price,
    })
    const request = { orderNo: order.orderNo, coupons, to, expectedTotal: quote.total, expectedBack: quote.back }
    const change = expectResult(await server.call('employee', applyTrainChange, request))
    expect([change.next, quote.total]).toEqual(['approval', 0])

    await turnTo('2026-11-20T16:50:00.000Z')
    const { frame, ride, quote: waited } = await waitFor(server, 'director', { wanted: soldOut })
    const join = { ...frame, choices: [ride], deadline: expectResult(waited).deadlines[0]!.at }
    const { orderNo } = expectResult(await server.call('director', joinTrainWaitlist, join))

    await turnTo('2026-11-20T17:10:00.000Z')
    await decide(server, 'manager', change.orderNo)
    await server.context.drainJobs()
    expect(await trainDetail(server, 'employee', change.orderNo)).toMatchObject({ state: 3706 })
    expect((await payAndSettle(server, 'director', orderNo)).waitlist?.state).toBe('waiting')
    const given = 'SELECT count(*)::integer FROM access_log WHERE purpose = $1'
    const purpose = `order ${orderNo}: documents for the railway`
    const known = 'SELECT waitlist_no FROM train_order WHERE order_no = $1'
    expect(await single(known, orderNo)).toEqual({ waitlist_no: null })
    expect(await single(given, purpose)).toEqual({ count: 1 })

    await turnTo('2026-11-20T21:01:00.000Z')
    expect((await trainDetail(server, 'employee', change.orderNo)).state).toBe(3703)
    expect((await trainDetail(server, 'director', orderNo)).waitlist?.state).toBe('waiting')
    expect(await single(known, orderNo)).toEqual({ waitlist_no: expect.stringMatching(/./) })
    expect(await single(given, purpose)).toEqual({ count: 1 })
  })
})

test('[handbook 3.8] a change fee that rose while the change waited for approval is not charged unasked', async () => {
  const order = await ticketedTrain(server, { who: 'manager', search: { date: '2026-11-27' } })
  const departAt = new Date(`${order.rides[0]!.departDate}T${order.rides[0]!.departTime}:00+08:00`)
  await turnTo(new Date(departAt.getTime() - (48 * 60 + 10) * 60_000).toISOString())
  const coupons = ticketsOf(order)
  const { to, quote } = await quoteTrainChangeTo(server, order.orderNo, coupons, '2026-11-28', { who: 'manager' })
  expect(quote.lines[0]).toMatchObject({ percent: 0, fee: 0 })
  const request = { orderNo: order.orderNo, coupons, to, expectedTotal: quote.total, expectedBack: quote.back }
  const change = expectResult(await server.call('manager', applyTrainChange, request))
  await server.turn(20)
  const settled = await settleTrain(server, 'manager', change.orderNo)
  expect(settled.state).toBe(3704)
  expect(settled.history.at(-1)!.sentence).toContain('费用已上涨')
  expect((await payersOf(server, order.orderNo)).paid).toEqual({ companyCredit: order.total })
  expect((await trainDetail(server, 'manager', order.orderNo)).state).toBe(3202)
})
