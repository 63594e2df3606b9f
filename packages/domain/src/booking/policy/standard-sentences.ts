import type { Product } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import { shortYuan } from '../../kit/money'
import { describeCarPolicy } from './describe-car'
import { describeFlightPolicy } from './describe-flight'
import { describeHotelPolicy, type DescribedCityItem } from './describe-hotel'
import { describeIntlFlightPolicy } from './describe-intl-flight'
import { describeTrainPolicy } from './describe-train'

/** A traveller's standard of one product in sentences, for where there is no room for a panel; empty where nothing is limited. */
export function standardSentences(policy: TravelPolicy, product: Product, language: Language): string[] {
  const { flight, intlFlight, car, train } = policy
  if (product === 'flight') return flight ? describeFlightPolicy(flight, language) : []
  if (product === 'intlFlight') return intlFlight ? describeIntlFlightPolicy(intlFlight, language) : []
  if (product === 'car') return car ? describeCarPolicy(car, language) : []
  if (product === 'train') return train ? trainSentences(train, language) : []
  const section = product === 'hotel' || product === 'intlHotel' ? policy[product] : undefined
  return section ? hotelSentences(section, language) : []
}

function trainSentences(section: NonNullable<TravelPolicy['train']>, language: Language): string[] {
  const text = policyText[language]
  const { groups, extendRules, handling } = describeTrainPolicy(section, language)
  const seats = groups.map(({ name, items }) => text.groupRule({ group: name, seats: text.list({ items }) }))
  return [...seats, ...extendRules, handling].filter(Boolean)
}

function hotelSentences(section: NonNullable<TravelPolicy['hotel']>, language: Language): string[] {
  const text = policyText[language]
  const told = describeHotelPolicy(section, language)
  const placed = ({ cityNames, standard }: DescribedCityItem) => ({
    cities: text.list({ items: cityNames }),
    price: shortYuan(standard),
  })
  const limit = (sentence: string, { violateCanBook }: DescribedCityItem): string =>
    violateCanBook ? sentence : text.list({ items: [sentence, text.cannotBook] })
  return [
    ...told.cityItems.map((item) => limit(text.cityRule(placed(item)), item)),
    ...told.seasonCityItems.map((item) =>
      limit(text.seasonCityRule({ ...placed(item), from: item.beginDateStruct.text, to: item.endDateStruct.text }), item),
    ),
    told.handling,
    ...told.extendRules,
    told.multiplayer,
    told.muchFloatation,
    told.singleFloatation,
  ].filter(Boolean)
}
