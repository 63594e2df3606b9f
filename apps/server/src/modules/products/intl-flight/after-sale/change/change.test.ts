import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  applyIntlChange,
  getIntlChangeInfo,
  getIntlOrderChanges,
  getIntlRefundInfo,
  quoteIntlRefund,
  searchIntlChange,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { expectResult } from '../../../../../testing/flights'
import {
  askIntlChange,
  askIntlRefund,
  couponStatesOf,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, patient, timesOf, type IntlWanted } from '../../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../../testing/server'
import { quietScript, scriptCarrier, type CarrierScript } from '../carrier.testing'

let server: TestServer
let script: CarrierScript
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await givePassport(server, 'manager', { number: 'E55510002', name: 'CHEN/ZHIYUAN' })
  script = quietScript()
  scriptCarrier(server, script)
})
beforeEach(() => Object.assign(script, quietScript(), { changeFails: undefined }))
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

describe('[S7.53] the change of a direction of international tickets', () => {
  test('[S2.23] the way back on another day: offered with its cost, paid, exchanged once, and the trip is told as it is now', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-09', returnDate: '2026-12-16' })
    const ticketNos = ticketNosOf(order)
    const info = expectResult(await server.call('employee', getIntlChangeInfo, { orderId: order.orderNo }))
    expect(info.tickets[0]).toMatchObject({ possible: true, slices: [0, 1] })
    const before = await creditOf(server)
    const { found, quote, answer } = await askIntlChange(server, order.orderNo, { ticketNos, slice: 1, departDate: '2026-12-18' })
    expect(found.from.map(({ slice }) => slice)).toEqual(found.from.map(() => 1))
    expect(quote.lines).toMatchObject([{ traveller: '林晓雯', fee: 300_00, fareDifference: 200_00, taxDifference: 50_00 }])
    expect(quote.total).toBe(550_00 + quote.lines[0]!.serviceFee)
    const asked = expectResult(answer)
    expect(asked.orderNo).toMatch(/^IC/)
    const change = await settleIntl(server, 'employee', asked.orderNo)
    expect(change).toMatchObject({ kind: 'change', state: 1821, parentOrderNo: order.orderNo, total: quote.total })
    expect(change.directions).toHaveLength(2)
    expect(change.segments.filter(({ slice }) => slice === 1).map(({ departDate }) => departDate)[0]).toBe('2026-12-18')
    expect(change.segments.filter(({ slice }) => slice === 0)).toEqual(order.segments.filter(({ slice }) => slice === 0))
    expect(change.travellerList[0]!.tickets[0]!.coupons.map(({ segment }) => segment)).toEqual(
      change.segments.map(({ index }) => index),
    )
    expect(change.tickets[0]!.record).toBe('NEWREC')
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(new Set(couponStatesOf(parent))).toEqual(new Set([5]))
    expect((await creditOf(server)).used).toBe(before.used + quote.total)
    expect(script.done).toEqual([`1/${asked.orderNo}`])
    const { changes } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
    expect(changes).toMatchObject([{ kind: 'change', fee: 300_00, fareDifference: 200_00, taxDifference: 50_00 }])
    expect(changes[0]!.was[0]).toMatchObject({ slice: 1, departDate: '2026-12-16' })
    expect(new Set(changes[0]!.was.map(({ slice }) => slice))).toEqual(new Set([1]))
    expect(changes[0]!.is[0]!.departDate).toBe('2026-12-18')

    script.refund = { usedFare: 0, fee: 600_00, taxes: 100_00, amount: 400_00, involuntary: false, rules: [0] }
    const back = await askIntlRefund(server, asked.orderNo, ticketNosOf(change))
    const refund = await settleIntl(server, 'employee', expectResult(back.answer).orderNo)
    expect(refund).toMatchObject({ state: 1811, parentOrderNo: asked.orderNo })
  })

  test('one of two changes, the other flies as booked', async () => {
    const travellers = ['1-employee', '1-manager']
    const order = await ticketedIntl(server, { who: 'manager', date: '2026-12-09', returnDate: '2026-12-16', travellers })
    const [own] = ticketNosOf(order)
    const { answer } = await askIntlChange(server, order.orderNo, {
      who: 'manager',
      ticketNos: [own!],
      slice: 1,
      departDate: '2026-12-19',
    })
    const change = await settleIntl(server, 'manager', expectResult(answer).orderNo)
    expect(change).toMatchObject({ state: 1821, travellers: ['林晓雯'] })
    const parent = await intlDetail(server, 'manager', order.orderNo)
    expect(parent.state).toBe(1900)
    expect(parent.travellerList.map(({ tickets }) => tickets[0]!.coupons.map(({ state }) => state)[0])).toEqual([5, 0])
  })

  test('the new ticket is given back by its own rules, and those of the old one are over', async () => {
    const order = await ticketedIntl(server, { date: '2027-03-09', returnDate: '2027-03-16' })
    const fee = { amount: 888_00, currency: 'CNY' }
    const everyTicket = { scope: 'unused', unit: 'ticket', window: { unit: 'hours' }, permission: 'allowed' } as const
    script.changedRules = [
      { ...everyTicket, kind: 'change' },
      { ...everyTicket, kind: 'refund', fee },
    ]
    const { answer } = await askIntlChange(server, order.orderNo, {
      ticketNos: ticketNosOf(order),
      slice: 1,
      departDate: '2027-03-17',
    })
    const change = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    script.refund = { usedFare: 0, fee: 888_00, taxes: 100_00, amount: 712_00, involuntary: false, rules: [1] }
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: change.orderNo }))
    const own = info.tickets[0]!.rules
    expect(own.map(({ kind }) => kind)).toEqual(['refund'])
    expect(own[0]!.sentence).toContain('888')
    const { quote } = await askIntlRefund(server, change.orderNo, ticketNosOf(change))
    expect(quote.lines[0]).toMatchObject({ fee: 888_00, rule: own[0]!.sentence })
    const former = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(former.tickets[0]!.rules.map(({ sentence }) => sentence)).not.toContain(own[0]!.sentence)
  })

  test('of a trip on two tickets only the one of that direction is exchanged', async () => {
    const wanted: IntlWanted = (fare, itinerary) =>
      patient(fare, itinerary) && fare.separateTickets === itinerary.itineraryKey.includes('-20261228-')
    const order = await ticketedIntl(server, { date: '2026-12-22', returnDate: '2026-12-28', wanted })
    const homeward = order.segments.find(({ slice }) => slice === 1)!.index
    const { tickets } = order.travellerList[0]!
    const isBack = ({ coupons }: (typeof tickets)[number]) => coupons.some(({ segment }) => segment === homeward)
    const out = tickets.find((ticket) => !isBack(ticket))?.ticketNo
    const back = tickets.find(isBack)?.ticketNo
    const asked = { orderNo: order.orderNo, slice: 1, departDate: '2026-12-29' }
    expect(await server.call('employee', searchIntlChange, { ...asked, ticketNos: [out!] })).toMatchObject({ code: 700252 })
    const { answer } = await askIntlChange(server, order.orderNo, { ticketNos: [back!], slice: 1, departDate: '2026-12-29' })
    const change = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(change.directions).toHaveLength(1)
    expect(change.tickets).toHaveLength(1)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(new Set(couponStatesOf(parent))).toEqual(new Set([0, 5]))
    expectResult(await server.call('employee', quoteIntlRefund, { orderNo: order.orderNo, ticketNos: [out!] }))
  })

  test('forced by the carrier it costs nothing, and nobody pays', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-05', returnDate: '2027-01-12' })
    script.change = { fee: 0, fareDifference: 0, taxDifference: 0, involuntary: true }
    const { quote, answer } = await askIntlChange(server, order.orderNo, {
      ticketNos: ticketNosOf(order),
      slice: 1,
      departDate: '2027-01-13',
    })
    expect(quote).toMatchObject({ total: 0, to: { involuntary: true } })
    expect((await settleIntl(server, 'employee', expectResult(answer).orderNo)).state).toBe(1821)
  })
})

