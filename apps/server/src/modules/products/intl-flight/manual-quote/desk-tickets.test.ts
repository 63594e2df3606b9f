import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getIntlChangeInfo, getIntlRefundInfo } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import {
  acceptManualQuote,
  answerManualQuote,
  askManualQuote,
  carryOutManualQuote,
} from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type { AskedManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { expectResult } from '../../../../testing/flights'
import { openAgent } from '../../../../testing/intl-flight/demands'
import { couponStatesOf, settleIntl, ticketedIntl, ticketNosOf } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail } from '../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import {
  askedQuote,
  changeAnswer,
  changeAsked,
  quoteOf,
  refundAnswer,
  refundAsked,
  standsFor,
} from '../../../../testing/intl-flight/manual-quotes'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await givePassport(server, 'manager', { number: 'E55510002', name: 'CHEN/ZHIYUAN' })
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})
let agent: string
beforeEach(async () => {
  agent = await openAgent(server)
})

/** In the session of whoever asked, which is over some hours later. */
const atDesk = (orderNo: string) => quoteOf(server, orderNo, 'employee', agent)

/** Until some time after an instant. */
const turnPast = (instant: string, minutes: number) =>
  server.turn(Math.ceil((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000) + minutes)

/** When the way out of an order has landed. */
const landingOf = ({ segments }: IntlFlightOrderDetail): string => segments.filter(({ slice }) => slice === 0).at(-1)!.arriveAt

/** Asked, answered, accepted, paid; what waits for the desk then. */
async function acceptedAt(asked: AskedManualQuote, figures: typeof refundAnswer, who = 'employee') {
  const { orderNo } = asked
  await askedQuote(server, asked, who)
  const answer = figures(await quoteOf(server, orderNo, who, agent), standsFor(server, 180))
  expectResult(await server.call(who, answerManualQuote, answer, { token: agent }))
  const { quoteNo, version, terms } = await quoteOf(server, orderNo, who)
  const reason = terms!.violations.length > 0 ? { reasonCode: 'urgent' } : {}
  const made = expectResult(await server.call(who, acceptManualQuote, { quoteNo, version, ...reason }))
  await settleIntl(server, who, made.orderNo)
  return { madeNo: made.orderNo, terms: terms!, waiting: await quoteOf(server, orderNo, who, agent) }
}

type Carried = { ticketNo: string; newTicketNo: string }[]
const carryOut = ({ quoteNo, version }: { quoteNo: string; version: number }, tickets: Carried = [], who = 'employee') => {
  const record = tickets.length > 0 ? { record: 'DESK01' } : {}
  return server.call(who, carryOutManualQuote, { quoteNo, version, ...record, tickets }, { token: agent })
}
/** Another number of the same carrier. */
const numberLike = (ticketNo: string, serial: number): string => `${ticketNo.slice(0, 3)}-${String(serial).padStart(10, '7')}`

describe('what the desk is asked about', () => {
  test('[handbook 2.2] a ticket whose way out is flown: only the way back is left, and gives back what the carrier says of it', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-02', returnDate: '2026-12-30' })
    await turnPast(landingOf(order), 120)
    agent = await openAgent(server)
    const [ticketNo] = ticketNosOf(order)
    const { tickets } = expectResult(await server.call('employee', getIntlChangeInfo, { orderId: order.orderNo }))
    expect(tickets).toMatchObject([{ ticketNo, partlyUsed: true, forDesk: true, slices: [1] }])
    const flown = await server.call('employee', askManualQuote, changeAsked(order, { slice: 0, departDate: '2026-12-30' }))
    expect(flown).toMatchObject({ problem: 'changeDirection', field: 'slice' })
    await askedQuote(server, refundAsked(order, { cause: 'partlyUsed' }))
    const quote = await atDesk(order.orderNo)
    expect(new Set(quote.from.map(({ slice }) => slice))).toEqual(new Set([1]))
    const answer = refundAnswer(quote, standsFor(server, 120))
    const refund = answer.refund!.map((line) => ({ ...line, usedFare: 1000_00, taxes: [] }))
    expectResult(await server.call('employee', answerManualQuote, { ...answer, refund }, { token: agent }))
    const quoted = await quoteOf(server, order.orderNo)
    const [line] = quoted.terms!.refund
    expect(line).toMatchObject({ usedFare: 1000_00, fee: 300_00, taxes: 0, amount: line!.paid - 1300_00 - line!.serviceFee })
    const before = await creditOf(server)
    const made = expectResult(
      await server.call('employee', acceptManualQuote, { quoteNo: quoted.quoteNo, version: quoted.version }),
    )
    await settleIntl(server, 'employee', made.orderNo)
    expectResult(await carryOut(await atDesk(order.orderNo)))
    await server.context.drainJobs()
    expect((await intlDetail(server, 'employee', made.orderNo)).state).toBe(1811)
    expect((await creditOf(server)).used).toBe(before.used - line!.amount)
    const states = new Set(couponStatesOf(await intlDetail(server, 'employee', order.orderNo)))
    expect(states, 'used and refunded').toEqual(new Set([3, 4]))
  })

  test('a ticket that is checked in: the order leads to the desk, which goes past it', async () => {
    const trip = { date: '2027-01-13', returnDate: '2027-01-14', remark: '#CHECKED_IN' }
    const order = await ticketedIntl(server, trip)
    // A day after a departure the carrier is asked where the coupons stand.
    await turnPast(order.segments[0]!.departAt, 24 * 60 + 1)
    agent = await openAgent(server)
    const now = await intlDetail(server, 'employee', order.orderNo)
    expect(new Set(couponStatesOf(now)), 'used, and checked in for the way back').toEqual(new Set([3, 1]))
    for (const action of ['change', 'refund']) expect(now.actions).toContainEqual({ action, enabled: true })
    const { tickets } = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(tickets).toMatchObject([{ possible: false, forDesk: true }])
    const { madeNo, waiting } = await acceptedAt(refundAsked(order, { cause: 'nearDeparture' }), refundAnswer)
    expectResult(await carryOut(waiting))
    await server.context.drainJobs()
    expect((await intlDetail(server, 'employee', madeNo)).state).toBe(1811)
  })

  test('a ticket that its carrier holds: nothing online, each direction by the desk', async () => {
    const order = await ticketedIntl(server, { date: '2027-02-03', returnDate: '2027-02-10' })
    const real = server.context.intlAir
    const held: typeof real = {
      ...real,
      coupons: async (...asked) => (await real.coupons(...asked)).map((coupon) => ({ ...coupon, state: 'suspended' })),
    }
    Object.assign(server.context, { intlAir: held })
    const { tickets } = expectResult(await server.call('employee', getIntlChangeInfo, { orderId: order.orderNo }))
    expect(tickets).toMatchObject([{ possible: false, forDesk: true, slices: [0, 1] }])
    const asked = changeAsked(order, { departDate: '2027-02-12', cause: 'airlineControl' })
    const { madeNo, waiting } = await acceptedAt(asked, changeAnswer)
    const [ticketNo] = ticketNosOf(order)
    const newTicketNo = numberLike(ticketNo!, 1)
    expectResult(await carryOut(waiting, [{ ticketNo: ticketNo!, newTicketNo }]))
    await server.context.drainJobs()
    Object.assign(server.context, { intlAir: real })
    const change = await intlDetail(server, 'employee', madeNo)
    expect(change.state).toBe(1821)
    expect(ticketNosOf(change)).toEqual([newTicketNo])
  })
})

