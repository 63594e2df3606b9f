import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  askMeetingAgain,
  cancelMeetingDemand,
  getMeetingDemands,
  refuseMeetingDemand,
} from '@sojourn/contract/products/meeting/requirement.calls'
import type { AskMeeting, MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import type { DemandAction } from '@sojourn/domain/booking/demand/demand'
import { given } from '@sojourn/domain/kit/given'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import type { KeptMeetingDemand, KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import { checkDeadlines, checkMeetingDays } from '@sojourn/domain/products/meeting/requirement'
import type { Venue } from '@sojourn/supply/ports/venue'
import type { Actor, Context, Work } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { chinaDate } from '../../../../kit/clock'
import { readCursor, writeCursor } from '../../../../kit/cursor'
import { inCompany, once } from '../../../../work'
import {
  askedAgain,
  concerns,
  ended,
  moveDemand,
  sideOf,
  unconfirmed,
  writeDemand,
  type DemandChange,
} from '../../../booking/demand/demand'
import { everyDemand, findDemand, listDemands } from '../../../booking/demand/demand-store'
import { refuseClosed } from '../../../booking/settings/refuse-closed'
import { findEnterprise } from '../../../booking/settings/store'
import { askedVenues, seatsOfVenue } from '../search/asked-venues'
import { meetingDemandKind, type MeetingDemandRow } from './demand-kind'
import { demandSummary, shownDemand, toldWith } from './demand-view'

const usualPage = 20

/** Asks the venues that were picked for an offer, through the agency. */
export async function askOffers(context: Context, actor: Actor, asked: AskMeeting): Promise<MeetingDemandDetail | Problem> {
  const venues = (await answeredBefore(context, actor)) ? [] : await refuseAsked(context, asked)
  return once<MeetingDemandDetail>(context, actor, async (work) => {
    if (isProblem(venues)) return venues
    const today = chinaDate(context.clock.now())
    const closed = refuseClosed(await findEnterprise(work), today, 'meeting', 'business')
    if (closed) return closed
    const row = await writeDemand(work, actor, meetingDemandKind, { body: keptDemand(context, asked, venues) })
    return isProblem(row) ? row : shownDemand(work, actor, row)
  })
}

/** The venues, each with a hall for everybody; or what is wrong with the request. */
async function refuseAsked(context: Context, asked: AskMeeting): Promise<Venue[] | Problem> {
  const { last } = bookingWindow(meetingDraftRules, chinaDate(context.clock.now()))
  const wrong = checkMeetingDays(asked, { today: chinaDate(context.clock.now()), horizonEnd: last })
  if (wrong) return wrong
  const venues = await askedVenues(context, { ...asked, days: asked.dates.slice(0, 1) })
  if (isProblem(venues)) return venues
  const seats = Math.max(...venues.map((venue) => seatsOfVenue(venue, asked.layout)))
  return seats < asked.people ? problem('meetingSeatsShort', { field: 'people', detail: { seats } }) : venues
}

const keptDemand = ({ vault }: Context, asked: AskMeeting, venues: readonly Venue[]): KeptMeetingDemand => ({
  version: 1,
  cityId: asked.cityId,
  venues: venues.map(({ venueKey, name }) => ({ venueKey, name })),
  dates: asked.dates,
  decides: asked.decides,
  halfDays: asked.halfDays,
  people: asked.people,
  layout: asked.layout,
  services: asked.services,
  ...given({ budget: asked.budget }),
  contactCipher: vault.seal(JSON.stringify({ name: asked.contact.name.trim(), mobile: asked.contact.mobile.trim() })),
  remark: asked.remark.trim(),
  answerBy: asked.answerBy,
  decideBy: asked.decideBy,
})

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
    return row && concerns(meetingDemandKind, row, actor)
      ? shownDemand(work, actor, row)
      : problem('demandUnknown', { field: 'demandNo' })
  })

/** Requests of the caller whose offers wait for a choice. */
export const unconfirmedMeetings = unconfirmed(meetingDemandKind)

type Change = DemandChange<KeptMeetingDemand, KeptMeetingPlan>

export const moveMeeting = (
  context: Context,
  actor: Actor,
  asked: { demandNo: string; action: DemandAction; seen?: number },
  change: (row: MeetingDemandRow, work: Work) => Change | Problem | Promise<Change | Problem>,
): Promise<MeetingDemandDetail | Problem> =>
  moveDemand(context, actor, meetingDemandKind, { ...asked, change, show: (work, row) => shownDemand(work, actor, row) })

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
    const remark = [row.body.remark, wish.trim()].filter(Boolean).join('\n')
    return askedAgain(work, actor, meetingDemandKind, { ...row, body: { ...row.body, remark, answerBy, decideBy } })
  })
}
