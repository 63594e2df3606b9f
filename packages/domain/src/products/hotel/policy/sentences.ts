import type { Language } from '@sojourn/contract/kit/language'
import type { HotelSection } from '@sojourn/contract/products/hotel/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { describeHotelPolicy, type DescribedCityItem } from './describe'

/** The hotel standard in sentences, place by place. */
export function hotelSentences(section: HotelSection, language: Language): string[] {
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
