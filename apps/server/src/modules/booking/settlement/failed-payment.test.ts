import { afterAll, beforeAll, expect, test } from 'vitest'
import { getPaymentState } from '@sojourn/contract/booking/payment.calls'
import { createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import { getFlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { choose, detail, expectResult, orderRequest, saveDraft } from '../../../testing/flights'
import { bookStay, stayOrder } from '../../../testing/hotels'
import { openAccounts } from '../../../testing/ledger'
import { askForMoney, pressOnPage, stateOfPayment } from '../../../testing/payments'
import { openTestServer, type TestServer } from '../../../testing/server'
import { bookTrain, trainDetail } from '../../../testing/trains'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

test('paid by the company, refused by the carrier: the order and its payment say to whom the money went back, and when', async () => {
  const order = await ticketedOrder(server, { search: { date: '2026-12-09' }, remark: '#ISSUE_FAIL' })
  expect(order.state).toBe(1801)
  expect(order.payments.map(({ method, state }) => [method, state])).toEqual([['企业月结', 'refunded']])
  expect(order.nextStep).toMatch(/^出票失败，座位已释放，可重新预订；¥[\d,.]+ 已于 \d+月\d+日 \d\d:\d\d 退回企业月结$/)
  const inEnglish = expectResult(
    await server.call('employee', getFlightOrderDetail, { orderId: order.orderNo }, { language: 'en' }),
  )
  expect(inEnglish.nextStep).toMatch(/^[\x20-\x7e]*; you can book again\. ¥[\d,.]+ went back to: [\x20-\x7e]+$/)
  expect(order.history.at(-1)?.sentence).toBe('出票失败：承运方未能出票')
  const { rows } = await server.database.pool.query<{ payment_no: string }>(
    'SELECT payment_no FROM payment WHERE order_nos @> ARRAY[$1]',
    [order.orderNo],
  )
  const { state } = expectResult(await server.call('employee', getPaymentState, { paymentNo: rows[0]!.payment_no }))
  expect(state).toBe('refunded')
})

/** A personal journey that its supplier will not fulfil. */
const failing = {
  async flight() {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-10', travelType: 2 })
    const choice = await choose(server, 'employee', tempOrderNo, () => true)
    const request = await orderRequest(server, 'employee', tempOrderNo, [choice])
    return expectResult(await server.call('employee', createFlightOrder, { ...request, remark: '#ISSUE_FAIL' })).orderNo
  },
  async train() {
    const booking = { search: { travelType: 2 as const }, more: { remark: '#ISSUE_FAIL' } }
    return expectResult((await bookTrain(server, booking)).answer).orderNo
  },
  async hotel() {
    const stay = { checkIn: '2026-12-12', checkOut: '2026-12-13', travelType: 2 as const }
    const instant = ({ confirmation }: { confirmation: string }): boolean => confirmation === 'instant'
    const { created } = await bookStay(server, 'employee', stay, instant, (request) => ({ ...request, remark: '#REFUSE' }))
    return created.orderNo
  },
}
const read = { flight: detail, train: trainDetail, hotel: stayOrder }

test.each([
  ['flight', '出票失败', '出票失败：承运方未能出票', /铁路|酒店|房/],
  ['train', '出票失败', '未购得车票：承运方未能出票', /航|酒店|房/],
  ['hotel', '订房失败', '订房失败：酒店满房，未接单', /铁路|航|出票|座位|票/],
] as const)(
  '[handbook 6.4] a %s paid personally and not fulfilled: %s, in its own words, and the money comes back',
  async (product, stateName, reason, foreign) => {
    const orderNo = await failing[product]()
    const { total } = await read[product](server, 'employee', orderNo)
    const asked = await askForMoney(server, 'employee', orderNo, total)
    await pressOnPage(server, asked, 'paid')
    await server.context.drainJobs()
    const order = await read[product](server, 'employee', orderNo)
    expect(order.stateName).toBe(stateName)
    expect(order.history.at(-1)?.sentence).toBe(reason)
    expect(order.nextStep).toMatch(/¥[\d,.]+ 已于 .+ 退回/)
    expect(order.nextStep).not.toMatch(/没有扣款|未产生费用|仍为您保留/)
    for (const said of [order.nextStep, ...order.history.map(({ sentence }) => sentence)]) expect(said).not.toMatch(foreign)
    expect(order.payments.map(({ method, state }) => [method, state])).toEqual([['个人支付', 'refunded']])
    expect(await stateOfPayment(server, 'employee', asked.paymentNo)).toBe('refunded')
    expect(await openAccounts(server, orderNo)).toEqual({})
  },
)
