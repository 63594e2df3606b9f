import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getFlightFares } from '@sojourn/contract/products/flight/flight.calls'
import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { FlightSearchResult } from '@sojourn/contract/products/flight/flight.shapes'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import { evaluateFlightParty, lowestCompliant } from '@sojourn/domain/products/flight/policy/evaluate'
import type { FlightSetting } from '@sojourn/domain/products/flight/policy/offers'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import { leadFares } from '@sojourn/domain/products/flight/lead-fares'
import { worthwhileFares } from '@sojourn/domain/products/flight/worthwhile'
import type { AirFlight } from '@sojourn/supply/ports/air'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { flightDraftRules } from '@sojourn/domain/products/flight/draft-rules'
import { flightSectionOf } from '@sojourn/domain/products/flight/policy/section'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { newId } from '../../../../kit/id'
import { rememberLowest } from '../../../booking/draft/recent-search-store'
import { insertChoiceSet, updateDraftSearch } from '../../../booking/draft/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise } from '../../../booking/settings/store'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { encodeChoiceSet } from './choice-set'
import { dictionaryOf } from '../supply/dictionary'
import { searchedPlaces } from '../../../reference/air-places'
import { judgedOffer } from '../supply/from-supply'
import { openFlightDraft } from '../draft/open-draft'
import { passengersOfDraft, priced, seatsFor } from '../draft/passengers'
import { flightSetting, railAlternative } from '../policy/rail-alternative'
import { airSearchOf, type FlightDraft } from '../supply/supply'

interface SearchRequest {
  tempOrderNo: string
  journey?: number
  departDate?: string
}

/** Offers of one journey with every traveller's verdict; what was shown is kept as a choice set (S7.52). */
export async function searchFlights(
  context: Context,
  actor: Actor,
  request: SearchRequest,
): Promise<FlightSearchResult | Problem> {
  const now = context.clock.now()
  const journey = request.journey ?? 0
  return inCompany(context, actor.enterpriseId, async (work) => {
    const opened = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(opened)) return opened
    const draft = withDate(opened, journey, request.departDate)
    const refused = refuseDate(draft, journey, chinaDate(now))
    if (refused) return refused
    if (draft !== opened) await updateDraftSearch(work, draft.tempOrderNo, draft.searchParams)
    const judged = await judgedOffers(work, actor, draft, journey)
    const leads = judged.flights.map(({ fares }, row) => leadFares(fares, judged.verdicts[row] ?? []))
    const searchId = newId(now)
    const kept = insertChoiceSet(work, {
      searchId,
      tempOrderNo: draft.tempOrderNo,
      journey,
      searchedAt: now,
      body: encodeChoiceSet({ ...judged, bookingDate: chinaDate(now) }, leads),
    })
    const result = answer({ searchId, now, journey, draft, leads, ...judged }, actor)
    const { lowestCompliant: lowest, departDate } = result
    const offered = lowest && journey === 0 && rememberLowest(work, draft, { fen: lowest.ticketPrice, date: departDate, at: now })
    await Promise.all([kept, offered])
    return result
  })
}

/** Every fare of one flight of the list, judged like the list itself. */
export async function flightFares(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getFlightFares>,
): Promise<ResponseOf<typeof getFlightFares> | Problem> {
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const { flights, verdicts } = await judgedOffers(work, actor, draft, request.journey)
    const row = flights.findIndex(({ flightKey }) => flightKey === request.flightKey)
    const flight = flights[row]
    return flight ? { flight: judgedOffer(flight, verdicts[row] ?? []) } : problem('flightUnknown', { field: 'flightKey' })
  })
}

interface Judged {
  flights: AirFlight[]
  verdicts: OfferVerdict[][]
  people: PersonRow[]
  passengers: PassengerType[]
  policyApplies: boolean
  setting: FlightSetting
}

const withWorthwhileFares = (flight: AirFlight, apart?: ReadonlySet<string>): AirFlight => ({
  ...flight,
  fares: worthwhileFares(flight.fares, apart),
})

/** Kinds of fares that somebody's standard excludes; a cheaper one of these leaves no other out. */
const excludedFareTypes = (people: readonly PersonRow[]): ReadonlySet<string> =>
  new Set(people.flatMap(({ policy }) => flightSectionOf(policy?.body)?.excludedFareTypes ?? []))

