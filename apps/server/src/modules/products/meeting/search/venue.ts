import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { addDays } from '@sojourn/domain/kit/local-date'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import { hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { HallCalendar, Venue } from '@sojourn/supply/ports/venue'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { refuseUnopened } from './venues'

export interface VenueShown {
  city: HotelCity
  venue: Venue
  /** On which a meeting may be held, tomorrow first. */
  days: string[]
  calendar: readonly HallCalendar[]
}

/** One venue with the days on which each of its halls is taken, as far ahead as meetings are asked for. */
export async function venueShown(
  context: Context,
  actor: Actor,
  { cityId, venueKey }: { cityId: number; venueKey: string },
): Promise<VenueShown | Problem> {
  const closed = await refuseUnopened(context, actor)
  if (closed) return closed
  const city = hotelCity(cityId)
  if (!city) return problem('cityUnknown', { field: 'cityId' })
  const { first, last } = bookingWindow(meetingDraftRules, chinaDate(context.clock.now()))
  const days: string[] = []
  for (let day = addDays(first, 1); day <= last; day = addDays(day, 1)) days.push(day)
  const [venues, calendar] = await Promise.all([
    context.venues.search(asking(context), { cityId, days: days.slice(0, 1) }),
    context.venues.calendar(asking(context), { cityId, venueKey, days }),
  ])
  const venue = venues.find((each) => each.venueKey === venueKey)
  return venue && calendar ? { city, venue, days, calendar } : problem('meetingVenueUnknown', { field: 'venueKey' })
}
