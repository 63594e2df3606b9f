import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { resubmitOrder, withdrawOrder } from '@sojourn/contract/booking/order.calls'
import { compareJourney } from '@sojourn/contract/booking/comparison.calls'
import { getApprovalDetail, getMyApprovalList } from '@sojourn/contract/booking/approval/approval.calls'
import {
  getFlightRefundInfo,
  quoteFlightChange,
  quoteFlightRefund,
  searchFlightChange,
} from '@sojourn/contract/products/flight/after-sales.calls'
import {
  checkFlightBooking,
  createFlightOrder,
  getFlightBookInfo,
  getFlightDayPrices,
  saveFlightOrderTemp,
  searchFlightConnections,
  searchFlights,
} from '@sojourn/contract/products/flight/flight.calls'
import type { ConnectionFare, FlightConnection, FlightOffer } from '@sojourn/contract/products/flight/flight.shapes'
import type { CreateFlightOrder } from '@sojourn/contract/products/flight/booking.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { filled } from '@sojourn/domain/kit/filled.testing'
import type { SuppliedOrder } from '../../../../capabilities/fulfilment'
import { change, couponsOf } from '../../../../testing/after-sales'
import { decide, detail, expectResult, payByCredit } from '../../../../testing/flights'
import { openTestServer, type TestServer } from '../../../../testing/server'
import { findConnections } from './choose-connection'
import { confirmHeld } from '../approval/envelope'
import { inCompany } from '../../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

/** Nobody flies directly from Jinan to Kashgar. */
async function draftOf(date: string, more: object = {}): Promise<string> {
  const saved = await server.call('employee', saveFlightOrderTemp, {
    searchParams: {
      segmentType: 0,
      departAirportCode: 'TNA',
      departCityName: '济南',
      arriveAirportCode: 'KHG',
      arriveCityName: '喀什',
      departDate: date,
      departType: 1,
      arriveType: 1,
      ...more,
    },
    travelType: 1,
    bookType: 0,
    bookMode: 0,
  })
  return expectResult(saved).tempOrderNo
}

const connectionsOf = async (tempOrderNo: string) =>
  expectResult(await server.call('employee', searchFlightConnections, { tempOrderNo }))

interface Case {
  connection: FlightConnection
  fare: ConnectionFare
  request: CreateFlightOrder
}

const cheapest = 0
const freest = -1

