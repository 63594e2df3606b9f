import { afterAll, beforeAll, expect, test } from 'vitest'
import { getIntlOrderChanges, getIntlRefundInfo } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import { expectResult } from '../../../../testing/flights'
import { oneTicket, ticketedIntl } from '../../../../testing/intl-after-sales'
import { givePassport, type IntlWanted } from '../../../../testing/intl-orders'
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
afterAll(() => server.close())

/** A trip with a change of planes on the way out. */
const connecting: IntlWanted = (fare, itinerary) =>
  oneTicket(fare, itinerary) && (itinerary.segments.length > 1 || itinerary.itineraryKey.includes('-20261230-'))

test('[handbook 1.6] what a carrier announces stands on the order with the new times, and a connection that it breaks', async () => {
  const order = await ticketedIntl(server, { date: '2026-12-23', returnDate: '2026-12-30', wanted: connecting })
  const [first, second] = order.segments.filter(({ slice }) => slice === 0)
  const hoursAhead = (Date.parse(first!.departAt) - server.context.clock.now().getTime()) / 3_600_000
  await server.turn((hoursAhead - 30) * 60)
  const later = { ...first!, departTime: '23:45', arriveAt: new Date(Date.parse(second!.departAt) - 60_000).toISOString() }
  script.events = [
    {
      eventId: `${first!.flightNo}-retimed`,
      kind: 'retimed',
      flightNo: first!.flightNo,
      departAirport: first!.departAirport,
      departDate: first!.departDate,
      announcedAt: server.context.clock.now(),
      now: later,
      canRefundAll: true,
      canFreeRebook: true,
    },
  ]
  await server.turn(20)
  const { notices } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
  expect(notices).toHaveLength(1)
  expect(notices[0]).toMatchObject({ segment: first!.index, kind: 'retimed', canRefundAll: true, now: { departTime: '23:45' } })
  expect(notices[0]!.risk).toMatchObject({ airport: first!.arriveAirport, minutes: 1 })
  const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
  expect(info.tickets[0]).toMatchObject({ involuntary: true, possible: true })
})
