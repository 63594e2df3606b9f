import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import { applyIntlRefund, getIntlOrderChanges, quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import {
  buyIntlLaterExtras,
  getIntlLaterExtras,
  quoteIntlLaterExtras,
} from '@sojourn/contract/products/intl-flight/later-extras.calls'
import { expectResult } from '../../../../testing/flights'
import { askIntlChange, settleIntl, ticketNosOf } from '../../../../testing/intl-flight/after-sales'
import { tripWithExtras } from '../../../../testing/intl-flight/extras'
import { givePassport, intlDetail, intlOrderRequest } from '../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let day = 9
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
// Nobody flies twice on one flight.
beforeEach(() => void day++)
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

async function ticketed(remark = '', date = `2026-12-${day}`) {
  const { tempOrderNo, trip } = await tripWithExtras(server, 'employee', date)
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const answer = await server.call('employee', createIntlFlightOrder, { ...request, ...(remark && { remark }) })
  return settleIntl(server, 'employee', expectResult(answer).orderNo)
}

const wanted = [
  { segment: 0, code: 'window' as const, count: 1 },
  { segment: 0, code: 'bag' as const, count: 2 },
]
const travellers = [{ employeeId: '1-employee', extras: wanted }]

const onSale = async (orderId: string) => expectResult(await server.call('employee', getIntlLaterExtras, { orderId }))
const offered = async ({ orderNo }: IntlFlightOrderDetail) => (await onSale(orderNo)).travellers[0]!.offers
const priceOf = async (order: IntlFlightOrderDetail, code: string) =>
  (await offered(order)).find((offer) => offer.code === code)!.price

/** Asks for it as the page does: quote, then buy. */
async function ask(orderNo: string, key = randomUUID()) {
  const quote = expectResult(await server.call('employee', quoteIntlLaterExtras, { orderNo, travellers }))
  const request = { orderNo, travellers, expectedTotal: quote.total }
  return { quote, request, answer: await server.call('employee', buyIntlLaterExtras, request, { key }) }
}
async function bought(order: IntlFlightOrderDetail) {
  const { quote, answer } = await ask(order.orderNo)
  return { quote, extras: await settleIntl(server, 'employee', expectResult(answer).orderNo) }
}

describe('seats and bags bought for a ticket that is there', () => {
  test('are an order of their own: approved, paid, confirmed once, and on the order of the ticket', async () => {
    const order = await ticketed()
    const before = await creditOf(server)
    const key = randomUUID()
    const { quote, request, answer } = await ask(order.orderNo, key)
    const sum = (await priceOf(order, 'window')) + 2 * (await priceOf(order, 'bag'))
    expect(quote).toMatchObject({ total: sum, verdict: 'within', lines: [{ name: '林晓雯', amount: sum }] })
    expect(quote.approval.length).toBeGreaterThan(0)
    const asked = expectResult(answer)
    expect(asked).toMatchObject({ orderNo: expect.stringMatching(/^IE/), next: 'approval' })
    expect(expectResult(await server.call('employee', buyIntlLaterExtras, request, { key })), 'once').toEqual(asked)
    const extras = await settleIntl(server, 'employee', asked.orderNo)
    expect(extras).toMatchObject({
      parentOrderNo: order.orderNo,
      stateName: '已确认',
      kindName: '附加服务',
      total: sum,
      tickets: [],
    })
    expect(extras.passengers[0]!.extras.map(({ state }) => state)).toEqual(['confirmed', 'confirmed'])
    expect((await creditOf(server)).used).toBe(before.used + sum)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(parent.passengers[0]!.extras).toMatchObject([
      { code: 'window', boughtIn: asked.orderNo, given: { seatNo: expect.stringMatching(/^\d+A$/) } },
      { code: 'bag', count: 2, boughtIn: asked.orderNo },
    ])
    expect(parent.afterSales).toMatchObject([{ orderNo: asked.orderNo, kind: 'booking' }])
    const { changes } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
    expect(changes, 'it alters nothing').toEqual([])
  })

  test('a seat that is there is sold no more, and only as many bags as are left', async () => {
    const order = await ticketed()
    await bought(order)
    const left = await offered(order)
    expect(left.map(({ kind }) => kind)).not.toContain('seat')
    expect(left.find(({ kind }) => kind === 'bag')).toMatchObject({ atMost: 1 })
    const again = { orderNo: order.orderNo, travellers }
    expect((await server.call('employee', quoteIntlLaterExtras, again)).problem).toBe('extraUnknown')
  })

  test('what the carrier refuses goes back and the rest stays', async () => {
    const order = await ticketed('#SEAT_REFUSED')
    const before = await creditOf(server)
    const seat = await priceOf(order, 'window')
    const { quote, extras } = await bought(order)
    expect(extras.passengers[0]!.extras).toMatchObject([{ state: 'refused', back: seat }, { state: 'confirmed' }])
    expect(extras.returns.map(({ amount }) => amount)).toEqual([seat])
    expect((await creditOf(server)).used).toBe(before.used + quote.total - seat)
    expect((await intlDetail(server, 'employee', order.orderNo)).passengers[0]!.extras).toHaveLength(1)
  })

  test('a ticket that is given back takes its bags with it, to those who paid for them', async () => {
    const order = await ticketed()
    const bag = await priceOf(order, 'bag')
    const { extras } = await bought(order)
    const request = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    const quote = expectResult(await server.call('employee', quoteIntlRefund, request))
    expect(quote.lines[0]!.extras).toBe(2 * bag)
    const before = await creditOf(server)
    const asked = expectResult(await server.call('employee', applyIntlRefund, { ...request, expectedTotal: quote.total }))
    await settleIntl(server, 'employee', asked.orderNo)
    expect((await creditOf(server)).used).toBe(before.used - quote.total)
    const { rows } = await server.database.pool.query<{ back: string }>(
      `SELECT -sum(amount)::int AS back FROM ledger_entry WHERE enterprise_id = 1 AND order_no = $1 AND paid_order_no = $2
       AND kind = 'refund' AND account = 'credit.used'`,
      [asked.orderNo, extras.orderNo],
    )
    expect(rows, 'of the order in which they were paid').toEqual([{ back: 2 * bag }])
  })

  test('a change of the ticket carries it on without the seat number', async () => {
    const order = await ticketed()
    const { extras } = await bought(order)
    const asked = await askIntlChange(server, order.orderNo, {
      ticketNos: ticketNosOf(order),
      slice: 0,
      departDate: `2027-01-${day}`,
    })
    const changed = await settleIntl(server, 'employee', expectResult(asked.answer).orderNo)
    expect(changed.passengers[0]!.extras).toMatchObject([{ code: 'window', boughtIn: extras.orderNo }, { code: 'bag' }])
    expect(changed.passengers[0]!.extras[0]!.given).not.toHaveProperty('seatNo')
  })

  test('a ticket that was given back before it is paid gets nothing, and all of it goes back', async () => {
    const order = await ticketed()
    const before = await creditOf(server)
    const { answer } = await ask(order.orderNo)
    const request = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    const quote = expectResult(await server.call('employee', quoteIntlRefund, request))
    const refund = expectResult(await server.call('employee', applyIntlRefund, { ...request, expectedTotal: quote.total }))
    await settleIntl(server, 'employee', refund.orderNo)
    const failed = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(failed.stateName).toBe('未确认')
    expect((await creditOf(server)).used).toBe(before.used - quote.total)
  })

  test('nothing chosen, something unknown, more than was seen, and somebody else are refused', async () => {
    const order = await ticketed()
    const quoted = async (choices: unknown, who = 'employee') =>
      (await server.call(who, quoteIntlLaterExtras, { orderNo: order.orderNo, travellers: choices as typeof travellers })).problem
    expect(await quoted([{ employeeId: '1-employee', extras: [] }])).toBe('extrasNothing')
    expect(await quoted([{ employeeId: '1-manager', extras: wanted }])).toBe('extraUnknown')
    expect(await quoted([travellers[0], travellers[0]])).toBe('extraUnknown')
    expect(await quoted(travellers, 'manager')).toBe('orderUnknown')
    const less = { orderNo: order.orderNo, travellers, expectedTotal: 1 }
    expect((await server.call('employee', buyIntlLaterExtras, less)).problem).toBe('quoteChanged')
  })

  test('seats close a day before departure, bags some hours before, and a flown flight sells nothing', async () => {
    const order = await ticketed('', '2026-12-04')
    const leaves = Date.parse(order.segments[0]!.departAt)
    const turnTo = async (hoursBefore: number) =>
      server.turn(Math.ceil((leaves - server.context.clock.now().getTime()) / 60_000) - hoursBefore * 60)
    await turnTo(20)
    expect(new Set((await offered(order)).map(({ kind }) => kind))).toEqual(new Set(['bag']))
    await turnTo(3)
    expect(await offered(order)).toEqual([])
  })

  test('a standard that limits them counts what there is already, and wants a reason', async () => {
    const order = await ticketed()
    const { quote } = await bought(order)
    await server.database.pool.query(
      `UPDATE travel_policy SET body = jsonb_set(body, '{intlFlight,paidExtras}', $1) WHERE body ? 'intlFlight'`,
      [JSON.stringify({ maxPrice: quote.total })],
    )
    const more = {
      orderNo: order.orderNo,
      travellers: [{ employeeId: '1-employee', extras: [{ segment: 0, code: 'bag' as const, count: 1 }] }],
    }
    const again = expectResult(await server.call('employee', quoteIntlLaterExtras, more))
    expect(again.violations).toMatchObject([{ rule: 'paidExtras', expected: quote.total, excess: again.total }])
    const request = { ...more, expectedTotal: again.total }
    expect((await server.call('employee', buyIntlLaterExtras, request)).problem).toBe('violationReasonMissing')
    const asked = expectResult(await server.call('employee', buyIntlLaterExtras, { ...request, reasonCode: 'urgent' }))
    expect((await settleIntl(server, 'employee', asked.orderNo)).stateName).toBe('已确认')
  })
})