/** A request for a connection at its cheapest or freest economy fare, as the form would send it. */
async function caseOf(date: string, which: 0 | -1 = cheapest): Promise<Case> {
  const tempOrderNo = await draftOf(date)
  const { connections, searchId } = await connectionsOf(tempOrderNo)
  const bookable = ({ fares }: FlightConnection) =>
    fares.filter(({ first, verdict }) => first.cabin === 'Y' && verdict !== 'forbidden')
  const connection = connections.find((one) => bookable(one).length > 1)!
  const fare = bookable(connection).at(which)!
  const journeys = (['first', 'second'] as const).map((leg) => ({
    searchId,
    flightKey: connection[leg].flightKey,
    fareKey: fare[leg].fareKey,
    ticketPrice: fare[leg].ticketPrice,
  }))
  const checked = expectResult(await server.call('employee', checkFlightBooking, { tempOrderNo, journeys }))
  const info = expectResult(await server.call('employee', getFlightBookInfo, { tempOrderNo }))
  const request: CreateFlightOrder = {
    tempOrderNo,
    journeys,
    travellers: info.travellers.map(({ employeeId, credentials, costCentreId }) => ({
      employeeId,
      credentialId: credentials.find(({ usable }) => usable)!.credentialId,
      costCentreId,
      insurances: [],
      ...(fare.violations.length > 0 && { reasonCode: 'urgent' }),
    })),
    contact: { name: '林晓雯', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: info.settleTypes[0]!.settleType,
    expectedTotal: checked.totalPerTraveller,
    acceptConflicts: true,
  }
  return { connection, fare, request }
}

async function issued(date: string, which?: 0 | -1) {
  const made = await caseOf(date, which)
  const { orderNo } = expectResult(await server.call('employee', createFlightOrder, made.request))
  await decide(server, 'manager', orderNo)
  if ((await detail(server, 'employee', orderNo)).state === 20) await decide(server, 'director', orderNo)
  await payByCredit(server, 'employee', orderNo, made.request.expectedTotal)
  await server.context.drainJobs()
  return { ...made, orderNo, order: await detail(server, 'employee', orderNo) }
}

const seatsSold = async () =>
  (await server.database.pool.query('SELECT coalesce(sum(seat), 0)::integer AS sold FROM sandbox_air_sale, unnest(sold) AS seat'))
    .rows[0].sold

describe('places without a direct flight', () => {
  test('have journeys of two flights, priced as the sum and judged as one', async () => {
    const tempOrderNo = await draftOf('2026-12-09')
    expect(expectResult(await server.call('employee', searchFlights, { tempOrderNo })).flights).toEqual([])
    const { connections, dictionary, policyApplies } = await connectionsOf(tempOrderNo)
    expect(policyApplies).toBe(true)
    const airports = dictionary.airports.map(({ code }) => code)
    for (const { first, second, changeMinutes, totalMinutes, fares } of filled(connections)) {
      expect([first.departAirport, first.arriveAirport, second.arriveAirport]).toEqual(['TNA', second.departAirport, 'KHG'])
      expect(changeMinutes).toBeGreaterThanOrEqual(90)
      expect(changeMinutes).toBeLessThanOrEqual(360)
      expect(totalMinutes).toBe(first.durationMinutes + changeMinutes + second.durationMinutes)
      expect(airports).toContain(first.arriveAirport)
      for (const fare of filled(fares)) expect(fare.ticketPrice).toBe(fare.first.ticketPrice + fare.second.ticketPrice)
    }
    const cities = { departCode: 'TNA', arriveCode: 'KHG', from: '2026-12-09', to: '2026-12-12' }
    expect(expectResult(await server.call('employee', getFlightDayPrices, cities)).days).toEqual([])
    const lowest = Math.min(...connections.flatMap(({ fares }) => fares.map(({ ticketPrice }) => ticketPrice)))
    const dear = connections.flatMap(({ fares }) => fares).filter(({ ticketPrice }) => ticketPrice > 2 * lowest)
    for (const { violations } of filled(dear)) expect(violations).not.toEqual([])
  })

  test('leave time to change, and not too much of it, whatever a supplier joins', async () => {
    const search = {
      departAirports: ['TNA'],
      arriveAirports: ['KHG'],
      date: '2026-12-09',
      party: 1,
      agreements: [],
      governmentOnly: false,
      businessTravel: true,
    }
    await server.context.database.tenant(1, async () => {
      const [joined] = filled(await findConnections(server.context, search))
      const hasty = { ...joined!, second: { ...joined!.second, departTime: joined!.first.arriveTime, departDate: search.date } }
      const slow = { ...joined!, second: { ...joined!.second, departDate: addDays(joined!.second.departDate, 1) } }
      const air = { ...server.context.air, connections: () => Promise.resolve([hasty, joined!, slow]) }
      expect(await findConnections({ ...server.context, air }, search)).toEqual([joined])
    })
  })

  test('a day with enough direct flights, a way back, or a wish to fly directly has none', async () => {
    const direct = await draftOf('2026-12-09', { departAirportCode: 'PEK', arriveAirportCode: 'SHA', arriveType: 0 })
    expect((await connectionsOf(direct)).connections).toEqual([])
    const back = await draftOf('2026-12-09', { segmentType: 1, returnDate: '2026-12-12' })
    expect((await connectionsOf(back)).connections).toEqual([])
    expect((await connectionsOf(await draftOf('2026-12-09', { isDirect: true }))).connections).toEqual([])
  })
})

describe('a connection is one order', () => {
  test('of two flights, one record and a coupon for each; the approver sees it beside the others that were shown', async () => {
    const { connection, fare, order, orderNo, request } = await issued('2026-12-10')
    expect(order.state).toBe(1800)
    expect(order.segments.map(({ journey, flightNo }) => [journey, flightNo])).toEqual([
      [0, connection.first.flightNo],
      [0, connection.second.flightNo],
    ])
    const coupons = order.travellerList.flatMap(({ tickets }) => tickets).flatMap((ticket) => ticket.coupons)
    expect(new Set(coupons.map(({ segment }) => segment))).toEqual(new Set([0, 1]))
    const fees = connection.first.buildFee + connection.first.fuelFee + connection.second.buildFee + connection.second.fuelFee
    expect(request.expectedTotal).toBeGreaterThanOrEqual(fare.ticketPrice + fees)
    expect(order.title).toContain(connection.second.flightNo)
    const { list } = expectResult(await server.call('manager', getMyApprovalList, { type: 0, size: 100 }))
    const { approvalId } = list.find(({ subjectNo }) => subjectNo === orderNo)!
    const { alternatives } = expectResult(await server.call('manager', getApprovalDetail, { approvalId }))
    const rows = filled(alternatives).flatMap((shown) => shown.list)
    expect(rows.filter(({ chosen }) => chosen)).toMatchObject([
      { flightNo: `${connection.first.flightNo}/${connection.second.flightNo}`, ticketPrice: fare.ticketPrice, saving: 0 },
    ])
    expect(rows.length).toBeGreaterThan(1)
  })

  test('is judged when booked as it was in the list', async () => {
    const { fare, request } = await caseOf('2026-12-11')
    const { tempOrderNo, journeys } = request
    const checked = expectResult(await server.call('employee', checkFlightBooking, { tempOrderNo, journeys }))
    expect(checked.journeys.map(({ journey }) => journey)).toEqual([0, 0])
    expect(checked.journeys[0]!.fare.verdict).toBe(fare.verdict)
    expect(checked.journeys[0]!.fare.violations).toEqual(fare.violations)
    expect(checked.journeys[1]!.fare.violations).toEqual([])
  })

  test('[handbook 7.2] is judged as one again when it was taken back from its approvers and is submitted again', async () => {
    const flightRules = (rules: object) =>
      server.database.pool.query(
        `UPDATE travel_policy SET body = jsonb_set(body, '{flight}', body -> 'flight' || $1) WHERE enterprise_id = 1 AND policy_id = 'staff'`,
        [JSON.stringify(rules)],
      )
    await flightRules({ advanceDays: 60 })
    const { request } = await caseOf('2026-12-19')
    const { orderNo } = expectResult(await server.call('employee', createFlightOrder, request))
    const brokenBy = async () => (await detail(server, 'employee', orderNo)).travellerList[0]!.violations
    const before = await brokenBy()
    expect(before.filter(({ rule }) => rule === 'advanceDays')).toHaveLength(1)
    expectResult(await server.call('employee', withdrawOrder, { orderNo }))
    expectResult(await server.call('employee', resubmitOrder, { orderNo }))
    expect(await brokenBy()).toEqual(before)
    await flightRules({ advanceDays: 0 })
  })

  test('is held as a whole or not at all', async () => {
    const { request } = await caseOf('2026-12-12')
    const before = await seatsSold()
    const refused = await server.call('employee', createFlightOrder, { ...request, remark: '#SOLD_OUT' })
    expect(refused.problem).toBe('fareSoldOut')
    expect(await seatsSold()).toBe(before)
    expectResult(await server.call('employee', createFlightOrder, request))
    expect(await seatsSold()).toBeGreaterThanOrEqual(before + 2)
  })

  test('of flights that do not join is refused before anything is held', async () => {
    const { request } = await caseOf('2026-12-13')
    const [first, second] = request.journeys
    const swapped = { ...request, journeys: [second!, first!] }
    expect(await server.call('employee', createFlightOrder, swapped)).toMatchObject({ problem: 'connectionTooShort' })
    const unknown = { ...request, journeys: [first!, { ...second!, flightKey: 'MU1-20261213-XIYKHG' }] }
    expect(await server.call('employee', createFlightOrder, unknown)).toMatchObject({
      problem: 'flightUnknown',
      field: 'journeys.1',
    })
  })
})

describe('after it is issued', () => {
  test('a flight is changed only to one that leaves time for the other, also where that was changed before', async () => {
    const { order, orderNo } = await issued('2026-12-15', freest)
    const [first, second] = order.segments
    const couponOf = (of: typeof order, segment: number) => couponsOf(of).filter((coupon) => coupon.segment === segment)
    const refusalOf = async (segment: number, date: string) => {
      const coupons = couponOf(order, segment)
      const { flights } = expectResult(await server.call('employee', searchFlightChange, { orderNo, coupons, departDate: date }))
      const [flight] = filled(flights)
      const ask = { orderNo, coupons, flightKey: flight!.flightKey, fareKey: flight!.fares.at(-1)!.fareKey }
      return (await server.call('employee', quoteFlightChange, ask)).problem
    }
    const dayAfter = addDays(second!.departDate, 1)
    expect(await refusalOf(0, dayAfter)).toBe('changeOutOfOrder')
    const fromThere = (flight: FlightOffer) => flight.departAirport === first!.arriveAirport
    const { order: changed } = await change(server, orderNo, couponOf(order, 1), dayAfter, fromThere)
    expect(changed.segments).toMatchObject([{ departDate: dayAfter, journey: 0 }])
    expect(await refusalOf(0, addDays(dayAfter, 1))).toBe('changeOutOfOrder')
  })

  test('a flight that its carrier cancels frees the passenger of both', async () => {
    const { order, orderNo } = await issued('2026-12-16')
    const coupons = couponsOf(order)
    const before = expectResult(await server.call('employee', quoteFlightRefund, { orderNo, coupons }))
    expect(before.lines.map(({ involuntary }) => involuntary)).toEqual([false, false])
    await server.database.pool.query(
      `INSERT INTO schedule_notice (enterprise_id, order_no, segment, event_id, kind, can_refund_all, can_free_rebook, announced_at)
       VALUES (1, $1, 0, 'e', 'cancelled', true, true, now())`,
      [orderNo],
    )
    const info = expectResult(await server.call('employee', getFlightRefundInfo, { orderId: orderNo }))
    expect(filled(info.coupons).map(({ segment, fee }) => [segment, fee?.involuntary, fee?.fee])).toEqual([
      [0, true, 0],
      [1, true, 0],
    ])
  })
})

describe('where no flight goes directly (handbook 1.1)', () => {
  const date = '2026-12-01'

  test('an application’s estimate counts connections, with the fee of a VIP for each flight', async () => {
    const feeOfVip = 15_00
    const journey = { depart: 'TNA', arrive: 'KHG', date, enterpriseId: 1, travellerIds: ['1-director'] }
    const estimate = await inCompany(server.context, 1, (work) =>
      server.context.products.flight!.catalogue!.journeys!.estimate(work, journey),
    )
    const { connections } = await connectionsOf(await draftOf(date))
    const cheapest = Math.min(
      ...filled(connections).flatMap(({ first, second, fares }) =>
        fares.map(
          ({ ticketPrice }) => ticketPrice + first.buildFee + first.fuelFee + second.buildFee + second.fuelFee + 2 * feeOfVip,
        ),
      ),
    )
    expect(estimate?.cheapest).toBe(cheapest)
  })

  test('the comparison of products shows a connection as one flight with both numbers', async () => {
    const compared = expectResult(await server.call('employee', compareJourney, { tempOrderNo: await draftOf(date) }))
    const flights = compared.products.find(({ productType }) => productType === 1)
    expect(filled(flights?.offers ?? [])[0]!.number).toMatch(/^\w{2}\d+\/\w{2}\d+$/)
  })

  test('the price that a carrier asks for later is that of both flights', async () => {
    const order = { enterpriseId: 1, orderNo: 'F1', supplierReference: 'PNR' } as SuppliedOrder
    const reprice = vi
      .spyOn(server.context.air, 'reprice')
      .mockResolvedValue({ failure: 'priceChanged', prices: [500_00, 700_00] })
    const failed = await inCompany(server.context, 1, (work) => confirmHeld(work, order))
    reprice.mockRestore()
    expect(failed).toEqual({ failure: 'priceChanged', price: 1200_00 })
  })
})
