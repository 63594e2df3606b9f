import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import {
  acceptIntlScheduleChange,
  getIntlOrderChanges,
  getIntlRefundInfo,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import { addMinutes, localOf } from '@sojourn/domain/kit/local-date'
import type { IntlAirScheduleEvent } from '@sojourn/supply/ports/intl-air'
import { expectResult } from '../../../../testing/flights'
import { askIntlChange, oneTicket, settleIntl, ticketedIntl, ticketNosOf } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, type IntlWanted } from '../../../../testing/intl-flight/orders'
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
beforeEach(() => Object.assign(script, quietScript()))
afterAll(() => server.close())

type Flight = IntlFlightOrderDetail['segments'][number]

/** With a change of planes on the way out. */
const connecting: IntlWanted = (fare, itinerary) =>
  oneTicket(fare, itinerary) && (itinerary.segments.length > 1 || itinerary.itineraryKey.includes('-20261230-'))

/** What clocks show so many minutes later. */
const clock = (date: string, time: string, minutes: number) => localOf(addMinutes(`${date}T${time}:00.000Z`, minutes), 0)

/** The carrier says now that a flight leaves and comes later, or not at all. */
async function announce(flight: Flight, kind: IntlAirScheduleEvent['kind'], later = 0): Promise<string> {
  const depart = clock(flight.departDate, flight.departTime, later)
  const arrive = clock(flight.arriveDate, flight.arriveTime, later)
  const { flightNo, departAirport, departDate } = flight
  const eventId = `${flightNo}-${departDate}-${kind}-${later}`
  const now = {
    ...flight,
    departDate: depart.date,
    departTime: depart.time,
    arriveDate: arrive.date,
    arriveTime: arrive.time,
    departAt: addMinutes(flight.departAt, later),
    arriveAt: addMinutes(flight.arriveAt, later),
  }
  script.events = [
    {
      eventId,
      kind,
      flightNo,
      departAirport,
      departDate,
      announcedAt: server.context.clock.now(),
      ...(kind !== 'cancelled' && { now }),
      canRefundAll: kind !== 'restored',
      canFreeRebook: kind !== 'restored',
    },
  ]
  await server.turn(16)
  script.events = []
  return eventId
}

