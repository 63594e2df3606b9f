import { afterAll, beforeAll, expect, test } from 'vitest'
import { createIntlFlightOrder } from '@sojourn/contract/products/intl-flight/booking.calls'
import type { IntlOrderSegment } from '@sojourn/contract/products/intl-flight/order.shapes'
import { addMinutes, localOf, minutesBetween } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../../testing/flights'
import { settleIntl } from '../../../../testing/intl-flight/after-sales'
import { saveIntlDraft, severalLegs } from '../../../../testing/intl-flight/flights'
import { chooseTrip, givePassport, intlDetail, intlOrderRequest, patient } from '../../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { quietScript, scriptCarrier } from './carrier.testing'

let server: TestServer
const script = quietScript()
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  scriptCarrier(server, script)
})
afterAll(() => server.close())

/** The carrier lets a flight leave and come so many minutes later. */
async function postpone(flight: IntlOrderSegment, later: number): Promise<void> {
  const clock = (date: string, time: string) => localOf(addMinutes(`${date}T${time}:00.000Z`, later), 0)
  const [depart, arrive] = [clock(flight.departDate, flight.departTime), clock(flight.arriveDate, flight.arriveTime)]
  const { flightNo, departAirport, departDate } = flight
  const now = {
    ...flight,
    departDate: depart.date,
    departTime: depart.time,
    arriveDate: arrive.date,
    arriveTime: arrive.time,
    departAt: addMinutes(flight.departAt, later),
    arriveAt: addMinutes(flight.arriveAt, later),
  }
  const announcedAt = server.context.clock.now()
  const event = { kind: 'retimed' as const, flightNo, departAirport, departDate, announcedAt, now }
  script.events = [{ ...event, eventId: `${flightNo} ${later}`, canRefundAll: true, canFreeRebook: true }]
  await server.turn(16)
  script.events = []
}

test('a flight that leaves too little time to change to another ticket says so, and is not accepted by silence', async () => {
  const legs = severalLegs(['SHA', 'BKK', '2026-12-19'], ['BKK', 'KUL', '2026-12-19'])
  const tempOrderNo = await saveIntlDraft(server, 'employee', legs)
  const wanted = (fare: Parameters<typeof patient>[0], itinerary: Parameters<typeof patient>[1]) =>
    patient(fare, itinerary) &&
    itinerary.segments.length === 1 &&
    (fare.separateTickets || !itinerary.itineraryKey.includes('BKKKUL'))
  const trip = await chooseTrip(server, 'employee', tempOrderNo, { directions: 2, wanted })
  const request = await intlOrderRequest(server, 'employee', tempOrderNo, trip)
  const { orderNo } = expectResult(await server.call('employee', createIntlFlightOrder, request))
  const order = await settleIntl(server, 'employee', orderNo)
  const [{ connection }] = order.selfTransfers as [(typeof order.selfTransfers)[number]]
  const [first, second] = order.segments as [IntlOrderSegment, IntlOrderSegment]
  expect(minutesBetween(first.arriveAt, second.departAt)).toBe(connection.minutes)

  // With just the minutes that are wise nothing is said yet.
  const spare = connection.minutes - connection.minimumMinutes
  expect(spare).toBeGreaterThan(0)
  await postpone(first, spare)
  expect((await intlDetail(server, 'employee', orderNo)).notices[0]!.risk).toBeUndefined()
  await postpone(first, spare + 1)
  const [notice] = (await intlDetail(server, 'employee', orderNo)).notices
  expect(notice).toMatchObject({
    segment: first.index,
    isLarge: true,
    risk: {
      airport: connection.arriveAirport,
      minutesBefore: connection.minutes,
      minimumMinutes: connection.minimumMinutes,
      otherTicket: true,
    },
  })
})
