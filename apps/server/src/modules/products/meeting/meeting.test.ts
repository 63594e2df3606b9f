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
  readMeetingContract,
  readMeetingEvidence,
  stateMeetingActual,
  tellMeetingVenuePeople,
  uploadMeetingEvidence,
} from '@sojourn/contract/products/meeting/order.calls'
import {
  askMeetingAgain,
  askMeetingOffers,
  cancelMeetingDemand,
  getMeetingDemand,
  getMeetingDemands,
  quoteMeetingDemand,
  refuseMeetingDemand,
} from '@sojourn/contract/products/meeting/requirement.calls'
import { getUnconfirmedMeetingCount } from '@sojourn/contract/products/meeting/waiting.calls'
import type { AskMeeting } from '@sojourn/contract/products/meeting/requirement.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { Hall } from '@sojourn/supply/ports/venue'
import { venueCities } from '@sojourn/supply/sandbox/venue/plan-venues'
import { chinaDate } from '../../../kit/clock'
import { asking } from '../../booking/lifecycle/asking'
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
import { countOf } from '../../../testing/database/rows'
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
const state = async (demandNo: string): Promise<string> =>
  expectResult(await server.call('employee', getMeetingDemand, { demandNo })).state
/** To the morning of a day. */
const turnTo = (day: string): Promise<unknown> =>
  server.turn(Math.ceil((Date.parse(`${day}T02:00:00Z`) - server.context.clock.now().getTime()) / 60_000))

describe('two days for sixty, from the request to the bill', () => {
  test('three offers, one chosen, approved, its deposit paid, its hall booked, its bill settled by the rest', async () => {
    const waiting = async () => expectResult(await server.call('employee', getUnconfirmedMeetingCount, {})).count
    expect(await waiting()).toBe(0)
    const demand = await quotedMeeting(server)
    const { demandNo, plans } = demand
    expect(await waiting()).toBe(1)
    expect(expectResult(await server.call('manager', getUnconfirmedMeetingCount, {})).count).toBe(0)
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

    expect(demand.plans[0]!.terms).toEqual(meeting.terms)
    expect(meeting.terms.join()).toMatch(/15 天.*保底 80%.*20 间/)
    const contract = expectResult(await server.call('employee', readMeetingContract, { orderNo }))
    expect([contract.fileName, Buffer.from(contract.content, 'base64').subarray(0, 5).toString()]).toEqual([
      `会议合同-${meeting.contractNo}.pdf`,
      '%PDF-',
    ])
    expect(await server.call('director', readMeetingContract, { orderNo })).toMatchObject({ problem: 'orderUnknown' })
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
    expect(settled.meeting).toMatchObject({ depositNo: orderNo, balanceNo, state: 'completed', statement: { balancePaid: true } })
    const fee = paid.total - meeting.deposit
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: meeting.deposit + fee })
    expect((await payersOf(server, balanceNo)).paid).toEqual({ companyCredit: balance })
    const { list } = expectResult(await server.call('employee', getMeetingDemands, {}))
    expect(list[0]).toMatchObject({ demandNo, state: 'completed' })
  })
})

