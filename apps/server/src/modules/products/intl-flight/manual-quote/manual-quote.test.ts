import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getIntlRefundInfo, quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import {
  acceptManualQuote,
  answerManualQuote,
  askManualQuote,
  carryOutManualQuote,
  getManualQuotes,
  refuseManualQuote,
  withdrawManualQuote,
} from '@sojourn/contract/products/intl-flight/manual-quote.calls'
import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
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
import { expectRefusals, refusal } from '../../../../testing/refusals'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { quietScript, scriptCarrier, type CarrierScript } from '../after-sale/carrier.testing'

let server: TestServer
let script: CarrierScript
let agent: string
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await givePassport(server, 'manager', { number: 'E55510002', name: 'CHEN/ZHIYUAN' })
  script = quietScript()
  scriptCarrier(server, script)
})
beforeEach(async () => {
  Object.assign(script, quietScript())
  agent = await openAgent(server)
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const hours = (count: number): string => standsFor(server, count * 60)
const atDesk = (orderNo: string): Promise<ManualQuote> => quoteOf(server, orderNo, 'employee', agent)
const seen = ({ quoteNo, version }: ManualQuote) => ({ quoteNo, version })
const credit = async () => (await creditOf(server)).used

/** Asked for and answered by the desk. */
async function quotedRefund(date: string, returnDate: string, minutes = 120) {
  const order = await ticketedIntl(server, { date, returnDate })
  await askedQuote(server, refundAsked(order))
  const answer = refundAnswer(await atDesk(order.orderNo), standsFor(server, minutes))
  expectResult(await server.call('employee', answerManualQuote, answer, { token: agent }))
  return { order, quote: await quoteOf(server, order.orderNo) }
}

describe('a refund that nobody can price online', () => {
  test('[handbook 2.2] rules that nobody knows: asked, promised, quoted tax by tax, accepted, carried out, and the money comes back to the fen', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-09', returnDate: '2026-12-16' })
    const { orderNo } = order
    script.refund = 'unknown'
    const online = await server.call('employee', quoteIntlRefund, { orderNo, ticketNos: ticketNosOf(order) })
    expect(online).toMatchObject({ problem: 'fareRulesUnknown' })
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: orderNo }))
    expect(info.tickets.map(({ forDesk }) => forDesk)).toEqual([true])
    const asked = await askedQuote(server, refundAsked(order, { cause: 'rulesUnknown' }))
    expect(asked).toMatchObject({ state: 'asked', stateName: '待核算', late: false, canWithdraw: true, canAnswer: false })
    expect(asked.quoteNo).toMatch(/^IQ\d{16}$/)
    expect(asked).not.toHaveProperty('desk')
    const work = expectResult(await server.call('agent@agency.example', getAgencyWork, {}))
    expect(work.list.find(({ workNo }) => workNo === asked.quoteNo)).toMatchObject({
      kindName: '国际机票退票核算',
      path: `/order/iflight/changes?orderId=${orderNo}`,
      employeeId: '1-employee',
    })

    const desk = await atDesk(orderNo)
    expect(desk).toMatchObject({ canAnswer: true, canAccept: false, desk: [{ ticketNo: ticketNosOf(order)[0] }] })
    expectResult(await server.call('employee', answerManualQuote, refundAnswer(desk, hours(2)), { token: agent }))
    const quoted = await quoteOf(server, orderNo)
    const { paid, taxes } = desk.desk![0]!
    const back = taxes.reduce((sum, { amount }) => sum + amount, 0)
    const [line] = quoted.terms!.refund
    expect(line).toMatchObject({ paid, usedFare: 0, fee: 300_00, taxes: back, amount: paid - 300_00 + back - line!.serviceFee })
    expect(quoted).toMatchObject({ state: 'quoted', canAccept: true, terms: { total: line!.amount } })
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.some(({ subject }) => subject.startsWith('人工核算已有结果'))).toBe(true)

    const before = await credit()
    const { orderNo: refundNo } = expectResult(await server.call('employee', acceptManualQuote, seen(quoted)))
    expect(refundNo).toMatch(/^IR/)
    await settleIntl(server, 'employee', refundNo)
    const waiting = await atDesk(orderNo)
    expect(waiting).toMatchObject({ state: 'accepted', order: { orderNo: refundNo }, canCarryOut: true })
    expect(await credit(), 'nothing moves before the carrier has done it').toBe(before)
    expectResult(await server.call('employee', carryOutManualQuote, { ...seen(waiting), tickets: [] }, { token: agent }))
    await server.context.drainJobs()
    const refund = await intlDetail(server, 'employee', refundNo)
    expect(refund).toMatchObject({ kind: 'refund', state: 1811, total: line!.amount, parentOrderNo: orderNo })
    expect(await credit()).toBe(before - line!.amount)
    expect(new Set(couponStatesOf(await intlDetail(server, 'employee', orderNo)))).toEqual(new Set([4]))
    expect((await quoteOf(server, orderNo)).history.map(({ event }) => event)).toEqual([
      'asked',
      'quoted',
      'accepted',
      'carriedOut',
    ])
    expect(script.done, 'the supply was asked for nothing').toEqual([])
  })

  test('waived by the carrier: no fee of ours, and that of the booking comes back as well', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-10', returnDate: '2026-12-17' })
    await askedQuote(server, refundAsked(order))
    const answer = refundAnswer(await atDesk(order.orderNo), hours(2), { waived: true })
    const free = { ...answer, refund: answer.refund!.map((line) => ({ ...line, fee: 0 })) }
    expectResult(await server.call('employee', answerManualQuote, free, { token: agent }))
    const { terms } = await quoteOf(server, order.orderNo)
    const [line] = terms!.refund
    expect(line).toMatchObject({ fee: 0, serviceFee: 0, involuntary: true, amount: line!.paid + line!.taxes + line!.bookingFee })
    expect(line!.bookingFee).toBeGreaterThan(0)
  })
})

