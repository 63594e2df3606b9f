import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import type { ApplicationContent } from '@sojourn/contract/booking/application/application.shapes'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { makeMeetingInvitation } from '@sojourn/contract/products/meeting/attendee.calls'
import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import { answerMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import {
  beginAttendeeSearch,
  getMeetingJourneys,
  groupMeetingApplication,
  ungroupMeetingApplication,
} from '@sojourn/contract/products/meeting/journey.calls'
import { callOffMeeting } from '@sojourn/contract/products/meeting/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { approvedApplication, orderUnder, plannedLine, submitNew } from '../../../../testing/applications'
import { book, expectResult } from '../../../../testing/flights'
import { bookedMeeting, meetingOrder } from '../../../../testing/meetings'
import { chinaDate } from '../../../../kit/clock'
import { openTestServer, type TestServer } from '../../../../testing/server'
import type { Sql } from '../../../../db/sql'
import { inCompany } from '../../../../work'
import { findOrders } from '../../../booking/order/store'
import { usesOfTrip } from './event-trip'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const journeysOf = async (orderId: string) => expectResult(await server.call('employee', getMeetingJourneys, { orderId }))
const group = (orderNo: string, travelApplyNo: string) =>
  server.call('employee', groupMeetingApplication, { orderNo, travelApplyNo })

/** A trip that leaves on the eve of the event and comes back on its last day. */
function tripTo(days: readonly string[], more: Partial<ApplicationContent> = {}): Partial<ApplicationContent> {
  const [startDate, endDate] = [addDays(days[0]!, -1), days.at(-1)!]
  return { title: '上海季度会议', lines: [plannedLine({ startDate, endDate })], startDate, endDate, ...more }
}

const listed = async (orderId: string) => expectResult(await server.call('employee', getMeetingAttendees, { orderId }))

/** On days of their own, so that halls stay free for the other meetings. */
const inDays = (count: number): string[] => [addDays(chinaDate(server.context.clock.now()), count)]

/** Flies in on the eve and sleeps there until the last morning. */
const guestOf = (days: readonly string[]): MeetingAnswer => ({
  name: '来宾',
  mobile: '13900002222',
  comes: true,
  wishes: {
    days: [...days],
    fromCity: '北京',
    by: 'flight',
    arrival: { date: addDays(days[0]!, -1), window: 'evening' },
    diet: 'usual',
    room: 'single',
    nights: [addDays(days[0]!, -1), days[0]!],
    note: '',
  },
})

/** Answers by a link of the meeting, and is told apart by what the organiser reads. */
async function answeredBy(orderNo: string, answer: MeetingAnswer): Promise<string> {
  const answerBy = addDays(chinaDate(server.context.clock.now()), 5)
  expectResult(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy, usesAtMost: 9 }))
  const { token } = (await listed(orderNo)).invitations[0]!
  expectResult(await server.call(null, answerMeetingInvitation, { token, answer }))
  return (await listed(orderNo)).attendees.at(-1)!.attendeeId
}