describe('what is refused, and changes nothing', () => {
  const inDays = (days: number): string => addDays(today(), days)
  test.each<[string, () => Partial<AskMeeting>, string]>([
    ['a venue of nowhere', () => ({ venueKeys: ['321-0', '1-0'] }), 'meetingVenueUnknown'],
    ['today', () => ({ dates: [today()] }), 'meetingDatesWrong'],
    ['a day twice', () => ({ dates: [inDays(20), inDays(20)] }), 'meetingDatesWrong'],
    ['beyond the horizon', () => ({ dates: [inDays(31)] }), 'meetingDatesWrong'],
    ['decided before it is answered', () => ({ answerBy: inDays(6) }), 'meetingDeadlinesWrong'],
    ['decided when it has begun', () => ({ decideBy: inDays(20) }), 'meetingDeadlinesWrong'],
    ['more people than seats', () => ({ people: 1999 }), 'meetingSeatsShort'],
  ])('a request for %s', async (_what, more, problem) => {
    const before = await countOf(server, 'demand')
    expect(await server.call('employee', askMeetingOffers, meetingAsked(server, more()))).toMatchObject({ problem })
    expect(await countOf(server, 'demand')).toBe(before)
  })

  test('rooms at a venue that has none', async () => {
    const day = addDays(today(), 20)
    const search = (cityId: number) => server.context.venues.search(asking(server.context), { cityId, days: [day] })
    const venues = (await Promise.all(venueCities().map(({ id }) => search(id)))).flat()
    const fits = ({ free, seats }: Hall): boolean => free && seats.classroom >= 30
    const centre = venues.find(({ guestRooms, halls }) => guestRooms === 0 && halls.some(fits))!
    const asked = meetingAsked(server, { people: 30, cityId: centre.cityId, venueKeys: [centre.venueKey], dates: [day] })
    const { demandNo, version } = expectResult(await server.call('employee', askMeetingOffers, asked))
    const token = await deskSession(server)
    const halls = await hallsOf(server, token, demandNo)
    const hall = halls.find(({ guestRooms, freeDates }) => guestRooms === 0 && freeDates.length > 0)!
    const plan = { ...planAt(hall, asked), services: [{ kind: 'rooms' as const, unit: 50_000, count: 1, times: 1 }] }
    expect(await server.call('employee', quoteMeetingDemand, { demandNo, version, plans: [plan] }, { token })).toMatchObject({
      problem: 'meetingVenueRoomless',
    })
    expect(await state(demandNo)).toBe('submitted')
  })

  test('an offer that the venue does not make, or that somebody has answered meanwhile', async () => {
    const asked = meetingAsked(server, { people: 61 })
    const { demandNo, version } = expectResult(await server.call('employee', askMeetingOffers, asked))
    expect(await server.call('employee', askMeetingOffers, asked)).toMatchObject({ problem: 'demandTwice' })
    const token = await deskSession(server)
    const halls = await hallsOf(server, token, demandNo)
    const hall = halls.find(({ freeDates }) => freeDates.length > 0)!
    const plan = planAt(hall, asked)
    const send = (more: object, seen = version) =>
      server.call('employee', quoteMeetingDemand, { demandNo, version: seen, plans: [{ ...plan, ...more }] }, { token })
    expect(await server.call('employee', quoteMeetingDemand, { demandNo, version, plans: [plan] })).toMatchObject({
      problem: 'forbidden',
    })
    for (const [more, problem] of [
      [{ hallPrice: hall.price + 1 }, 'meetingPlanWrong'],
      [{ validUntil: plan.startDate }, 'meetingPlanWrong'],
      [{ hallKey: '321-9-0' }, 'meetingHallUnknown'],
      [{ layout: 'boardroom' }, 'meetingSeatsShort'],
      [{ layout: 'theatre' }, 'meetingCounterUnsaid'],
    ] as const)
      expect(await send(more)).toMatchObject({ problem })
    const countered = expectResult(await send({ layout: 'theatre', note: '课桌不够，改剧院式' }))
    expect(countered.plans[0]).toMatchObject({ counters: true, note: '课桌不够，改剧院式' })
    expect(await send({})).toMatchObject({ problem: 'demandMoved' })
    expect(await state(demandNo)).toBe('quoted')
    expectResult(await server.call('employee', cancelMeetingDemand, { demandNo, reason: '不开了' }))
    expect(await state(demandNo)).toBe('cancelled')
  })
})

