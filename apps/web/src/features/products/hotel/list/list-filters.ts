import type { HotelListFilters } from '@sojourn/contract/products/hotel-search.shapes'
import type { HotelFacility } from '@sojourn/contract/products/hotel.shapes'

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

export type ListFilters = Record<FilterSwitch, boolean> &
  Record<FilterList, readonly string[]> & {
    /** An index of `priceBands`. */
    band: number | undefined
    /** Kilometres from the point that is measured from. */
    radius: number | undefined
    /** 0 either, 1 at the hotel, 2 in advance; undefined is what the search said. */
    payment: 0 | 1 | 2 | undefined
    name: string
    /** South, west, north and east of the part of the map. */
    bounds: readonly number[] | undefined
  }

export const noFilters: ListFilters = {
  withinStandard: false,
  freeCancellation: false,
  breakfast: false,
  agreementOnly: false,
  favouritesOnly: false,
  instantConfirmation: false,
  availableOnly: false,
  foreignGuests: false,
  stars: [],
  brandIds: [],
  districtIds: [],
  areaIds: [],
  facilities: [],
  band: undefined,
  radius: undefined,
  payment: undefined,
  name: '',
  bounds: undefined,
}

const numberIn = (text: string | null, low: number, high: number): number | undefined => {
  const value = text === null || text === '' ? Number.NaN : Number(text)
  return Number.isInteger(value) && value >= low && value <= high ? value : undefined
}

function boundsFrom(text: string | null): readonly number[] | undefined {
  const values = (text ?? '').split(',').map(Number)
  return text && values.length === 4 && values.every(Number.isFinite) ? values : undefined
}

/** Filters as they stand in the address, so that reload, back and a sent link show the same list. */
export function filtersFromQuery(query: URLSearchParams): ListFilters {
  const filters = { ...noFilters }
  for (const name of filterSwitches) filters[name] = query.get(name) === '1'
  for (const name of filterLists) filters[name] = (query.get(name) ?? '').split(',').filter(Boolean)
  return {
    ...filters,
    band: numberIn(query.get('band'), 0, priceBands.length - 1),
    radius: numberIn(query.get('radius'), 1, 50),
    payment: numberIn(query.get('payment'), 0, 2) as ListFilters['payment'],
    name: (query.get('name') ?? '').slice(0, 50),
    bounds: boundsFrom(query.get('bounds')),
  }
}

export function filtersToQuery(filters: ListFilters, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  const put = (name: string, value: string | number | undefined) =>
    value === undefined || value === '' ? next.delete(name) : next.set(name, String(value))
  for (const name of filterSwitches) put(name, filters[name] ? 1 : undefined)
  for (const name of filterLists) put(name, filters[name].join(','))
  for (const name of ['band', 'radius', 'payment', 'name'] as const) put(name, filters[name])
  put('bounds', filters.bounds?.map((value) => value.toFixed(4)).join(','))
  return next
}

/** What the server is asked for. */
export function requestFilters(filters: ListFilters): HotelListFilters {
  const { from, to } = filters.band === undefined ? {} : (priceBands[filters.band] ?? {})
  const [south, west, north, east] = filters.bounds ?? []
  const list = (name: FilterList) => (filters[name].length > 0 ? [...filters[name]] : undefined)
  const asked = {
    ...Object.fromEntries(filterSwitches.flatMap((name) => (filters[name] ? [[name, true]] : []))),
    stars: list('stars')?.map(Number) as HotelListFilters['stars'],
    facilities: list('facilities') as HotelFacility[] | undefined,
    brandIds: list('brandIds'),
    districtIds: list('districtIds'),
    areaIds: list('areaIds'),
    priceFrom: from === undefined ? undefined : from * 100,
    priceTo: to === undefined ? undefined : to * 100,
    radius: filters.radius === undefined ? undefined : filters.radius * 1000,
    payment: filters.payment,
    name: filters.name || undefined,
    bounds:
      south !== undefined && west !== undefined && north !== undefined && east !== undefined
        ? { south, west, north, east }
        : undefined,
  }
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as HotelListFilters
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
