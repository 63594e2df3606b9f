import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getIntlRefundInfo, quoteIntlRefund } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { expectResult } from '../../../../testing/flights'
import { askIntlChange, askIntlRefund, oneTicket, settleIntl, ticketedIntl } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, patient, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { seatsInBooks } from '../../../../testing/seats-in-books'
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

const flexible: IntlWanted = (fare, itinerary) =>
  oneTicket(fare, itinerary) && fare.digest.refund === 'fee' && ['free', 'fee'].includes(fare.digest.change)
const together = (date: string, returnDate: string) =>
  ticketedIntl(server, { who: 'manager', date, returnDate, travellers: ['1-employee', '1-manager'], wanted: flexible })

const ticketOf = ({ travellerList }: IntlFlightOrderDetail, place: number): string => travellerList[place]!.tickets[0]!.ticketNo
/** Of each traveller, where the coupons stand. */
const couponStates = ({ travellerList }: IntlFlightOrderDetail): number[][] =>
  travellerList.map(({ tickets }) => [...new Set(tickets.flatMap(({ coupons }) => coupons.map(({ state }) => state)))])
const [open, refunded] = [0, 4]

test('[S7.53] one of two on one record gives the ticket back, and the other flies, changes and gives back as before', async () => {
  const before = await seatsInBooks(server.database.pool)
  const order = await together('2026-12-09', '2026-12-16')
  expect(order.tickets).toHaveLength(1)
  const { record } = order.tickets[0]!
  const both = await seatsInBooks(server.database.pool)
  const credit = await creditOf(server)

  const { quote, answer } = await askIntlRefund(server, order.orderNo, [ticketOf(order, 0)], { who: 'manager' })
  expect(quote.lines.map(({ traveller }) => traveller)).toEqual(['林晓雯'])
  const refund = await settleIntl(server, 'manager', expectResult(answer).orderNo)
  expect(refund).toMatchObject({ state: 1811, travellers: ['林晓雯'], total: quote.total })
  expect((await creditOf(server)).used).toBe(credit.used - quote.total)

  const left = await intlDetail(server, 'manager', order.orderNo)
  expect([left.state, ...couponStates(left)]).toEqual([1900, [refunded], [open]])
  expect(left.tickets[0]!.record).toBe(record)
  const one = await seatsInBooks(server.database.pool)
  expect(both.sold - one.sold).toBe(order.segments.length)
  const info = expectResult(await server.call('manager', getIntlRefundInfo, { orderId: order.orderNo }))
  expect(info.tickets.map(({ possible }) => possible)).toEqual([false, true])
  const again = { orderNo: order.orderNo, ticketNos: [ticketOf(order, 0)] }
  expect(await server.call('manager', quoteIntlRefund, again)).toMatchObject({ success: false, code: 300201 })

  const changing = { who: 'manager', ticketNos: [ticketOf(order, 1)], slice: 1, departDate: '2026-12-17' }
  const changed = await askIntlChange(server, order.orderNo, changing)
  const change = await settleIntl(server, 'manager', expectResult(changed.answer).orderNo)
  expect(change).toMatchObject({ state: 1821, travellers: ['陈志远'] })
  expect(change.tickets[0]!.record).not.toBe(record)
  const last = await askIntlRefund(server, change.orderNo, [ticketOf(change, 0)], { who: 'manager' })
  expect((await settleIntl(server, 'manager', expectResult(last.answer).orderNo)).state).toBe(1811)
  expect(await seatsInBooks(server.database.pool)).toEqual(before)
})

test('the other gives the own ticket back later, and nothing of the order is left', async () => {
  const order = await together('2027-01-05', '2027-01-12')
  for (const place of [1, 0]) {
    const { answer } = await askIntlRefund(server, order.orderNo, [ticketOf(order, place)], { who: 'manager' })
    expect((await settleIntl(server, 'manager', expectResult(answer).orderNo)).state).toBe(1811)
  }
  const parent = await intlDetail(server, 'manager', order.orderNo)
  expect([parent.state, ...couponStates(parent)]).toEqual([1811, [refunded], [refunded]])
})

test('[handbook 2.4] of a trip on two records of which one fails nothing is left: no ticket, no seat, the money back, and its booker hears of it', async () => {
  const before = { seats: await seatsInBooks(server.database.pool), credit: await creditOf(server) }
  const wanted: IntlWanted = (fare, itinerary) =>
    patient(fare, itinerary) && fare.separateTickets === itinerary.itineraryKey.includes('-20270209-')
  const trip = { date: '2027-02-02', returnDate: '2027-02-09', wanted }
  const order = await ticketedIntl(server, { ...trip, remark: '#ONE_RECORD_FAILS' })
  expect(order.tickets).toHaveLength(2)
  expect(new Set(order.tickets.map(({ record }) => record)).size).toBe(2)
  expect(order.state).toBe(1801)
  expect(order.travellerList.flatMap(({ tickets }) => tickets)).toEqual([])
  expect((await creditOf(server)).used).toBe(before.credit.used)
  expect(await seatsInBooks(server.database.pool)).toEqual(before.seats)
  const { list } = expectResult(await server.call('employee', getMyMails, {}))
  const own = list.filter(({ body }) => body.includes(order.orderNo))
  expect(own.some(({ subject }) => subject.startsWith('出票失败'))).toBe(true)
  expect(own.some(({ subject }) => subject.startsWith('已出票'))).toBe(false)
  // The same two carriers ticket it where neither refuses.
  const whole = await ticketedIntl(server, trip)
  expect(whole.state).toBe(1800)
  expect(whole.travellerList[0]!.tickets).toHaveLength(2)
})
