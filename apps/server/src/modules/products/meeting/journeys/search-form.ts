import { products } from '@sojourn/contract/booking/codes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { beginAttendeeSearch } from '@sojourn/contract/products/meeting/journey.calls'
import { attendeeJourney, attendeeStay, type AttendeeSearch } from '@sojourn/domain/products/meeting/attendee-search'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { given } from '@sojourn/domain/kit/given'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { once } from '../../../../work'
import { findAttendee } from '../attendees/attendee-store'
import { openedAnswer } from '../attendees/kept-answer'
import { isConfirmed } from '../attendees/takes-answers'
import { ownMeeting, type OwnMeeting } from '../order/open-meeting'
import { findBlock } from '../order/block-store'
import { eventTrip } from './event-trip'

type Begun = ResponseOf<typeof beginAttendeeSearch>

/** With what a search for a guest begins; its booking joins the trip of the event. */
export const beginSearch = (
  context: Context,
  actor: Actor,
  { orderNo, attendeeId, for: kind }: RequestOf<typeof beginAttendeeSearch>,
): Promise<Begun | Problem> =>
  once<Begun>(context, actor, async (work) => {
    const own = await ownMeeting(work, actor, orderNo, { lock: true })
    if (isProblem(own)) return own
    if (!isConfirmed(own)) return problem('meetingStepIllegal', { field: 'orderNo' })
    const attendee = await findAttendee(work, attendeeId)
    if (attendee?.orderNo !== orderNo) return problem('meetingAttendeeUnknown', { field: 'attendeeId' })
    const city = hotelCity(own.meeting.body.cityId)?.name['zh-CN'] ?? ''
    const wanted = { answer: openedAnswer(context, attendee), city, today: chinaDate(context.clock.now()) }
    const search = kind === 'journey' ? attendeeJourney(wanted) : attendeeStay(wanted)
    if (!search) return problem('meetingNothingToSearch', { field: 'attendeeId' })
    return {
      productType: products.code(search.product),
      travelOrderNo: await eventTrip(work, own),
      start: { ...startOf(context, search, actor), ...(kind === 'stay' && (await houseOf(work, own, actor))) },
      ...given({ windows: search.windows }),
    }
  })

/** Where rooms are held, the search of a stay is about their hotel. */
export async function houseOf(
  work: Work,
  { order, meeting }: OwnMeeting,
  { language }: Actor,
): Promise<Pick<Begun['start'], 'house'>> {
  const block = await findBlock(work, order.orderNo)
  if (!block?.hotelId || block.nights.length === 0) return {}
  return { house: { id: block.hotelId, name: meeting.body.plan.venueName[language] } }
}

/** A place that the product does not go to stays open. */
export function startOf(
  { searchPlaces }: Context,
  { product, depart: from, arrive: to, startDate, endDate, isReturn }: AttendeeSearch,
  { language }: Actor,
): Begun['start'] {
  const placeOf = (city: string | undefined) => (city ? searchPlaces[product]?.(city, language) : undefined)
  const [depart, arrive] = [placeOf(from), placeOf(to)]
  return { ...(depart && { depart }), ...(arrive && { arrive }), startDate, endDate, isReturn }
}
