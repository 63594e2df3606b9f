import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getPendingOrderStatistical, queryTravelOrder } from '@sojourn/contract/booking/order.calls'
import { getMyMails } from '@sojourn/contract/personal/mail.calls'
import { checkFlightBooking, createFlightOrder } from '@sojourn/contract/products/flight/flight.calls'
import {
  book,
  choose,
  decide,
  detail,
  expectResult,
  orderRequest,
  outOfPolicy,
  payByCredit,
  saveDraft,
  within,
} from '../../../testing/flights'
import { flightParts } from './order-detail/journey-parts'
import { openTestServer, type TestServer } from '../../../testing/server'
import { inCompany } from '../../../work'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

describe('an employee books a flight', () => {
  test('[handbook 6.3] in policy: one approver agrees, the company pays, a ticket is issued', async () => {
    const { request, created } = await book(server)
    expect(created).toMatchObject({ state: 20, next: 'approval' })
    expect(expectResult(await server.call('manager', getPendingOrderStatistical, {})).waitApprovalCount).toBe(1)

    expect((await decide(server, 'manager', created.orderNo)).result).toMatchObject({ subjectState: 1100 })
    expect(expectResult(await server.call('employee', getPendingOrderStatistical, {})).waitPayCount).toBe(1)
    expect((await payByCredit(server, 'employee', created.orderNo, request.expectedTotal)).result).toMatchObject({
      state: 'paid',
    })
    await server.context.drainJobs()

    const order = await detail(server, 'employee', created.orderNo)
    expect(order.state).toBe(1800)
    expect(order.travellerList[0]!.tickets[0]!.ticketNo).toMatch(/^\d{3}-\d{10}$/)
    expect(order.history.map(({ event }) => event)).toEqual(['submit', 'approve', 'pay', 'issue'])
    const trips = expectResult(await server.call('employee', queryTravelOrder, { Type: 0 }))
    expect(trips.list[0]!.travelList[0]!.orderSerialNo).toBe(created.orderNo)
    const mails = expectResult(await server.call('employee', getMyMails, {}))
    const subjects = mails.list.map(({ subject }) => subject.split('：')[0])
    expect(new Set(subjects)).toEqual(new Set(['已提交审批', '审批通过', '已出票']))
  })

  test('[handbook 8.2] out of policy: two levels decide in turn, with the reason on the order', async () => {
    const { created } = await book(server, 'employee', { date: '2026-12-10' }, outOfPolicy)
    expect((await decide(server, 'manager', created.orderNo)).result).toMatchObject({ subjectState: 20 })
    expect((await decide(server, 'director', created.orderNo)).result).toMatchObject({ subjectState: 1100 })
    const order = await detail(server, 'director', created.orderNo)
    expect(order.verdict).toBe('approval')
    expect(order.travellerList[0]!.reason).toBe('行程紧急')
    expect(order.travellerList[0]!.violations[0]!.sentence).not.toBe('')
  })

  test('[S3.21] a return trip is one order with two segments, one record and a coupon for each', async () => {
    const tempOrderNo = await saveDraft(server, 'employee', { date: '2026-12-14', returnDate: '2026-12-17' })
    const choices = [
      await choose(server, 'employee', tempOrderNo, within),
      await choose(server, 'employee', tempOrderNo, within, 1),
    ]
    const request = await orderRequest(server, 'employee', tempOrderNo, choices)
    const info = expectResult(await server.call('employee', checkFlightBooking, { tempOrderNo, journeys: request.journeys }))
    const created = expectResult(
      await server.call('employee', createFlightOrder, { ...request, expectedTotal: info.totalPerTraveller }),
    )
    await decide(server, 'manager', created.orderNo)
    await payByCredit(server, 'employee', created.orderNo, info.totalPerTraveller)
    await server.context.drainJobs()
    const order = await detail(server, 'employee', created.orderNo)
    expect(order.state).toBe(1800)
    expect(order.segments.map(({ departAirport, departDate }) => [departAirport, departDate])).toEqual([
      ['PEK', '2026-12-14'],
      [choices[1]?.flight.departAirport, '2026-12-17'],
    ])
    const coupons = order.travellerList.flatMap(({ tickets }) => tickets).flatMap((ticket) => ticket.coupons)
    expect(new Set(coupons.map(({ segment }) => segment))).toEqual(new Set([0, 1]))
  })

  test('[S6.05] government fares are offered and booked where the company has the agreement, and nowhere else', async () => {
    const { choice, created } = await book(server, 'employee', { date: '2026-12-22', gpAgreement: true })
    expect(choice.fare.fareType).toBe('government')
    expect((await detail(server, 'employee', created.orderNo)).segments[0]?.fareType).toBe('government')
    const marks = await inCompany(server.context, 1, async (work) => {
      const [part] = (await flightParts(work, created.orderNo))('zh-CN')
      return part?.facts
    })
    const sold = (await detail(server, 'employee', created.orderNo)).segments[0]?.government
    expect(sold).toEqual({ unit: '北京市朝阳区教育委员会', verificationNo: expect.stringMatching(/^GP\d{10}$/) })
    const named = ['政采（GP）', '购票单位 北京市朝阳区教育委员会', `查验单号 ${sold?.verificationNo}`]
    expect(marks, 'the itinerary shows it too').toEqual(expect.arrayContaining(named))
    const beichen = 'employee@beichen.example'
    const tempOrderNo = await saveDraft(server, beichen, { date: '2026-12-22', gpAgreement: true })
    const { fare } = await choose(server, beichen, tempOrderNo, within)
    expect(fare.fareType).not.toBe('government')
  })
})