describe('what can go wrong with it', () => {
  test('the carrier refuses: seats and tickets stay, what was paid comes back', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-19', returnDate: '2027-01-26' })
    const before = await creditOf(server)
    script.changeFails = 'soldOut'
    const { request, answer } = await askIntlChange(server, order.orderNo, {
      ticketNos: ticketNosOf(order),
      slice: 1,
      departDate: '2027-01-27',
    })
    const asked = expectResult(answer)
    expect(await server.call('employee', applyIntlChange, request), 'while it is under way').toMatchObject({ code: 300203 })
    expect((await settleIntl(server, 'employee', asked.orderNo)).state).toBe(1822)
    expect(await creditOf(server)).toEqual(before)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect([parent.state, ...new Set(couponStatesOf(parent))]).toEqual([1800, 0])
  })

  test('a dearer price asks again, a day before the way out is out of order, and others find nothing', async () => {
    const order = await ticketedIntl(server, { date: '2027-02-16', returnDate: '2027-02-23' })
    const direction = { orderNo: order.orderNo, ticketNos: ticketNosOf(order), slice: 1 }
    const found = expectResult(await server.call('employee', searchIntlChange, { ...direction, departDate: '2027-02-24' }))
    const { itineraryKey, fareKey, total, segments } = found.offers.find(({ verdict }) => verdict !== 'forbidden')!
    const request = {
      ...direction,
      departDate: '2027-02-24',
      itineraryKey,
      fareKey,
      seenTimes: segments.map(timesOf),
      searchId: found.searchId,
      expectedTotal: total,
    }
    script.change = { fee: 400_00, fareDifference: 200_00, taxDifference: 50_00 }
    expect(await server.call('employee', applyIntlChange, { ...request, reasonCode: 'urgent' })).toMatchObject({ code: 300205 })
    const early = expectResult(await server.call('employee', searchIntlChange, { ...direction, departDate: '2027-02-14' }))
    const [first] = early.offers
    const asked = {
      ...request,
      itineraryKey: first!.itineraryKey,
      fareKey: first!.fareKey,
      departDate: '2027-02-14',
      seenTimes: first!.segments.map(timesOf),
    }
    expect(await server.call('employee', applyIntlChange, asked)).toMatchObject({ success: false, code: 400103 })
    for (const who of ['manager', 'employee@beichen.example']) {
      const answer = await server.call(who, searchIntlChange, { ...direction, departDate: '2027-02-24' })
      expect(answer).toMatchObject({ code: 300003 })
    }
    expect(await server.call('employee', searchIntlChange, { ...direction, departDate: '2026-11-01' })).toMatchObject({
      success: false,
    })
  })
})