describe('offers that come to nothing', () => {
  test('one hall, one day, two meetings: who is second is told, and may choose another offer', async () => {
    const [one, other] = [
      await quotedMeeting(server, { more: { people: 50 } }),
      await quotedMeeting(server, { more: { people: 52 } }),
    ]
    const { orderNo } = expectResult(await choosePlan(server, one))
    expect(await choosePlan(server, other)).toMatchObject({ problem: 'meetingHallTaken' })
    expect(await state(other.demandNo)).toBe('quoted')
    const second = expectResult(await choosePlan(server, other, 'employee', 1))
    for (const each of [orderNo, second.orderNo]) expectResult(await server.call('employee', cancelOrder, { orderNo: each }))
    await server.context.drainJobs()
  })

  test('the deposit is not paid in time: the order is closed, the days are free, and the venues may be asked again', async () => {
    const before = await takenDays()
    const demand = await quotedMeeting(server, { more: { people: 54 } })
    const { orderNo } = expectResult(await choosePlan(server, demand))
    expect(await takenDays()).toBe(before + 2)
    await server.turn(24 * 60)
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('cancelled')
    expect(await takenDays()).toBe(before)
    expect(await state(demand.demandNo)).toBe('expired')
    const again = { demandNo: demand.demandNo, wish: '同样的方案', answerBy: today(), decideBy: addDays(today(), 2) }
    expect(expectResult(await server.call('employee', askMeetingAgain, again)).remark).toContain('同样的方案')
    const token = await deskSession(server)
    expectResult(await server.call('employee', refuseMeetingDemand, { demandNo: again.demandNo, reason: '客满' }, { token }))
    expect(await state(again.demandNo)).toBe('refused')
  })

  test('an offer lapses on its day', async () => {
    const demand = await quotedMeeting(server, { more: { people: 56 } })
    await turnTo(addDays(today(), 6))
    const asked = { demandNo: demand.demandNo, planId: demand.plans[0]!.planId }
    expect(await server.call('employee', openMeetingPlan, asked)).toMatchObject({ problem: 'planExpired' })
    expect(await state(demand.demandNo)).toBe('expired')
  })
})

describe('a meeting that is called off', () => {
  test.each([
    { daysAhead: 19, lost: 0, name: 'long before: the whole deposit comes back' },
    { daysAhead: 10, lost: 0.5, name: 'ten days before: half of it is lost' },
    { daysAhead: 1, lost: 1, name: 'the day before: all of it is lost' },
  ])('$name, and the hall is free', async ({ daysAhead, lost }) => {
    const before = await takenDays()
    const { orderNo, meeting, total } = await bookedMeeting(server, { people: 40 })
    await turnTo(addDays(meeting.days[0]!, -daysAhead))
    const loss = meeting.deposit * lost
    const asked = { orderNo, reason: '客户改期' }
    expect((await meetingOrder(server, orderNo)).meeting.loss).toBe(loss)
    if (loss > 0)
      expect(await server.call('employee', callOffMeeting, { ...asked, expectedLoss: loss - 1 })).toMatchObject({
        problem: 'meetingLossRose',
      })
    expectResult(await server.call('employee', callOffMeeting, { ...asked, expectedLoss: loss }))
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting.state).toBe('cancelled')
    const paid = total - meeting.deposit + loss
    expect((await payersOf(server, orderNo)).paid).toEqual(loss === 0 ? {} : { companyCredit: paid })
    expect(await takenDays()).toBe(before)
    expect(await server.call('employee', callOffMeeting, { ...asked, expectedLoss: loss })).toMatchObject({
      problem: 'meetingStepIllegal',
    })
  })
})

