import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isProblem } from '@sojourn/contract/kit/problems'
import { getTripOrderList } from '@sojourn/contract/booking/order.calls'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { askChange, change, couponsOf, refund, settle, ticketedOrder } from '../../../testing/after-sales'
import { book, decide, detail, expectResult, outOfPolicy } from '../../../testing/flights'
import { openTestServer, type TestServer } from '../../../testing/server'
import { changeTrain, ticketedTrain, ticketsOf } from '../../../testing/trains'
import type { Actor } from '../../../context'
import { orderItinerary } from './order-documents'
import { tripItinerary } from './trip-documents'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const file = async (path: string, key: 'orderId' | 'travelOrderNo', number: string, language = 'zh-CN') =>
  server.app.inject({
    method: 'GET',
    url: `/api/Order/${path}`,
    query: { [key]: number, language },
    headers: { token: await server.tokenOf('employee') },
  })
const employee: Actor = {
  enterpriseId: 1,
  employeeId: '1-employee',
  name: '林晓雯',
  departmentId: '1-sales',
  permissions: ['book'],
  language: 'zh-CN',
  intent: undefined,
  tokenHash: '',
}
/** What the file says, which is compressed. */
async function itinerary(orderNo: string) {
  const made = await orderItinerary(server.context, employee, { orderId: orderNo, language: 'zh-CN' })
  if (isProblem(made)) throw new Error(made.problem)
  return made
}
const itineraryCode = async (orderNo: string) =>
  (await file('GetItineraryPdf', 'orderId', orderNo)).json<{ code?: number }>().code
/** Lines of a calendar file without their folds. */
const calendar = async (orderNo: string) => (await file('GetCalendarFile', 'orderId', orderNo)).body.replaceAll('\r\n ', '')

const summaryOf = async (orderNo: string) => {
  const { list } = expectResult(await server.call('employee', getTripOrderList, { keyword: orderNo }))
  return list.find((order) => order.orderNo === orderNo)
}
const nothingTravelled = 300212

describe('an order that was changed', () => {
  test('[handbook 1.7] is gone: no itinerary, its calendar event is cancelled and names the new order', async () => {
    const former = await ticketedOrder(server, { search: { date: '2026-12-09' } })
    expect(await calendar(former.orderNo)).toContain('STATUS:CONFIRMED')
    const { order } = await change(server, former.orderNo, couponsOf(former), '2026-12-10')
    expect(await itineraryCode(former.orderNo)).toBe(nothingTravelled)
    const old = await calendar(former.orderNo)
    expect(old).toContain('STATUS:CANCELLED')
    expect(old).not.toContain('STATUS:CONFIRMED')
    expect(old).toContain(`已改签，新行程见订单 ${order.orderNo}`)
    expect(await calendar(order.orderNo)).toContain('STATUS:CONFIRMED')
    const { parts, travellers } = await itinerary(order.orderNo)
    expect(parts.map(({ label }) => label)).toEqual([order.segments[0]!.flightNo])
    expect(travellers.map(({ tickets }) => tickets)).toEqual(
      order.travellerList.map(({ tickets }) => tickets.map(({ ticketNo }) => ticketNo)),
    )
  })

  test('says so in list and detail, and leads to the new order', async () => {
    const former = await ticketedOrder(server, { search: { date: '2026-12-16' } })
    const { order } = await change(server, former.orderNo, couponsOf(former), '2026-12-17')
    expect(await summaryOf(former.orderNo)).toMatchObject({ travelStatus: 'gone', changedTo: [order.orderNo] })
    expect(await detail(server, 'employee', former.orderNo)).toMatchObject({
      travelStatus: 'gone',
      goneSegments: [0],
      changedTo: [order.orderNo],
      nextStep: '客票已全部改签，原行程不再有效，请按改签后的行程出行',
    })
    expect(await summaryOf(order.orderNo)).toMatchObject({ travelStatus: 'live', changedTo: [] })
  })

  test('[handbook 3.6] a train keeps neither seat nor gate of the former ride', async () => {
    const former = await ticketedTrain(server, { search: { date: '2026-12-02' } })
    const { order } = await changeTrain(server, former.orderNo, ticketsOf(former), '2026-12-03')
    expect(await itineraryCode(former.orderNo)).toBe(nothingTravelled)
    const old = await calendar(former.orderNo)
    expect(old).toContain('STATUS:CANCELLED')
    expect(old).not.toMatch(/DESCRIPTION:.*车.*号/)
    const { parts } = await itinerary(order.orderNo)
    expect(parts).toHaveLength(1)
    expect(parts[0]!.facts.length).toBeGreaterThan(0)
  })
})

