import type { FlightFare, FlightOffer } from '@sojourn/contract/products/flight.shapes'
import { bandOf, timeBands } from '../../booking/list/time-bands'

/** Groups of the filter column; several values of one group widen it, several groups narrow the list. */
export const filterGroups = ['band', 'carrier', 'departAirport', 'arriveAirport', 'cabin', 'size'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Single conditions: non-stop only, no code shares, only fares within policy. */
export const filterSwitches = ['within', 'direct', 'own'] as const
export type FilterSwitch = (typeof filterSwitches)[number]

export type FlightFilters = Record<FilterGroup, readonly string[]> & Record<FilterSwitch, boolean>

export interface FilterOption {
  value: string
  /** Flights that would be shown with this value, all other groups as they are. */
  count: number
  chosen: boolean
}

export const noFilters: FlightFilters = {
  band: [],
  carrier: [],
  departAirport: [],
  arriveAirport: [],
  cabin: [],
  size: [],
  within: false,
  direct: false,
  own: false,
}

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
  carrier: (flight) => [flight.carrier],
  departAirport: (flight) => [flight.departAirport],
  arriveAirport: (flight) => [flight.arriveAirport],
  cabin: (flight) => [...new Set(flight.fares.map((fare) => fare.cabin))],
  size: (flight, sizeOf) => [sizeOf(flight.aircraft)],
}

function countValues(flights: readonly FlightOffer[], group: FilterGroup, sizeOf: SizeOf): Map<string, number> {
  const counts = new Map<string, number>()
  for (const flight of flights) {
    for (const value of valuesOf[group](flight, sizeOf)) {
      if (value) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
  }
  return counts
}

const fixedOrder: Partial<Record<FilterGroup, readonly string[]>> = {
  band: timeBands,
  cabin: ['Y', 'W', 'C', 'F'],
  size: ['large', 'medium', 'small'],
}

/** The values of one group with their counts: fixed orders as they are, others by how many flights they have. */
export function filterOptions(
  flights: readonly FlightOffer[],
  filters: FlightFilters,
  group: FilterGroup,
  sizeOf: SizeOf,
): FilterOption[] {
  const all = countValues(flights, group, sizeOf)
  const counts = countValues(applyFilters(flights, { ...filters, [group]: [] }, sizeOf), group, sizeOf)
  const order = fixedOrder[group]
  const values = order ? order.filter((value) => group === 'band' || all.has(value)) : byCount(all)
  return values.map((value) => ({ value, count: counts.get(value) ?? 0, chosen: filters[group].includes(value) }))
}

const byCount = (counts: Map<string, number>): string[] =>
  [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b))

/** How many flights a switch would leave. */
export const switchCount = (
  flights: readonly FlightOffer[],
  filters: FlightFilters,
  name: FilterSwitch,
  sizeOf: SizeOf,
): number => applyFilters(flights, { ...filters, [name]: true }, sizeOf).length

export function toggleValue(filters: FlightFilters, group: FilterGroup, value: string): FlightFilters {
  const values = filters[group]
  return { ...filters, [group]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] }
}

export const activeFilterCount = (filters: FlightFilters): number =>
  filterGroups.reduce((count, group) => count + filters[group].length, 0) + filterSwitches.filter((name) => filters[name]).length

/** Filters as they stand in the address, so that a reload and a shared link show the same list. */
export function filtersFromQuery(query: URLSearchParams): FlightFilters {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
  const filters = { ...noFilters }
  for (const group of filterGroups) filters[group] = list(group)
  for (const name of filterSwitches) filters[name] = query.get(name) === '1'
  return filters
}

export function filtersToQuery(filters: FlightFilters, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  for (const group of filterGroups) put(group, filters[group].join(','))
  for (const name of filterSwitches) put(name, filters[name] ? '1' : '')
  return next
}
