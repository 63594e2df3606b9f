import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'

export type CityItem = NonNullable<HotelSection['cityItems']>[number]
export type SeasonItem = NonNullable<HotelSection['seasonCityItems']>[number]
type Tier = NonNullable<CityItem['tiers']>[number]
type Region = NonNullable<CityItem['regions']>[number]

/** One place that a line names: a city, every other city, a tier, a country, or a region of the world. */
export type PlaceOfLine =
  | { kind: 'city' | 'country'; name: string }
  | { kind: 'tier'; name: Tier }
  | { kind: 'region'; name: Region }
  | { kind: 'every'; name: '*' }

export const keyOf = ({ kind, name }: PlaceOfLine): string => `${kind}.${name}`

export const tiers = ['first', 'newFirst', 'other'] as const satisfies readonly Tier[]
export const regions = [
  'eastAsia',
  'southeastAsia',
  'southAsia',
  'middleEast',
  'europe',
  'northAmerica',
  'latinAmerica',
  'africa',
  'oceania',
] as const satisfies readonly Region[]

/** What a line names, cities first, every other city last. */
export function placesOf({
  cityNames = [],
  tiers: ofTiers = [],
  countries = [],
  regions: ofRegions = [],
}: CityItem): PlaceOfLine[] {
  return [
    ...cityNames.filter((name) => name !== '*').map((name) => ({ kind: 'city' as const, name })),
    ...ofTiers.map((name) => ({ kind: 'tier' as const, name })),
    ...countries.map((name) => ({ kind: 'country' as const, name })),
    ...ofRegions.map((name) => ({ kind: 'region' as const, name })),
    ...(cityNames.includes('*') ? [{ kind: 'every' as const, name: '*' as const }] : []),
  ]
}

/** The same line with these places; what names none is left out. */
export function withPlaces<Item extends CityItem>(item: Item, places: readonly PlaceOfLine[]): Item {
  const { cityNames: _cities, tiers: _tiers, countries: _countries, regions: _regions, ...rest } = item
  const cityNames = [...namesOf(places, 'city'), ...namesOf(places, 'every')]
  const ofTiers = places.flatMap((place) => (place.kind === 'tier' ? [place.name] : []))
  const countries = namesOf(places, 'country')
  const ofRegions = places.flatMap((place) => (place.kind === 'region' ? [place.name] : []))
  const named: Pick<CityItem, 'cityNames' | 'tiers' | 'countries' | 'regions'> = {
    ...(cityNames.length > 0 && { cityNames }),
    ...(ofTiers.length > 0 && { tiers: ofTiers }),
    ...(countries.length > 0 && { countries }),
    ...(ofRegions.length > 0 && { regions: ofRegions }),
  }
  return { ...(rest as Item), ...named }
}

const namesOf = (places: readonly PlaceOfLine[], kind: PlaceOfLine['kind']): string[] =>
  places.flatMap((place) => (place.kind === kind ? [place.name] : []))

export const withPlace = <Item extends CityItem>(item: Item, place: PlaceOfLine): Item => {
  const places = placesOf(item)
  return places.some((each) => keyOf(each) === keyOf(place)) ? item : withPlaces(item, [...places, place])
}

export const withoutPlace = <Item extends CityItem>(item: Item, key: string): Item =>
  withPlaces(
    item,
    placesOf(item).filter((place) => keyOf(place) !== key),
  )