const noticesOf = async (orderNo: string) => (await intlDetail(server, 'employee', orderNo)).notices
const flightOf = ({ segments }: IntlFlightOrderDetail, index: number) => segments.find((segment) => segment.index === index)!
const turnTo = (instant: string) =>
  server.turn(Math.ceil((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000) + 1)
const notifications = async (orderNo: string) =>
  expectResult(await server.call('employee', getMyMails, {})).list.filter(({ body }) => body.includes(orderNo))
const deskOf = async (orderNo: string) =>
  expectResult(await server.call('agent@agency.example', getAgencyWork, {})).list.filter(({ workNo }) => workNo === orderNo)
const accept = (orderNo: string, segment: number, eventId: string, { who = 'employee', key = '' } = {}) =>
  server.call(who, acceptIntlScheduleChange, { orderNo, segment, eventId }, key ? { key } : {})

describe('[S2.23] what a carrier announces about a flight of an order', () => {
  test('[handbook 1.6] breaks a connection: told with the minutes that are left; the desk calls who does not answer', async () => {
    const order = await ticketedIntl(server, { date: '2026-12-23', returnDate: '2026-12-30', wanted: connecting })
    const [first, second] = order.segments.filter(({ slice }) => slice === 0)
    const gap = (Date.parse(second!.departAt) - Date.parse(first!.arriveAt)) / 60_000
    const eventId = await announce(first!, 'retimed', gap - 1)
    const [notice] = await noticesOf(order.orderNo)
    expect(notice).toMatchObject({
      segment: first!.index,
      kind: 'retimed',
      isLarge: true,
      options: ['accept', 'refund', 'change'],
    })
    expect(notice!.risk).toMatchObject({ airport: first!.arriveAirport, minutes: 1, minutesBefore: gap })
    expect(notice!.was).toMatchObject({ departDate: first!.departDate, departTime: first!.departTime })
    const { notices } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
    expect(notices).toEqual([notice])
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(info.tickets[0]).toMatchObject({ involuntary: true, possible: true })
    expect((await notifications(order.orderNo))[0]!.body).toContain('前答复')

    expect(await deskOf(order.orderNo)).toEqual([])
    await turnTo(notice!.answerBy!)
    expect((await noticesOf(order.orderNo))[0]).toMatchObject({ answer: 'desk', options: ['accept', 'refund', 'change'] })
    expect(await deskOf(order.orderNo)).toMatchObject([{ kindName: '航班变动待确认', requester: '林晓雯' }])
    expect(script.accepted).toEqual([])

    expectResult(await accept(order.orderNo, first!.index, eventId))
    expect(await deskOf(order.orderNo)).toEqual([])
    const after = await intlDetail(server, 'employee', order.orderNo)
    expect(after.directions[0]!.connections[0]!.minutes).toBe(1)
  })

  test('is accepted once by its booker: order, calendar, lists and history show the new times, and the carrier hears it', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-12', returnDate: '2027-01-19' })
    const flight = order.segments[0]!
    const eventId = await announce(flight, 'retimed', 50)
    const [notice] = await noticesOf(order.orderNo)
    expect(notice).toMatchObject({ isLarge: false, now: { departTime: clock(flight.departDate, flight.departTime, 50).time } })
    for (const who of ['manager', 'employee@beichen.example'])
      expect(await accept(order.orderNo, 0, eventId, { who })).toMatchObject({ code: 300003 })
    expect((await accept(order.orderNo, 0, eventId, { who: 'contractor' })).success).toBe(false)
    expect(await accept(order.orderNo, 0, 'nothing')).toMatchObject({ code: 700270 })
    expect(await accept(order.orderNo, 1, eventId)).toMatchObject({ code: 700270 })

    const key = '2f1c9f3e-7a64-4c1d-9d0e-0c7b7f6f1a01'
    const accepted = expectResult(await accept(order.orderNo, 0, eventId, { key }))
    expect(expectResult(await accept(order.orderNo, 0, eventId, { key })), 'once').toEqual(accepted)
    expect(await accept(order.orderNo, 0, eventId)).toMatchObject({ code: 700271 })
    await server.context.drainJobs()
    expect(script.accepted).toEqual([eventId])

    const after = await intlDetail(server, 'employee', order.orderNo)
    const departAt = addMinutes(flight.departAt, 50)
    expect(flightOf(after, 0)).toMatchObject({ ...notice!.now, departAt })
    expect([after.state, after.notices[0]!.answer, after.notices[0]!.options]).toEqual([1800, 'accepted', []])
    expect(after.history.at(-1)).toMatchObject({ event: 'reschedule', actor: '林晓雯' })
    expect(after.history.at(-1)!.sentence).toContain(`${flight.flightNo} 1月12日 ${flight.departTime} → 1月`)
    const info = expectResult(await server.call('employee', getIntlRefundInfo, { orderId: order.orderNo }))
    expect(info.tickets[0]!.involuntary).toBe(false)
    const { list } = expectResult(await server.call('employee', getTripOrderList, { keyword: order.orderNo }))
    expect(list[0]!.departAt).toBe(departAt)
    const file = await server.app.inject({
      method: 'GET',
      url: '/api/Order/GetCalendarFile',
      query: { orderId: order.orderNo, language: 'en' },
      headers: { token: await server.tokenOf('employee') },
    })
    expect(file.body).toContain(`DTSTART:${departAt.replace(/[-:]|\.000/g, '')}`)
    expect((await notifications(order.orderNo))[0]!.subject).toContain('行程已按新时刻更新')
  })

  test('is accepted by itself at the deadline where it is small, and the notification says why', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-13', returnDate: '2027-01-20' })
    const flight = order.segments[0]!
    const eventId = await announce(flight, 'delayed', 45)
    const [notice] = await noticesOf(order.orderNo)
    await turnTo(notice!.answerBy!)
    const after = await intlDetail(server, 'employee', order.orderNo)
    expect(after.notices[0]).toMatchObject({ answer: 'silent', options: [] })
    expect(flightOf(after, 0).departAt).toBe(addMinutes(flight.departAt, 45))
    expect(script.accepted).toEqual([eventId])
    expect((await notifications(order.orderNo))[0]!.body).toContain('截止前没有收到您的答复')
    expect(await deskOf(order.orderNo)).toEqual([])
  })

  test('is over with the next word about the flight; a restored flight is taken over by itself', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-14', returnDate: '2027-01-21' })
    const flight = order.segments[0]!
    const former = await announce(flight, 'retimed', 40)
    const later = await announce(flight, 'retimed', 70)
    expect((await noticesOf(order.orderNo)).map(({ eventId }) => eventId)).toEqual([later])
    expect(await accept(order.orderNo, 0, former)).toMatchObject({ code: 700271 })
    expectResult(await accept(order.orderNo, 0, later))
    await announce(flight, 'restored')
    await server.context.drainJobs()
    const after = await intlDetail(server, 'employee', order.orderNo)
    expect(flightOf(after, 0)).toMatchObject({ departAt: flight.departAt, departTime: flight.departTime })
    expect(after.notices[0]).toMatchObject({ kind: 'restored', answer: 'restored', options: [] })
    expect((await notifications(order.orderNo))[0]!.subject).toContain('航班恢复')
  })

  test('goes on with the ticket that keeps the flight, when the other direction is changed', async () => {
    const order = await ticketedIntl(server, { date: '2027-02-02', returnDate: '2027-02-09' })
    const flight = order.segments[0]!
    const eventId = await announce(flight, 'retimed', 50)
    const changing = { ticketNos: ticketNosOf(order), slice: 1, departDate: '2027-02-10' }
    const { answer } = await askIntlChange(server, order.orderNo, changing)
    const asked = expectResult(answer)
    expect(await noticesOf(order.orderNo), 'while the change is under way').toMatchObject([{ eventId, options: [], held: true }])
    const change = await settleIntl(server, 'employee', asked.orderNo)
    expect(change.notices).toMatchObject([{ eventId, segment: 0, options: ['accept', 'refund', 'change'] }])
    expect(await noticesOf(order.orderNo)).toMatchObject([{ eventId, options: [], held: false }])
    await turnTo(change.notices[0]!.answerBy!)
    const after = await intlDetail(server, 'employee', change.orderNo)
    expect(flightOf(after, 0).departAt).toBe(addMinutes(flight.departAt, 50))
    expect(flightOf(await intlDetail(server, 'employee', order.orderNo), 0)).toEqual(flight)
  })

  test('calls a flight off: there is nothing to accept, and the desk calls', async () => {
    const order = await ticketedIntl(server, { date: '2027-01-15', returnDate: '2027-01-22' })
    const flight = order.segments[0]!
    const eventId = await announce(flight, 'cancelled')
    const [notice] = await noticesOf(order.orderNo)
    expect(notice).toMatchObject({ isLarge: true, options: ['refund', 'change'] })
    expect(await accept(order.orderNo, 0, eventId)).toMatchObject({ code: 700272 })
    await turnTo(notice!.answerBy!)
    expect(await deskOf(order.orderNo)).toHaveLength(1)
    expect(flightOf(await intlDetail(server, 'employee', order.orderNo), 0)).toEqual(flight)
  })
})
