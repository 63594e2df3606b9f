import type { EmployeeConfig } from '@sojourn/contract/access/session.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { MeetingSearchQuery } from '@sojourn/contract/products/meeting/draft.shapes'
import { isBookable } from '@sojourn/domain/access/product-availability'
import { bookingWindow, checkDay } from '@sojourn/domain/booking/date-section'
import { meetingDraftRules } from '@sojourn/domain/products/meeting/draft-rules'
import { addDays } from '@sojourn/domain/kit/local-date'
import { eventDays, fittingHalls } from '@sojourn/domain/products/meeting/venue-fit'
import { defaultHotelCity, hotelCity, type HotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import {
  meetingBudgets,
  meetingDurations,
  meetingItems,
  meetingItself,
  meetingSizes,
  type RangeOption,
} from '@sojourn/domain/reference/meeting-options'
import { hallLayouts, type Hall, type HallLayout, type Venue, type VenueService } from '@sojourn/supply/ports/venue'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'

export const venueSorts = ['price', 'size', 'stars'] as const
export type VenueSort = (typeof venueSorts)[number]

/** The search as it could be read; what could not falls back, and `adjusted` says so. */
export interface VenueSearchRead {
  city: HotelCity
  date: string
  duration: RangeOption
  people: RangeOption
  budget: RangeOption | undefined
  requirements: string[]
  layout: HallLayout | undefined
  sort: VenueSort
  adjusted: boolean
}
export interface VenueFound {
  venue: Venue
  /** Cheapest first. */
  halls: { hall: Hall; cost: number }[]
}
export interface VenuesFound {
  search: VenueSearchRead
  days: number
  /** False where the city has no venue at all. */
  cityHasVenues: boolean
  found: VenueFound[]
}

/** What a venue must offer for an item of the requirements (S3.38). */
const serviceOf: Record<string, VenueService> = {
  2: 'rooms',
  3: 'meals',
  4: 'cars',
  5: 'materials',
  6: 'teaBreaks',
  7: 'teamBuilding',
}

/** For people whose company has meetings (S4.03). */
export async function refuseUnopened(context: Context, { enterpriseId }: Actor): Promise<Problem | undefined> {
  const { config } = await inCompany(context, enterpriseId, (work) => findEnterprise(work))
  return isBookable(config as unknown as EmployeeConfig, 'meeting', 'business') ? undefined : problem('bookingNotOpen')
}

/** Venues of a city that fit attendees and budget (S7.39), for people whose company has meetings (S4.03). */
export async function findVenues(context: Context, actor: Actor, query: MeetingSearchQuery): Promise<VenuesFound | Problem> {
  const closed = await refuseUnopened(context, actor)
  if (closed) return closed
  const search = readSearch(query, chinaDate(context.clock.now()))
  const halfDays = search.duration.to ?? search.duration.from
  const count = eventDays(halfDays)
  const days = Array.from({ length: count }, (_, index) => addDays(search.date, index))
  const venues = await context.venues.search(asking(context), { cityId: search.city.id, days })
  const need = {
    people: search.people.to ?? search.people.from,
    halfDays,
    budget: search.budget?.to,
    layout: search.layout,
  }
  const found = venues
    .filter(({ services }) => search.requirements.every((id) => id === meetingItself || services.includes(serviceOf[id]!)))
    .map((venue) => ({ venue, halls: fittingHalls(venue.halls, need) }))
    .filter(({ halls }) => halls.length > 0)
    .sort(orders[search.sort])
  return { search, days: count, cityHasVenues: venues.length > 0, found }
}

const cheapest = ({ halls }: VenueFound): number => halls[0]!.cost
const largest = ({ halls }: VenueFound): number => Math.max(...halls.map(({ hall }) => hall.areaSquareMetres))
const orders: Record<VenueSort, (a: VenueFound, b: VenueFound) => number> = {
  price: (a, b) => cheapest(a) - cheapest(b),
  size: (a, b) => largest(b) - largest(a),
  stars: (a, b) => b.venue.stars - a.venue.stars || cheapest(a) - cheapest(b),
}

const optionOf = (options: readonly RangeOption[], value: string | undefined): RangeOption | undefined =>
  options.find((option) => option.value === value)

/** An address that somebody may have written by hand. */
function readSearch(query: MeetingSearchQuery, today: string): VenueSearchRead {
  const city = hotelCity(Number(query.CityId))
  const duration = optionOf(meetingDurations, query.ActivityDurationId)
  const people = optionOf(meetingSizes, query.ParticipantCountId)
  const budget = optionOf(meetingBudgets, query.ActivityBudgetId)
  const horizonEnd = bookingWindow(meetingDraftRules, today).last
  const dateRead = query.StartDate !== undefined && !checkDay('StartDate', query.StartDate, { today, horizonEnd })
  const asked = (query.RequirementItemsId ?? '').split(',').filter(Boolean)
  const known = asked.filter((id) => meetingItems.some(({ value }) => value === id))
  return {
    city: city ?? hotelCity(defaultHotelCity.meeting)!,
    date: dateRead ? query.StartDate! : today,
    duration: duration ?? meetingDurations[1]!,
    people: people ?? meetingSizes[0]!,
    budget,
    requirements: [...new Set([meetingItself, ...known])],
    layout: hallLayouts.find((layout) => layout === query.layout),
    sort: venueSorts.find((sort) => sort === query.sort) ?? 'price',
    adjusted:
      !city || !duration || !people || !dateRead || known.length < asked.length || Boolean(query.ActivityBudgetId && !budget),
  }
}
