import type { ResponseOf, RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMeetingVenueNames } from '@sojourn/contract/products/meeting/requirement.calls'
import { venuesAskedAtMost } from '@sojourn/contract/products/meeting/meeting-words'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { seatsIn } from '@sojourn/domain/products/meeting/venue-fit'
import { hotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import type { Venue } from '@sojourn/supply/ports/venue'
import type { Actor, Context } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'

interface Asked {
  cityId: number
  venueKeys: readonly string[]
  days: readonly string[]
}

/** The venues of these keys in the order in which they were picked, each known in the city. */
export async function askedVenues(context: Context, { cityId, venueKeys, days }: Asked): Promise<Venue[] | Problem> {
  const venues = await context.venues.search(asking(context), { cityId, days })
  const found = venueKeys.flatMap((key) => venues.find(({ venueKey }) => venueKey === key) ?? [])
  return found.length === venueKeys.length && found.length > 0 ? found : problem('meetingVenueUnknown', { field: 'venueKeys' })
}

/** Most people whom a venue seats in one hall. */
export const seatsOfVenue = ({ halls }: Venue, layout?: string): number => Math.max(...halls.map((hall) => seatsIn(hall, layout)))

/** What was picked on the page of venues, by name. */
export async function venueNames(
  context: Context,
  { language }: Actor,
  request: RequestOf<typeof getMeetingVenueNames>,
): Promise<ResponseOf<typeof getMeetingVenueNames> | Problem> {
  const { cityId, startDate } = request
  const venueKeys = [...new Set(request.venueKeys.split(',').filter(Boolean))].slice(0, venuesAskedAtMost)
  if (!isLocalDate(startDate)) return problem('meetingVenueUnknown', { field: 'startDate' })
  const venues = await askedVenues(context, { cityId, venueKeys, days: [startDate] })
  if (isProblem(venues)) return venues
  return {
    cityName: hotelCity(cityId)?.name[language] ?? '',
    list: venues.map((venue) => ({ venueKey: venue.venueKey, name: venue.name[language], seats: seatsOfVenue(venue) })),
  }
}
