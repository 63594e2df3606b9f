import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { askMeetingOffers, saveMeetingDraft } from '@sojourn/contract/products/meeting/requirement.calls'
import type { AskMeeting, MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { given } from '@sojourn/domain/kit/given'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import type { KeptMeetingDemand } from '@sojourn/domain/products/meeting/kept-demand'
import { checkMeetingDays } from '@sojourn/domain/products/meeting/requirement'
import type { Venue } from '@sojourn/supply/ports/venue'
import type { Actor, Context, Work } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { chinaDate } from '../../../../kit/clock'
import { once } from '../../../../work'
import { askedAgain, writeDemand } from '../../../booking/demand/demand'
import { refuseClosed } from '../../../booking/settings/refuse-closed'
import { findEnterprise } from '../../../booking/settings/store'
import { askedVenues, seatsOfVenue } from '../search/asked-venues'
import { lookAgain } from './deadlines'
import { meetingDemandKind } from './demand-kind'
import { shownDemand } from './demand-view'
import { moveMeeting } from './move-meeting'

type Answer = Promise<MeetingDemandDetail | Problem>

/** Asks the venues that were picked for an offer, through the agency: at once, or by a request that was kept. */
export async function askOffers(context: Context, actor: Actor, { draft, ...asked }: RequestOf<typeof askMeetingOffers>): Answer {
  const venues = (await answeredBefore(context, actor)) ? [] : await refuseAsked(context, asked)
  if (draft) {
    return moveMeeting(context, actor, { demandNo: draft.demandNo, action: 'submit', seen: draft.version }, async (row, work) => {
      if (isProblem(venues)) return venues
      const body = keptDemand(context, asked, venues)
      return (await refuseUnopened(work)) ?? askedAgain(work, actor, meetingDemandKind, { ...row, body })
    })
  }
  return once<MeetingDemandDetail>(context, actor, async (work) => {
    if (isProblem(venues)) return venues
    const closed = await refuseUnopened(work)
    if (closed) return closed
    const row = await writeDemand(work, actor, meetingDemandKind, { body: keptDemand(context, asked, venues) })
    if (isProblem(row)) return row
    await lookAgain(work, row)
    return shownDemand(work, actor, row)
  })
}

/** Keeps a request as it is written so far; only its venues have to be there. */
export async function saveDraft(context: Context, actor: Actor, { content, draft }: RequestOf<typeof saveMeetingDraft>): Answer {
  const venues = (await answeredBefore(context, actor)) ? [] : await askedVenues(context, { ...content, days: [] })
  if (isProblem(venues)) return venues
  const body = keptDemand(context, content, venues)
  if (draft)
    return moveMeeting(context, actor, { demandNo: draft.demandNo, action: 'save', seen: draft.version }, () => ({ body }))
  return once<MeetingDemandDetail>(context, actor, async (work) => {
    const row = await writeDemand(work, actor, meetingDemandKind, { body, state: 'draft' })
    return isProblem(row) ? row : shownDemand(work, actor, row)
  })
}

const refuseUnopened = async (work: Work): Promise<Problem | undefined> =>
  refuseClosed(await findEnterprise(work), chinaDate(work.context.clock.now()), 'meeting', 'business')

/** The venues, each with a hall for everybody; or what is wrong with the request. */
async function refuseAsked(context: Context, asked: AskMeeting): Promise<Venue[] | Problem> {
  const today = chinaDate(context.clock.now())
  const { last } = bookingWindow(meetingDraftRules, today)
  const wrong = checkMeetingDays(asked, { today, horizonEnd: last })
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