describe('a change that nobody can price online', () => {
  test('[handbook 2.2] quoted with its new flight, approved and paid, new ticket numbers typed: the new tickets and the ledger are as quoted', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-09', returnDate: '2026-12-16' })
    const { orderNo } = order
    await askedQuote(server, changeAsked(order))
    const desk = await atDesk(orderNo)
    expect(new Set(desk.from.map(({ slice }) => slice))).toEqual(new Set([1]))
    expectResult(await server.call('employee', answerManualQuote, changeAnswer(desk, hours(3)), { token: agent }))
    const quoted = await quoteOf(server, orderNo)
    const [line] = quoted.terms!.change
    expect(line).toMatchObject({ fee: 250_00, fareDifference: 100_00, taxDifference: 50_00, amount: 400_00 + line!.serviceFee })
    expect(quoted.to).toMatchObject([{ flightNo: 'SQ830', departDate: '2026-12-18', slice: 1 }])
    const before = await credit()
    const reason = quoted.terms!.violations.length > 0 ? { reasonCode: 'urgent' } : {}
    const asked = expectResult(await server.call('employee', acceptManualQuote, { ...seen(quoted), ...reason }))
    expect(asked.orderNo).toMatch(/^IC/)
    await settleIntl(server, 'employee', asked.orderNo)
    const waiting = await atDesk(orderNo)
    expect(waiting.canCarryOut).toBe(true)
    const [ticketNo] = ticketNosOf(order)
    const prefix = ticketNo!.slice(0, 3)
    const tickets = [{ ticketNo: ticketNo!, newTicketNo: `${prefix}2345678901` }]
    const carried = { ...seen(waiting), record: 'DESK01', tickets }
    expect(await server.call('employee', carryOutManualQuote, { ...carried, tickets: [] }, { token: agent })).toMatchObject({
      problem: 'manualQuoteTicketsWrong',
      field: 'tickets',
    })
    expectResult(await server.call('employee', carryOutManualQuote, carried, { token: agent }))
    await server.context.drainJobs()
    const change = await intlDetail(server, 'employee', asked.orderNo)
    expect(change).toMatchObject({ kind: 'change', state: 1821, total: quoted.terms!.total, parentOrderNo: orderNo })
    expect(change.tickets[0]!.record).toBe('DESK01')
    expect(ticketNosOf(change)).toEqual([`${prefix}-2345678901`])
    expect(change.segments.filter(({ slice }) => slice === 1)).toMatchObject([{ flightNo: 'SQ830', departDate: '2026-12-18' }])
    expect(await credit()).toBe(before + quoted.terms!.total)
    expect(new Set(couponStatesOf(await intlDetail(server, 'employee', orderNo)))).toEqual(new Set([5]))

    await askedQuote(server, refundAsked(change))
    expect((await atDesk(change.orderNo)).desk![0]!.paid, 'the new ticket is worth what was paid for it').toBe(
      desk.desk![0]!.paid + 100_00,
    )
  })

  test('the carrier does not do it: the tickets stay, and what was paid comes back with the reason', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-06', returnDate: '2027-01-13' })
    await askedQuote(server, changeAsked(order, { departDate: '2027-01-14' }))
    expectResult(
      await server.call('employee', answerManualQuote, changeAnswer(await atDesk(order.orderNo), hours(3)), { token: agent }),
    )
    const quoted = await quoteOf(server, order.orderNo)
    const before = await creditOf(server)
    const reason = quoted.terms!.violations.length > 0 ? { reasonCode: 'urgent' } : {}
    const { orderNo } = expectResult(await server.call('employee', acceptManualQuote, { ...seen(quoted), ...reason }))
    await settleIntl(server, 'employee', orderNo)
    const declined = { ...seen(await atDesk(order.orderNo)), reason: '航司舱位已关闭' }
    expectResult(await server.call('employee', refuseManualQuote, declined, { token: agent }))
    await server.context.drainJobs()
    expect((await intlDetail(server, 'employee', orderNo)).state).toBe(1822)
    expect(await creditOf(server)).toEqual(before)
    expect(new Set(couponStatesOf(await intlDetail(server, 'employee', order.orderNo)))).toEqual(new Set([0]))
    expect((await quoteOf(server, order.orderNo)).history.at(-1)).toMatchObject({
      event: 'declined',
      actor: '客服小远',
      sentence: '航司未能办理：航司舱位已关闭',
    })
    expectResult(await server.call('employee', askManualQuote, refundAsked(order)))
  })
})

