import type { CarSection } from '@sojourn/contract/products/car/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { cityNames } from '../../../booking/policy/city-names'
import { hoursOf } from './evaluate'
import { fenceInWords, isFenced } from './fence'
import { hasOwnPlaces } from './fence-parts'
import { ruleLines } from '../../../booking/policy/rule-lines'

/** The car standard in sentences; an empty list means that nothing is limited. */
export function describeCarPolicy(section: CarSection, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { classes, maxPrice, cityNames: cities, placeKinds = [], times, monthlyCount, monthlyMoney } = section
  const classText = text.list({ items: (classes ?? []).map((one) => text.carClasses[one]) })
  const fence = hasOwnPlaces(section)
    ? text.carFenceRule({ fence: fenceInWords(section, language) })
    : text.carPlaceRule({ places: text.list({ items: placeKinds.map((kind) => text.carPlaces[kind]) }) })
  return [
    ...(classes ? [line('carClass', text.carClassRule({ classes: classText }))] : []),
    ...(maxPrice === undefined ? [] : [line('carPrice', text.carPriceRule({ price: shortYuan(maxPrice) }))]),
    ...(cities ? [line('carCity', text.carCityRule({ cities: cityNames(cities, language) }))] : []),
    ...(isFenced(section) ? [line('carPlace', fence)] : []),
    ...(times ? [line('carTime', text.carTimeRule({ times: hoursOf(times) }))] : []),
    ...(monthlyCount === undefined ? [] : [line('carCount', text.carCountRule({ count: monthlyCount }))]),
    ...(monthlyMoney === undefined ? [] : [line('carMonth', text.carMonthRule({ price: shortYuan(monthlyMoney) }))]),
  ]
}
