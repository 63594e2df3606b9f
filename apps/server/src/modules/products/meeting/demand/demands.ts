import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  askMeetingAgain,
  cancelMeetingDemand,
  getMeetingDemands,
  refuseMeetingDemand,
  tellMeetingVenuesAsked,
} from '@sojourn/contract/products/meeting/requirement.calls'
import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { checkDeadlines } from '@sojourn/domain/products/meeting/requirement'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { inCompany } from '../../../../work'
import { askedAgain, concerns, ended, sideOf, unconfirmed } from '../../../booking/demand/demand'
import { everyDemand, findDemand, listDemands } from '../../../booking/demand/demand-store'
import { meetingDemandKind } from './demand-kind'
import { demandSummary, shownDemand, toldWith } from './demand-view'
import { moveMeeting } from './move-meeting'

const usualPage = 20

/** One's own requests; in an assisted session those of the whole company. */
export const demands = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getMeetingDemands>,
): Promise<ResponseOf<typeof getMeetingDemands>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const limit = request.size ?? usualPage
    const rows = await listDemands(work, meetingDemandKind, {
      ...everyDemand,
      employeeId: sideOf(actor) === 'agency' ? null : actor.employeeId,
      draftsOf: sideOf(actor) === 'agency' ? null : actor.employeeId,
      now: context.clock.now(),
      after: readCursor(request.cursor),
      limit: limit + 1,
    })
    const page = rows.slice(0, limit)
    const told = await toldWith(work, page)
    const last = page.at(-1)
    return {
      list: page.map((row) => demandSummary(context, row, told, actor)),
      ...(rows.length > limit && last ? { next: writeCursor(last.createdAt, last.demandNo) } : {}),
    }
  })

export const demand = (
  context: Context,
  actor: Actor,
  { demandNo }: { demandNo: string },
): Promise<MeetingDemandDetail | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const row = await findDemand(work, meetingDemandKind, demandNo)
    const isForReader = row && concerns(meetingDemandKind, row, actor) && !(row.state === 'draft' && sideOf(actor) === 'agency')
    return isForReader ? shownDemand(work, actor, row) : problem('demandUnknown', { field: 'demandNo' })
  })

/** Requests of the caller whose offers wait for a choice. */
export const unconfirmedMeetings = unconfirmed(meetingDemandKind)

/** The agency's staff say which venues they ask: whoever asked reads that it is under way, and with whom. */
export const tellVenuesAsked = (
  context: Context,
  actor: Actor,
  { demandNo, venueKeys }: RequestOf<typeof tellMeetingVenuesAsked>,
) =>
  moveMeeting(context, actor, { demandNo, action: 'beginAsking' }, ({ body }) => {
    const isKnown = venueKeys.every((key) => body.venues.some(({ venueKey }) => venueKey === key))
    if (!isKnown) return problem('meetingVenueUnknown', { field: 'venueKeys' })
    return { body: { ...body, asked: { venueKeys, at: context.clock.now().toISOString() } } }
  })

export const refuseDemand = (context: Context, actor: Actor, { demandNo, reason }: RequestOf<typeof refuseMeetingDemand>) =>
  moveMeeting(context, actor, { demandNo, action: 'refuse' }, () => ended(context, actor, 'refused', reason))

export const cancelDemand = (context: Context, actor: Actor, { demandNo, reason }: RequestOf<typeof cancelMeetingDemand>) =>
  moveMeeting(context, actor, { demandNo, action: 'cancel' }, () => ended(context, actor, 'obsolete', reason))

/** The offers do not suit, or are over: the venues are asked again, with what they lack and by when. */
export async function askAgain(
  context: Context,
  actor: Actor,
  { demandNo, wish, answerBy, decideBy }: RequestOf<typeof askMeetingAgain>,
): Promise<MeetingDemandDetail | Problem> {
  const known = await inCompany(context, actor.enterpriseId, (work) => findDemand(work, meetingDemandKind, demandNo))
  const action = known?.state === 'refused' ? 'askAgain' : 'askOther'
  return moveMeeting(context, actor, { demandNo, action }, (row, work) => {
    if (wish.trim() === '') return problem('reasonMissing', { field: 'wish' })
    const wrong = checkDeadlines({ dates: row.body.dates, answerBy, decideBy }, chinaDate(context.clock.now()))
    if (wrong) return wrong
    const { asked: _asked, ...body } = row.body
    const remark = [body.remark, wish.trim()].filter(Boolean).join('\n')
    return askedAgain(work, actor, meetingDemandKind, { ...row, body: { ...body, remark, answerBy, decideBy } })
  })
}
