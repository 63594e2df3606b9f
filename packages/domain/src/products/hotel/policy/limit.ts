import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { cityTier } from '../../../reference/hotel/city-tier'

type CityItem = NonNullable<HotelSection['cityItems']>[number]
type Float = NonNullable<HotelSection['muchFloatation']>
export type Region = NonNullable<CityItem['regions']>[number]

/** Where a hotel stands: the city by its simplified Chinese name, the country by its ISO code. */
export interface HotelPlace {
  cityName: string
  country: string
  region?: Region
}
/** What one person may spend on a room for one night, and whether more can be booked at all. */
export interface NightLimit {
  /** Fen, taxes included. */
  standard: number
  violateCanBook: boolean
}

/** How narrowly an item names a place: 0 not at all, then every city, region, country, tier, and the city itself. */
function narrowness(item: CityItem, place: HotelPlace): number {
  if (item.cityNames?.includes(place.cityName)) return 5
  if (place.country === 'CN' && item.tiers?.includes(cityTier(place.cityName))) return 4
  if (item.countries?.includes(place.country)) return 3
  if (place.region !== undefined && item.regions?.includes(place.region)) return 2
  return item.cityNames?.includes('*') ? 1 : 0
}

function narrowest<Item extends CityItem>(items: readonly Item[], place: HotelPlace): Item | undefined {
  let best: { item: Item; width: number } | undefined
  for (const item of items) {
    const width = narrowness(item, place)
    if (width > (best?.width ?? 0)) best = { item, width }
  }
  return best?.item
}

/** Is a date in a season of MM-dd days, both included? The season may span the new year. */
export function inSeason(date: string, { beginDate, endDate }: { beginDate: string; endDate: string }): boolean {
  const day = date.slice(5)
  return beginDate <= endDate ? day >= beginDate && day <= endDate : day >= beginDate || day <= endDate
}

/** The standard of a night: a season of that date before the base standard; undefined limits nothing (handbook 7.1). */
export function nightLimit(section: HotelSection, place: HotelPlace, date: string): NightLimit | undefined {
  const seasons = (section.seasonCityItems ?? []).filter((item) => inSeason(date, item))
  const item = narrowest(seasons, place) ?? narrowest(section.cityItems ?? [], place)
  return item && { standard: item.standard, violateCanBook: item.violateCanBook }
}

/** What a room shared by two may cost for limits A ≥ B (handbook 7.3); percent round down to whole fen. */
export function sharedLimit({ formula, param }: NonNullable<HotelSection['multiplayer']>, a: number, b: number): number {
  const formulas = {
    1: () => ((a + b) * param) / 100,
    2: () => (a * param) / 100,
    3: () => a + (b * param) / 100,
    4: () => a + param,
    5: () => (a + b) / 2 + param,
  }
  return Math.floor(formulas[formula]())
}

/** A standard with the float that is allowed above it. */
export const floated = (standard: number, float: Float | undefined): number =>
  float === undefined
    ? standard
    : float.type === 'percent'
      ? Math.floor((standard * (100 + float.value)) / 100)
      : standard + float.value

/**
 * What one room may cost for one night: the own standard with the float for one person, or the formula for sharers
 * with the float for several. Of more than two sharers the two highest standards count; who has none is not counted.
 */
export function roomLimit(
  sections: readonly HotelSection[],
  people: number,
  place: HotelPlace,
  date: string,
): NightLimit | undefined {
  const limits = sections
    .flatMap((section) => {
      const limit = nightLimit(section, place, date)
      return limit ? [{ section, ...limit }] : []
    })
    .sort((one, other) => other.standard - one.standard)
  const [highest, second] = limits
  if (!highest) return undefined
  const { section, standard, violateCanBook } = highest
  if (people === 1) return { standard: floated(standard, section.singleFloatation), violateCanBook }
  const together = section.multiplayer && second ? sharedLimit(section.multiplayer, standard, second.standard) : standard
  return { standard: floated(together, section.muchFloatation), violateCanBook }
}
