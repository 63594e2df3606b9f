import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { getMeetingAttendees, type MeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { makeMeetingInvitation } from '@sojourn/contract/products/meeting/attendee.calls'
import { answerMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { callOffMeeting } from '@sojourn/contract/products/meeting/order.calls'
import { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../../../../kit/clock'
import { countOf } from '../../../../testing/database/rows'
import { expectResult } from '../../../../testing/flights'
import { bookedMeeting, endMeeting, meetingOrder } from '../../../../testing/meetings'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const today = (): string => chinaDate(server.context.clock.now())
const listOf = async (orderId: string): Promise<MeetingAttendees> =>
  expectResult(await server.call('employee', getMeetingAttendees, { orderId }))
const roomsOf = async (orderNo: string) => (await listOf(orderNo)).rooms!
const hold = (orderNo: string, nights: { night: string; rooms: number }[]) =>
  server.call('employee', holdMeetingRooms, { orderNo, nights })
/** Rooms that venues hold for groups, all together. */
const atVenues = async (): Promise<number> => {
  const { rows } = await server.database.pool.query<{ rooms: number }>(
    'SELECT coalesce(sum(rooms), 0)::integer AS rooms FROM sandbox_room_night',
  )
  return rows[0]!.rooms
}

let mobiles = 0
/** So many answer that they come and take a room of their own in a night. */
async function guestsTake(orderNo: string, night: string, count: number): Promise<void> {
  const { days } = await listOf(orderNo)
  expectResult(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy: days[0]!, usesAtMost: count }))
  const { token } = (await listOf(orderNo)).invitations[0]!
  const wishes = {
    days,
    by: 'own' as const,
    arrival: { date: night, window: 'evening' as const },
    diet: 'usual' as const,
    room: 'single' as const,
    nights: [night],
    note: '',
  }
  for (let guest = 0; guest < count; guest += 1) {
    const mobile = `1390000${String((mobiles += 1)).padStart(4, '0')}`
    expectResult(
      await server.call(null, answerMeetingInvitation, { token, answer: { name: '来宾', mobile, comes: true, wishes } }),
    )
  }
}

describe('rooms that a venue holds for the guests of a meeting', () => {
  test('are held at the quoted rate, taken by answers, and given back at the cut-off down to the share that is paid in any case', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 40 })
    const night = meeting.days[0]!
    const before = await atVenues()
    expect(await roomsOf(orderNo)).toMatchObject({ rate: 50_000, canHold: true })
    expectResult(await hold(orderNo, [{ night, rooms: 10 }]))
    expect(await atVenues()).toBe(before + 10)
    await guestsTake(orderNo, night, 3)
    const { block } = await roomsOf(orderNo)
    expect(block).toMatchObject({
      cutOff: addDays(night, -7),
      isOpen: true,
      nights: [{ night, held: 10, picked: 3, guaranteed: 8 }],
      charge: { picked: 3, unpicked: 5, paid: 8, amount: 400_000 },
      curve: [{ day: today(), count: 3 }],
    })
    const told = () => countOf(server, 'mail', "employee_id = '1-employee' AND body LIKE '%预留房截止%'")
    await server.turn((Date.parse(`${block!.cutOff}T12:00:00Z`) - server.context.clock.now().getTime()) / 60_000)
    expect(await told(), 'three days and one day before').toBe(2)
    expect((await roomsOf(orderNo)).canHold).toBe(true)
    await server.turn(6 * 60)
    expect(await told()).toBe(3)
    expect(await roomsOf(orderNo)).toMatchObject({ canHold: false, block: { isOpen: false, nights: [{ held: 8 }] } })
    expect(await atVenues()).toBe(before + 8)
    expect(await hold(orderNo, [])).toMatchObject({ problem: 'meetingRoomsClosed' })
    expect((await meetingOrder(server, orderNo)).meeting.roomCharge).toMatchObject({ paid: 8, amount: 400_000 })
  })

  test('cost after the event what they cost at its end, also when the answers of the guests are deleted', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 35 })
    const night = meeting.days[0]!
    expectResult(await hold(orderNo, [{ night, rooms: 5 }]))
    await guestsTake(orderNo, night, 5)
    await endMeeting(server, await meetingOrder(server, orderNo))
    const { roomCharge } = (await meetingOrder(server, orderNo)).meeting
    expect(roomCharge).toMatchObject({ picked: 5, unpicked: 0, paid: 5 })
    await server.turn(100 * 24 * 60)
    expect((await listOf(orderNo)).attendees).toHaveLength(0)
    expect((await meetingOrder(server, orderNo)).meeting.roomCharge).toEqual(roomCharge)
    expect((await roomsOf(orderNo)).block).toMatchObject({ nights: [{ held: 5, picked: 5 }] })
  })

  test('are never oversold: of many who want the same night, no more is given than the hotel has', async () => {
    const meetings = []
    for (const people of [30, 31, 32]) meetings.push(await bookedMeeting(server, { people, venueKeys: ['321-1'] }))
    const night = meetings[0]!.meeting.days[0]!
    const all = meetings.map(({ orderNo }) => hold(orderNo, [{ night, rooms: 500 }]))
    for (const each of await Promise.all(all)) expect(each).toMatchObject({ problem: 'meetingRoomsShort' })
    const { detail } = (await hold(meetings[0]!.orderNo, [{ night, rooms: 500 }])) as unknown as { detail: { left: number } }
    const share = Math.floor(detail.left / 2) + 1
    const answers = await Promise.all(meetings.map(({ orderNo }) => hold(orderNo, [{ night, rooms: share }])))
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  test('can be changed and given back, are of nights around the event alone, and go with a meeting that is called off', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 33 })
    const [night, next] = [meeting.days[0]!, meeting.days[1]!]
    const before = await atVenues()
    for (const nights of [
      [{ night: addDays(night, -9), rooms: 1 }],
      [
        { night, rooms: 1 },
        { night, rooms: 2 },
      ],
    ])
      expect(await hold(orderNo, nights)).toMatchObject({ problem: 'meetingRoomsWrong' })
    expectResult(await hold(orderNo, [{ night, rooms: 5 }]))
    expectResult(await hold(orderNo, [{ night: next, rooms: 2 }]))
    expect(await atVenues()).toBe(before + 2)
    expectResult(await hold(orderNo, []))
    expect(await atVenues()).toBe(before)
    expect((await roomsOf(orderNo)).block).toBeUndefined()
    expectResult(await hold(orderNo, [{ night, rooms: 4 }]))
    expect(await atVenues()).toBe(before + 4)
    const { loss } = (await meetingOrder(server, orderNo)).meeting
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss ?? 0, reason: '不开了' }))
    await server.context.drainJobs()
    expect(await atVenues()).toBe(before)
    expect(await hold(orderNo, [{ night, rooms: 4 }])).toMatchObject({ problem: 'meetingStepIllegal' })
  })

  test('are with the venue as we keep them, whoever comes between its answer and ours', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 34 })
    const night = meeting.days[0]!
    const before = await atVenues()
    const { venues } = server.context
    const ask = venues.holdRooms.bind(venues)
    /** The venue hears of a change only when something else is done. */
    const after = (meanwhile: () => Promise<unknown>) =>
      vi.spyOn(venues, 'holdRooms').mockImplementationOnce(async (...asked) => {
        await meanwhile()
        return ask(...asked)
      })
    after(async () => expectResult(await hold(orderNo, [{ night, rooms: 3 }])))
    expect(await hold(orderNo, [{ night, rooms: 5 }])).toMatchObject({ problem: 'meetingStepIllegal' })
    expect((await roomsOf(orderNo)).block).toMatchObject({ nights: [{ held: 3 }] })
    expect(await atVenues()).toBe(before + 3)
    const { loss } = (await meetingOrder(server, orderNo)).meeting
    after(async () => {
      expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: loss ?? 0, reason: '不开了' }))
      await server.context.drainJobs()
    })
    expect(await hold(orderNo, [{ night, rooms: 6 }])).toMatchObject({ problem: 'meetingStepIllegal' })
    expect(await atVenues()).toBe(before)
  })
})
