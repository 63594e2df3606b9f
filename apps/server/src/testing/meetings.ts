import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import type { CreateMeetingOrder, MeetingBookInfo } from '@sojourn/contract/products/meeting/booking.shapes'
import { createMeetingOrder, getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { evidenceKinds } from '@sojourn/contract/products/meeting/meeting-words'
import {
  getMeetingOrderDetail,
  uploadMeetingEvidence,
  type MeetingOrderDetail,
} from '@sojourn/contract/products/meeting/order.calls'
import { askMeetingOffers, getMeetingDemandHalls, quoteMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import type {
  AskMeeting,
  DeskHall,
  MeetingDemandDetail,
  NewMeetingPlan,
} from '@sojourn/contract/products/meeting/requirement.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { chinaDate } from '../kit/clock'
import { decide, expectResult, payByCredit } from './flights'
import type { Caller, TestServer } from './server'
import { scanned } from './visas'

/** Of an agent of theirs in a session of an employee, who acts for nobody else. */
export async function deskSession(server: Caller, employeeId = '1-employee'): Promise<string> {
  const asked = { enterpriseId: 1, employeeId, reason: '会议询价', reference: 'MD' }
  const { ticket } = expectResult(await server.call('agent@agency.example', openCustomerSession, asked))
  return expectResult(await server.call(null, useAgentTicket, { ticket })).loginToken
}

/** Two days for sixty at three venues in Shanghai, in twenty days. */
export function meetingAsked(at: TestServer | string, more: Partial<AskMeeting> = {}): AskMeeting {
  const today = typeof at === 'string' ? at : chinaDate(at.context.clock.now())
  return {
    cityId: 321,
    venueKeys: ['321-0', '321-1', '321-2'],
    dates: [addDays(today, 20), addDays(today, 22)],
    decides: 'price',
    halfDays: 4,
    people: 60,
    layout: 'classroom',
    services: ['meals', 'teaBreaks', 'rooms'],
    budget: 20_000_000,
    contact: { name: '王小明', mobile: '13800010001' },
    remark: '需要同声传译设备',
    answerBy: addDays(today, 2),
    decideBy: addDays(today, 5),
    ...more,
  }
}

/** What an agent enters of a hall: the supply's price, meals and tea for everybody, rooms for half of them where there are any. */
export const planAt = (hall: DeskHall, { decideBy, people }: AskMeeting, more: Partial<NewMeetingPlan> = {}): NewMeetingPlan => ({
  venueKey: hall.venueKey,
  hallKey: hall.hallKey,
  startDate: hall.freeDates[0]!,
  layout: 'classroom',
  hallPrice: hall.price,
  services: [
    { kind: 'meals', unit: 12_000, count: people, times: 2 },
    { kind: 'teaBreaks', unit: 4_000, count: people, times: 2 },
    ...(hall.guestRooms > 0 ? [{ kind: 'rooms' as const, unit: 50_000, count: Math.ceil(people / 2), times: 1 }] : []),
  ],
  serviceFee: 300_000,
  depositPercent: 40,
  validUntil: decideBy,
  ...more,
})

export const hallsOf = async (server: Caller, token: string, demandNo: string, who = 'employee'): Promise<DeskHall[]> =>
  expectResult(await server.call(who, getMeetingDemandHalls, { demandNo }, { token })).list

/** A request that the agency has answered with an offer of each hall that is free, three at most. */
export async function quotedMeeting(
  server: TestServer,
  { who = 'employee', more = {} }: { who?: string; more?: Partial<AskMeeting> } = {},
): Promise<MeetingDemandDetail> {
  const asked = meetingAsked(server, more)
  const { demandNo, version } = expectResult(await server.call(who, askMeetingOffers, asked))
  const token = await deskSession(server, `1-${who}`)
  const free = (await hallsOf(server, token, demandNo, who)).filter(({ freeDates }) => freeDates.length > 0)
  const plans = free.slice(0, 3).map((hall) => planAt(hall, asked))
  return expectResult(await server.call(who, quoteMeetingDemand, { demandNo, version, plans }, { token }))
}

/** A request that the server accepts as it stands. */
export function orderOf({ draft, travellers, settleTypes, meeting }: MeetingBookInfo): CreateMeetingOrder {
  const [traveller] = travellers
  return {
    tempOrderNo: draft.tempOrderNo,
    travellers: [
      {
        employeeId: traveller!.employeeId,
        credentialId: traveller!.credentials.find(({ usable }) => usable)?.credentialId ?? '',
        costCentreId: traveller!.costCentreId,
        insurances: [],
      },
    ],
    contact: { name: '王小明', mobile: '13800010001', email: 'employee@yuanxing.example' },
    settleType: settleTypes[0]!.settleType,
    expectedTotal: meeting.due + traveller!.serviceFee,
    purpose: '季度会议',
  }
}

export async function choosePlan(server: Caller, { demandNo, plans }: MeetingDemandDetail, who = 'employee', index = 0) {
  const { tempOrderNo } = expectResult(await server.call(who, openMeetingPlan, { demandNo, planId: plans[index]!.planId }))
  const info = expectResult(await server.call(who, getMeetingBookInfo, { tempOrderNo }))
  return server.call(who, createMeetingOrder, orderOf(info))
}

export const meetingOrder = async (server: Caller, orderNo: string, who = 'employee'): Promise<MeetingOrderDetail> =>
  expectResult(await server.call(who, getMeetingOrderDetail, { orderId: orderNo }))

/** Approved where it has to be, and paid on the company's credit. */
export async function payMeeting(server: TestServer, orderNo: string, who = 'employee'): Promise<MeetingOrderDetail> {
  const order = await meetingOrder(server, orderNo, who)
  if (order.approval) expectResult(await decide(server, who === 'employee' ? 'manager' : 'director', orderNo))
  expectResult(await payByCredit(server, who, orderNo, order.total))
  await server.context.drainJobs()
  return meetingOrder(server, orderNo, who)
}

/** A paid meeting whose hall the venue has booked. */
export async function bookedMeeting(server: TestServer, more: Partial<AskMeeting> = {}): Promise<MeetingOrderDetail> {
  const demand = await quotedMeeting(server, { more })
  const { orderNo } = expectResult(await choosePlan(server, demand))
  return payMeeting(server, orderNo)
}

/** All papers without which nothing is settled. */
export async function bringEvidence(server: Caller, orderNo: string, kinds: readonly string[] = evidenceKinds): Promise<void> {
  for (const kind of evidenceKinds.filter((each) => kinds.includes(each)))
    expectResult(
      await server.call('employee', uploadMeetingEvidence, {
        orderNo,
        kind,
        fileName: `${kind}.png`,
        content: scanned().toString('base64'),
      }),
    )
}

/** The day after a meeting is over. */
export async function endMeeting(server: TestServer, { meeting }: MeetingOrderDetail): Promise<void> {
  const last = Date.parse(`${meeting.days.at(-1)}T16:30:00Z`)
  await server.turn(Math.ceil((last - server.context.clock.now().getTime()) / 60_000))
  await server.context.drainJobs()
}
