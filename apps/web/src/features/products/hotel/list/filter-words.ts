import type { HotelKeyword, HotelLabelGroup } from '@sojourn/contract/reference/hotel-place.shapes'
import { useText } from '../../../../kit/text/text'
import { formatPrice } from '../../../../kit/text/format'
import type { HotelWords } from '../format'
import { priceBands, type ActiveFilter } from './list-filters'

/** Keywords of a city by their kind; none until they have come. */
export type CityPlaces = ReadonlyMap<string, readonly HotelKeyword[]>
export const cityPlaces = (labels: readonly HotelLabelGroup[] | undefined): CityPlaces =>
  new Map(labels?.map(({ labelKey, list }) => [labelKey, list]))

/** Kinds of places that have a point, in the order in which they are offered. */
export const pointKinds = [
  'station',
  'airport',
  'metro',
  'exhibition',
  'business',
  'sight',
  'university',
  'hospital',
  'venue',
] as const

export function useBandWord(): (band: number) => string {
  const text = useText('products/hotel/list')
  return (band) => {
    const { from, to } = priceBands[band] ?? {}
    const price = (yuan: number | undefined) => (yuan === undefined ? undefined : formatPrice(yuan * 100))
    return text.bands({ from: price(from), to: price(to) })
  }
}

/** What a condition is called where it can be dropped. */
export function useFilterWord(places: CityPlaces): (filter: ActiveFilter) => string {
  const text = useText('products/hotel/list')
  const words = useText('products/hotel/words')
  const bandWord = useBandWord()
  const nameIn = (kind: string, id: string) => places.get(kind)?.find((place) => place.id === id)?.name ?? id
  const valueWords: Partial<Record<ActiveFilter['kind'], (value: string) => string>> = {
    stars: (value) => words.starGroups[Number(value) as keyof HotelWords['starGroups']],
    facilities: (value) => words.facilities[value as keyof HotelWords['facilities']],
    brandIds: (value) => nameIn('brand', value),
    districtIds: (value) => nameIn('district', value),
    areaIds: (value) => nameIn('area', value),
    band: (value) => bandWord(Number(value)),
    radius: (value) => text.within({ kilometres: Number(value) }),
    payment: (value) => (value === '0' ? text.anyPayment : words.payments[value === '1' ? 1 : 2]),
    name: (value) => value,
    bounds: () => text.mapArea,
  }
  return ({ kind, value }) => valueWords[kind]?.(value) ?? text.switches[kind as keyof typeof text.switches]
}
