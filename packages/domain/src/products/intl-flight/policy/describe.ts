import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { countryNames } from '../../../booking/policy/country-names'
import { cabinNames } from '../../../reference/air/cabin-names'
import { ruleLines } from '../../../booking/policy/rule-lines'

/** The international standard in sentences (S3.48, S7.45); an empty list means that nothing is limited. */
export function describeIntlFlightPolicy(section: IntlFlightSection, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { byDuration = [], maxPrice, advanceDays, directFirst, forbidAirportChange, excludedCountries = [], paidExtras } = section
  return [
    ...byDuration.map(({ from, cabins }) => {
      const names = cabinNames(cabins, language)
      const rule =
        from === 0
          ? text.cabinRule({ cabins: names })
          : text.cabinsFromRule({ duration: text.duration({ minutes: from }), cabins: names })
      return line('cabin', rule)
    }),
    ...(maxPrice === undefined ? [] : [line('offerPrice', text.maxPriceRule({ price: shortYuan(maxPrice) }))]),
    ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
    ...(directFirst ? [line('direct', text.directRule({ threshold: shortYuan(directFirst.threshold) }))] : []),
    ...(forbidAirportChange ? [line('airportChange', text.airportChangeRule)] : []),
    ...(excludedCountries.length > 0
      ? [line('country', text.countriesRule({ countries: countryNames(excludedCountries, language) }))]
      : []),
    ...(paidExtras ? [line('paidExtras', text.paidExtrasRule({ price: shortYuan(paidExtras.maxPrice) }))] : []),
  ]
}
