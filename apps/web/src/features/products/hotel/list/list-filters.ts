import {
  flag,
  listSearch,
  oneOf,
  several,
  wholeNumber,
  words,
  type SearchValue,
  type Searched,
} from '../../../../kit/lists/list-search'
import type { HotelListFilters } from '@sojourn/contract/products/hotel/search.shapes'
import type { HotelFacility } from '@sojourn/contract/products/hotel/hotel.shapes'

/** Conditions that are on or off. */
export const filterSwitches = [
  'withinStandard',
  'freeCancellation',
  'breakfast',
  'agreementOnly',
  'favouritesOnly',
  'instantConfirmation',
  'availableOnly',
  'foreignGuests',
] as const
export type FilterSwitch = (typeof filterSwitches)[number]

/** Conditions of which several values may hold: within one any will do, facilities all. */
export const filterLists = ['stars', 'brandIds', 'districtIds', 'areaIds', 'facilities'] as const
export type FilterList = (typeof filterLists)[number]

/** Ids of star groups, each for both of its codes (S9.13). */
export const starGroups = [32, 31, 30, 28] as const

/** Yuan per room and night between which a band lies. */
export const priceBands: readonly { from?: number; to?: number }[] = [
  { to: 200 },
  { from: 200, to: 350 },
  { from: 350, to: 500 },
  { from: 500, to: 800 },
  { from: 800, to: 1200 },
  { from: 1200 },
]
export const radii = [1, 2, 5, 10] as const

/** South, west, north and east of a part of the map. */
const bounds: SearchValue<readonly number[], undefined> = {
  unset: undefined,
  read: (written) => {
    const values = written.split(',').map(Number)
    return written && values.length === 4 && values.every(Number.isFinite) ? values : undefined
  },
  write: (edges) => edges.map((edge) => edge.toFixed(4)).join(','),
}

const valuesOf = <Name extends string, Value>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

/** Filters as they stand in the address, so that reload, back and a sent link show the same list. */
export const hotelFilters = listSearch({
  ...valuesOf(filterSwitches, flag),
  ...valuesOf(filterLists, several),
  /** An index of `priceBands`. */
  band: wholeNumber(0, priceBands.length - 1),
  /** Kilometres from the point that is measured from. */
  radius: wholeNumber(1, 50),
  /** 0 either, 1 at the hotel, 2 in advance; undefined is what the search said. */
  payment: oneOf([0, 1, 2], undefined),
  name: words(),
  bounds,
})
export type ListFilters = Searched<typeof hotelFilters>

/** What the server is asked for. */
export function requestFilters(filters: ListFilters): HotelListFilters {
  const { band, radius, stars, facilities, bounds: edges, ...asked } = hotelFilters.set(filters)
  const { from, to } = band === undefined ? {} : (priceBands[band] ?? {})
  const [south, west, north, east] = edges ?? []
  return {
    ...asked,
    ...(stars && { stars: stars.map(Number) as NonNullable<HotelListFilters['stars']> }),
    ...(facilities && { facilities: facilities as HotelFacility[] }),
    ...(from !== undefined && { priceFrom: from * 100 }),
    ...(to !== undefined && { priceTo: to * 100 }),
    ...(radius !== undefined && { radius: radius * 1000 }),
    ...(south !== undefined &&
      west !== undefined &&
      north !== undefined &&
      east !== undefined && { bounds: { south, west, north, east } }),
  }
}

export function toggleValue(filters: ListFilters, list: FilterList, value: string): ListFilters {
  const values = filters[list]
  return { ...filters, [list]: values.includes(value) ? values.filter((other) => other !== value) : [...values, value] }
}

/** One condition that holds, and the filters without it: what an empty list offers to drop. */
export interface ActiveFilter {
  kind: FilterSwitch | FilterList | 'band' | 'radius' | 'payment' | 'name' | 'bounds'
  value: string
  without: ListFilters
}

export function activeFilters(filters: ListFilters): ActiveFilter[] {
  const without = (changed: Partial<ListFilters>): ListFilters => ({ ...filters, ...changed })
  return [
    ...filterSwitches.flatMap((kind) => (filters[kind] ? [{ kind, value: '', without: without({ [kind]: false }) }] : [])),
    ...filterLists.flatMap((kind) => filters[kind].map((value) => ({ kind, value, without: toggleValue(filters, kind, value) }))),
    ...(['band', 'radius', 'payment', 'bounds'] as const).flatMap((kind) =>
      filters[kind] === undefined ? [] : [{ kind, value: String(filters[kind]), without: without({ [kind]: undefined }) }],
    ),
    ...(filters.name ? [{ kind: 'name' as const, value: filters.name, without: without({ name: '' }) }] : []),
  ]
}
