import type { IntlFlightSearchParams } from '@sojourn/contract/products/intl-flight/draft.shapes'
import type { IntlFare } from '@sojourn/contract/products/intl-flight/itinerary.shapes'
import { cabinOf, hasBaggage, isRefundable } from '@sojourn/domain/products/intl-flight/lead-fares'
import { listFilters, type Filters } from '../../../booking/list/list-filters'
import { bandOf, timeBands } from '../../../booking/list/time-bands'
import { isOwnRisk, type ListedItinerary } from './listed'

/** Groups of the filter column. */
const groups = [
  'changes',
  'departBand',
  'arriveBand',
  'carrier',
  'alliance',
  'duration',
  'via',
  'departAirport',
  'arriveAirport',
  'cabin',
] as const
export type IntlFilterGroup = (typeof groups)[number]

/** Single conditions: only fares within policy, with baggage, refundable; no journeys on one's own risk; only who flies sells. */
const switches = ['within', 'baggage', 'refundable', 'protected', 'own'] as const
export type IntlFilterSwitch = (typeof switches)[number]

export type IntlFilters = Filters<IntlFilterGroup, IntlFilterSwitch>

/** The alliance of a carrier, by the dictionary that came with the list. */
type AllianceOf = (carrier: string) => string | undefined

/** Hours on the way, each up to the next. */
const durations = ['0', '6', '12', '18', '24'] as const
export const durationOf = (minutes: number): string => durations.findLast((from) => minutes >= Number(from) * 60) ?? durations[0]

const passesFare =
  (filters: IntlFilters) =>
  (fare: IntlFare): boolean =>
    (!filters.within || fare.verdict === 'within') &&
    (!filters.baggage || hasBaggage(fare)) &&
    (!filters.refundable || isRefundable(fare)) &&
    (filters.cabin.length === 0 || filters.cabin.includes(cabinOf(fare)))

const asksFares = ({ within, baggage, refundable, cabin }: IntlFilters): boolean =>
  within || baggage || refundable || cabin.length > 0

/** The airports where planes are changed. */
const viaOf = ({ connections }: ListedItinerary): string[] =>
  connections.flatMap(({ arriveAirport, departAirport }) => [...new Set([arriveAirport, departAirport])])

const valuesOf: Record<IntlFilterGroup, (itinerary: ListedItinerary, allianceOf: AllianceOf) => (string | undefined)[]> = {
  changes: ({ connections }) => [String(connections.length)],
  departBand: ({ flights }) => [bandOf(flights[0]!.departTime)],
  arriveBand: ({ flights }) => [bandOf(flights.at(-1)!.arriveTime)],
  carrier: ({ flights }) => [...new Set(flights.map(({ carrier }) => carrier))],
  alliance: ({ flights }, allianceOf) => [...new Set(flights.map(({ carrier }) => allianceOf(carrier)))],
  duration: ({ durationMinutes }) => [durationOf(durationMinutes)],
  via: viaOf,
  departAirport: ({ flights }) => [flights[0]!.departAirport],
  arriveAirport: ({ flights }) => [flights.at(-1)!.arriveAirport],
  cabin: ({ fares }) => [...new Set(fares.map(cabinOf))],
}

/** The conditions that a list has a use for: no policy, no such journey, nothing to ask. */
export const usefulSwitches = (itineraries: readonly ListedItinerary[], policyApplies: boolean): IntlFilterSwitch[] =>
  switches.filter((name) => (name === 'within' ? policyApplies : name !== 'protected' || itineraries.some(isOwnRisk)))

/** What is asked of the flights; the cabin is asked of fares. */
const ofFlights = groups.filter((group) => group !== 'cabin')

/** The itineraries to show, each with the fares to show. */
export function applyFilters(
  itineraries: readonly ListedItinerary[],
  filters: IntlFilters,
  allianceOf: AllianceOf,
): ListedItinerary[] {
  const asked = ofFlights.filter((group) => filters[group].length > 0)
  const onFares = asksFares(filters)
  const passes = passesFare(filters)
  return itineraries.flatMap((itinerary) => {
    if (filters.protected && isOwnRisk(itinerary)) return []
    if (filters.own && itinerary.flights.some(({ operating }) => operating)) return []
    const fits = asked.every((group) =>
      valuesOf[group](itinerary, allianceOf).some((value) => value !== undefined && filters[group].includes(value)),
    )
    if (!fits) return []
    if (!onFares) return [itinerary]
    const fares = itinerary.fares.filter(passes)
    return fares.length > 0 ? [{ ...itinerary, fares }] : []
  })
}

/** Beside the itineraries it is known which alliance each carrier belongs to. */
export const intlFilters = listFilters<ListedItinerary, IntlFilterGroup, IntlFilterSwitch, AllianceOf>({
  groups,
  switches,
  apply: applyFilters,
  valuesOf,
  orders: {
    changes: ['0', '1', '2'],
    departBand: timeBands,
    arriveBand: timeBands,
    duration: durations,
    cabin: ['Y', 'W', 'C', 'F'],
  },
  always: ['departBand'],
})

/** A search with the filters of its list, as an address has them; a list without filters sends none. */
export function withFilters({ filters: _former, ...search }: IntlFlightSearchParams, written: string): IntlFlightSearchParams {
  const filters = intlFilters.read(new URLSearchParams(written))
  return intlFilters.activeCount(filters) === 0 ? search : { ...search, filters }
}