describe('every end of a quote', () => {
  test('one that nobody took in time is over, and can be asked for again', async () => {
    const { order, quote } = await quotedRefund('2027-01-20', '2027-01-27', 60)
    await server.turn(61)
    const over = await quoteOf(server, order.orderNo)
    expect(over).toMatchObject({ state: 'lapsed', stateName: '已过期', canAccept: false, canWithdraw: false })
    expect(over.history.at(-1)).toMatchObject({ event: 'lapsed', actor: '' })
    expect(await server.call('employee', acceptManualQuote, seen(quote))).toMatchObject({ problem: 'manualQuoteOver' })
    expectResult(await server.call('employee', askManualQuote, refundAsked(order)))
  })

  test('withdrawn or refused it takes no answer any more, and the tickets are free', async () => {
    const { order, quote } = await quotedRefund('2027-02-03', '2027-02-10')
    expectResult(await server.call('employee', withdrawManualQuote, seen(quote)))
    expect(await quoteOf(server, order.orderNo)).toMatchObject({ state: 'withdrawn', canAccept: false })
    expect(await server.call('employee', acceptManualQuote, seen(quote))).toMatchObject({ problem: 'manualQuoteClosed' })
    const again = await askedQuote(server, refundAsked(order))
    const refused = { ...seen(again), reason: '航司不同意豁免' }
    expectResult(await server.call('employee', refuseManualQuote, refused, { token: agent }))
    expect(await quoteOf(server, order.orderNo)).toMatchObject({ state: 'refused', reason: '航司不同意豁免' })
    const { list } = expectResult(await server.call('employee', getMyMails, {}))
    expect(list.find(({ subject }) => subject.startsWith('退改无法办理'))?.body).toContain('航司不同意豁免')
  })

  test('of two agents the second is told that it moved; accepted once it is not accepted again', async () => {
    const order = await ticketedIntl(server, { date: '2027-02-17', returnDate: '2027-02-24' })
    await askedQuote(server, refundAsked(order))
    const answer = refundAnswer(await atDesk(order.orderNo), hours(2))
    expectResult(await server.call('employee', answerManualQuote, answer, { token: agent }))
    expect(await server.call('employee', answerManualQuote, answer, { token: agent })).toMatchObject({
      problem: 'manualQuoteMoved',
    })
    const quote = await quoteOf(server, order.orderNo)
    const both = await Promise.all([1, 2].map(() => server.call('employee', acceptManualQuote, seen(quote))))
    expect(both.filter(({ success }) => success)).toHaveLength(1)
    expect(both.find(({ success }) => !success)).toMatchObject({ problem: 'manualQuoteClosed' })
  })

  test('a ticket that was flown meanwhile is not given back: neither accepted nor carried out', async () => {
    const { order, quote } = await quotedRefund('2026-12-02', '2026-12-30', 7 * 24 * 60)
    const real = server.context.intlAir
    const flown: typeof real = {
      ...real,
      coupons: async (...asked) =>
        (await real.coupons(...asked)).map((coupon, index) => (index === 0 ? { ...coupon, state: 'used' } : coupon)),
    }
    Object.assign(server.context, { intlAir: flown })
    expect(await quoteOf(server, order.orderNo)).toMatchObject({ canAccept: false, blocked: expect.stringContaining('客票状态') })
    expect(await server.call('employee', acceptManualQuote, seen(quote))).toMatchObject({ problem: 'manualQuoteTicketMoved' })
    Object.assign(server.context, { intlAir: real })
    const { orderNo } = expectResult(await server.call('employee', acceptManualQuote, seen(quote)))
    Object.assign(server.context, { intlAir: flown })
    await settleIntl(server, 'employee', orderNo)
    Object.assign(server.context, { intlAir: real })
    expect((await intlDetail(server, 'employee', orderNo)).state).toBe(1812)
  })
})

