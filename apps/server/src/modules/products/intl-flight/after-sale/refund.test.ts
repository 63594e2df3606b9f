import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  applyIntlRefund,
  getIntlOrderChanges,
  getIntlRefundInfo,
  quoteIntlRefund,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { expectResult } from '../../../../testing/flights'
import { askIntlRefund, couponStatesOf, settleIntl, ticketedIntl, ticketNosOf } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail } from '../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { quietScript, scriptCarrier, type CarrierScript } from './carrier.testing'

let server: TestServer
let script: CarrierScript
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  script = quietScript()
  scriptCarrier(server, script)
})
beforeEach(() => Object.assign(script, quietScript(), { refundFails: undefined }))
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const days = (date: string, returnDate: string) => ({ date, returnDate })

describe('[S7.53] the refund of an international ticket', () => {
  test('[S2.23] of a return that nobody has flown: quoted with its rule, given back once, and the money comes back', async () => {
    const order = await ticketedIntl(server, days('2026-12-09', '2026-12-16'))
    const [ticketNo] = ticketNosOf(order)
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(info.tickets).toMatchObject([{ ticketNo, possible: true, partlyUsed: false, expiresOn: '2027-11-20' }])
    const before = await creditOf(server)
    const key = randomUUID()
    const { quote, answer } = await askIntlRefund(server, order.orderNo, ticketNosOf(order), { key })
    expect(quote.lines[0]).toMatchObject({ traveller: '林晓雯', usedFare: 0, fee: 600_00, taxes: 100_00, involuntary: false })
    expect(quote.lines[0]!.paid).toBe(1400_00)
    expect(quote.lines[0]!.rule).toMatch(/^退票（/)
    expect(quote.total).toBe(quote.lines[0]!.amount)
    const asked = expectResult(answer)
    expect(asked.orderNo).toMatch(/^IR/)
    const request = { orderNo: order.orderNo, ticketNos: ticketNosOf(order), expectedTotal: quote.total }
    expect(expectResult(await server.call('employee', applyIntlRefund, request, { key })), 'once').toEqual(asked)
    const refund = await settleIntl(server, 'employee', asked.orderNo)
    expect(refund).toMatchObject({ kind: 'refund', state: 1811, total: quote.total, parentOrderNo: order.orderNo })
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(parent.state).toBe(1811)
    expect(new Set(couponStatesOf(parent))).toEqual(new Set([4]))
    expect(script.done).toEqual([`1/${asked.orderNo}`])
    expect((await creditOf(server)).used).toBe(before.used - quote.total)
    const { changes } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
    expect(changes).toMatchObject([{ kind: 'refund', orderNo: asked.orderNo, total: quote.total, fee: 600_00 }])
  })

  test('taxes alone: the fare is lost, and the page says so', async () => {
    const order = await ticketedIntl(server, days('2026-12-10', '2026-12-17'))
    const { quote, answer } = await askIntlRefund(server, order.orderNo, ticketNosOf(order), { taxesOnly: true })
    expect(quote.lines[0]).toMatchObject({ fee: 1400_00, taxes: 100_00, rule: '仅退政府及机场税费，票款与航司附加费不退' })
    expect(quote.total).toBe(100_00 - quote.lines[0]!.serviceFee)
    const refund = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(refund).toMatchObject({ state: 1811, total: quote.total })
  })

  test('forced by the carrier: no fee of ours either, and that of the booking comes back', async () => {
    const order = await ticketedIntl(server, days('2026-12-11', '2026-12-18'))
    script.refund = { usedFare: 0, fee: 0, taxes: 100_00, amount: 1500_00, involuntary: true, rules: [] }
    const { quote, answer } = await askIntlRefund(server, order.orderNo, ticketNosOf(order))
    const [line] = quote.lines
    expect(line).toMatchObject({ fee: 0, serviceFee: 0, rule: '航司变动了航班（非自愿），免收退票费，未使用部分全额退回' })
    expect(quote.keptBookingFee).toBe(0)
    const refund = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(refund.total).toBe(1500_00 + line!.bookingFee)
  })
})

