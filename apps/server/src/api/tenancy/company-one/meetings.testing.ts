import { getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
import { getMeetingAttendees } from '@sojourn/contract/products/meeting/attendee-list.calls'
import { makeMeetingInvitation } from '@sojourn/contract/products/meeting/attendee.calls'
import { answerMeetingInvitation } from '@sojourn/contract/products/meeting/invitation.calls'
import { askMeetingOffers } from '@sojourn/contract/products/meeting/requirement.calls'
import { addDays } from '@sojourn/domain/kit/local-date'
import { expectResult } from '../../../testing/flights'
import {
  bookedMeeting,
  bringEvidence,
  hallsOf,
  meetingAsked,
  meetingOrder,
  orderOf,
  planAt,
  quotedMeeting,
} from '../../../testing/meetings'
import type { TestServer } from '../../../testing/server'

/** Requests that wait for an offer, that have offers, of which one is opened, and a meeting whose hall is booked. */
export async function meetingsOfOne(server: TestServer, agent: string) {
  const asked = meetingAsked(server, { people: 30 })
  const { demandNo } = expectResult(await server.call('employee', askMeetingOffers, asked))
  const hall = (await hallsOf(server, agent, demandNo)).find(({ freeDates }) => freeDates.length > 0)!
  const quoted = await quotedMeeting(server, { more: { people: 32 } })
  const planId = quoted.plans[0]!.planId
  const { tempOrderNo } = expectResult(await server.call('employee', openMeetingPlan, { demandNo: quoted.demandNo, planId }))
  const request = orderOf(expectResult(await server.call('employee', getMeetingBookInfo, { tempOrderNo })))
  // On other days, so that the halls of the offers stay free.
  const { orderNo } = await bookedMeeting(server, { people: 34, dates: [addDays(asked.dates[0]!, 5)] })
  await bringEvidence(server, orderNo, ['notice'])
  const { attendeeId, invitationId } = await invitedTo(server, orderNo)
  const { evidence, loss } = (await meetingOrder(server, orderNo)).meeting
  return {
    asked: { ...asked, people: 36 },
    demandNo,
    plan: planAt(hall, asked),
    quotedNo: quoted.demandNo,
    planId,
    tempOrderNo,
    request,
    orderNo,
    evidenceId: evidence[0]!.evidenceId,
    attendeeId,
    invitationId,
    loss: loss ?? 0,
    answerBy: addDays(asked.answerBy, 1),
    decideBy: asked.decideBy,
  }
}

/** A link of a meeting, by which one has answered. */
async function invitedTo(server: TestServer, orderNo: string) {
  const { days } = (await meetingOrder(server, orderNo)).meeting
  expectResult(await server.call('employee', makeMeetingInvitation, { orderNo, answerBy: days[0]!, usesAtMost: 5 }))
  const list = async () => expectResult(await server.call('employee', getMeetingAttendees, { orderId: orderNo }))
  const { invitationId, token } = (await list()).invitations[0]!
  const answer = { name: '来宾', mobile: '13900001111', comes: false }
  expectResult(await server.call(null, answerMeetingInvitation, { token, answer }))
  return { attendeeId: (await list()).attendees[0]!.attendeeId, invitationId }
}
