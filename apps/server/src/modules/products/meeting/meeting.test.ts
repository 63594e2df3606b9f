import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getAgencyWork } from '@sojourn/contract/access/agency-work.calls'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import {
  createMeetingOrder,
  getMeetingBookInfo,
  openMeetingBalance,
  openMeetingPlan,
} from '@sojourn/contract/products/meeting/booking.calls'
import {
  acceptMeetingActual,
  callOffMeeting,
  changeMeetingPeople,
  getMeetingOrderDetail,
  objectMeetingActual,
  readMeetingEvidence,
  stateMeetingActual,
  uploadMeetingEvidence,
} from '@sojourn/contract/products/meeting/order.calls'
import {
  askMeetingAgain,
  askMeetingOffers,
  cancelMeetingDemand,
  getMeetingDemand,
  getMeetingDemandHalls,
  getMeetingDemands,
  quoteMeetingDemand,
  refuseMeetingDemand,
} from '@sojourn/contract/products/meeting/requirement.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../kit/clock'
import { expectResult } from '../../../testing/flights'
import { expectBooksToBalance, payersOf } from '../../../testing/ledger'
import {
  bookedMeeting,
  bringEvidence,
  choosePlan,
  deskSession,
  endMeeting,
  hallsOf,
  meetingAsked,
  meetingOrder,
  orderOf,
  payMeeting,
  planAt,
  quotedMeeting,
} from '../../../testing/meetings'
import { countOf } from '../../../testing/rows'
import { openTestServer, type TestServer } from '../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(async () => {
  await expectBooksToBalance(server)
  await server.close()
})

const today = (): string => chinaDate(server.context.clock.now())
const takenDays = (): Promise<number> => countOf(server, 'sandbox_hall_day')

describe('two days for sixty, from the request to the bill', () => {
  test('three offers, one chosen, approved, its deposit paid, its hall booked, its bill settled by the rest', async () => {
    const demand = await quotedMeeting(server)
    const { demandNo, plans } = demand
    expect(demandNo).toMatch(/^MD\d{16}$/)
    expect(plans).toHaveLength(3)
    for (const { total, perPerson, deposit, days, seats } of plans) {
      expect(perPerson).toBe(Math.ceil(total / 60))
      expect(deposit).toBe(Math.round((total * 0.4) / 100) * 100)
      expect(days).toHaveLength(2)
      expect(seats).toBeGreaterThanOrEqual(60)
    }
    const before = await takenDays()
    const { orderNo } = expectResult(await choosePlan(server, demand))
    expect(await takenDays(), 'held before anything is paid').toBe(before + 2)
    expect(expectResult(await server.call('employee', getMeetingDemand, { demandNo }))).toMatchObject({
      state: 'confirming',
      orderNo,
    })
    const paid = await payMeeting(server, orderNo)
    const { meeting } = paid
    expect(meeting).toMatchObject({ state: 'running', deposit: plans[0]!.deposit, quotedTotal: plans[0]!.total })
    expect(meeting.contractNo).toMatch(/^HT\d{13}$/)
    expect((await payersOf(server, orderNo)).paid).toEqual({})

    await bringEvidence(server, orderNo, ['notice', 'attendance'])
    await endMeeting(server, paid)
    const desk = await deskSession(server)
    const work = expectResult(await server.call('agent@agency.example', getAgencyWork, {}))
    expect(JSON.stringify(work)).toContain(orderNo)
    // Four more came than were asked for.
    const lines = meeting.quoted.map(({ kind, unit, count, times }) => ({
      kind,
      unit,
      count: kind === 'meals' ? count + 4 : count,
      times,
    }))
    expectResult(await server.call('employee', stateMeetingActual, { orderNo, lines }, { token: desk }))
    const stated = await meetingOrder(server, orderNo)
    expect(stated.meeting).toMatchObject({ state: 'settling', canAnswer: true, missing: ['bill', 'invoice'] })
    const { total, balance } = stated.meeting.statement!
    expect(total).toBe(plans[0]!.total + 4 * 2 * 12_000)
    expect(balance).toBe(total - meeting.deposit)

    expect(await server.call('employee', openMeetingBalance, { orderNo })).toMatchObject({ problem: 'meetingEvidenceMissing' })
    await bringEvidence(server, orderNo, ['bill', 'invoice'])
    const { tempOrderNo } = expectResult(await server.call('employee', openMeetingBalance, { orderNo }))
    const info = expectResult(await server.call('employee', getMeetingBookInfo, { tempOrderNo }))
    expect(info.meeting).toMatchObject({ part: 'balance', due: balance, total })
    const rest = { ...orderOf(info), expectedTotal: balance }
    const { orderNo: balanceNo } = expectResult(await server.call('employee', createMeetingOrder, rest))
    const settled = await payMeeting(server, balanceNo)
    expect(settled.meeting).toMatchObject({ depositNo: orderNo, balanceNo, state: 'completed' })
    const fee = paid.total - meeting.deposit
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: meeting.deposit + fee })
    expect((await payersOf(server, balanceNo)).paid).toEqual({ companyCredit: balance })
    const { list } = expectResult(await server.call('employee', getMeetingDemands, {}))
    expect(list[0]).toMatchObject({ demandNo, state: 'completed' })
  })
})