describe('what can go wrong with it', () => {
  test('rules that nobody knows are asked by an agent', async () => {
    const order = await ticketedIntl(server, days('2026-12-12', '2026-12-19'))
    script.refund = 'unknown'
    const asked = await server.call('employee', quoteIntlRefund, { orderNo: order.orderNo, ticketNos: ticketNosOf(order) })
    expect(asked).toMatchObject({ success: false, code: 700250 })
    expect(asked.message).toContain('人工核算')
  })

  test('a fee that rose meanwhile asks again; a carrier that refuses leaves the ticket as it was', async () => {
    const order = await ticketedIntl(server, days('2026-12-13', '2026-12-20'))
    const ticketNos = ticketNosOf(order)
    const seen = expectResult(await server.call('employee', quoteIntlRefund, { orderNo: order.orderNo, ticketNos }))
    const request = { orderNo: order.orderNo, ticketNos, expectedTotal: seen.total }
    script.refund = { usedFare: 0, fee: 900_00, taxes: 100_00, amount: 600_00, involuntary: false, rules: [0] }
    expect(await server.call('employee', applyIntlRefund, request)).toMatchObject({ success: false, code: 300205 })
    script.refundFails = 'notRefundable'
    const before = await creditOf(server)
    const { answer } = await askIntlRefund(server, order.orderNo, ticketNos)
    const failed = await settleIntl(server, 'employee', expectResult(answer).orderNo)
    expect(failed.state).toBe(1812)
    expect(await creditOf(server)).toEqual(before)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect([parent.state, ...new Set(couponStatesOf(parent))]).toEqual([1800, 0])
    script.refundFails = undefined
    const again = await askIntlRefund(server, order.orderNo, ticketNos)
    expect((await settleIntl(server, 'employee', expectResult(again.answer).orderNo)).state).toBe(1811)
  })

  test('somebody else, another company and a stranger find no such order', async () => {
    const order = await ticketedIntl(server, days('2026-12-14', '2026-12-21'))
    const asked = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    for (const who of ['manager', 'employee@beichen.example']) {
      const answer = await server.call(who, quoteIntlRefund, asked)
      expect(answer).toMatchObject({ success: false, code: 300003 })
    }
    expect((await server.call('contractor', quoteIntlRefund, asked)).success).toBe(false)
    expect((await server.call(null, quoteIntlRefund, asked)).status).toBe(401)
    expect(await server.call('employee', quoteIntlRefund, { ...asked, ticketNos: ['999-0000000000'] })).toMatchObject({
      code: 300200,
    })
  })

  test('[handbook 1.7] who has checked in gives that up first; what is flown stays used', async () => {
    const order = await ticketedIntl(server, { ...days('2026-11-25', '2026-12-22'), remark: '#CHECKED_IN' })
    const departs = Date.parse(order.segments[0]!.departAt)
    const now = () => server.context.clock.now().getTime()
    await server.turn(Math.ceil((departs - now()) / 60_000) - 600)
    const asked = { orderNo: order.orderNo, ticketNos: ticketNosOf(order) }
    expect(await server.call('employee', quoteIntlRefund, asked)).toMatchObject({ success: false, code: 300202 })
    await server.turn(24 * 60)
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(info.tickets[0]).toMatchObject({ partlyUsed: true, possible: true })
    script.refund = { usedFare: 1000_00, fee: 200_00, taxes: 50_00, amount: 250_00, involuntary: false, rules: [0] }
    const { quote, answer } = await askIntlRefund(server, order.orderNo, asked.ticketNos)
    expect(quote.lines[0]).toMatchObject({ paid: 1400_00, usedFare: 1000_00, fee: 200_00 })
    await settleIntl(server, 'employee', expectResult(answer).orderNo)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(new Set(couponStatesOf(parent))).toEqual(new Set([3, 4]))
  })
})
