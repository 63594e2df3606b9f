import { products } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { beginMeetingJourney } from '@sojourn/contract/products/meeting/invitation.calls'
import { given } from '@sojourn/domain/kit/given'
import { ownSearch, type AttendeeSearch } from '@sojourn/domain/products/meeting/attendee-search'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { once } from '../../../../work'
import { matchApplications } from '../../../booking/application/match-application'
import { findEnterprise } from '../../../booking/settings/store'
import { invitedBy } from '../attendees/answer'
import { openedAnswer } from '../attendees/kept-answer'
import { openToken } from '../attendees/token'
import { eventTrip } from './event-trip'
import { findGrouped } from './grouped-store'
import { houseOf, startOf } from './search-form'

type Begun = ResponseOf<typeof beginMeetingJourney>

/** With what a colleague who was invited begins to book for themselves; a link of another company is none of theirs. */
export function beginOwnJourney(
  context: Context,
  actor: Actor,
  { token, for: product }: RequestOf<typeof beginMeetingJourney>,
): Promise<Begun | Problem> {
  if (openToken(context, token)?.enterpriseId !== actor.enterpriseId) return Promise.resolve(problem('meetingInvitationOver'))
  return once<Begun>(context, actor, async (work) => {
    const invited = await invitedBy(work, token, { lock: true })
    if (isProblem(invited)) return invited
    const { order, meeting, attendee } = invited
    const { cityId, plan } = meeting.body
    const search = ownSearch({
      product,
      days: plan.days,
      answer: attendee && openedAnswer(context, attendee),
      city: hotelCity(cityId)?.name['zh-CN'] ?? '',
      today: chinaDate(context.clock.now()),
    })
    if (!search) return problem('meetingNothingToSearch', { field: 'token' })
    const own = { order, meeting }
    return {
      productType: products.code(product),
      travelOrderNo: await eventTrip(work, own, actor.employeeId),
      ...given({ travelApplyNo: await applicationOf(work, actor, order.orderNo, search), windows: search.windows }),
      start: { ...startOf(context, search, actor), ...(product === 'hotel' && (await houseOf(work, own, actor))) },
    }
  })
}

/** Of the applications of an event, the first under which somebody may book this: what it agreed binds them. */
async function applicationOf(
  work: Work,
  actor: Actor,
  orderNo: string,
  { product, depart, arrive, startDate, endDate }: AttendeeSearch,
): Promise<string | undefined> {
  const [enterprise, nos] = await Promise.all([findEnterprise(work), findGrouped(work, orderNo)])
  for (const travelApplyNo of nos) {
    const found = await matchApplications(work, actor, enterprise, {
      product,
      bookType: 'self',
      travelApplyNo,
      travellerIds: [actor.employeeId],
      cities: { ...given({ depart }), arrive },
      startDate,
      endDate,
    })
    if (!isProblem(found)) return travelApplyNo
  }
  return undefined
}
