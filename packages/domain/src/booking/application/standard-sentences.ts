import type { ApplicationCity, ApplicationStandard } from '@sojourn/contract/booking/application/application.shapes'
import type { applicationText } from '@sojourn/text/booking/application/words'
import type { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../kit/money'

/** The words of one language, so that a page brings its own and no other. */
interface StandardWords {
  application: (typeof applicationText)['zh-CN']
  policy: (typeof policyText)['zh-CN']
  cityName: (city: ApplicationCity) => string
}

/** What an application asks for in place of the travellers' own standards, product by product. */
export function standardSentences(agreed: ApplicationStandard, { application, policy, cityName }: StandardWords): string[] {
  const { cabins, trainSeats, hotelLimits, nightsPerDay } = agreed
  const { standard, list, anyCity } = application
  const { cabins: names, seats, discount, atMost } = policy
  const cabin = (each: NonNullable<ApplicationStandard['cabins']>[number]): string =>
    each.maxDiscount === undefined
      ? names[each.cabin]
      : standard.upTo({ cabin: names[each.cabin], discount: atMost({ discount: discount({ tenths: each.maxDiscount }) }) })
  const night = ({ city, limit }: NonNullable<ApplicationStandard['hotelLimits']>[number]): string =>
    standard.night({ city: city.code === '' ? anyCity : cityName(city), amount: shortYuan(limit) })
  return [
    ...(cabins ? [standard.cabins({ cabins: list({ items: cabins.map(cabin) }) })] : []),
    ...(trainSeats ? [standard.seats({ seats: list({ items: trainSeats.map((seat) => seats[seat] ?? seat) }) })] : []),
    ...(hotelLimits ? [standard.nights({ limits: list({ items: hotelLimits.map(night) }) })] : []),
    ...(nightsPerDay === undefined ? [] : [standard.rooms({ count: nightsPerDay })]),
  ]
}
