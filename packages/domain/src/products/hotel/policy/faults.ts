import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { PolicyFault } from '../../../booking/policy/section'
import { isLocalDate } from '../../../kit/local-date'

/** A leap year, so that every day of a season exists. */
const anyYear = 2028

type CityItem = NonNullable<HotelSection['cityItems']>[number]

const isNowhere = (item: CityItem): boolean =>
  [item.cityNames, item.tiers, item.countries, item.regions].every((names) => !names?.length)

const missing = (name: string, items: readonly CityItem[]): PolicyFault[] =>
  items.flatMap((item, index) => (isNowhere(item) ? [{ path: `${name}.${index}`, fault: 'placeMissing' as const }] : []))

/** Items without a place, seasons on days that do not exist, and cities that an item before them takes. */
export const hotelFaults = ({ cityItems = [], seasonCityItems = [] }: HotelSection): PolicyFault[] => [
  ...missing('cityItems', cityItems),
  ...missing('seasonCityItems', seasonCityItems),
  ...seasonCityItems.flatMap(({ beginDate, endDate }, index) =>
    Object.entries({ beginDate, endDate }).flatMap(([field, day]) =>
      isLocalDate(`${anyYear}-${day}`) ? [] : [{ path: `seasonCityItems.${index}.${field}`, fault: 'dateInvalid' as const }],
    ),
  ),
  // The first of two items for one place binds, so the other is never reached.
  ...cityItems.flatMap(({ cityNames = [] }, index) => {
    const before = new Set(cityItems.slice(0, index).flatMap((item) => item.cityNames ?? []))
    return cityNames.some((name) => before.has(name)) ? [{ path: `cityItems.${index}`, fault: 'notReached' as const }] : []
  }),
]
