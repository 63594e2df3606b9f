import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTrips, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { book, expectResult } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'

describe('[S2.38] my trips', () => {
  let server: TestServer
  let early: string
  let late: string
  let own: string
  let flown: string
  const trip = async (orderNo: string, name?: string) =>
    expectResult(await server.call('employee', saveTrip, { orderNos: [orderNo], ...(name && { name }) })).travelOrderNo
  beforeAll(async () => {
    server = await openTestServer()
    flown = await trip((await ticketedOrder(server, { search: { date: '2026-11-25' } })).orderNo, '已经飞过')
    late = await trip((await ticketedOrder(server, { search: { date: '2026-12-22' } })).orderNo, '年终 100% 汇报')
    early = await trip((await ticketedOrder(server, { search: { date: '2026-12-09' } })).orderNo)
    own = await trip((await book(server, 'employee', { date: '2026-12-16', travelType: 2 })).created.orderNo)
    await server.turn(6 * 24 * 60)
  })
  afterAll(() => server.close())

  const list = async (request: object, who = 'employee') => {
    const { trips, ...page } = expectResult(await server.call(who, getTrips, request))
    return { ...page, numbers: trips.map(({ travelOrderNo }) => travelOrderNo) }
  }

  test('those to come, the soonest first; those that are over stand apart', async () => {
    expect((await list({})).numbers).toEqual([early, late])
    expect((await list({ stage: 'over', travelType: 1 })).numbers).toEqual([flown])
    expect((await list({}, 'manager')).numbers).toEqual([])
  })

  test('page by page each stands once', async () => {
    const first = await list({ size: 1, travelType: 1 })
    const second = await list({ size: 1, travelType: 1, cursor: first.next })
    expect([first.numbers, second.numbers, second.next]).toEqual([[early], [late], undefined])
  })

  test('by name, journey or traveller; signs of a pattern are only signs', async () => {
    const found = async (keyword: string) => (await list({ keyword, travelType: 1 })).numbers
    expect(await found('100%')).toEqual([late])
    expect(await found('年终_100')).toEqual([])
    expect(await found('晓雯')).toEqual([early, late])
    expect(await found('Lin')).toEqual([early, late])
    expect(await found('无此行程')).toEqual([])
  })

  test('by days of which the trip has one', async () => {
    expect((await list({ from: '2026-12-09', to: '2026-12-09' })).numbers).toEqual([early])
    expect((await list({ from: '2026-12-17' })).numbers).toEqual([late])
    expect((await list({ stage: 'over', to: '2026-11-24' })).numbers).toEqual([])
    expect((await list({ travelType: 2 })).numbers).toEqual([])
  })

  test('of which nobody paid for anything in time is over', async () => {
    expect((await list({ travelType: 2, stage: 'over' })).numbers).toEqual([own])
  })

  test('what looks like one journey is proposed with the first page of those to come alone', async () => {
    const there = (await ticketedOrder(server, { search: { date: '2027-01-12' } })).orderNo
    const back = (await ticketedOrder(server, { search: { depart: 'SHA', arrive: 'PEK', date: '2027-01-14' } })).orderNo
    const proposed = async (request: object) =>
      (await list(request)).proposals.map(({ orders }) => orders.map(({ orderNo }) => orderNo))
    expect(await proposed({})).toEqual([[there, back]])
    expect(await proposed({ stage: 'over' })).toEqual([])
  })
})
