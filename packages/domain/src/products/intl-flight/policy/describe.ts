import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { intlFlightPolicyText } from '@sojourn/text/products/intl-flight/policy'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { countryNames } from '../../../booking/policy/country-names'
import { cabinNames } from '../../../reference/air/cabin-names'
import { carrierNames } from '../../../reference/air/carrier-names'
import { brandNames } from './sentences'
import { ruleLines } from '../../../booking/policy/rule-lines'

/** The international standard in sentences (S3.48, S7.45); an empty list means that nothing is limited. */
export function describeIntlFlightPolicy(section: IntlFlightSection, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const terms = intlFlightPolicyText[language]
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
    ...(directFirst?.detour === undefined
      ? []
      : [line('direct', terms.detour.rule({ duration: text.duration({ minutes: directFirst.detour }) }))]),
    ...(forbidAirportChange ? [line('airportChange', text.airportChangeRule)] : []),
    ...(section.forbidSelfTransfer ? [line('selfTransfer', terms.selfTransfer.rule)] : []),
    ...(excludedCountries.length > 0
      ? [line('country', text.countriesRule({ countries: countryNames(excludedCountries, language) }))]
      : []),
    ...describeFares(section, language),
    ...(paidExtras ? [line('paidExtras', text.paidExtrasRule({ price: shortYuan(paidExtras.maxPrice) }))] : []),
  ]
}

/** What fares must be, in sentences. */
function describeFares(section: IntlFlightSection, language: Language): string[] {
  const text = policyText[language]
  const terms = intlFlightPolicyText[language]
  const line = ruleLines(section.handling, language)
  const { refundable, changeable, excludedBrands = [], excludedCarriers = [], priceByDuration = [], medianPrice } = section
  return [
    ...(refundable ? [line('refundable', terms.refundable.rule({ price: shortYuan(refundable.feeAtMost) }))] : []),
    ...(changeable ? [line('changeable', terms.changeable.rule({ price: shortYuan(changeable.feeAtMost) }))] : []),
    ...(excludedBrands.length > 0 ? [line('fareType', text.fareTypesRule({ types: brandNames(excludedBrands, language) }))] : []),
    ...(excludedCarriers.length > 0
      ? [line('carrier', text.carriersRule({ carriers: carrierNames(excludedCarriers, language) }))]
      : []),
    ...priceByDuration
      .toSorted((one, other) => one.from - other.from)
      .map(({ from, maxPrice }) => {
        const price = shortYuan(maxPrice)
        const duration = text.duration({ minutes: from })
        return line('durationPrice', from === 0 ? text.maxPriceRule({ price }) : terms.durationPrice.rule({ duration, price }))
      }),
    ...(medianPrice ? [line('medianPrice', terms.medianPrice.rule(medianPrice))] : []),
  ]
}
