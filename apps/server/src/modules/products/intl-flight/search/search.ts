import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getIntlFlightFares, searchIntlFlights } from '@sojourn/contract/products/intl-flight/search.calls'
import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { averageKg } from '@sojourn/domain/products/intl-flight/carbon'
import { leadFares } from '@sojourn/domain/products/intl-flight/lead-fares'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { cabinFactorYear } from '@sojourn/domain/reference/place/carbon'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { newId } from '../../../../kit/id'
import { insertChoiceSet, updateDraftSearch } from '../../../booking/draft/store'
import { travellerSummary } from '../../../booking/party/draft-travellers'
import { legsInWords } from '../draft/draft'
import { openIntlFlightDraft } from '../draft/open-draft'
import { refuseParty } from '../draft/passengers'
import { atDay, refuseDay } from '../draft/search-day'
import { intlDictionaryOf } from '../supply/dictionary'
import { shownItinerary, shownSegment, Told } from '../supply/from-supply'
import type { IntlFlightDraft } from '../supply/supply'
import { refuseChoices } from './asked-slice'
import { encodeChoiceSet } from './choice-set'
import { judgedOffers, openedOffer, type JudgedItineraries } from './judged-offers'

/** Offers are asked for again after so many minutes (handbook 2.4). */
export const offersStandMinutes = 20

/** Itineraries of one direction with every traveller's verdict; what was shown is kept as a choice set (S7.53). */
export async function searchIntl(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof searchIntlFlights>,
): Promise<IntlFlightSearchResult | Problem> {
  const now = context.clock.now()
  const { slice = 0, chosen = [] } = request
  return inCompany(context, actor.enterpriseId, async (work) => {
    const opened = await openIntlFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(opened)) return opened
    const wrong = await refuseChoices(work, opened, slice, chosen)
    if (wrong) return wrong
    const draft = atDay(opened, slice, request.date)
    const refused = refuseDay(draft, slice, now)
    if (refused) return refused
    if (draft !== opened) await updateDraftSearch(work, draft.tempOrderNo, draft.searchParams)
    const judged = await judgedOffers(work, actor, { draft, slice, chosen })
    // Whoever may not fly yet is shown what an infant costs, until it is booked.
    const apart = refuseParty(judged.ages)
    if (apart) return apart
    const leads = judged.itineraries.map(({ fares }, row) => leadFares(fares, judged.verdicts[row] ?? []))
    const searchId = newId(now)
    const kept = insertChoiceSet(work, {
      searchId,
      tempOrderNo: draft.tempOrderNo,
      journey: slice,
      searchedAt: now,
      body: encodeChoiceSet(judged, leads),
    })
    const result = answer({ searchId, now, slice, draft, leads, judged }, actor)
    await kept
    return result
  })
}

/** Every fare of one itinerary, judged among all of the list. */
export async function intlFares(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof getIntlFlightFares>,
): Promise<ResponseOf<typeof getIntlFlightFares> | Problem> {
  const { slice = 0, chosen = [], itineraryKey } = request
  return inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openIntlFlightDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const wrong = await refuseChoices(work, draft, slice, chosen)
    if (wrong) return wrong
    const { itineraries, said, passports } = await openedOffer(work, actor, { draft, slice, chosen, itineraryKey })
    const [itinerary] = itineraries
    if (!itinerary) return problem('itineraryUnknown', { field: 'itineraryKey' })
    const told = new Told(context.clock.now().toISOString(), actor.language, passports)
    return {
      itinerary: shownItinerary(itinerary, (fare) => said(0, fare), told),
      segments: told.table.segments.map(shownSegment),
    }
  })
}

interface Found {
  searchId: string
  now: Date
  slice: number
  draft: IntlFlightDraft
  leads: number[][]
  judged: JudgedItineraries
}

function answer({ searchId, now, slice, draft, leads, judged }: Found, actor: Actor): IntlFlightSearchResult {
  const { itineraries, said, people, passengers, passports, policyApplies } = judged
  const told = new Told(now.toISOString(), actor.language, passports)
  const shown = itineraries.map((itinerary, row) => shownItinerary(itinerary, (fare) => said(row, fare), told, leads[row]))
  const best = policyApplies ? lowestCompliant(judged) : undefined
  return {
    searchId,
    searchedAt: told.now,
    standsUntil: addMinutes(told.now, offersStandMinutes),
    slice,
    legs: legsInWords(draft.searchParams, actor.language),
    dictionary: intlDictionaryOf(told.table.segments, actor.language),
    segments: told.table.segments.map(shownSegment),
    itineraries: shown,
    ...(best && { lowestCompliant: best }),
    travellers: people.map((person) => travellerSummary(person, actor)),
    passengers,
    policyApplies,
    carbon: { averageKg: averageKg(shown.map(({ carbonKg }) => carbonKg)), factorYear: cabinFactorYear },
  }
}

/** The cheapest fare that breaks no rule of any traveller. */
function lowestCompliant({ itineraries, verdicts }: JudgedItineraries): IntlFlightSearchResult['lowestCompliant'] {
  let best: IntlFlightSearchResult['lowestCompliant']
  itineraries.forEach(({ itineraryKey, fares }, row) =>
    fares.forEach(({ fareKey, total }, position) => {
      if (verdicts[row]?.[position] === 'within' && (!best || total < best.total)) best = { itineraryKey, fareKey, total }
    }),
  )
  return best
}