test('says what is wrong with it, in every language, and changes nothing', async () => {
  const order = await ticketedIntl(server, { date: '2027-03-03', returnDate: '2027-03-10' })
  const asked = refundAsked(order)
  const quote = await askedQuote(server, asked)
  const desk = await atDesk(order.orderNo)
  const answer = refundAnswer(desk, hours(2))
  await expectRefusals(server, [
    refusal('the same tickets again', askManualQuote, asked, 'manualQuoteOpen', 'ticketNos.0'),
    refusal('without a word', askManualQuote, { ...asked, wish: ' ' }, 'reasonMissing', 'wish'),
    refusal('of no such ticket', askManualQuote, { ...asked, ticketNos: ['1'] }, 'couponUnknown', 'ticketNos.0'),
    refusal('of no direction', askManualQuote, { ...asked, kind: 'change' }, 'changeDirection', 'slice'),
    refusal('of somebody else', askManualQuote, asked, 'orderUnknown', 'orderNo', 'manager'),
    refusal(
      'of another company',
      getManualQuotes,
      { orderId: order.orderNo },
      'orderUnknown',
      'orderId',
      'employee@beichen.example',
    ),
    refusal('answered by no agent', answerManualQuote, answer, 'forbidden'),
    refusal('refused by no agent', refuseManualQuote, { ...seen(quote), reason: 'x' }, 'forbidden'),
    refusal('carried out by no agent', carryOutManualQuote, { ...seen(quote), tickets: [] }, 'forbidden'),
    refusal('accepted before it is quoted', acceptManualQuote, seen(quote), 'manualQuoteClosed', 'quoteNo'),
    refusal('withdrawn by somebody else', withdrawManualQuote, seen(quote), 'manualQuoteUnknown', 'quoteNo', 'manager'),
  ])
  const wrong: [typeof answer, string][] = [
    [{ ...answer, refund: [] }, 'badRequest'],
    [{ ...answer, refund: answer.refund!.map((line) => ({ ...line, ticketNo: '1' })) }, 'manualQuoteTicketsWrong'],
    [{ ...answer, refund: answer.refund!.map((line) => ({ ...line, fee: 99_999_999 })) }, 'manualQuoteAmountWrong'],
    [{ ...answer, validUntil: standsFor(server, -1) }, 'planValidityWrong'],
  ]
  for (const [request, problem] of wrong)
    expect(await server.call('employee', answerManualQuote, request, { token: agent })).toMatchObject({ problem })
  expect(await server.call('employee', acceptManualQuote, seen(quote), { token: agent })).toMatchObject({ problem: 'forbidden' })
  expect(await quoteOf(server, order.orderNo)).toMatchObject({ state: 'asked', version: 1 })
})