/** The same offer object is the same offer, so its fares are chosen once. */
const worthwhileOnes = new WeakMap<AirFlight, AirFlight>()
function worthwhile(flight: AirFlight): AirFlight {
  const known = worthwhileOnes.get(flight)
  if (known) return known
  const kept = withWorthwhileFares(flight)
  worthwhileOnes.set(flight, kept)
  return kept
}

/** What the supplier offers for a draft's journey, without fares that nobody would choose, and what policy says of each. */
export async function judgedOffers(work: Work, actor: Actor, draft: FlightDraft, journey: number): Promise<Judged> {
  const today = chinaDate(work.context.clock.now())
  const ids = draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
  const [enterprise, people, party] = await Promise.all([
    findEnterprise(work),
    findPeople(work, ids, { today, reader: actor.language, under: underApplication(work.context, draft.travelApplyNo) }),
    passengersOfDraft(work, draft),
  ])
  const offers = await work.context.air.search(asking(work.context), airSearchOf(draft, enterprise, journey, seatsFor(party)))
  const policyApplies = draft.travelType === 'business'
  const apart = policyApplies ? excludedFareTypes(people) : new Set<string>()
  const flights = apart.size === 0 ? offers.map(worthwhile) : offers.map((flight) => withWorthwhileFares(flight, apart))
  const travellers = policyApplies ? people.map(policyTraveller) : []
  const rail = policyApplies ? await railAlternative(work.context, people, flights[0], seatsFor(party)) : undefined
  const setting = flightSetting(enterprise, rail)
  const verdicts = evaluateFlightParty(travellers, flights, { bookingDate: today, language: actor.language, setting })
  return { flights, verdicts, people, passengers: priced(party), policyApplies, setting }
}

interface Found extends Judged {
  searchId: string
  now: Date
  journey: number
  draft: FlightDraft
  leads: number[][]
}

function answer(
  { searchId, now, journey, draft, leads, flights, verdicts, people, passengers, policyApplies }: Found,
  actor: Actor,
): FlightSearchResult {
  const { departCityName, arriveCityName } = searchedPlaces(draft.searchParams, actor.language)
  const best = policyApplies ? lowestCompliant(flights, verdicts) : undefined
  const bestFlight = best && flights[best.flight]
  const bestFare = best && bestFlight?.fares[best.fare]
  return {
    searchId,
    searchedAt: now.toISOString(),
    journey,
    departDate: dateOf(draft, journey),
    departCity: journey === 0 ? departCityName : arriveCityName,
    arriveCity: journey === 0 ? arriveCityName : departCityName,
    dictionary: dictionaryOf(flights, actor.language),
    flights: flights.map((flight, row) => judgedOffer(flight, verdicts[row] ?? [], leads[row])),
    ...(bestFlight && bestFare
      ? { lowestCompliant: { flightKey: bestFlight.flightKey, fareKey: bestFare.fareKey, ticketPrice: bestFare.ticketPrice } }
      : {}),
    travellers: people.map((person) => travellerSummary(person, actor)),
    passengers,
    policyApplies,
  }
}

const dateOf = ({ searchParams }: FlightDraft, journey: number): string =>
  journey === 0 ? searchParams.departDate : (searchParams.returnDate ?? searchParams.departDate)

export const refuseDate = (draft: FlightDraft, journey: number, today: string): Problem | undefined =>
  refuseSearchDate(dateOf(draft, journey), today)

/** Why no flight is looked for on a day: not a day, over, or beyond what is sold. */
export function refuseSearchDate(asked: string, today: string): Problem | undefined {
  const { last } = bookingWindow(flightDraftRules, today)
  if (!isLocalDate(asked)) return problem('dateInvalid', { field: 'departDate' })
  if (asked < today) return problem('datePast', { field: 'departDate' })
  return asked > last ? problem('dateTooFar', { field: 'departDate', detail: { last } }) : undefined
}

/** Another day of the ribbon changes the draft; a way back never lies before the way out. */
function withDate(draft: FlightDraft, journey: number, date: string | undefined): FlightDraft {
  const params = draft.searchParams
  if (!date || date === (journey === 0 ? params.departDate : params.returnDate)) return draft
  if (journey === 1)
    return { ...draft, searchParams: { ...params, returnDate: date < params.departDate ? params.departDate : date } }
  const pushed = params.returnDate && params.returnDate < date ? { returnDate: date } : {}
  return { ...draft, searchParams: { ...params, departDate: date, ...pushed } }
}

export function policyTraveller(person: PersonRow) {
  const policy = flightSectionOf(person.policy?.body)
  return { travellerId: person.employeeId, ...(policy ? { policy } : {}) }
}
