import type { PassengerType } from '@sojourn/contract/booking/traveller.shapes'
import type { IntlChoice, IntlPassengerType } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { saidOf } from '@sojourn/domain/booking/policy/engine'
import { judgeIntlFlights, type IntlFlightSetting } from '@sojourn/domain/products/intl-flight/policy/evaluate'
import type { SearchedFare } from '@sojourn/domain/products/intl-flight/kept-search'
import { intlFlightSectionOf } from '@sojourn/domain/products/intl-flight/policy/section'
import { passportsOf } from '@sojourn/domain/products/intl-flight/transit-visa'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { IntlAirItinerary, IntlAirSearch } from '@sojourn/supply/ports/intl-air'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { nationalitiesOf } from '../../../booking/traveller/bearer'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import { ageOf, passengersOfDraft, priced } from '../draft/passengers'
import { journeysAfter } from '../supply/policy-journey'
import { intlSearchOf, type IntlFlightDraft, type PricedChoice } from '../supply/supply'

export interface Buyers {
  enterprise: EnterpriseRow
  people: PersonRow[]
  /** By age, and as whom they fly. */
  ages: PassengerType[]
  passengers: IntlPassengerType[]
  /** Of which countries they have passports. */
  passports: readonly string[]
}
/** Itineraries of one direction, with what policy says of every fare of each. */
export interface JudgedItineraries extends Buyers {
  itineraries: IntlAirItinerary[]
  /** Their fares as policy judges them. */
  journeys: SearchedFare[][]
  verdicts: Verdict[][]
  /** The same with its sentences, which are made for fares that are shown. */
  said: (row: number, fare: number) => OfferVerdict
  policyApplies: boolean
  setting: IntlFlightSetting
}

interface SliceSought {
  draft: IntlFlightDraft
  slice: number
  chosen: readonly PricedChoice[]
}

/**
 * What the supplier offers for a direction of a draft, from 0, priced for the whole trip with what was chosen of those before it, and every
 * traveller's verdict.
 */
export async function judgedOffers(work: Work, actor: Actor, { draft, slice, chosen }: SliceSought): Promise<JudgedItineraries> {
  const { context } = work
  const buyers = await buyersOf(work, actor, draft)
  const search = intlSearchOf(draft, buyers.enterprise, buyers.passengers, chosen.slice(0, slice))
  const [itineraries, before] = await Promise.all([
    context.intlAir.search(asking(context), search),
    directionBefore(context, search, buyers),
  ])
  return judged(itineraries, { draft, buyers, before, actor, context })
}

interface OfferSought {
  draft: IntlFlightDraft
  slice: number
  chosen: readonly IntlChoice[]
  itineraryKey: string
}

/** The same with all fares of one itinerary, which stands first; nothing where it is not on offer. */
export async function openedOffer(
  work: Work,
  actor: Actor,
  { draft, slice, chosen, itineraryKey }: OfferSought,
): Promise<JudgedItineraries> {
  const { context } = work
  const buyers = await buyersOf(work, actor, draft)
  const search = intlSearchOf(draft, buyers.enterprise, buyers.passengers, chosen.slice(0, slice))
  const [all, opened, before] = await Promise.all([
    context.intlAir.search(asking(context), search),
    context.intlAir.search(asking(context), { ...search, itineraryKey }),
    directionBefore(context, search, buyers),
  ])
  const own = opened.find((each) => each.itineraryKey === itineraryKey)
  const others = all.filter((each) => each.itineraryKey !== itineraryKey)
  return judged(own ? [own, ...others] : [], { draft, buyers, before, actor, context })
}

/** The direction that was chosen last at the fare that was chosen, where a standard asks how the next one follows it. */
async function directionBefore(
  context: Context,
  { chosen, ...search }: IntlAirSearch,
  { people }: Buyers,
): Promise<IntlAirItinerary | undefined> {
  const last = chosen.at(-1)
  if (!last || !people.some(({ policy }) => intlFlightSectionOf(policy?.body)?.forbidSelfTransfer)) return undefined
  const { itineraryKey } = last
  const opened = await context.intlAir.search(asking(context), { ...search, chosen: chosen.slice(0, -1), itineraryKey })
  const before = opened.find((each) => each.itineraryKey === itineraryKey)
  return before && { ...before, fares: before.fares.filter(({ fareKey }) => fareKey === last.fareKey) }
}

interface Judging {
  draft: IntlFlightDraft
  buyers: Buyers
  before: IntlAirItinerary | undefined
  actor: Actor
  context: Context
}

function judged(itineraries: IntlAirItinerary[], { draft, buyers, before, actor, context }: Judging): JudgedItineraries {
  const { enterprise, people } = buyers
  const policyApplies = draft.travelType === 'business'
  const setting = {
    bookingDate: chinaDate(context.clock.now()),
    together: enterprise.config.settings.togetherBookRule,
  }
  const journeys = itineraries.map((itinerary) => journeysAfter(before, itinerary))
  return {
    ...buyers,
    itineraries,
    journeys,
    ...judge(journeys, policyApplies ? people : [], setting, actor),
    policyApplies,
    setting,
  }
}

/** Who buys and who flies: the company, its travellers or the caller alone, and as whom they fly. */
export async function buyersOf(work: Work, actor: Actor, draft: IntlFlightDraft): Promise<Buyers> {
  const today = chinaDate(work.context.clock.now())
  const ids = draft.travellerIds.length > 0 ? draft.travellerIds : [actor.employeeId]
  const [enterprise, people, party, nationalities] = await Promise.all([
    findEnterprise(work),
    findPeople(work, ids, { today, reader: actor.language, under: underApplication(work.context, draft.travelApplyNo) }),
    passengersOfDraft(work, draft),
    nationalitiesOf(work, ids),
  ])
  return { enterprise, people, ages: party.map(ageOf), passengers: priced(party, draft), passports: passportsOf(nationalities) }
}

export function policyTraveller(person: PersonRow) {
  const policy = intlFlightSectionOf(person.policy?.body)
  return { travellerId: person.employeeId, ...(policy ? { policy } : {}) }
}

/** The verdicts of all fares, itinerary by itinerary. */
function judge(
  journeys: readonly SearchedFare[][],
  people: readonly PersonRow[],
  setting: IntlFlightSetting,
  actor: Actor,
): Pick<JudgedItineraries, 'verdicts' | 'said'> {
  const list = judgeIntlFlights(people.map(policyTraveller), journeys.flat(), setting, actor.language)
  const firsts: number[] = []
  let first = 0
  const verdicts = journeys.map(({ length }) => {
    firsts.push(first)
    return list.verdicts.slice(first, (first += length))
  })
  return { verdicts, said: (row, fare) => saidOf(list, firsts[row]! + fare) }
}
