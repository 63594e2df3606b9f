import { segmentTypes } from '@sojourn/contract/booking/codes'
import type { SavedTempOrder, TempOrder } from '@sojourn/contract/booking/draft.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { IntlFlightTempOrder, SearchedLeg } from '@sojourn/contract/products/intl-flight/search.shapes'
import { bookingWindow } from '@sojourn/domain/booking/date-section'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import { checkIntlFlightSearch, isAllDomestic, legsOf } from '@sojourn/domain/products/intl-flight/draft/draft'
import { intlFlightSearchText } from '@sojourn/text/products/intl-flight/search'
import type { Actor, Context } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { readDraft, type PeopledDraft } from '../../../booking/party/draft-travellers'
import { draftParts } from '../../../booking/party/draft-view'
import { saveDraft } from '../../../booking/search/save-draft'
import { airportsOf, cityName, cityOf, isDomestic, knowsPlace, placeName } from '../../../reference/air-places'
import { dayAt } from '../../../reference/zones'
import { openIntlFlightDraft } from './open-draft'

/** S3.27 */
const oneAirport = 1
const hasAirport = (code: string): boolean => airportsOf(code, 0).length > 0

/** Keeps a search for international flights; one that stays in mainland China goes on as a domestic one (S4.13, S7.19). */
export async function saveIntlFlightDraft(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveIntlFlightOrderTemp>,
): Promise<SavedTempOrder | Problem> {
  const searchParams = withEnds(request.searchParams)
  const now = context.clock.now()
  const horizonEnd = bookingWindow(intlFlightDraftRules, chinaDate(now)).last
  const todayAt = (code: string): string => dayAt(code, now)
  const wrong = checkIntlFlightSearch(searchParams, { todayAt, horizonEnd, cityOf, knowsPlace, hasAirport, isDomestic })
  if (wrong) return wrong
  const legs = legsOf(searchParams)
  const domestic = isAllDomestic(searchParams, isDomestic)
  return saveDraft(context, actor, {
    product: domestic ? 'flight' : 'intlFlight',
    frame: request,
    searchParams: domestic ? withoutFilters(searchParams) : fitting(searchParams),
    cities: { depart: cityName(searchParams.departAirportCode), arrive: cityName(searchParams.arriveAirportCode) },
    startDate: legs[0]!.departDate,
    endDate: legs.at(-1)!.departDate,
    isOneOff: segmentTypes.word(searchParams.segmentType) === 'multi',
  })
}

/** A domestic list has other filters. */
const withoutFilters = ({ filters: _other, ...params }: IntlFlightSearchParams): IntlFlightSearchParams => params

/** A search as it is kept: filters name airports of the cities of its way out, and none where one airport is searched. */
function fitting(params: IntlFlightSearchParams): IntlFlightSearchParams {
  const { filters } = params
  const [out] = legsOf(params)
  if (!filters || !out) return params
  const airports = (chosen: readonly string[], place: string, type: number | undefined) =>
    type === oneAirport ? [] : chosen.filter((code) => cityOf(code) === cityOf(place))
  return {
    ...params,
    filters: {
      ...filters,
      departAirport: airports(filters.departAirport, out.departCode, out.departType),
      arriveAirport: airports(filters.arriveAirport, out.arriveCode, out.arriveType),
    },
  }
}

/** The fields beside the legs of a trip with several name its two ends, whatever the caller wrote there. */
function withEnds(params: IntlFlightSearchParams): IntlFlightSearchParams {
  const [first] = params.segmentQueryList ?? []
  const last = params.segmentQueryList?.at(-1)
  if (segmentTypes.word(params.segmentType) !== 'multi' || !first || !last) return params
  const { returnDate: _none, ...rest } = params
  return {
    ...rest,
    departAirportCode: first.departCode,
    departCityName: first.departCityName,
    departDate: first.departDate,
    arriveAirportCode: last.arriveCode,
    arriveCityName: last.arriveCityName,
  }
}

export async function getIntlFlightDraft(
  context: Context,
  actor: Actor,
  request: { tempOrderNo: string },
): Promise<IntlFlightTempOrder | Problem> {
  const found = await readDraft(context, actor, request.tempOrderNo, openIntlFlightDraft)
  return isProblem(found) ? found : answer(found, actor)
}

const answer = ({ draft, people }: PeopledDraft<IntlFlightSearchParams>, actor: Actor): IntlFlightTempOrder => ({
  ...draftParts({ draft, people }, actor),
  searchParams: draft.searchParams,
  legs: legsInWords(draft.searchParams, actor.language),
})

/** The directions of a search, in the reader's words. */
export const legsInWords = (params: IntlFlightSearchParams, language: Language): SearchedLeg[] =>
  legsOf(params).map((leg) => ({
    departCode: leg.departCode,
    departCity: placeName(leg.departCode, leg.departType, language),
    arriveCode: leg.arriveCode,
    arriveCity: placeName(leg.arriveCode, leg.arriveType, language),
    date: leg.departDate,
  }))

/** A saved search in the reader's words. */
export function describeIntlFlightDraft(
  params: IntlFlightSearchParams,
  language: Language,
): Pick<TempOrder, 'places' | 'wishes'> {
  const text = intlFlightSearchText[language]
  return {
    places: legsOf(params).map((leg) => ({
      from: placeName(leg.departCode, leg.departType, language),
      to: placeName(leg.arriveCode, leg.arriveType, language),
      date: leg.departDate,
    })),
    wishes: [
      ...(params.seatType ? [text.cabins[params.seatType]] : []),
      ...(params.passenger ? [text.passengers[params.passenger]] : []),
      ...(params.isDirect ? [text.directOnly] : []),
    ],
  }
}
