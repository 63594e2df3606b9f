import { request } from '@playwright/test'
import { openCustomerSession, useAgentTicket } from '@sojourn/contract/access/agent.calls'
import { pay } from '@sojourn/contract/booking/payment.calls'
import { getMyCredentials } from '@sojourn/contract/personal/credential.calls'
import { makeMeetingInvitation } from '@sojourn/contract/products/meeting/attendee.calls'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { createMeetingOrder, getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { answerMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { getMeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { holdMeetingRooms } from '@sojourn/contract/products/meeting/room-block.calls'
import { askMeetingOffers, getMeetingDemandHalls, quoteMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import type { DeskHall, MeetingDemandDetail, NewMeetingPlan } from '@sojourn/contract/products/meeting/requirement.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { approve, ask, signedIn, type Send } from './train-buyer'

const account = 'employee@yuanxing.example'
const employeeId = '1-employee'
const usualPeople = 60

/** A request for two days at three venues of Shanghai in some days, answered with an offer of each. */
export async function quotedMeeting({ people = usualPeople, ahead = 20 } = {}): Promise<MeetingDemandDetail> {
  const { send, leave } = await signedIn(account)
  const { today } = await send(getMyCredentials, {})
  const decideBy = addDays(today, 5)
  const { demandNo, version } = await send(askMeetingOffers, {
    cityId: 321,
    venueKeys: ['321-0', '321-1', '321-2'],
    dates: [addDays(today, ahead), addDays(today, ahead + 2)],
    decides: 'price',
    halfDays: 4,
    people,
    layout: 'classroom',
    services: ['meals', 'teaBreaks'],
    contact: { name: '林晓雯', mobile: '13800010001' },
    remark: '需要同声传译设备',
    answerBy: addDays(today, 2),
    decideBy,
  })
  await leave()
  return atDesk(async (desk) => {
    const { list } = await desk(getMeetingDemandHalls, { demandNo })
    const plans = list.filter(({ freeDates }) => freeDates.length > 0).map((hall) => planAt(hall, { decideBy, people }))
    return desk(quoteMeetingDemand, { demandNo, version, plans: plans.slice(0, 3) })
  })
}

const planAt = (
  { venueKey, hallKey, freeDates, price, guestRooms }: DeskHall,
  { decideBy, people }: { decideBy: string; people: number },
): NewMeetingPlan => ({
  venueKey,
  hallKey,
  startDate: freeDates[0]!,
  layout: 'classroom',
  hallPrice: price,
  services: [
    { kind: 'meals', unit: 120_00, count: people, times: 2 },
    { kind: 'teaBreaks', unit: 40_00, count: people, times: 2 },
    ...(guestRooms > 0 ? [{ kind: 'rooms' as const, unit: 500_00, count: people, times: 1 }] : []),
  ],
  serviceFee: 3000_00,
  depositPercent: 40,
  validUntil: decideBy,
})

/** What the agency's staff do in a session of the employee. */
async function atDesk<Answer>(work: (send: Send) => Promise<Answer>): Promise<Answer> {
  const agent = await signedIn('agent@agency.example')
  const asked = { enterpriseId: 1, employeeId, reason: '会议询价', reference: 'MD' }
  const { ticket } = await agent.send(openCustomerSession, asked)
  await agent.leave()
  const context = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  const { loginToken } = await ask(context, '', useAgentTicket, { ticket })
  const answer = await work((call, body) => ask(context, loginToken, call, body))
  await context.dispose()
  return answer
}

/** The order form of an offer, the first where none is named; gives its draft. */
export async function chosenPlan({ demandNo, plans }: MeetingDemandDetail, { planId } = plans[0]!): Promise<string> {
  const { send, leave } = await signedIn(account)
  const { tempOrderNo } = await send(openMeetingPlan, { demandNo, planId })
  await leave()
  return tempOrderNo
}

/** A meeting whose deposit is approved and paid; gives the order's number. */
export async function bookedMeeting(tempOrderNo: string): Promise<string> {
  const { send, leave } = await signedIn(account)
  const { travellers, settleTypes, meeting } = await send(getMeetingBookInfo, { tempOrderNo })
  const [{ credentials, costCentreId, serviceFee }] = travellers as [(typeof travellers)[number]]
  const { settleType } = settleTypes[0]!
  const expectedTotal = meeting.due + serviceFee
  const credentialId = credentials.find(({ usable }) => usable)?.credentialId ?? ''
  const { orderNo, next } = await send(createMeetingOrder, {
    tempOrderNo,
    travellers: [{ employeeId, credentialId, costCentreId, insurances: [] }],
    contact: { name: '林晓雯', mobile: '13800010001', email: account },
    settleType,
    expectedTotal,
    purpose: '季度会议',
  })
  if (next === 'approval') await approve('manager@yuanxing.example', orderNo)
  await send(pay, { orderNos: [orderNo], settleType, expectedTotal })
  await leave()
  return orderNo
}

/** A link of a meeting by which two have answered, with rooms held where its venue has any; gives its token. */
export async function answeredLink(orderNo: string): Promise<string> {
  const { send, leave } = await signedIn(account)
  const { meeting } = await send(getMeetingOrderDetail, { orderId: orderNo })
  await send(makeMeetingInvitation, { orderNo, answerBy: meeting.days[0]!, usesAtMost: usualPeople })
  const { invitations, rooms } = await send(getMeetingAttendees, { orderId: orderNo })
  const { token } = invitations[0]!
  if (rooms) await send(holdMeetingRooms, { orderNo, nights: meeting.days.map((night) => ({ night, rooms: 25 })) })
  await leave()
  const guest = await request.newContext({ baseURL: process.env['BASE_URL'] ?? '' })
  const arrival = { date: addDays(meeting.days[0]!, -1), window: 'evening' as const }
  const stay = { diet: 'halal' as const, room: 'single' as const, nights: [arrival.date, ...meeting.days.slice(0, -1)] }
  const wishes = { days: meeting.days, fromCity: '乌鲁木齐', by: 'flight' as const, arrival, ...stay, note: '轮椅通道' }
  await ask(guest, '', answerMeetingInvitation, {
    token,
    answer: { name: '古丽娜尔', mobile: '13900001111', comes: true, wishes },
  })
  await ask(guest, '', answerMeetingInvitation, { token, answer: { name: '王磊', mobile: '13900002222', comes: false } })
  await guest.dispose()
  return token
}