describe('a change of several passengers', () => {
  test('[handbook 2.2] one request, figures and a new number for each of them', async () => {
    const travellers = ['1-employee', '1-manager']
    const order = await ticketedIntl(server, { who: 'manager', date: '2027-03-03', returnDate: '2027-03-10', travellers })
    const ticketNos = ticketNosOf(order)
    expect(ticketNos).toHaveLength(2)
    agent = await openAgent(server, '1-manager')
    const asked = changeAsked(order, { departDate: '2027-03-12', cause: 'severalPassengers' })
    const { madeNo, terms, waiting } = await acceptedAt(asked, changeAnswer, 'manager')
    expect(terms.change.map(({ fee }) => fee)).toEqual([250_00, 250_00])
    expect(terms.total).toBe(2 * terms.change[0]!.amount)
    const numbered = (serials: readonly number[]): Carried =>
      ticketNos.map((ticketNo, index) => ({ ticketNo, newTicketNo: numberLike(ticketNo, serials[index]!) }))
    const foreign = numbered([11, 12]).map((each) => ({ ...each, newTicketNo: `999${each.newTicketNo.slice(3)}` }))
    for (const [typed, problem, field] of [
      [numbered([11, 12]).slice(0, 1), 'manualQuoteTicketsWrong', 'tickets'],
      [numbered([11, 11]), 'ticketNumberTaken', 'tickets.1'],
      [foreign, 'ticketOfOtherCarrier', 'tickets.0'],
      [ticketNos.map((ticketNo) => ({ ticketNo, newTicketNo: ticketNo })), 'ticketNumberTaken', 'tickets.0'],
    ] as const)
      expect(await carryOut(waiting, [...typed], 'manager')).toMatchObject({ problem, field })
    expectResult(await carryOut(waiting, numbered([11, 12]), 'manager'))
    await server.context.drainJobs()
    const change = await intlDetail(server, 'manager', madeNo)
    expect(change).toMatchObject({ state: 1821, total: terms.total })
    expect(ticketNosOf(change)).toEqual(numbered([11, 12]).map(({ newTicketNo }) => newTicketNo))
  })

  test('of two orders that are given one number at once only the first has it', async () => {
    const orders = [
      await ticketedIntl(server, { date: '2027-04-07', returnDate: '2027-04-14' }),
      await ticketedIntl(server, { date: '2027-05-05', returnDate: '2027-05-12' }),
    ]
    const accepted: Awaited<ReturnType<typeof acceptedAt>>[] = []
    for (const [index, order] of orders.entries())
      accepted.push(await acceptedAt(changeAsked(order, { departDate: ['2027-04-16', '2027-05-14'][index]! }), changeAnswer))
    const typed = (index: number, serial: number) => {
      const [ticketNo] = ticketNosOf(orders[index]!)
      return carryOut(accepted[index]!.waiting, [{ ticketNo: ticketNo!, newTicketNo: numberLike(ticketNo!, serial) }])
    }
    const answers = await Promise.all([typed(0, 21), typed(1, 21)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const second = answers.findIndex(({ success }) => !success)
    expect(answers[second]).toMatchObject({ problem: 'ticketNumberTaken', field: 'tickets.0' })
    expectResult(await typed(second, 22))
    await server.context.drainJobs()
    for (const { madeNo } of accepted) expect((await intlDetail(server, 'employee', madeNo)).state).toBe(1821)
  })
})
