import type { FlightLeg, IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { saveIntlFlightOrderTemp } from '@sojourn/contract/products/intl-flight/draft.calls'
import type { IntlChoice, IntlFare, IntlItinerary } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { searchIntlFlights } from '@sojourn/contract/products/intl-flight/search.calls'
import type { IntlFlightSearchResult } from '@sojourn/contract/products/intl-flight/search.shapes'
import { expectResult } from '../flights'
import type { Caller } from '../server'

export const shanghaiToSingapore: IntlFlightSearchParams = {
  segmentType: 0,
  departAirportCode: 'SHA',
  departCityName: '上海',
  departType: 0,
  arriveAirportCode: 'SIN',
  arriveCityName: '新加坡',
  arriveType: 0,
  departDate: '2026-12-09',
}

export const intlLeg = (from: string, to: string, departDate: string, journeyIndex: number): FlightLeg => ({
  journeyIndex,
  departCode: from,
  departCityName: from,
  arriveCode: to,
  arriveCityName: to,
  departDate,
})

/** A trip of these places on these days, as the form sends it. */
export const severalLegs = (...legs: readonly (readonly [from: string, to: string, date: string])[]): IntlFlightSearchParams => ({
  ...shanghaiToSingapore,
  segmentType: 2,
  segmentQueryList: legs.map(([from, to, date], index) => intlLeg(from, to, date, index)),
})

export async function saveIntlDraft(
  server: Caller,
  who: string,
  change: Partial<IntlFlightSearchParams> = {},
  frame: { travelType?: 1 | 2; bookType?: 0 | 1 } = {},
): Promise<string> {
  const saved = await server.call(who, saveIntlFlightOrderTemp, {
    searchParams: { ...shanghaiToSingapore, ...change },
    travelType: 1,
    bookType: 0,
    ...frame,
  })
  return expectResult(saved).tempOrderNo
}

export const listIntl = async (
  server: Caller,
  who: string,
  tempOrderNo: string,
  chosen: IntlChoice[] = [],
): Promise<IntlFlightSearchResult> =>
  expectResult(await server.call(who, searchIntlFlights, { tempOrderNo, slice: chosen.length, chosen }))

export const choiceOf = (
  { searchId }: Pick<IntlFlightSearchResult, 'searchId'>,
  { itineraryKey }: Pick<IntlItinerary, 'itineraryKey'>,
  { fareKey }: Pick<IntlFare, 'fareKey'>,
): IntlChoice => ({ searchId, itineraryKey, fareKey })

/** The cheapest of a list. */
export function cheapestOf(result: IntlFlightSearchResult): { itinerary: IntlItinerary; fare: IntlFare } {
  const all = result.itineraries.flatMap((itinerary) => itinerary.fares.map((fare) => ({ itinerary, fare })))
  const [first] = all.toSorted((a, b) => a.fare.total - b.fare.total)
  if (!first) throw new Error('nothing on offer')
  return first
}
