import { getMeetingBookInfo, openMeetingPlan } from '@sojourn/contract/products/meeting/booking.calls'
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
    loss: loss ?? 0,
    answerBy: addDays(asked.answerBy, 1),
    decideBy: asked.decideBy,
  }
}
