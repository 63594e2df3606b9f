import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train.shapes'
import { isFree, isSold } from './seat-rules'
import { bandOf, timeBands } from '../../booking/list/time-bands'

/** Groups of the filter column; several values of one group widen it, several groups narrow the list. */
export const filterGroups = ['band', 'type', 'departStation', 'arriveStation', 'seat'] as const
export type FilterGroup = (typeof filterGroups)[number]

/** Single conditions: a class within policy, seats left, only G, D and C (handbook 3.1). */
export const filterSwitches = ['within', 'available', 'fast', 'fuxing'] as const
export type FilterSwitch = (typeof filterSwitches)[number]

export type TrainFilters = Record<FilterGroup, readonly string[]> & Record<FilterSwitch, boolean>

export const noFilters: TrainFilters = {
  band: [],
  type: [],
  departStation: [],
  arriveStation: [],
  seat: [],
  within: false,
  available: false,
  fast: false,
  fuxing: false,
}

const fastTypes: readonly TrainOffer['type'][] = ['G', 'D', 'C']
const isFast = (train: TrainOffer): boolean => fastTypes.includes(train.type)

/** One class must meet all conditions on classes at once. */
function someSeatPasses(train: TrainOffer, { within, available, seat: classes }: TrainFilters): boolean {
  if (!within && !available && classes.length === 0) return true
  return train.seats.some(
    (seat) =>
      (classes.length === 0 || classes.includes(seat.seat)) &&
      (!within || seat.verdict === 'within') &&
      (!available || (isSold(train) && isFree(seat))),
  )
}

function passes(train: TrainOffer, filters: TrainFilters): boolean {
  const allows = (group: FilterGroup, value: string) => filters[group].length === 0 || filters[group].includes(value)
  return (
    allows('band', bandOf(train.departTime)) &&
    allows('type', train.type) &&
    allows('departStation', train.departStation) &&
    allows('arriveStation', train.arriveStation) &&
    (!filters.fast || isFast(train)) &&
    (!filters.fuxing || train.fuxing) &&
    someSeatPasses(train, filters)
  )
}

export const applyFilters = (trains: readonly TrainOffer[], filters: TrainFilters): TrainOffer[] =>
  trains.filter((train) => passes(train, filters))

const valuesOf: Record<FilterGroup, (train: TrainOffer) => string[]> = {
  band: (train) => [bandOf(train.departTime)],
  type: (train) => [train.type],
  departStation: (train) => [train.departStation],
  arriveStation: (train) => [train.arriveStation],
  seat: (train) => train.seats.map(({ seat }) => seat),
}

function countValues(trains: readonly TrainOffer[], group: FilterGroup): Map<string, number> {
  const counts = new Map<string, number>()
  for (const train of trains) {
    for (const value of valuesOf[group](train)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return counts
}

const typeOrder: readonly TrainOffer['type'][] = ['G', 'D', 'C', 'Z', 'T', 'K', 'other']
/** From the finest to the plainest, seats before berths. */
const seatOrder: readonly TrainSeat['seat'][] = ['9', 'P', 'D', 'M', 'O', 'S', '2', '1', 'A', '6', 'F', 'I', '4', 'J', '3', 'WZ']
const fixedOrder: Partial<Record<FilterGroup, readonly string[]>> = { band: timeBands, type: typeOrder, seat: seatOrder }

export interface ValueCount {
  value: string
  /** Trains that would be shown with this value, all other groups as they are. */
  count: number
  chosen: boolean
}

/** The values of one group with their counts: fixed orders as they are, stations by how many trains they have. */
export function filterOptions(trains: readonly TrainOffer[], filters: TrainFilters, group: FilterGroup): ValueCount[] {
  const all = countValues(trains, group)
  const counts = countValues(applyFilters(trains, { ...filters, [group]: [] }), group)
  const order = fixedOrder[group]
  const values = order ? order.filter((value) => group === 'band' || all.has(value)) : byCount(all)
  return values.map((value) => ({ value, count: counts.get(value) ?? 0, chosen: filters[group].includes(value) }))
}

const byCount = (counts: Map<string, number>): string[] =>
  [...counts.keys()].sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b))

/** How many trains a switch would leave. */
export const switchCount = (trains: readonly TrainOffer[], filters: TrainFilters, name: FilterSwitch): number =>
  applyFilters(trains, { ...filters, [name]: true }).length

export function toggleValue(filters: TrainFilters, group: FilterGroup, value: string): TrainFilters {
  const values = filters[group]
  return { ...filters, [group]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] }
}

export const activeFilterCount = (filters: TrainFilters): number =>
  filterGroups.reduce((count, group) => count + filters[group].length, 0) + filterSwitches.filter((name) => filters[name]).length

/** Filters as they stand in the address, so that a reload and a shared link show the same list. */
export function filtersFromQuery(query: URLSearchParams): TrainFilters {
  const list = (name: string) => (query.get(name) ?? '').split(',').filter(Boolean)
  const filters = { ...noFilters }
  for (const group of filterGroups) filters[group] = list(group)
  for (const name of filterSwitches) filters[name] = query.get(name) === '1'
  return filters
}

export function filtersToQuery(filters: TrainFilters, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name))
  for (const group of filterGroups) put(group, filters[group].join(','))
  for (const name of filterSwitches) put(name, filters[name] ? '1' : '')
  return next
}