describe('a trip', () => {
  test('shows a traveller on one of two flights only, while a change is asked for and afterwards', async () => {
    const former = await ticketedOrder(server, { search: { date: '2026-12-22' } })
    const trip = expectResult(await server.call('employee', saveTrip, { orderNos: [former.orderNo] })).travelOrderNo
    const { answer } = await askChange(server, former.orderNo, couponsOf(former), '2026-12-23')
    const { orderNo } = expectResult(answer)
    const flown = async () => {
      const { parts } = expectResult(await server.call('employee', getTravelView, { travelOrderNo: trip }))
      return parts.filter(({ gone }) => !gone).map((part) => [part.orderNo, part.travellers.length])
    }
    expect(await flown()).toEqual([[former.orderNo, 1]])
    await settle(server, 'employee', orderNo)
    expect(await flown()).toEqual([[orderNo, 1]])
    const made = await tripItinerary(server.context, employee, { travelOrderNo: trip, language: 'zh-CN' })
    if (isProblem(made)) throw new Error(made.problem)
    expect(made.parts).toHaveLength(1)
    expect(made.travellers.flatMap(({ tickets }) => tickets)).toHaveLength(1)
    const events = (await file('GetTripCalendarFile', 'travelOrderNo', trip)).body
    expect(events).toContain(`UID:${former.orderNo}-0@sojourn`)
    expect(events.match(/STATUS:\w+/g)?.toSorted()).toEqual(['STATUS:CANCELLED', 'STATUS:CONFIRMED'])
  })
})

describe('an order of which a part was given back', () => {
  test('[handbook 1.7] shows the flights that are left, and what stands of its price', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-28', returnDate: '2026-12-30' } })
    const back = couponsOf(order).filter(({ segment }) => segment === 1)
    const { total } = await refund(server, order.orderNo, back)
    const made = await itinerary(order.orderNo)
    expect(made.parts.map(({ label }) => label)).toEqual([order.segments[0]!.flightNo])
    expect(made.total.replaceAll(/[¥,]/g, '')).toBe(((order.total - total) / 100).toFixed(2))
    expect((await calendar(order.orderNo)).match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED', 'STATUS:CANCELLED'])
  })

  test('[handbook 1.7] a traveller who gave the ticket back stands on no document', async () => {
    const who = 'manager'
    const travellers = ['1-manager', '1-employee']
    const order = await ticketedOrder(server, { who, travellers, search: { date: '2026-12-18' } })
    const [first, second] = couponsOf(order)
    await refund(server, order.orderNo, [first!], who)
    const made = await itinerary(order.orderNo)
    expect(made.travellers.map(({ tickets }) => tickets)).toEqual([[second!.ticketNo]])
    expect((await calendar(order.orderNo)).match(/STATUS:\w+/g)).toEqual(['STATUS:CONFIRMED'])
  })
})

describe('an order that never came about', () => {
  const expectNoJourney = async (orderNo: string) => {
    expect(await itineraryCode(orderNo)).toBe(nothingTravelled)
    expect(await calendar(orderNo)).toContain('STATUS:CANCELLED')
    expect((await summaryOf(orderNo))?.travelStatus).toBe('gone')
  }

  test('rejected', async () => {
    const { orderNo } = (await book(server, 'employee', { date: '2026-12-09' }, outOfPolicy)).created
    expect((await itinerary(orderNo)).travellers[0]?.tickets).toEqual(['未出票'])
    expect(await calendar(orderNo)).toContain('STATUS:TENTATIVE')
    await decide(server, 'manager', orderNo, 'reject', '请改订')
    await expectNoJourney(orderNo)
  })

  test('failed', async () => {
    const order = await ticketedOrder(server, { search: { date: '2026-12-24' }, remark: '#ISSUE_FAIL' })
    expect(order.state).toBe(1801)
    await expectNoJourney(order.orderNo)
  })
})
