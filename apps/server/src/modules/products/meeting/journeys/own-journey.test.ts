import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cancelOrder } from '@sojourn/contract/booking/order.calls'
import { problems } from '@sojourn/contract/kit/tables/problems'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { makeMeetingInvitation, revokeMeetingInvitation } from '@sojourn/contract/products/meeting/attendee.calls'
import { beginMeetingJourney } from '@sojourn/contract/products/meeting/invitation.calls'
import { getMeetingJourneys, groupMeetingApplication } from '@sojourn/contract/products/meeting/journey.calls'
import { callOffMeeting } from '@sojourn/contract/products/meeting/order.calls'
import { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { approvedApplication, plannedLine } from '../../../../testing/applications'
import { book, expectResult } from '../../../../testing/flights'
import { eventRoom } from '../../../../testing/hotels'
import { bookedMeeting } from '../../../../testing/meetings'
import { chinaDate } from '../../../../kit/clock'
import { countOf } from '../../../../testing/database/rows'
import { openTestServer, type TestServer } from '../../../../testing/server'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer()
})
afterAll(() => server.close())

const inDays = (count: number): string[] => [addDays(chinaDate(server.context.clock.now()), count)]
const listed = async (orderId: string) => expectResult(await server.call('employee', getMeetingAttendees, { orderId }))
const journeysOf = async (orderId: string) => expectResult(await server.call('employee', getMeetingJourneys, { orderId }))

/** A meeting with a link by which colleagues are invited. */
async function invited(people: number, ahead: number) {
  const { orderNo, meeting } = await bookedMeeting(server, { people, dates: inDays(ahead) })
  expectResult(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy: inDays(5)[0]!, usesAtMost: 9 }))
  const { token, invitationId } = (await listed(orderNo)).invitations[0]!
  const begin = (product: 'flight' | 'train' | 'hotel', who = 'manager') =>
    server.call(who, beginMeetingJourney, { token, for: product })
  return { orderNo, days: meeting.days, invitationId, begin }
}

describe('[handbook 5.2] a colleague who is invited', () => {
  test('books their own journey, which has the days and the city of the event and belongs to it', async () => {
    const { orderNo, days, begin } = await invited(51, 20)
    const begun = expectResult(await begin('flight'))
    expect(begun).toMatchObject({
      productType: 1,
      start: { arrive: { name: '上海' }, startDate: days[0], endDate: days.at(-1), isReturn: true },
    })
    expect(begun).not.toHaveProperty('travelApplyNo')
    const { travelOrderNo } = begun
    expect(expectResult(await begin('train'))).toMatchObject({ productType: 5, travelOrderNo })
    expect(expectResult(await begin('flight', 'employee')).travelOrderNo, 'everybody has a trip of their own').not.toBe(
      travelOrderNo,
    )
    const { created } = await book(server, 'manager', { date: days[0]!, travelOrderNo })
    const { journeys, cost } = await journeysOf(orderNo)
    expect(journeys).toMatchObject([{ order: { orderNo: created.orderNo } }])
    expect(cost.journeys).toBeGreaterThan(0)
    expectResult(await server.call('manager', cancelOrder, { orderNo: created.orderNo }))
    expect((await journeysOf(orderNo)).cost.journeys).toBe(0)
  })

  test('books on what the event agreed, where one of its applications is open to them', async () => {
    const { orderNo, days, begin } = await invited(52, 21)
    const [startDate, endDate] = [addDays(days[0]!, -1), addDays(days.at(-1)!, 1)]
    const travelApplyNo = await approvedApplication(server, 'employee', {
      title: '会议出行',
      lines: [plannedLine({ startDate, endDate })],
      startDate,
      endDate,
      limitTraveler: 0,
      standard: { cabins: [{ cabin: 'Y' as const }] },
    })
    expect(expectResult(await begin('flight'))).not.toHaveProperty('travelApplyNo')
    expectResult(await server.call('employee', groupMeetingApplication, { orderNo, travelApplyNo }))
    expect(expectResult(await begin('flight'))).toMatchObject({ travelApplyNo })
  })

  test('hears of it when the event is called off: the journey stands until they cancel it', async () => {
    const { orderNo, days, begin } = await invited(55, 24)
    const { travelOrderNo } = expectResult(await begin('flight'))
    const { created } = await book(server, 'manager', { date: days[0]!, travelOrderNo })
    const cancelled = await book(server, 'manager', { date: addDays(days[0]!, -1), travelOrderNo })
    expectResult(await server.call('manager', cancelOrder, { orderNo: cancelled.created.orderNo }))
    const told = (order: string) =>
      countOf(server, 'mail', `employee_id = '1-manager' AND body LIKE '%${order}%' AND body LIKE '%的会议已取消%'`)
    expectResult(await server.call('employee', callOffMeeting, { orderNo, expectedLoss: 1_000_000_000, reason: '改为线上' }))
    expect(await told(created.orderNo)).toBe(1)
    expect(await told(cancelled.created.orderNo)).toBe(0)
    expect((await journeysOf(orderNo)).journeys.filter(({ amount }) => amount > 0)).toHaveLength(1)
    expectResult(await server.call('manager', cancelOrder, { orderNo: created.orderNo }))
  })

  test('cannot by a link that is revoked, by one that is none, or as somebody of another company', async () => {
    const { orderNo, invitationId, begin } = await invited(53, 22)
    const over = { code: problems.meetingInvitationOver.code }
    expect(await begin('flight', 'finance@beichen.example')).toMatchObject(over)
    expect(await server.call('manager', beginMeetingJourney, { token: 'no-link-at-all-of-ours', for: 'train' })).toMatchObject(
      over,
    )
    expectResult(await server.call('employee', revokeMeetingInvitation, { orderNo, invitationId }))
    expect(await begin('flight')).toMatchObject(over)
    expect((await journeysOf(orderNo)).journeys).toEqual([])
  })

  test('takes a room of the block at its price: it counts as taken, is not paid with the event, and goes back when it is given up', async () => {
    const { orderNo, days, begin } = await invited(54, 23)
    const night = addDays(days[0]!, -1)
    const hold = (rooms: number) => server.call('employee', holdMeetingRooms, { orderNo, nights: [{ night, rooms }] })
    expectResult(await hold(10))
    const { start, travelOrderNo } = expectResult(await begin('hotel'))
    expect(start).toMatchObject({ arrive: { cityId: 321 }, startDate: night })
    const stay = { hotelId: start.house!.id, cityId: 321, checkIn: night, checkOut: days[0]! }
    expect((await eventRoom(server, 'manager', stay)).rate, 'no rooms of the event for any other journey').toBeUndefined()
    const { rate, book: bookRoom } = await eventRoom(server, 'manager', { ...stay, travelOrderNo })
    expect(rate).toMatchObject({ totalPrice: 50_000, rooms: 10 })
    const created = await bookRoom()
    const block = async () => (await listed(orderNo)).rooms!.block!
    expect(await block()).toMatchObject({
      nights: [{ night, held: 10, picked: 1, booked: 1, guaranteed: 8 }],
      charge: { picked: 1, booked: 1, unpicked: 7, paid: 7 },
    })
    expect(await hold(0)).toMatchObject({ code: problems.meetingRoomsBooked.code })
    expectResult(await hold(5))
    expect((await journeysOf(orderNo)).cost.byProduct).toMatchObject([{ productType: 3 }])
    expectResult(await server.call('manager', cancelOrder, { orderNo: created.orderNo }))
    await server.context.drainJobs()
    expect(await block()).toMatchObject({ nights: [{ held: 5, picked: 0, booked: 0 }] })
  })
})
