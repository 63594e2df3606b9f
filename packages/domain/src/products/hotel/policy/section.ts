import type { ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import type { PolicySection, StandardStay } from '../../../booking/policy/section'
import { addDays, daysBetween } from '../../../kit/local-date'
import { sum } from '../../../kit/money'
import { cityKey } from '../../../reference/place/city-text'
import { judgeHotel, type HotelSetting, type PolicyRoom } from './evaluate'
import { roomLimit } from './limit'
import { hotelPolicyWords } from './words'

/** What is kept beside the rooms that a search showed: employees by room. */
export type KeptHotelSetting = HotelSetting & { rooms: readonly (readonly string[])[] }

/** The standard for hotels of a policy, in the country or abroad, where it has one. */
export const hotelSectionOf = (policy: TravelPolicy | undefined, product: 'hotel' | 'intlHotel'): HotelSection | undefined =>
  policy?.[product]

/** Hotels abroad; what a travel application agrees is of hotels in the country. */
export const intlHotelPolicySection: PolicySection<HotelSection, PolicyRoom, KeptHotelSetting> = {
  ...hotelPolicyWords,
  judge: (people, rates, setting, language) => {
    const rooms = setting.rooms.map((ids) => people.filter(({ travellerId }) => ids.includes(travellerId)))
    return judgeHotel(rooms, rates, setting, language)
  },
  seen: (rates) => rates.map(({ name, nights }) => ({ label: name, price: Math.max(...nights.map(({ price }) => price)) })),
}

export const hotelPolicySection: typeof intlHotelPolicySection = { ...intlHotelPolicySection, agreed: agreedLimits, stayLimit }

/** Night by night; undefined where one of them has no standard. */
function stayLimit(section: HotelSection, { city: cityName, checkIn, checkOut }: StandardStay): number | undefined {
  const nights = Array.from({ length: daysBetween(checkIn, checkOut) }, (_, night) => addDays(checkIn, night))
  const limits = nights.flatMap((date) => roomLimit([section], 1, { cityName, country: 'CN' }, date)?.standard ?? [])
  return limits.length === nights.length ? sum(limits) : undefined
}

/** An agreed city goes before seasons and tiers; any city, before all that the own standard says of cities. */
function agreedLimits(own: HotelSection | undefined, { hotelLimits }: ApplicationStandard): HotelSection | undefined {
  if (!hotelLimits) return undefined
  const { cityItems = [], seasonCityItems = [], ...others } = own ?? { handling: {} }
  const items = hotelLimits.map(({ city, limit }) => ({
    cityNames: [cityKey(city) || '*'],
    standard: limit,
    violateCanBook: true,
  }))
  if (items.some(({ cityNames }) => cityNames[0] === '*')) return { ...others, cityItems: items }
  const allYear = items.map((item) => ({ ...item, beginDate: '01-01', endDate: '12-31' }))
  return {
    ...others,
    cityItems: [...items, ...cityItems],
    ...(seasonCityItems.length > 0 && { seasonCityItems: [...allYear, ...seasonCityItems] }),
  }
}
