import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { getIntlChangeInfo, getIntlRefundInfo } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { addDays, addMinutes, localOf, minutesBetween } from '@sojourn/domain/kit/local-date'
import type { IntlAirScheduleEvent } from '@sojourn/supply/ports/intl-air'
import { expectResult } from '../../../../testing/flights'
import { oneTicket, ticketedIntl } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { quietScript, scriptCarrier, type CarrierScript } from './carrier.testing'

let server: TestServer
let script: CarrierScript
let week = 0
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
  await givePassport(server, 'manager', { number: 'E55510002', name: 'CHEN/ZHIYUAN' })
  script = quietScript()
  scriptCarrier(server, script)
})
// Nobody flies twice on one day.
beforeEach(() => {
  week += 7
  Object.assign(script, quietScript())
})
afterAll(() => server.close())

type Flight = IntlFlightOrderDetail['segments'][number]

/** A connection that an hour or two less would break. */
const breaks = ({ minutes, minimumMinutes }: { minutes: number; minimumMinutes: number }): boolean =>
  minutes > minimumMinutes && minutes < minimumMinutes + 170

/** A colleague's return trip, booked by the head of sales; `connects` changes planes on the way out. */
function trip(connects: boolean) {
  const date = addDays('2027-01-04', week)
  const outbound: IntlWanted = (fare, itinerary) =>
    oneTicket(fare, itinerary) &&
    (itinerary.itineraryKey.includes(`-${addDays(date, 3).replaceAll('-', '')}-`) ||
      (connects ? itinerary.connections.length === 1 && itinerary.connections.every(breaks) : itinerary.segments.length === 1))
  const trip = { who: 'manager', travellers: ['1-employee'], date, returnDate: addDays(date, 3), wanted: outbound }
  return ticketedIntl(server, trip)
}

/** The carrier says that a flight flies so many minutes later, or not at all. */
async function announce(flight: Flight, kind: IntlAirScheduleEvent['kind'], later: number): Promise<void> {
  const clock = (date: string, time: string) => localOf(addMinutes(`${date}T${time}:00.000Z`, later), 0)
  const [depart, arrive] = [clock(flight.departDate, flight.departTime), clock(flight.arriveDate, flight.arriveTime)]
  const now = {
    ...flight,
    departDate: depart.date,
    departTime: depart.time,
    arriveDate: arrive.date,
    arriveTime: arrive.time,
    departAt: addMinutes(flight.departAt, later),
    arriveAt: addMinutes(flight.arriveAt, later),
  }
  const { flightNo, departAirport, departDate } = flight
  script.events = [
    {
      eventId: `${flightNo}-${departDate}-${kind}`,
      kind,
      flightNo,
      departAirport,
      departDate,
      announcedAt: server.context.clock.now(),
      ...(kind !== 'cancelled' && { now }),
      canRefundAll: true,
      canFreeRebook: true,
    },
  ]
  await server.turn(16)
  script.events = []
}

const noticeOf = async (orderNo: string): Promise<IntlScheduleNotice> =>
  (await intlDetail(server, 'manager', orderNo)).notices[0]!
const notificationsOf = async (who: string, orderNo: string) =>
  expectResult(await server.call(who, getMyMails, {})).list.filter(({ body }) => body.includes(orderNo))

/** Minutes that the connection of the way out has beyond what its airport asks. */
const spareOf = ({ directions }: IntlFlightOrderDetail): number =>
  directions[0]!.connections[0]!.minutes - directions[0]!.connections[0]!.minimumMinutes

interface Change {
  kind: IntlAirScheduleEvent['kind']
  later: number | ((order: IntlFlightOrderDetail) => number)
  connects?: boolean
}
const all = ['accept', 'refund', 'change'] as const

describe('[handbook 2.2] what a carrier changes after ticketing: told to booker and traveller, free ways out, and what silence means', () => {
  test.each<[string, Change, { options: readonly string[]; large: boolean; silence: string; risk: boolean }]>([
    ['an hour earlier', { kind: 'retimed', later: -60 }, { options: all, large: false, silence: 'silent', risk: false }],
    ['more than an hour earlier', { kind: 'retimed', later: -61 }, { options: all, large: true, silence: 'desk', risk: false }],
    ['a little later', { kind: 'delayed', later: 40 }, { options: all, large: false, silence: 'silent', risk: false }],
    ['three hours later', { kind: 'delayed', later: 180 }, { options: all, large: true, silence: 'desk', risk: false }],
    [
      'a connection as short as its airport allows',
      { kind: 'retimed', later: spareOf, connects: true },
      { options: all, large: false, silence: 'silent', risk: false },
    ],
    [
      'a connection a minute under the minimum of its airport',
      { kind: 'retimed', later: (order) => spareOf(order) + 1, connects: true },
      { options: all, large: true, silence: 'desk', risk: true },
    ],
    [
      'a flight of a connection that is called off',
      { kind: 'cancelled', later: 0, connects: true },
      { options: ['refund', 'change'], large: true, silence: 'desk', risk: false },
    ],
    [
      'the only flight called off',
      { kind: 'cancelled', later: 0 },
      { options: ['refund', 'change'], large: true, silence: 'desk', risk: false },
    ],
  ])('%s', async (_title, { kind, later, connects = false }, { options, large, silence, risk }) => {
    const order = await trip(connects)
    const minutes = typeof later === 'number' ? later : later(order)
    await announce(order.segments[0]!, kind, minutes)
    const notice = await noticeOf(order.orderNo)
    expect(notice).toMatchObject({ kind, options, isLarge: large, segment: 0 })
    expect(notice.risk !== undefined).toBe(risk)
    for (const who of ['manager', 'employee']) expect(await notificationsOf(who, order.orderNo)).not.toEqual([])
    for (const info of [getIntlRefundInfo, getIntlChangeInfo]) {
      const { tickets } = expectResult(await server.call('manager', info, { orderId: order.orderNo }))
      expect(tickets, 'free of charge').toMatchObject([{ involuntary: true, possible: true }])
    }
    await server.turn(minutesBetween(server.context.clock.now().toISOString(), notice.answerBy!) + 1)
    expect(await noticeOf(order.orderNo)).toMatchObject({ answer: silence })
  })
})
