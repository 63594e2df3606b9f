import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import {
  exportMeetingAttendees,
  makeMeetingInvitation,
  removeMeetingAttendee,
  revokeMeetingInvitation,
} from '@sojourn/contract/products/meeting/attendee.calls'
import type { MeetingAnswer, MeetingWishes } from '@sojourn/contract/products/meeting/attendee.shapes'
import { answerMeetingInvitation, readMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { callOffMeeting } from '@sojourn/contract/products/meeting/order.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { plainMobile } from '@sojourn/domain/products/meeting/attendees'
import { chinaDate } from '../../../../kit/clock'
import { outboxOf } from '../../../../testing/accounts'
import { countOf } from '../../../../testing/database/rows'
import { expectResult } from '../../../../testing/flights'
import { bookedMeeting, deskSession, meetingOrder } from '../../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const today = (): string => chinaDate(server.context.clock.now())
const listOf = async (orderId: string) => expectResult(await server.call('employee', getMeetingAttendees, { orderId }))
const answer = (token: string, given: MeetingAnswer) => server.call(null, answerMeetingInvitation, { token, answer: given })
const read = (token: string) => server.call(null, readMeetingInvitation, { token })

/** A link of a meeting that answers are due by in ten days. */
async function linkOf(orderNo: string, more: { answerBy?: string; usesAtMost?: number } = {}): Promise<string> {
  const asked = { orderNo, answerBy: addDays(today(), 10), usesAtMost: 20, ...more }
  expectResult(await server.call('employee', makeMeetingInvitation, asked))
  return (await listOf(orderNo)).invitations[0]!.token
}

let mobiles = 0
const guest = (days: readonly string[], more: Partial<MeetingWishes> = {}): MeetingAnswer => ({
  name: '来宾',
  mobile: `139 0000 ${String((mobiles += 1)).padStart(4, '0')}`,
  comes: true,
  wishes: {
    days: [...days],
    fromCity: '成都',
    by: 'train',
    arrival: { date: addDays(days[0]!, -1), window: 'evening' },
    diet: 'usual',
    room: 'single',
    nights: [addDays(days[0]!, -1)],
    note: '',
    ...more,
  },
})

/** Text messages to a guest, the newest first. */
const textsTo = async ({ mobile }: MeetingAnswer): Promise<string[]> =>
  (await outboxOf(server)).filter(({ to }) => to === plainMobile(mobile)).map(({ body }) => body)

describe('guests are invited by a link', () => {
  test('they answer without an account, change their answers, and the organiser reads them with what they come to', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 40 })
    const token = await linkOf(orderNo)
    const seen = expectResult(await read(token))
    expect(seen).toMatchObject({ venueName: meeting.venueName, days: meeting.days, organiser: '林晓雯', canAnswer: true })
    expect(JSON.stringify(seen)).not.toContain(orderNo)
    const first = guest(meeting.days)
    const own = expectResult(await answer(token, first))
    expect(expectResult(await read(own.token)).answer).toMatchObject({ name: '来宾', comes: true })
    expectResult(
      await answer(token, { ...guest(meeting.days), wishes: guest(meeting.days, { by: 'own', diet: 'halal' }).wishes! }),
    )
    expectResult(await answer(token, { name: '不来', mobile: '13600000000', comes: false }))
    expectResult(await answer(own.token, { ...first, wishes: { ...first.wishes!, by: 'flight' } }))

    const { attendees, counts, invitations } = await listOf(orderNo)
    expect(attendees).toHaveLength(3)
    expect(attendees[0]).toMatchObject({ mobile: expect.stringMatching(/^139\*{4}\d{4}$/), wishes: { by: 'flight' } })
    expect(invitations[0]).toMatchObject({ uses: 3, state: 'open' })
    expect(counts).toMatchObject({ coming: 2, notComing: 1, rooms: [{ count: 2 }] })
    expect(counts.modes).toEqual([
      { by: 'flight', count: 1 },
      { by: 'own', count: 1 },
    ])
    // The mobile is sealed, as all of an answer.
    const { rows } = await server.database.pool.query<{ row: string }>(
      'SELECT meeting_attendee::text AS row FROM meeting_attendee',
    )
    expect(JSON.stringify(rows)).not.toMatch(/13600000000|来宾/)
  })

  test('the whole list in clear is written down before it is told, and nothing for an agent', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 41 })
    const given = guest(meeting.days)
    expectResult(await answer(await linkOf(orderNo), given))
    const looks = await countOf(server, 'access_log')
    const { list } = expectResult(await server.call('employee', exportMeetingAttendees, { orderNo }))
    expect(list[0]!.mobile).toBe(given.mobile.replaceAll(' ', ''))
    expect(await countOf(server, 'access_log')).toBe(looks + 1)
    const token = await deskSession(server)
    expect(await server.call('employee', exportMeetingAttendees, { orderNo }, { token })).toMatchObject({
      problem: 'agentNotPermitted',
    })
    expect(
      expectResult(await server.call('employee', getMeetingAttendees, { orderId: orderNo }, { token })).attendees,
    ).toHaveLength(1)
    expect(await server.call('manager', getMeetingAttendees, { orderId: orderNo })).toMatchObject({ problem: 'orderUnknown' })
  })

  test('the same answer twice is one; nobody learns that a mobile has answered: the organiser reads that it repeats, and removes one', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 42 })
    const token = await linkOf(orderNo)
    const given = guest(meeting.days)
    const own = expectResult(await answer(token, given))
    const withCode = given.mobile.replace('139', '+86 139')
    expect(expectResult(await answer(token, given))).toEqual(own)
    expect(expectResult(await answer(token, { ...given, mobile: withCode })), 'the same mobile').toEqual(own)
    expectResult(await answer(token, { ...given, name: '另一人', mobile: withCode }))
    const { attendees, counts } = await listOf(orderNo)
    expect(attendees).toMatchObject([
      { name: '来宾', repeats: false },
      { name: '另一人', repeats: true },
    ])
    expect(counts, 'each mobile once').toMatchObject({ coming: 1, rooms: [{ count: 1 }] })
    await server.turn(11)
    const later = expectResult(await answer(token, given))
    expect(later, 'nobody is given what opens an answer of long ago').not.toEqual(own)
    const removed = { orderNo, attendeeId: attendees[0]!.attendeeId }
    expectResult(await server.call('employee', removeMeetingAttendee, removed))
    expect(await server.call('employee', removeMeetingAttendee, removed)).toMatchObject({ problem: 'meetingAttendeeUnknown' })
    expect(await read(own.token)).toMatchObject({ problem: 'meetingInvitationOver' })
    const left = await listOf(orderNo)
    expect(left.attendees).toMatchObject([{ name: '另一人', repeats: false }, { repeats: true }])
    expect(left.counts.coming).toBe(1)
  })

  test('an answer is removed also when the meeting is called off: it is the guest’s', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 47 })
    expectResult(await answer(await linkOf(orderNo), guest(meeting.days)))
    const [{ attendeeId } = { attendeeId: '' }] = (await listOf(orderNo)).attendees
    const { loss } = (await meetingOrder(server, orderNo)).meeting
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss ?? 0, reason: '不开了' }))
    expect(await server.call('manager', removeMeetingAttendee, { orderNo, attendeeId })).toMatchObject({
      problem: 'orderUnknown',
    })
    expectResult(await server.call('employee', removeMeetingAttendee, { orderNo, attendeeId }))
    expect((await listOf(orderNo)).attendees).toEqual([])
  })

  test('who said to come is texted that the meeting is called off, a mobile once and in the language of the answer', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 40 })
    const token = await linkOf(orderNo)
    const [one, other] = [guest(meeting.days), guest(meeting.days)]
    expectResult(await server.call(null, answerMeetingInvitation, { token, answer: one }, { language: 'en' }))
    expectResult(await answer(token, { ...one, name: '又一位' }))
    expectResult(await answer(token, { name: other.name, mobile: other.mobile, comes: false }))
    const { loss } = (await meetingOrder(server, orderNo)).meeting
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss ?? 0, reason: '改为线上' }))
    await server.context.drainJobs()
    expect(await textsTo(one)).toEqual([expect.stringMatching(/^\[Sojourn\] The meeting of .* is called off/)])
    expect(await textsTo(other)).toEqual([])
  })

  test('of many who answer at once, as many are taken as the link allows', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 43 })
    const token = await linkOf(orderNo, { usesAtMost: 3 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => answer(token, guest(meeting.days))))
    const refused = answers.filter(({ success }) => !success)
    expect(refused).toHaveLength(5)
    for (const each of refused) expect(each).toMatchObject({ problem: 'meetingInvitationFull' })
    expect((await listOf(orderNo)).invitations[0]).toMatchObject({ uses: 3, state: 'full' })
    expect(await read(token)).toMatchObject({ problem: 'meetingInvitationFull' })
  })

  test('whoever took the last place, and sends the same again after an answer that was lost, is no other guest', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 46 })
    const token = await linkOf(orderNo, { usesAtMost: 1 })
    const given = guest(meeting.days)
    const own = expectResult(await answer(token, given))
    expect(expectResult(await answer(token, given))).toEqual(own)
    expect(await answer(token, guest(meeting.days))).toMatchObject({ problem: 'meetingInvitationFull' })
    expect((await listOf(orderNo)).attendees).toHaveLength(1)
  })

  test('an answer that does not fit, a link that is made up, revoked, past its day, or of a meeting that is called off', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 44 })
    const token = await linkOf(orderNo)
    const before = await countOf(server, 'meeting_attendee')
    expect(await answer(token, guest(meeting.days, { days: [addDays(meeting.days[0]!, 9)] }))).toMatchObject({
      problem: 'meetingAnswerWrong',
    })
    for (const wrong of [
      token.slice(0, -1),
      token.replace(/^1/, '2'),
      `1.invitation.${'0'.repeat(36)}.${'0'.repeat(64)}`,
      'x'.repeat(40),
    ])
      expect(await answer(wrong, guest(meeting.days))).toMatchObject({ problem: 'meetingInvitationOver' })
    for (const answerBy of [addDays(today(), -1), addDays(meeting.days.at(-1)!, 1)])
      expect(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy, usesAtMost: 5 })).toMatchObject({
        problem: 'meetingAnswerByWrong',
      })
    expect(await countOf(server, 'meeting_attendee')).toBe(before)
    const own = expectResult(await answer(token, guest(meeting.days)))
    const { invitationId } = (await listOf(orderNo)).invitations[0]!
    expectResult(await server.call('employee', revokeMeetingInvitation, { orderNo, invitationId }))
    for (const each of [token, own.token]) expect(await read(each)).toMatchObject({ problem: 'meetingInvitationOver' })
    expect((await listOf(orderNo)).attendees, 'who has answered comes all the same').toHaveLength(1)
    const second = await linkOf(orderNo)
    const { loss } = (await meetingOrder(server, orderNo)).meeting
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss ?? 0, reason: '不开了' }))
    expect(await read(second)).toMatchObject({ problem: 'meetingInvitationOver' })
    expect(await listOf(orderNo)).toMatchObject({ canInvite: false, invitations: [{ state: 'over' }, { state: 'revoked' }] })
  })

  test('the morning before its last day the organiser hears how many come; after that day an answer is only read', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 45 })
    const token = await linkOf(orderNo, { answerBy: addDays(today(), 3) })
    const given = guest(meeting.days)
    const own = expectResult(await answer(token, given))
    const notifications = () =>
      countOf(server, 'mail', "employee_id = '1-employee' AND body LIKE '%邀请明天截止，已有 1 人确认参加%'")
    await server.turn(24 * 60)
    expect(await notifications()).toBe(0)
    await server.turn(36 * 60)
    expect(await notifications()).toBe(1)
    await server.turn(48 * 60)
    expect(await notifications()).toBe(1)
    expect(await read(token)).toMatchObject({ problem: 'meetingInvitationOver' })
    expect(expectResult(await read(own.token))).toMatchObject({ canAnswer: false, answer: { name: '来宾' } })
    expect(await answer(own.token, given)).toMatchObject({ problem: 'meetingInvitationOver' })
  })

  test('the morning before the first day whoever comes is reminded, a mobile once, and who changed their mind is not', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 48 })
    const token = await linkOf(orderNo)
    const [one, other] = [guest(meeting.days), guest(meeting.days)]
    expectResult(await answer(token, one))
    expectResult(await answer(token, { ...one, name: '同一部手机' }))
    const own = expectResult(await answer(token, other))
    expectResult(await answer(own.token, { name: other.name, mobile: other.mobile, comes: false }))
    const morning = Date.parse(`${addDays(meeting.days[0]!, -1)}T01:00:00Z`)
    const until = (morning - server.context.clock.now().getTime()) / 60_000
    await server.turn(until - 1)
    expect(await textsTo(one)).toEqual([])
    await server.turn(2)
    expect(await textsTo(one)).toEqual([expect.stringContaining(`将于明天`)])
    expect(await textsTo(other)).toEqual([])
  })
})
