import type { SavedTempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  chooseFlightTravellers,
  getFlightOrderTemp,
  saveFlightOrderTemp,
} from '@sojourn/contract/products/flight/flight.calls'
import type { FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { flightDraftRules } from '@sojourn/domain/products/flight/draft-rules'
import { checkFlightSearch } from '@sojourn/domain/products/flight/draft'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { chooseDraftTravellers, readDraft, type PeopledDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft as save } from '../../../booking/search/save-draft'
import { cityName, cityOf, hasAirport, knowsPlace, searchedPlaces } from '../../../reference/air-places'
import { openFlightDraft } from './open-draft'

/** S3.27 */
const oneAirport = 1

type Draft = ResponseOf<typeof getFlightOrderTemp>

/** Keeps a search as a draft and says where the flow goes on (S4.11–S4.14, S7.19). */
export async function saveDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveFlightOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const { searchParams } = request
  const today = chinaDate(context.clock.now())
  const horizonEnd = bookingWindow(flightDraftRules, today).last
  const wrong = checkFlightSearch(searchParams, { today, horizonEnd, knowsPlace, hasAirport, cityOf })
  if (wrong) return wrong
  return save(context, actor, {
    product: 'flight',
    frame: request,
    searchParams: fitting(searchParams),
    cities: { depart: cityName(searchParams.departAirportCode), arrive: cityName(searchParams.arriveAirportCode) },
    startDate: searchParams.departDate,
    endDate: searchParams.returnDate ?? searchParams.departDate,
  })
}

/** A search as it is kept: filters name airports of the cities that are searched now, and none where one airport is. */
function fitting(params: FlightSearchParams): FlightSearchParams {
  const { filters, departAirportCode, departType, arriveAirportCode, arriveType } = params
  if (!filters) return params
  const airports = (chosen: readonly string[], place: string, type: number | undefined) =>
    type === oneAirport ? [] : chosen.filter((code) => cityOf(code) === cityOf(place))
  return {
    ...params,
    filters: {
      ...filters,
      departAirport: airports(filters.departAirport, departAirportCode, departType),
      arriveAirport: airports(filters.arriveAirport, arriveAirportCode, arriveType),
    },
  }
}

export async function getDraft(context: Context, actor: Actor, request: { tempOrderNo: string }): Promise<Draft | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openFlightDraft)
  return isProblem(found) ? found : answer(found, actor)
}

/** The people of a journey, chosen before its list is shown (S4.14). */
export const chooseTravellers = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof chooseFlightTravellers>,
): Promise<Draft | Problem> =>
  chooseDraftTravellers(context, actor, { chosen: request, open: openFlightDraft }, (chosen) => answer(chosen, actor))

const answer = ({ draft, people }: PeopledDraft<FlightSearchParams>, actor: Actor): Draft => ({
  ...draftParts({ draft, people }, actor),
  searchParams: { ...draft.searchParams, ...searchedPlaces(draft.searchParams, actor.language) },
})
