import { filled } from '@sojourn/domain/kit/filled.testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import { cancelTrip, getTripOrderList, quoteTripCancel } from '@sojourn/contract/booking/order.calls'
import { getOrderAsOf } from '@sojourn/contract/booking/time-machine.calls'
import { getTravelView, saveTrip } from '@sojourn/contract/booking/trip.calls'
import { ticketedOrder } from '../../../testing/after-sales'
import { decide, expectResult, payByCredit } from '../../../testing/flights'
import { bookStay, stayOrder } from '../../../testing/hotels'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
let flight: string
let stay: string
let shown: { flightNo: string; chosen: boolean; ticketPrice: number; saving: number }[]

beforeAll(async () => {
  server = await openTestServer()
  flight = (await ticketedOrder(server)).orderNo
  const booked = await bookStay(
    server,
    'employee',
    { cityId: 321, checkIn: '2026-12-09', checkOut: '2026-12-11' },
    (rate) => rate.verdict === 'within' && rate.confirmation === 'instant' && rate.cancellation.kind === 'limited',
  )
  stay = booked.created.orderNo
  const { list } = expectResult(await server.call('manager', getMyApprovalList, { type: 1, size: 10 }))
  const { approvalId } = list.find(({ subjectNo }) => subjectNo === stay)!
  const seen = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
  shown = seen.alternatives.flatMap(({ list: rooms }) => rooms)
  await decide(server, 'manager', stay)
  expectResult(await payByCredit(server, 'employee', stay, booked.request.expectedTotal))
  await server.context.drainJobs()
})
afterAll(() => server.close())

const file = async (path: string) =>
  server.app.inject({
    method: 'GET',
    url: `/api/Order/${path}?orderId=${stay}&language=zh-CN`,
    headers: { token: await server.tokenOf('employee'), langtype: 'zh-CN', version: '4.9.9' },
  })

test('its approver sees the room beside the other rooms that its page showed', async () => {
  const [own] = shown.filter(({ chosen }) => chosen)
  const { hotel, roomName, stayTotal } = await stayOrder(server, 'employee', stay)
  expect(own).toMatchObject({ flightNo: `${hotel.name} ${roomName}`, ticketPrice: stayTotal })
  const others = shown.filter(({ chosen }) => !chosen)
  expect(others.length).toBeGreaterThan(0)
  for (const { ticketPrice, saving } of filled(others)) expect(ticketPrice + saving).toBe(stayTotal)
})

describe('a stay among the other orders of a trip', () => {
  test('it is in the list of orders and in no conflict with the flight there', async () => {
    const { list } = expectResult(await server.call('employee', getTripOrderList, {}))
    expect(list.map(({ orderNo }) => orderNo)).toContain(stay)
    const { travelOrderNo } = expectResult(await server.call('employee', saveTrip, { orderNos: [flight, stay] }))
    const view = expectResult(await server.call('employee', getTravelView, { travelOrderNo }))
    expect(view.conflicts).toEqual([])
    const part = view.parts.find(({ orderNo }) => orderNo === stay)!
    expect(part).toMatchObject({ from: { date: '2026-12-09', note: '入住' }, to: { date: '2026-12-11', note: '离店' } })
    expect(part.facts.join()).toContain('确认号')
  })

  test('itinerary, calendar and the record of the case know it', async () => {
    const [itinerary, calendar] = await Promise.all([file('GetItineraryPdf'), file('GetCalendarFile')])
    expect([itinerary.statusCode, calendar.statusCode]).toEqual([200, 200])
    const { hotel, confirmationNo } = await stayOrder(server, 'employee', stay)
    const events = calendar.body.replaceAll('\r\n ', '')
    expect(events).toContain(hotel.name)
    expect(events).toContain(confirmationNo)
    const record = expectResult(await server.call('finance', getOrderAsOf, { orderNo: stay }))
    expect(JSON.stringify(record)).toContain(hotel.name)
  })

  test('the whole trip is given up with its stay, by one quote', async () => {
    const { travelOrderNo = '' } = await stayOrder(server, 'employee', stay)
    const quote = expectResult(await server.call('employee', quoteTripCancel, { travelOrderNo }))
    const order = await stayOrder(server, 'employee', stay)
    const own = quote.orders.find(({ orderNo }) => orderNo === stay)
    expect(own).toMatchObject({ step: 'refund', fee: 0, amount: order.stayTotal })
    expectResult(await server.call('employee', cancelTrip, { travelOrderNo, expectedTotal: quote.total, expectedFee: quote.fee }))
    await server.context.drainJobs()
    expect((await stayOrder(server, 'employee', stay)).stay).toBe('cancelled')
  })
})