describe('journeys to a meeting', () => {
  test('are those of its travel applications, on what these agreed, with what the event costs so far', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 40 })
    const standard = { cabins: [{ cabin: 'Y' as const }] }
    const travelApplyNo = await approvedApplication(server, 'employee', tripTo(meeting.days, { standard }))
    const before = await journeysOf(orderNo)
    expect(before.open).toContainEqual(expect.objectContaining({ travelApplyNo, title: '上海季度会议' }))
    expect(before).toMatchObject({ canGroup: true, applications: [], journeys: [], waiting: [] })
    expectResult(await group(orderNo, travelApplyNo))
    const grouped = await journeysOf(orderNo)
    expect(grouped).toMatchObject({
      open: [],
      applications: [{ travelApplyNo, standard: ['国内机票：经济舱'] }],
      waiting: ['林晓雯'],
      cost: { journeys: 0, meeting: meeting.quotedTotal, meetingBy: 'quoted', total: meeting.quotedTotal },
    })
    const { request, answer } = await orderUnder(server, 'employee', { travelApplyNo, date: addDays(meeting.days[0]!, -1) })
    const flight = expectResult(answer)
    const amount = request.expectedTotal
    expect(await journeysOf(orderNo)).toMatchObject({
      journeys: [{ order: { orderNo: flight.orderNo }, amount }],
      waiting: [],
      cost: { byProduct: [{ productType: 1, amount }], journeys: amount, total: meeting.quotedTotal + amount },
    })
    expectResult(await server.call('employee', cancelOrder, { orderNo: flight.orderNo }))
    expect(await journeysOf(orderNo)).toMatchObject({
      journeys: [{ amount: 0 }],
      waiting: ['林晓雯'],
      cost: { byProduct: [], journeys: 0, total: meeting.quotedTotal },
    })
    const told = (await meetingOrder(server, orderNo)).meeting.events.map(({ sentence }) => sentence)
    expect(told).toContainEqual(expect.stringMatching(/^出差申请单 SQ\d+ 归入会议$/))
  })

  test('[handbook 5.2] are searched from the answer of a guest, and what is booked from it belongs to the event', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 43, dates: inDays(24) })
    const attendeeId = await answeredBy(orderNo, {
      ...guestOf(meeting.days),
      name: '林晓雯',
    })
    const begin = (kind: 'journey' | 'stay', who = 'employee') =>
      server.call(who, beginAttendeeSearch, { orderNo, attendeeId, for: kind })
    const journey = expectResult(await begin('journey'))
    expect(journey).toMatchObject({
      productType: 1,
      start: { depart: { name: '北京' }, arrive: { name: '上海' }, startDate: addDays(meeting.days[0]!, -1), isReturn: true },
    })
    const stay = expectResult(await begin('stay'))
    expect(stay).toMatchObject({ productType: 3, travelOrderNo: journey.travelOrderNo, start: { arrive: { cityId: 321 } } })
    expect(await begin('stay', 'manager')).toMatchObject({ code: problems.orderUnknown.code })
    expect(await listed(orderNo)).toMatchObject({ canBook: true, attendees: [{ booked: [] }] })

    const { travelOrderNo } = journey
    const { created: flight } = await book(server, 'employee', { date: journey.start.startDate, travelOrderNo })
    expect((await journeysOf(orderNo)).journeys).toMatchObject([{ order: { orderNo: flight.orderNo } }])
    const { cost } = await journeysOf(orderNo)
    expect(cost).toMatchObject({ byProduct: [{ productType: 1 }], total: meeting.quotedTotal + cost.journeys })
    expect(cost.journeys).toBeGreaterThan(0)
    expect(await listed(orderNo)).toMatchObject({ attendees: [{ booked: [1] }] })
    expectResult(await server.call('employee', cancelOrder, { orderNo: flight.orderNo }))
    expect(await journeysOf(orderNo)).toMatchObject({ journeys: [{ amount: 0 }], cost: { journeys: 0 } })
    expect(await listed(orderNo)).toMatchObject({ attendees: [{ booked: [] }] })
  })

  test('[handbook 5.2] of many bookings take as many statements as of one', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 46, dates: inDays(29) })
    const attendeeId = await answeredBy(orderNo, { ...guestOf(meeting.days), name: '林晓雯' })
    const begun = await server.call('employee', beginAttendeeSearch, { orderNo, attendeeId, for: 'journey' })
    const { travelOrderNo, start } = expectResult(begun)
    const read = () =>
      inCompany(server.context, 1, async (work) => {
        const [order] = await findOrders(work, [orderNo])
        let statements = 0
        const query: Sql['query'] = (text, values) => {
          statements += 1
          return work.sql.query(text, values)
        }
        const uses = await usesOfTrip({ ...work, sql: { query } }, { order: order! })
        return { statements, amounts: uses.map(({ amount }) => amount > 0) }
      })
    await book(server, 'employee', { date: start.startDate, travelOrderNo })
    const one = await read()
    await book(server, 'employee', { date: addDays(start.startDate, 1), travelOrderNo })
    expect(await read()).toEqual({ statements: one.statements, amounts: [true, true] })
  })

  test('are searched for nobody who does not come, nor for an answer to another meeting', async () => {
    const { orderNo } = await bookedMeeting(server, { people: 44, dates: inDays(26) })
    const absent = await answeredBy(orderNo, { name: '不来', mobile: '13600000000', comes: false })
    const begin = (attendeeId: string) => server.call('employee', beginAttendeeSearch, { orderNo, attendeeId, for: 'journey' })
    expect(await begin(absent)).toMatchObject({ code: problems.meetingNothingToSearch.code })
    const other = await bookedMeeting(server, { people: 45, dates: inDays(28) })
    const elsewhere = await answeredBy(other.orderNo, guestOf(other.meeting.days))
    expect(await begin(elsewhere)).toMatchObject({ code: problems.meetingAttendeeUnknown.code })
  })

  test('belong to one event: each application to one meeting, until it is taken out', async () => {
    const [first, second] = [await bookedMeeting(server, { people: 40 }), await bookedMeeting(server, { people: 41 })]
    const travelApplyNo = await approvedApplication(server, 'employee', tripTo(first.meeting.days))
    expectResult(await group(first.orderNo, travelApplyNo))
    expectResult(await group(first.orderNo, travelApplyNo))
    expect((await journeysOf(first.orderNo)).applications).toHaveLength(1)
    expect((await journeysOf(second.orderNo)).open.map((each) => each.travelApplyNo)).not.toContain(travelApplyNo)
    expect(await group(second.orderNo, travelApplyNo)).toMatchObject({ code: problems.meetingApplicationTaken.code })
    const leave = { orderNo: first.orderNo, travelApplyNo }
    expectResult(await server.call('employee', ungroupMeetingApplication, leave))
    expect(await server.call('employee', ungroupMeetingApplication, leave)).toMatchObject({
      code: problems.applicationUnknown.code,
    })
    expectResult(await group(second.orderNo, travelApplyNo))
  })

  test.each<[string, (days: readonly string[]) => Promise<string>, keyof typeof problems]>([
    [
      'is over before the event',
      (days) => approvedApplication(server, 'employee', tripTo([addDays(days[0]!, -8), addDays(days[0]!, -6)])),
      'meetingApplicationUnfit',
    ],
    [
      'nobody has agreed to yet',
      async (days) => (await submitNew(server, 'employee', tripTo(days))).travelApplyNo,
      'meetingApplicationUnfit',
    ],
    [
      'is somebody else’s',
      (days) => approvedApplication(server, 'guest-booker', tripTo(days, { travellerIds: ['1-guest-booker'] })),
      'applicationUnknown',
    ],
    ['is none', async () => 'none', 'applicationUnknown'],
  ])('of an application that %s are refused', async (_what, applied, refusal) => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 42 })
    const travelApplyNo = await applied(meeting.days)
    expect((await journeysOf(orderNo)).open.map((each) => each.travelApplyNo)).not.toContain(travelApplyNo)
    expect(await group(orderNo, travelApplyNo)).toMatchObject({ code: problems[refusal].code })
    expect((await journeysOf(orderNo)).applications).toEqual([])
  })

  test('stay when the meeting is called off: only what is lost counts for it, and nothing is grouped any more', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 40 })
    const travelApplyNo = await approvedApplication(server, 'employee', tripTo(meeting.days))
    expectResult(await group(orderNo, travelApplyNo))
    const loss = (await meetingOrder(server, orderNo)).meeting.loss!
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss, reason: '改为线上' }))
    const after = await journeysOf(orderNo)
    expect(after).toMatchObject({ canGroup: false, open: [], cost: { meeting: loss, meetingBy: 'lost' } })
    expect(after.applications).toHaveLength(1)
    expect(await group(orderNo, travelApplyNo)).toMatchObject({ code: problems.meetingStepIllegal.code })
  })
})
