import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import {
  makeMeetingInvitation,
  removeMeetingAttendee,
  revokeMeetingInvitation,
} from '@sojourn/contract/products/meeting/attendee.calls'
import type { MeetingAnswer } from '@sojourn/contract/products/meeting/attendee.shapes'
import { answerMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { addMeetingInvitees, remindMeetingInvitees, removeMeetingInvitee } from '@sojourn/contract/products/meeting/invitee.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../../kit/clock'
import { outboxOf } from '../../../../testing/accounts'
import { expectResult } from '../../../../testing/flights'
import { bookedMeeting } from '../../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const listOf = async (orderId: string) => expectResult(await server.call('employee', getMeetingAttendees, { orderId }))
const answer = (token: string, given: MeetingAnswer) => server.call(null, answerMeetingInvitation, { token, answer: given })
const textsTo = async ({ mobile }: MeetingAnswer): Promise<string[]> =>
  (await outboxOf(server)).filter(({ to }) => to === mobile).map(({ body }) => body)

/** A link that answers are due by in so many days. */
async function linkOf(orderNo: string, days = 10) {
  const answerBy = addDays(chinaDate(server.context.clock.now()), days)
  expectResult(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy, usesAtMost: 20 }))
  return (await listOf(orderNo)).invitations[0]!
}

const guest = (mobile: string, days: readonly string[]): MeetingAnswer => ({
  name: '来宾',
  mobile,
  comes: true,
  wishes: {
    days: [...days],
    by: 'own',
    arrival: { date: days[0]!, window: 'morning' },
    diet: 'usual',
    room: 'none',
    nights: [],
    note: '',
  },
})

test('[handbook 5.2] who is invited by name is texted the link, and who has not answered is reminded', async () => {
  const { orderNo, meeting } = await bookedMeeting(server, { people: 48 })
  const { token, invitationId } = await linkOf(orderNo)
  const [comes, silent] = [guest('13900000001', meeting.days), guest('13900000002', meeting.days)]
  const people = [comes, silent, { ...silent, name: '又一次' }].map(({ name, mobile }) => ({ name, mobile }))
  const add = (more = {}) => server.call('employee', addMeetingInvitees, { orderNo, invitationId, people, ...more })
  const remind = () => server.call('employee', remindMeetingInvitees, { orderNo })
  expectResult(await add())
  await server.context.drainJobs()
  expect(await textsTo(silent)).toEqual([expect.stringContaining(`/v/meeting/invitation#${token}`)])
  expect(await listOf(orderNo)).toMatchObject({ invited: [{ answered: false, canRemind: false }, { answered: false }] })
  expect(await remind()).toMatchObject({ problem: 'meetingNobodyToRemind' })

  expectResult(await answer(token, comes))
  await server.turn(21 * 60)
  expect((await listOf(orderNo)).invited.map(({ answered, canRemind }) => [answered, canRemind])).toEqual([
    [true, false],
    [false, true],
  ])
  expectResult(await remind())
  await server.context.drainJobs()
  expect([(await textsTo(comes)).length, (await textsTo(silent)).length]).toEqual([1, 2])
  expect(await remind()).toMatchObject({ problem: 'meetingNobodyToRemind' })

  // The morning before the last day of the link, whoever is silent is asked by itself.
  await server.turn(9 * 24 * 60)
  await server.context.drainJobs()
  // The outbox keeps what is new.
  expect([await textsTo(comes), await textsTo(silent)]).toEqual([[], [expect.stringContaining('尚未收到您的回复')]])
  const eve = addDays((await listOf(orderNo)).invitations[0]!.answerBy, -1)
  expect((await listOf(orderNo)).invited[1]!.remindedAt).toContain(eve)
  const { rows } = await server.database.pool.query<{ row: string }>('SELECT meeting_invitee::text AS row FROM meeting_invitee')
  expect(JSON.stringify(rows)).not.toMatch(/来宾|139000/)
  const [, { inviteeId }] = (await listOf(orderNo)).invited as [unknown, { inviteeId: string }]
  expectResult(await server.call('employee', removeMeetingInvitee, { orderNo, inviteeId }))
  expect((await listOf(orderNo)).invited).toHaveLength(1)
  expect(await server.call('manager', removeMeetingInvitee, { orderNo, inviteeId })).toMatchObject({ problem: 'orderUnknown' })
  expect(await add({ invitationId: 'none' })).toMatchObject({ problem: 'meetingInvitationUnknown' })
})

test('whoever has their answer deleted is invited no more, and who changes their mobile stays answered', async () => {
  const { orderNo, meeting } = await bookedMeeting(server, { people: 48 })
  const { token, invitationId } = await linkOf(orderNo)
  const [gone, moved, twice] = ['13900000011', '13900000012', '13900000013'].map((mobile) => guest(mobile, meeting.days)) as [
    MeetingAnswer,
    MeetingAnswer,
    MeetingAnswer,
  ]
  const people = [gone, moved, twice].map(({ name, mobile }) => ({ name, mobile }))
  expectResult(await server.call('employee', addMeetingInvitees, { orderNo, invitationId, people }))
  expectResult(await answer(token, gone))
  const own = expectResult(await answer(token, moved))
  expectResult(await answer(own.token, { ...moved, mobile: '13900000019' }))
  expectResult(await answer(token, twice))
  expectResult(await answer(token, { ...twice, name: '又一位' }))
  await server.turn(21 * 60)
  const { attendees, invited } = await listOf(orderNo)
  expect(invited).toHaveLength(3)
  for (const each of invited) expect(each).toMatchObject({ answered: true, canRemind: false })

  const remove = async (at: number) =>
    expectResult(await server.call('employee', removeMeetingAttendee, { orderNo, attendeeId: attendees[at]!.attendeeId }))
  const left = async () => (await listOf(orderNo)).invited.map(({ mobile }) => mobile.slice(-1))
  await remove(0)
  expect(await left()).toEqual(['2', '3'])
  await remove(1)
  expect(await left()).toEqual(['3'])
  await remove(2)
  expect(await left(), 'another answer of that mobile stands').toEqual(['3'])
  await remove(3)
  expect(await left()).toEqual([])
  expect(await server.call('employee', remindMeetingInvitees, { orderNo })).toMatchObject({ problem: 'meetingNobodyToRemind' })
})

