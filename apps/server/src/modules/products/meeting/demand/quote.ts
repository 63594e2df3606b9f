import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getMeetingDemandHalls, quoteMeetingDemand } from '@sojourn/contract/products/meeting/requirement.calls'
import type { MeetingDemandDetail, NewMeetingPlan } from '@sojourn/contract/products/meeting/requirement.shapes'
import { endOfDay, offersStandUntil } from '@sojourn/domain/products/meeting/deadlines'
import { given } from '@sojourn/domain/kit/given'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import type { KeptMeetingDemand, KeptMeetingPlan } from '@sojourn/domain/products/meeting/kept-demand'
import { planLines } from '@sojourn/domain/products/meeting/plan-price'
import { daysFrom } from '@sojourn/domain/products/meeting/requirement'
import { seatsIn } from '@sojourn/domain/products/meeting/venue-fit'
import type { Hall, Venue } from '@sojourn/supply/ports/venue'
import type { Actor, Context } from '../../../../context'
import { answeredBefore } from '../../../../db/once'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { inCompany } from '../../../../work'
import { quoted, sideOf } from '../../../booking/demand/demand'
import { findDemand } from '../../../booking/demand/demand-store'
import { askedVenues } from '../search/asked-venues'
import { meetingDemandKind } from './demand-kind'
import { moveMeeting } from './move-meeting'

const hallPriceOf = (hall: Hall, { halfDays }: Pick<KeptMeetingDemand, 'halfDays'>): number =>
  halfDays === 1 ? hall.halfDayPrice : hall.dayPrice

/** The request that the agency's staff answer. */
async function askedOf(context: Context, actor: Actor, demandNo: string): Promise<KeptMeetingDemand | Problem> {
  if (sideOf(actor) !== 'agency') return problem('forbidden')
  const row = await inCompany(context, actor.enterpriseId, (work) => findDemand(work, meetingDemandKind, demandNo))
  return row?.body ?? problem('demandUnknown', { field: 'demandNo' })
}

const venuesOn = (context: Context, { cityId, venues, halfDays }: KeptMeetingDemand, firstDay: string) =>
  askedVenues(context, { cityId, venueKeys: venues.map(({ venueKey }) => venueKey), days: daysFrom(firstDay, halfDays) })

/** Halls that seat everybody, cheapest first, with the wished days on which they are free. */
export async function demandHalls(
  context: Context,
  actor: Actor,
  { demandNo }: RequestOf<typeof getMeetingDemandHalls>,
): Promise<ResponseOf<typeof getMeetingDemandHalls> | Problem> {
  const body = await askedOf(context, actor, demandNo)
  if (isProblem(body)) return body
  const byDate = await Promise.all(body.dates.map(async (date) => ({ date, venues: await venuesOn(context, body, date) })))
  const [first] = byDate
  if (isProblem(first!.venues)) return first!.venues
  const isFree = ({ hallKey }: Hall, venues: Venue[] | Problem): boolean =>
    !isProblem(venues) && venues.some(({ halls }) => halls.some((hall) => hall.hallKey === hallKey && hall.free))
  const halls = first!.venues.flatMap((venue) => venue.halls.map((hall) => ({ venue, hall })))
  return {
    list: halls
      .filter(({ hall }) => seatsIn(hall, body.layout) >= body.people)
      .map(({ venue, hall }) => ({
        venueKey: venue.venueKey,
        venueName: venue.name[actor.language],
        hallKey: hall.hallKey,
        hallName: hall.name[actor.language],
        seats: seatsIn(hall, body.layout),
        price: hallPriceOf(hall, body),
        guestRooms: venue.guestRooms,
        freeDates: byDate.flatMap(({ date, venues }) => (isFree(hall, venues) ? [date] : [])),
      }))
      .sort((a, b) => a.price - b.price),
  }
}

type Request = RequestOf<typeof quoteMeetingDemand>