describe('before and after the event', () => {
  test('more may come as long as the hall seats them; papers are what their names say', async () => {
    const { orderNo, meeting } = await bookedMeeting(server, { people: 44 })
    const change = (people: number) => server.call('employee', changeMeetingPeople, { orderNo, people })
    expect(await change(meeting.seats + 1)).toMatchObject({ problem: 'meetingSeatsShort' })
    const untoldSince = async (): Promise<string | null> => {
      const { rows } = await server.database.pool.query<{ since: string | null }>(
        `SELECT body->>'peopleUntoldSince' AS since FROM meeting_order WHERE enterprise_id = 1 AND order_no = $1`,
        [orderNo],
      )
      return rows[0]!.since
    }
    expectResult(await change(44))
    expect(await untoldSince(), 'as many as before').toBeNull()
    expectResult(await change(47))
    const since = await untoldSince()
    await server.turn(5)
    expectResult(await change(48))
    expect(since && (await untoldSince()), 'waits since the first change').toBe(since)
    const { meeting: changed } = await meetingOrder(server, orderNo)
    expect(changed).toMatchObject({ people: 48, canChangePeople: true, canTellPeople: false })
    const meals = (lines: typeof changed.quoted) => lines.find(({ kind }) => kind === 'meals')!
    expect([meals(changed.quoted).count, meals(changed.expected!.lines).count]).toEqual([44, 48])
    expect(changed.expected!.total).toBeGreaterThan(changed.quotedTotal)
    const waits = async () => JSON.stringify(expectResult(await server.call('agent@agency.example', getAgencyWork, {})))
    expect(await waits()).toContain(orderNo)
    await turnTo(meeting.days.at(-1)!)
    expect(await waits(), 'until its last day is over').toContain(orderNo)
    const token = await deskSession(server)
    expect((await meetingOrder(server, orderNo)).meeting.canTellPeople).toBe(false)
    const atDesk = await server.call('employee', getMeetingOrderDetail, { orderId: orderNo }, { token })
    expect(expectResult(atDesk).meeting).toMatchObject({ canTellPeople: true, canChangePeople: false })
    const tell = (count: number) => server.call('employee', tellMeetingVenuePeople, { orderNo, people: count }, { token })
    expect(await server.call('employee', tellMeetingVenuePeople, { orderNo, people: 48 })).toMatchObject({ problem: 'forbidden' })
    expect(await tell(47), 'seen before it was changed again').toMatchObject({ problem: 'meetingStepIllegal' })
    expectResult(await tell(48))
    expect(await waits()).not.toContain(orderNo)
    expect((await meetingOrder(server, orderNo)).meeting.events[0]?.sentence).toBe('已告知场地参会人数 48 人')
    const paper = { orderNo, kind: 'notice' as const, fileName: 'notice.pdf', content: Buffer.from('no PDF').toString('base64') }
    expect(await server.call('employee', uploadMeetingEvidence, paper)).toMatchObject({ problem: 'fileUnreadable' })
    await bringEvidence(server, orderNo, ['notice'])
    const { evidenceId } = (await meetingOrder(server, orderNo)).meeting.evidence[0]!
    const looks = await countOf(server, 'access_log')
    const read = { orderNo, evidenceId }
    expect(expectResult(await server.call('employee', readMeetingEvidence, read))).toMatchObject({ fileName: 'notice.png' })
    expect(await countOf(server, 'access_log')).toBe(looks + 1)
    expect(await server.call('manager', readMeetingEvidence, read)).toMatchObject({ problem: 'orderUnknown' })
    expect(await server.call('director', getMeetingOrderDetail, { orderId: orderNo })).toMatchObject({ problem: 'orderUnknown' })
  })

  test('a bill that is objected to is stated anew; one within the deposit is accepted, and the rest comes back', async () => {
    const paid = await bookedMeeting(server, { people: 46 })
    const { orderNo, meeting } = paid
    await bringEvidence(server, orderNo)
    const token = await deskSession(server)
    const line = { kind: 'hall' as const, unit: meeting.deposit + 100, count: 1, times: 1 }
    const bill = (unit: number, session: string) =>
      server.call('employee', stateMeetingActual, { orderNo, lines: [{ ...line, unit }] }, { token: session })
    expect(await bill(line.unit, token), 'not over yet').toMatchObject({ problem: 'meetingStepIllegal' })
    await endMeeting(server, paid)
    const desk = await deskSession(server)
    expectResult(await bill(line.unit, desk))
    const object = { orderNo, revision: 1, reason: '场租多算了一天' }
    expect(await server.call('employee', acceptMeetingActual, object)).toMatchObject({ problem: 'meetingStepIllegal' })
    expectResult(await server.call('employee', objectMeetingActual, object))
    expect(await server.call('employee', openMeetingBalance, { orderNo })).toMatchObject({ problem: 'meetingStepIllegal' })
    expectResult(await bill(meeting.deposit - 5_000, desk))
    expect(await server.call('employee', acceptMeetingActual, { orderNo, revision: 1 })).toMatchObject({
      problem: 'meetingStepIllegal',
    })
    expectResult(await server.call('employee', acceptMeetingActual, { orderNo, revision: 2 }))
    await server.context.drainJobs()
    expect((await meetingOrder(server, orderNo)).meeting).toMatchObject({ state: 'completed', statement: { balance: -5_000 } })
    expect((await payersOf(server, orderNo)).paid).toEqual({ companyCredit: paid.total - 5_000 })
  })
})