test('the eve of a link reminds those of that link', async () => {
  const { orderNo, meeting } = await bookedMeeting(server, { people: 48 })
  const [soon, late] = [guest('13900000021', meeting.days), guest('13900000022', meeting.days)]
  for (const [{ name, mobile }, days] of [
    [soon, 3],
    [late, 10],
  ] as const) {
    const { invitationId } = await linkOf(orderNo, days)
    expectResult(await server.call('employee', addMeetingInvitees, { orderNo, invitationId, people: [{ name, mobile }] }))
  }
  await server.turn(3 * 24 * 60)
  await server.context.drainJobs()
  const reminded = (await listOf(orderNo)).invited.map(({ remindedAt }) => remindedAt !== undefined)
  expect(reminded).toEqual([true, false])
})

test('people pasted again count once', async () => {
  const { orderNo } = await bookedMeeting(server, { people: 48 })
  const { invitationId } = await linkOf(orderNo)
  const paste = (from: number, count: number) => {
    const people = Array.from({ length: count }, (_, at) => ({ name: '来宾', mobile: String(13_700_000_000 + from + at) }))
    return server.call('employee', addMeetingInvitees, { orderNo, invitationId, people })
  }
  for (const [from, count] of [
    [0, 200],
    [200, 200],
    [300, 200],
    [400, 100],
  ] as const)
    expectResult(await paste(from, count))
  expect((await listOf(orderNo)).invited).toHaveLength(500)
  expectResult(await paste(0, 200))
  const { rows } = await server.database.pool.query<{ count: number }>(
    `SELECT (detail->>'count')::integer AS count FROM meeting_step WHERE order_no = $1 AND step = 'peopleInvited' ORDER BY position`,
    [orderNo],
  )
  expect(
    rows.map(({ count }) => count),
    'nobody new is no step',
  ).toEqual([200, 200, 100])
  expect(await paste(499, 2)).toMatchObject({ problem: 'meetingInviteesMany' })
  expect((await listOf(orderNo)).invited).toHaveLength(500)
})

test('whoever was invited by a link that is open no more is invited by another, unless they answered', async () => {
  const { orderNo, meeting } = await bookedMeeting(server, { people: 48 })
  const [answers, silent, late] = ['13900000021', '13900000022', '13900000023'].map((mobile) => guest(mobile, meeting.days)) as [
    MeetingAnswer,
    MeetingAnswer,
    MeetingAnswer,
  ]
  const invite = async (invitationId: string, ...guests: MeetingAnswer[]) => {
    const people = guests.map(({ name, mobile }) => ({ name, mobile }))
    expectResult(await server.call('employee', addMeetingInvitees, { orderNo, invitationId, people }))
    await server.context.drainJobs()
  }
  const bySteps = async () => {
    const { rows } = await server.database.pool.query<{ count: number }>(
      `SELECT (detail->>'count')::integer AS count FROM meeting_step WHERE order_no = $1 AND step = 'peopleInvited' ORDER BY at`,
      [orderNo],
    )
    return rows.map(({ count }) => count)
  }
  const invitationOf = async () => (await listOf(orderNo)).invited.map(({ invitationId }) => invitationId)
  const first = await linkOf(orderNo)
  await invite(first.invitationId, answers, silent)
  expectResult(await answer(first.token, answers))
  const second = await linkOf(orderNo, 2)
  await invite(second.invitationId, silent, late)
  expect(await invitationOf(), 'the first is open').toEqual([first.invitationId, first.invitationId, second.invitationId])
  expectResult(await server.call('employee', revokeMeetingInvitation, { orderNo, invitationId: first.invitationId }))
  await invite(second.invitationId, answers, silent)
  expect(await invitationOf()).toEqual([first.invitationId, second.invitationId, second.invitationId])
  expect(await textsTo(silent)).toEqual([expect.stringContaining(second.token), expect.stringContaining(first.token)])
  await server.turn(3 * 24 * 60)
  const third = await linkOf(orderNo)
  await invite(third.invitationId, answers, silent, late)
  expect(await invitationOf()).toEqual([first.invitationId, third.invitationId, third.invitationId])
  expect((await listOf(orderNo)).invited.map(({ canRemind, remindedAt }) => [canRemind, remindedAt])).toEqual(
    [1, 2, 3].map(() => [false, undefined]),
  )
  await invite(third.invitationId, answers, silent)
  expect(await bySteps(), 'whom nothing was sent to is told of nowhere').toEqual([2, 1, 1, 2])
})