/** The agency's staff enter what the venues offer; each stands until its own day. */
export async function quoteDemand(context: Context, actor: Actor, request: Request): Promise<MeetingDemandDetail | Problem> {
  const { demandNo, version: seen } = request
  const body = await askedOf(context, actor, demandNo)
  if (isProblem(body)) return body
  const plans = (await answeredBefore(context, actor)) ? [] : await plansOf(context, body, request.plans)
  if (isProblem(plans)) return plans
  return moveMeeting(context, actor, { demandNo, action: 'quote', seen }, (row, work) => {
    const dueAt = new Date(offersStandUntil(row.body, plans, context.clock.now().toISOString()))
    return quoted(work, actor, meetingDemandKind, { row, answer: { plans, dueAt } })
  })
}

async function plansOf(
  context: Context,
  body: KeptMeetingDemand,
  asked: readonly NewMeetingPlan[],
): Promise<KeptMeetingPlan[] | Problem> {
  const plans: KeptMeetingPlan[] = []
  for (const [index, plan] of asked.entries()) {
    const made = await planOf(context, body, plan, `plans.${index}`)
    if (isProblem(made)) return made
    plans.push(made)
  }
  return plans
}

/** An offer on what the supply has now: a hall that is free, seats everybody and costs no more than its own price. */
async function planOf(
  context: Context,
  body: KeptMeetingDemand,
  asked: NewMeetingPlan,
  field: string,
): Promise<KeptMeetingPlan | Problem> {
  const wrong = wrongDays(context, asked, field)
  if (wrong) return wrong
  const venues = await venuesOn(context, body, asked.startDate)
  if (isProblem(venues)) return venues
  const venue = venues.find(({ venueKey }) => venueKey === asked.venueKey)
  const hall = venue?.halls.find(({ hallKey }) => hallKey === asked.hallKey)
  if (!venue || !hall) return problem('meetingHallUnknown', { field: `${field}.hallKey` })
  if (!hall.free) return problem('meetingHallTaken', { field: `${field}.startDate` })
  const seats = seatsIn(hall, asked.layout)
  if (seats < body.people) return problem('meetingSeatsShort', { field: `${field}.hallKey`, detail: { seats } })
  if (venue.guestRooms === 0 && asked.services.some(({ kind }) => kind === 'rooms'))
    return problem('meetingVenueRoomless', { field: `${field}.services` })
  if (asked.hallPrice > hallPriceOf(hall, body)) return problem('meetingPlanWrong', { field: `${field}.hallPrice` })
  const counters = !body.dates.includes(asked.startDate) || asked.layout !== body.layout
  const note = asked.note?.trim()
  if (counters && !note) return problem('meetingCounterUnsaid', { field: `${field}.note` })
  return { ...keptPlan(context, body, asked, { venue, hall }), ...given({ note: note || undefined }) }
}

function wrongDays({ clock }: Context, { startDate, validUntil }: NewMeetingPlan, field: string): Problem | undefined {
  const today = chinaDate(clock.now())
  if (!isLocalDate(startDate) || startDate <= today) return problem('meetingPlanWrong', { field: `${field}.startDate` })
  const isValid = isLocalDate(validUntil) && validUntil >= today && validUntil < startDate
  return isValid ? undefined : problem('meetingPlanWrong', { field: `${field}.validUntil` })
}

const keptPlan = (
  { clock }: Context,
  { halfDays }: KeptMeetingDemand,
  asked: NewMeetingPlan,
  { venue, hall }: { venue: Venue; hall: Hall },
): KeptMeetingPlan => ({
  version: 1,
  planId: newId(clock.now()),
  validUntil: endOfDay(asked.validUntil),
  venueKey: venue.venueKey,
  venueName: venue.name,
  address: venue.address,
  hallKey: hall.hallKey,
  hallName: hall.name,
  seats: seatsIn(hall, asked.layout),
  layout: asked.layout,
  days: daysFrom(asked.startDate, halfDays),
  lines: planLines({ hallPrice: asked.hallPrice, halfDays, services: asked.services, serviceFee: asked.serviceFee }),
  depositPercent: asked.depositPercent,
})
