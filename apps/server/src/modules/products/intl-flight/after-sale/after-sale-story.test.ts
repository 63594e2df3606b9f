import { afterAll, beforeAll, expect, test } from 'vitest'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { expectResult } from '../../../../testing/flights'
import {
  askIntlChange,
  askIntlRefund,
  couponStatesOf,
  oneTicket,
  settleIntl,
  ticketedIntl,
  ticketNosOf,
} from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const flexible: IntlWanted = (fare, itinerary) => oneTicket(fare, itinerary) && ['free', 'fee'].includes(fare.digest.change)

test('[S7.53] the way back is changed, the way out is flown, and the rest of the ticket is given back', async () => {
  const order = await ticketedIntl(server, { date: '2026-12-01', returnDate: '2026-12-08', wanted: flexible })
  const changing = { ticketNos: ticketNosOf(order), slice: 1, departDate: '2026-12-10' }
  const { quote, answer } = await askIntlChange(server, order.orderNo, changing)
  const change = await settleIntl(server, 'employee', expectResult(answer).orderNo)
  expect(change.state).toBe(1821)
  expect(change.total).toBe(quote.total)
  expect(change.segments.find(({ slice }) => slice === 1)!.departDate).toBe('2026-12-10')
  expect(ticketNosOf(change)).toHaveLength(1)

  const landed = change.segments.filter(({ slice }) => slice === 0).at(-1)!.arriveAt
  await server.turn(Math.ceil((Date.parse(landed) - server.context.clock.now().getTime()) / 60_000) + 120)
  const back = await askIntlRefund(server, change.orderNo, ticketNosOf(change))
  const [line] = back.quote.lines
  expect(line!.usedFare).toBeGreaterThan(0)
  expect(line!.amount).toBe(line!.paid - line!.usedFare - line!.fee + line!.taxes - line!.serviceFee + line!.bookingFee)
  const refund = await settleIntl(server, 'employee', expectResult(back.answer).orderNo)
  expect(refund).toMatchObject({ state: 1811, total: back.quote.total })
  const former = await intlDetail(server, 'employee', change.orderNo)
  expect(new Set(couponStatesOf(former))).toEqual(new Set([3, 4]))

  const trip = expectResult(await server.call('employee', saveTrip, { orderNos: [order.orderNo] }))
  const { orderList, costs } = expectResult(await server.call('employee', getTravelView, trip))
  expect(orderList.map(({ orderNo }) => orderNo).toSorted()).toEqual([order.orderNo, change.orderNo, refund.orderNo].toSorted())
  expect(costs).toMatchObject({ booked: order.total, changed: change.total, returned: refund.total })
})
