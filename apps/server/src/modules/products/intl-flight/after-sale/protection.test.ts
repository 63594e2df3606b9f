import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import {
  getIntlOrderChanges,
  giveIntlNoticeToDesk,
  searchIntlProtection,
  takeIntlProtection,
} from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlProtection } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { addDays, addMinutes } from '@sojourn/domain/kit/local-date'
import { isIntlAirFailure } from '@sojourn/supply/ports/intl-air'
import { postponed } from '@sojourn/supply/sandbox/intl-air/announced'
import { refusedAs } from '../../../../testing/approvals'
import { expectResult } from '../../../../testing/flights'
import { couponStatesOf, oneTicket, settleIntl, ticketedIntl } from '../../../../testing/intl-flight/after-sales'
import { givePassport, intlDetail, patient, timesOf, type IntlWanted } from '../../../../testing/intl-flight/orders'
import { brokenInvariants } from '../../../../testing/invariants'
import { creditOf, expectBooksToBalance } from '../../../../testing/ledger'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
let week = 0
beforeAll(async () => {
  server = await openTestServer()
  await givePassport(server, 'employee')
})
beforeEach(() => {
  week += 7
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

/** A return trip whose way back, of one flight or two where that is asked for, its carrier cancels as soon as there are tickets. */
async function cancelledReturn(flights?: 'one' | 'two', fault = 'CARRIER_CANCELS') {
  const date = addDays('2026-12-01', week)
  const returnDate = addDays(date, 3)
  const wanted: IntlWanted = (fare, itinerary) =>
    flights
      ? patient(fare, itinerary) && (!isOn(itinerary, returnDate) || itinerary.segments.length === (flights === 'one' ? 1 : 2))
      : oneTicket(fare, itinerary)
  const order = await ticketedIntl(server, { date, returnDate, wanted, remark: `#${fault}` })
  await server.turn(16)
  const told = await intlDetail(server, 'employee', order.orderNo)
  const [notice] = told.notices
  return { order: told, notice: notice!, asked: { orderNo: order.orderNo, segment: notice!.segment, eventId: notice!.eventId } }
}
const turnTo = (instant: string) => server.turn((Date.parse(instant) - server.context.clock.now().getTime()) / 60_000)
const isOn = ({ itineraryKey }: { itineraryKey: string }, date: string): boolean =>
  itineraryKey.includes(`-${date.replaceAll('-', '')}-`)

const takenAs = ({ itineraryKey, fareKey, segments }: IntlProtection['offers'][number]) => ({
  itineraryKey,
  fareKey,
  seenTimes: segments.map(timesOf),
})

const deskOf = async (orderNo: string) =>
  expectResult(await server.call('agent@agency.example', getAgencyWork, {})).list.filter(({ workNo }) => workNo === orderNo)

describe('[handbook 2.4] a carrier cancels a flight of a ticket', () => {
  test('protected flights of the day before to the day after are free, taken once, and carry the waiver code', async () => {
    const { order, notice, asked } = await cancelledReturn()
    expect(notice).toMatchObject({ kind: 'cancelled', options: ['refund', 'change'] })
    const [instead] = notice.instead!.flights
    const back = order.segments.find(({ index }) => index === notice.segment)!
    expect([0, 1].map((days) => addDays(back.departDate, days))).toContain(instead!.departDate)
    const before = await creditOf(server)
    const found = expectResult(await server.call('employee', searchIntlProtection, asked))
    expect(found.waiverCode).toMatch(/^INV[A-Z0-9]{6}$/)
    const flies = found.offers.map(({ segments }) =>
      segments.some(({ flightNo, departDate }) => flightNo === instead!.flightNo && departDate === instead!.departDate),
    )
    expect(flies[0], 'what the carrier has named comes first').toBe(true)
    expect(flies.toSorted((one, other) => Number(other) - Number(one))).toEqual(flies)
    const days = [-1, 0, 1].map((each) => addDays(back.departDate, each))
    for (const { segments, total, involuntary } of found.offers) {
      expect(days).toContain(segments[0]!.departDate)
      expect({ total, involuntary }).toEqual({ total: 0, involuntary: true })
    }
    // One flight under several numbers is one offer, and the cancelled one is none.
    const times = found.offers.map(({ segments }) =>
      segments.map(({ departAt, arriveAirport }) => `${departAt} ${arriveAirport}`).join(),
    )
    expect(times.filter((each) => each.startsWith(back.departAt))).toEqual([])
    // Partners too: an ordinary change stays with the carrier of the ticket.
    const own = order.tickets[0]!.validatingCarrier
    expect(found.offers.some(({ segments }) => segments.some(({ carrier }) => carrier !== own))).toBe(true)

    const partner = found.offers.find(({ segments }) => segments.every(({ carrier }) => carrier !== own)) ?? found.offers[0]!
    const take = { ...asked, ...takenAs(partner) }
    const key = randomUUID()
    const taken = expectResult(await server.call('employee', takeIntlProtection, take, { key }))
    expect(expectResult(await server.call('employee', takeIntlProtection, take, { key })), 'once').toEqual(taken)
    const change = await settleIntl(server, 'employee', taken.orderNo)
    expect(change).toMatchObject({ kind: 'change', state: 1821, total: 0, parentOrderNo: order.orderNo, notices: [] })
    expect(change.tickets[0]!.waiverCode).toBe(found.waiverCode)
    const flown = change.segments.filter(({ slice }) => slice === 1)
    expect(flown.map(({ flightNo }) => flightNo)).toEqual(partner.segments.map(({ flightNo }) => flightNo))
    expect(await creditOf(server)).toEqual(before)
    const parent = await intlDetail(server, 'employee', order.orderNo)
    expect(new Set(couponStatesOf(parent))).toEqual(new Set([5]))
    expect(parent.notices[0]).toMatchObject({ options: [], became: 'changed' })
    const { changes } = expectResult(await server.call('employee', getIntlOrderChanges, { orderId: order.orderNo }))
    expect(changes).toMatchObject([{ waiverCode: found.waiverCode, fee: 0, fareDifference: 0, involuntary: true }])
    expect((await server.call('employee', takeIntlProtection, take)).success, 'over').toBe(false)
    expect(await brokenInvariants(server.database.pool, server.context.clock.now())).toEqual([])
  })

  test.each<[string, 'one' | 'two', (was: number) => number]>([
    ['a flight more than before', 'one', (was) => was + 1],
    ['a flight less than before', 'two', (was) => was - 1],
  ])('%s: the trip and the new ticket are told flight by flight', async (_title, flights, wanted) => {
    const { order, notice, asked } = await cancelledReturn(flights)
    const was = order.segments.filter(({ slice }) => slice === 1).length
    const found = expectResult(await server.call('employee', searchIntlProtection, asked))
    const offer = found.offers.find(({ segments }) => segments.length === wanted(was))
    if (!offer) throw new Error(`no way with ${wanted(was)} flights instead of ${notice.eventId}`)
    const taken = expectResult(await server.call('employee', takeIntlProtection, { ...asked, ...takenAs(offer) }))
    const change = await settleIntl(server, 'employee', taken.orderNo)
    expect(change).toMatchObject({ state: 1821, total: 0 })
    const flown = change.segments.filter(({ slice }) => slice === 1)
    expect(flown.map(({ flightNo }) => flightNo)).toEqual(offer.segments.map(({ flightNo }) => flightNo))
    expect(change.directions.at(-1)!.connections).toHaveLength(wanted(was) - 1)
    const [ticket] = change.travellerList[0]!.tickets
    expect(ticket!.coupons.map(({ segment, state }) => [segment, state])).toEqual(change.segments.map(({ index }) => [index, 0]))
  })

  test.each<[string, 'one' | 'two']>([
    ['adds flights to', 'one'],
    ['takes flights out of', 'two'],
  ])('the carrier %s the way back: both ways are told, and the new one stands first and is taken', async (_title, flights) => {
    const { order, notice, asked } = await cancelledReturn(flights, 'CARRIER_REROUTES')
    const was = order.segments.filter(({ slice }) => slice === 1)
    const { takesOut, flights: now } = notice.instead!
    expect(takesOut).toEqual(was.map(({ index }) => index))
    expect(now.length).not.toBe(was.length)
    expect([now[0]!.departAirport, now.at(-1)!.arriveAirport]).toEqual([was[0]!.departAirport, was.at(-1)!.arriveAirport])
    expect(notice).toMatchObject({ kind: 'cancelled', isLarge: true, options: ['refund', 'change'] })
    const found = expectResult(await server.call('employee', searchIntlProtection, asked))
    const numbers = (each: readonly { flightNo: string }[]) => each.map(({ flightNo }) => flightNo)
    expect(numbers(found.offers[0]!.segments)).toEqual(numbers(now))
    const taken = expectResult(await server.call('employee', takeIntlProtection, { ...asked, ...takenAs(found.offers[0]!) }))
    const change = await settleIntl(server, 'employee', taken.orderNo)
    expect(change).toMatchObject({ kind: 'change', state: 1821, total: 0, notices: [] })
    expect(numbers(change.segments.filter(({ slice }) => slice === 1))).toEqual(numbers(now))
    const [ticket] = change.travellerList[0]!.tickets
    expect(ticket!.coupons.map(({ segment, state }) => [segment, state])).toEqual(change.segments.map(({ index }) => [index, 0]))
    expect((await intlDetail(server, 'employee', order.orderNo)).notices).toMatchObject([{ became: 'changed', options: [] }])
    expect(await brokenInvariants(server.database.pool, server.context.clock.now())).toEqual([])
  })

  test('of a direction that is partly flown the rest is protected from where the passenger is, and the ticket stays whole', async () => {
    const date = addDays('2026-12-01', week)
    const returnDate = addDays(date, 3)
    const twoFlights: IntlWanted = (fare, itinerary) =>
      patient(fare, itinerary) && (!isOn(itinerary, returnDate) || itinerary.segments.length === 2)
    const order = await ticketedIntl(server, { date, returnDate, wanted: twoFlights, remark: '#ONWARD_CANCELLED' })
    const [first, onward] = order.segments.filter(({ slice }) => slice === 1)
    await server.turn(16)
    await turnTo(addMinutes(first!.departAt, 10))
    const told = await intlDetail(server, 'employee', order.orderNo)
    const notice = told.notices.find(({ segment }) => segment === onward!.index)!
    expect(notice).toMatchObject({ kind: 'cancelled', isLarge: true })
    const asked = { orderNo: order.orderNo, segment: notice.segment, eventId: notice.eventId }
    const { offers, waiverCode } = expectResult(await server.call('employee', searchIntlProtection, asked))
    expect(offers.length).toBeGreaterThan(0)
    for (const { segments, total } of offers) {
      expect(segments[0]!.departAirport).toBe(onward!.departAirport)
      expect(segments.at(-1)!.arriveAirport).toMatch(/^(PVG|SHA)$/)
      expect(segments[0]!.departAt > first!.arriveAt).toBe(true)
      expect(total).toBe(0)
    }
    const [offer] = offers
    const taken = expectResult(await server.call('employee', takeIntlProtection, { ...asked, ...takenAs(offer!) }))
    const change = await settleIntl(server, 'employee', taken.orderNo)
    expect(change).toMatchObject({ state: 1821, total: 0 })
    expect(change.segments.map(({ flightNo }) => flightNo)).toEqual(offer!.segments.map(({ flightNo }) => flightNo))
    expect(change.tickets[0]).toMatchObject({ waiverCode, rules: order.tickets.at(-1)!.rules })
    const [ticket] = change.travellerList[0]!.tickets
    expect(ticket!.coupons.map(({ segment, state }) => [segment, state])).toEqual(change.segments.map(({ index }) => [index, 0]))
    const parent = await intlDetail(server, 'employee', order.orderNo)
    const states = parent.travellerList[0]!.tickets.flatMap(({ coupons }) => coupons)
    expect(states.find(({ segment }) => segment === onward!.index)!.state, 'exchanged').toBe(5)
    expect(states.find(({ segment }) => segment === first!.index)!.state, 'not exchanged').not.toBe(5)
    expect(await brokenInvariants(server.database.pool, server.context.clock.now())).toEqual([])
  })

  test('one whose hours have moved since it was offered is told by its new hours before it is taken', async () => {
    const { asked } = await cancelledReturn()
    const [seen] = expectResult(await server.call('employee', searchIntlProtection, asked)).offers
    const { intlAir } = server.context
    const later: typeof intlAir.protectedOffers = async (asking, request) => {
      const found = await intlAir.protectedOffers(asking, request)
      if (isIntlAirFailure(found)) return found
      const offers = found.offers.map((offer) => {
        const [first, ...rest] = offer.itinerary.segments
        return { ...offer, itinerary: { ...offer.itinerary, segments: [postponed(first!, 25), ...rest] } }
      })
      return { ...found, offers }
    }
    Object.assign(server.context, { intlAir: { ...intlAir, protectedOffers: later } })
    const refused = await server.call('employee', takeIntlProtection, { ...asked, ...takenAs(seen!) })
    expect(refused).toMatchObject(refusedAs('timesChanged'))
    const { offers } = expectResult(await server.call('employee', searchIntlProtection, asked))
    const now = offers.find(({ itineraryKey }) => itineraryKey === seen!.itineraryKey)!
    expect(now.segments[0]!.departAt).toBe(addMinutes(seen!.segments[0]!.departAt, 25))
    const taken = expectResult(await server.call('employee', takeIntlProtection, { ...asked, ...takenAs(now) }))
    expect((await settleIntl(server, 'employee', taken.orderNo)).segments).toContainEqual(
      expect.objectContaining(timesOf(now.segments[0]!)),
    )
    Object.assign(server.context, { intlAir })
  })

  test('where no flight is left the desk has it at once, and its promise counts from then', async () => {
    const { order, asked } = await cancelledReturn()
    const { intlAir } = server.context
    const none: typeof intlAir.protectedOffers = async () => ({ waiverCode: 'INVNOTHING', offers: [] })
    Object.assign(server.context, { intlAir: { ...intlAir, protectedOffers: none } })
    expect(expectResult(await server.call('employee', searchIntlProtection, asked)).offers).toEqual([])
    expect(await deskOf(order.orderNo)).toEqual([])
    const first = expectResult(await server.call('employee', giveIntlNoticeToDesk, asked))
    await server.turn(5)
    expectResult(await server.call('employee', giveIntlNoticeToDesk, asked))
    expect(await deskOf(order.orderNo)).toMatchObject([{ kindName: '航班变动待确认', askedAt: first.answeredAt }])
    expect((await intlDetail(server, 'employee', order.orderNo)).notices).toMatchObject([{ answer: 'desk' }])
    Object.assign(server.context, { intlAir })
  })

  test('nothing is free without the carrier’s leave: what was not offered, others’ orders, a flight that was not struck', async () => {
    const { order, notice, asked } = await cancelledReturn()
    const seenTimes = order.segments.slice(0, 1).map(timesOf)
    const take = { ...asked, itineraryKey: 'nothing', fareKey: 'nothing', seenTimes }
    expect(await server.call('employee', takeIntlProtection, take)).toMatchObject({ success: false, field: 'itineraryKey' })
    for (const who of ['manager', 'employee@beichen.example'])
      expect([
        await server.call(who, searchIntlProtection, asked),
        await server.call(who, giveIntlNoticeToDesk, asked),
      ]).toMatchObject([{ code: 300003 }, { code: 300003 }])
    const other = { ...asked, segment: order.segments.find(({ index }) => index !== notice.segment)!.index }
    expect(await server.call('employee', searchIntlProtection, other)).toMatchObject({ code: 700270 })
    const found = expectResult(await server.call('employee', searchIntlProtection, asked))
    const ticketNos = order.travellerList.flatMap(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo))
    const own = order.tickets[0]!.validatingCarrier
    const { itineraryKey, fareKey } = found.offers.find(({ segments }) => segments.every(({ carrier }) => carrier !== own))!
    const { intlAir, clock } = server.context
    const change = { ticketNos, slice: 1, to: { itineraryKey, fareKey }, costAtMost: 100_000_00, waiverCode: 'INVWRONG1' }
    const answer = await intlAir.changeAll({ now: clock.now() }, { ...change, key: 'without leave' })
    expect(answer).toEqual({ failure: 'itineraryUnknown' })
  })
})
