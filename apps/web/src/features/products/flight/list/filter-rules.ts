import type { FlightFare, FlightOffer, FlightSearchParams } from '@sojourn/contract/products/flight/flight.shapes'
import { several } from '../../../../kit/lists/list-search'
import { listFilters, type Filters } from '../../../booking/list/list-filters'
import { bandOf, timeBands } from '../../../booking/list/time-bands'

/** Groups of the filter column. */
const filterGroups = ['band', 'arriveBand', 'carrier', 'departAirport', 'arriveAirport', 'cabin', 'size'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Single conditions: non-stop only, no code shares, only fares within policy. */
const filterSwitches = ['within', 'direct', 'own'] as const
type FilterSwitch = (typeof filterSwitches)[number]

export type FlightFilters = Filters<FilterGroup, FilterSwitch>

type SizeOf = (aircraft: string) => string | undefined

/** Fares of a flight that pass the conditions on fares. */
function passingFares(fares: readonly FlightFare[], filters: FlightFilters): FlightFare[] {
  return fares.filter(
    (fare) =>
      (!filters.within || fare.verdict === 'within') && (filters.cabin.length === 0 || filters.cabin.includes(fare.cabin)),
  )
}

function passes(flight: FlightOffer, filters: FlightFilters, sizeOf: SizeOf): boolean {
  const allows = (group: FilterGroup, value: string | undefined) =>
    filters[group].length === 0 || (value !== undefined && filters[group].includes(value))
  return (
    allows('band', bandOf(flight.departTime)) &&
    allows('arriveBand', bandOf(flight.arriveTime)) &&
    allows('carrier', flight.carrier) &&
    allows('departAirport', flight.departAirport) &&
    allows('arriveAirport', flight.arriveAirport) &&
    allows('size', sizeOf(flight.aircraft)) &&
    !(filters.direct && flight.stop) &&
    !(filters.own && flight.operating)
  )
}

/** The flights to show, each with the fares to show. */
export function applyFilters(flights: readonly FlightOffer[], filters: FlightFilters, sizeOf: SizeOf): FlightOffer[] {
  const onFares = filters.within || filters.cabin.length > 0
  return flights.flatMap((flight) => {
    if (!passes(flight, filters, sizeOf)) return []
    if (!onFares) return [flight]
    const fares = passingFares(flight.fares, filters)
    return fares.length > 0 ? [{ ...flight, fares }] : []
  })
}

const valuesOf: Record<FilterGroup, (flight: FlightOffer, sizeOf: SizeOf) => (string | undefined)[]> = {
  band: (flight) => [bandOf(flight.departTime)],
  arriveBand: (flight) => [bandOf(flight.arriveTime)],
  carrier: (flight) => [flight.carrier],
  departAirport: (flight) => [flight.departAirport],
  arriveAirport: (flight) => [flight.arriveAirport],
  cabin: (flight) => [...new Set(flight.fares.map((fare) => fare.cabin))],
  size: (flight, sizeOf) => [sizeOf(flight.aircraft)],
}

/** Beside the flights it is known how large each aircraft is. */
export const flightFilters = listFilters<FlightOffer, FilterGroup, FilterSwitch, SizeOf>({
  groups: filterGroups,
  switches: filterSwitches,
  apply: applyFilters,
  valuesOf,
  orders: { band: timeBands, arriveBand: timeBands, cabin: ['Y', 'W', 'C', 'F'], size: ['large', 'medium', 'small'] },
  always: ['band', 'arriveBand'],
  chips: ['band', 'arriveBand'],
})

/** A search with the filters of its list, as an address has them; a list without filters sends none. */
export function withFilters({ filters: _former, ...search }: FlightSearchParams, written: string): FlightSearchParams {
  const query = new URLSearchParams(written)
  const filters = flightFilters.read(query)
  const backBand = several.read(query.get('backBand') ?? '') ?? []
  const isFiltered = flightFilters.activeCount(filters) > 0 || backBand.length > 0
  return isFiltered ? { ...search, filters: { ...filters, ...(backBand.length > 0 && { backBand }) } } : search
}
