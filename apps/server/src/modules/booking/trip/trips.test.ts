import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelTrip, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { getTravelView, getTrips, removeTripOrder, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { saveFlightOrderTemp } from '@sojourn/contract/products/flight/flight.calls'
import { change, couponsOf, refund, ticketedOrder } from '../../../testing/after-sales'
import { book, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let there: string
let back: string
let trip: string

beforeAll(async () => {
  server = await openTestServer()
  there = (await ticketedOrder(server)).orderNo
  back = (await book(server, 'employee', { depart: 'SHA', arrive: 'PEK', date: '2026-12-11' })).created.orderNo
})
afterAll(() => server.close())

const view = async (travelOrderNo = trip, who = 'employee') =>
  expectResult(await server.call(who, getTravelView, { travelOrderNo }))
const file = async (path: string, who: string, language = 'zh-CN') =>
  server.app.inject({
    method: 'GET',
    url: `/api/Order/${path}?travelOrderNo=${trip}&language=${language}`,
    headers: { token: await server.tokenOf(who), langtype: language, version: '4.9.9' },
  })

describe('a trip', () => {
  test('orders of the same traveller within a week are proposed; the trip is made on demand', async () => {
    const { trips, proposals } = expectResult(await server.call('employee', getTrips, {}))
    expect(trips).toEqual([])
    expect(proposals.map(({ orders }) => orders.map(({ orderNo }) => orderNo))).toEqual([[there, back]])
    expect((await server.call('employee', saveTrip, { orderNos: [] })).code).toBe(300301)
    trip = expectResult(await server.call('employee', saveTrip, { orderNos: [there] })).travelOrderNo
    const { proposals: joining, own } = await view()
    expect(own).toBe(true)
    expect(joining.map(({ orderNo }) => orderNo)).toEqual([back])
    expectResult(await server.call('employee', saveTrip, { travelOrderNo: trip, name: '上海客户', orderNos: [back] }))
    const after = expectResult(await server.call('employee', getTrips, {}))
    expect(after).toMatchObject({ trips: [{ name: '上海客户', orders: 2, from: '2026-12-09', to: '2026-12-11' }], proposals: [] })
  })

  test('shows all its orders part by part with what they cost together', async () => {
    const shown = await view()
    expect(shown.parts.map(({ orderNo, from }) => [orderNo, from.date])).toEqual([
      [there, '2026-12-09'],
      [back, '2026-12-11'],
    ])
    expect(shown.parts).toAllSatisfy(({ gone, travellers }) => !gone && travellers.length === 1)
    expect(shown.costs.booked).toBe(shown.orderList.reduce((sum, { total }) => sum + total, 0))
    expect(shown.costs.company + shown.costs.personal + shown.costs.points).toBe(shown.total)
    expect(shown.conflicts).toEqual([])
  })

  test('[handbook 1.8] names what nobody can both take, across its orders', async () => {
    const other = (await book(server, 'employee', { depart: 'CAN', arrive: 'CTU', date: '2026-12-11' })).created.orderNo
    expectResult(await server.call('employee', saveTrip, { travelOrderNo: trip, orderNos: [other] }))
    const { conflicts, parts } = await view()
    expect(conflicts.length).toBeGreaterThan(0)
    const pair = conflicts[0]!.parts.map((position) => parts[position]!.orderNo)
    expect(pair.toSorted()).toEqual([back, other].toSorted())
    expect(conflicts[0]!.sentence).toMatch(/^林晓雯：.+ 12月11日 \d\d:\d\d .+ 12月11日 \d\d:\d\d /)
    expectResult(await server.call('employee', removeTripOrder, { travelOrderNo: trip, orderNo: other }))
    expect((await view()).orderList).toHaveLength(2)
  })

  test('[S1.01] [S3.39] [S4.10] a search may name a trip of mine, of the same type of travel; the order joins it', async () => {
    const search = (who: string, travelType: 1 | 2) =>
      server.call(who, saveFlightOrderTemp, {
        travelOrderNo: trip,
        travelType,
        bookType: 0,
        searchParams: {
          segmentType: 0,
          departAirportCode: 'PEK',
          departCityName: '北京',
          arriveAirportCode: 'SHA',
          arriveCityName: '上海',
          departDate: '2026-12-14',
          departType: 1,
          arriveType: 0,
        },
      })
    expect((await search('employee', 1)).success).toBe(true)
    expect((await search('employee', 2)).code).toBe(300302)
    expect((await search('manager', 1)).code).toBe(300210)
  })

  test('only its owner changes it, an order has one trip, personal orders have their own', async () => {
    expect((await server.call('manager', getTravelView, { travelOrderNo: trip })).code).toBe(300210)
    expect((await server.call('manager', saveTrip, { travelOrderNo: trip, orderNos: [] })).code).toBe(300210)
    expect((await server.call('manager', saveTrip, { orderNos: [there] })).code).toBe(300003)
    expect((await server.call('employee', saveTrip, { orderNos: [there] })).code).toBe(300300)
    const own = (await book(server, 'employee', { date: '2026-12-16', travelType: 2 })).created.orderNo
    expect((await server.call('employee', saveTrip, { travelOrderNo: trip, orderNos: [own] })).code).toBe(300302)
  })

  test('[handbook 6.1] has one itinerary and one calendar file of all its orders, in three languages', async () => {
    for (const language of ['zh-CN', 'zh-TW', 'en']) {
      const pdf = await file('GetTripItineraryPdf', 'employee', language)
      expect(pdf.headers['content-type']).toContain('application/pdf')
      expect(pdf.rawPayload.subarray(0, 4).toString()).toBe('%PDF')
    }
    const calendar = await file('GetTripCalendarFile', 'employee')
    expect(calendar.body.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect((await file('GetTripCalendarFile', 'manager')).json<{ code: number }>().code).toBe(300210)
  })

  test('given up as a whole: the refund stands in the trip and nothing of it is travelled', async () => {
    const { total, fee } = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo: trip }))
    const quoted = { expectedTotal: total, expectedFee: fee }
    const { refunds } = expectResult(await server.call('employee', cancelTrip, { travelOrderNo: trip, ...quoted }))
    await server.context.drainJobs()
    const shown = await view()
    expect(shown.parts.length).toBeGreaterThan(0)
    expect(shown.parts).toAllSatisfy(({ gone }) => gone)
    expect(total).toBeGreaterThan(0)
    expect(shown.costs.returned).toBe(total)
    expect(shown.orderList.map(({ orderNo }) => orderNo)).toContain(refunds[0])
  })

  test('a booking brings its change, and the refund of that change, with it and takes them out again', async () => {
    const booked = await ticketedOrder(server, { search: { date: '2026-12-18' } })
    const changed = await change(server, booked.orderNo, couponsOf(booked), '2026-12-19')
    const { order: refunded, total } = await refund(server, changed.order.orderNo, couponsOf(changed.order))
    const family = [booked.orderNo, changed.order.orderNo, refunded.orderNo]
    const own = expectResult(await server.call('employee', saveTrip, { orderNos: [booked.orderNo] })).travelOrderNo
    const shown = await view(own)
    expect(shown.orderList.map(({ orderNo }) => orderNo).toSorted()).toEqual(family.toSorted())
    expect(total).toBeGreaterThan(0)
    expect(shown.costs.returned).toBe(total)
    expectResult(await server.call('employee', removeTripOrder, { travelOrderNo: own, orderNo: booked.orderNo }))
    expect((await server.call('employee', getTravelView, { travelOrderNo: own })).code).toBe(300210)
  })

  test('without orders it is no trip any more', async () => {
    for (const orderNo of [there, back]) await server.call('employee', removeTripOrder, { travelOrderNo: trip, orderNo })
    expect((await server.call('employee', getTravelView, { travelOrderNo: trip })).code).toBe(300210)
  })
})
