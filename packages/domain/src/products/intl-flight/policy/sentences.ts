import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { intlFareBrands } from '@sojourn/contract/products/intl-flight/fare-brands'
import type { IntlFlightSection } from '@sojourn/contract/products/intl-flight/policy.shapes'
import { policyText } from '@sojourn/text/booking/policy/words'
import { intlFlightPolicyText } from '@sojourn/text/products/intl-flight/policy'
import { cityNameList } from '../../../booking/policy/city-names'
import { countryNames } from '../../../booking/policy/country-names'
import type { BrokenRule, Judge } from '../../../booking/policy/engine'
import { shortYuan } from '../../../kit/money'
import { cabinNames } from '../../../reference/air/cabin-names'
import { carrierNames } from '../../../reference/air/carrier-names'
import { cabinsFor } from './cabins'
import type { PolicyJourney } from './journey'

interface Told {
  journeys: readonly PolicyJourney[]
  name: (offer: number) => string
  language: Language
}

type Maker = (rule: BrokenRule, offer: number) => string

/** Fares of an international flight as people call them; a word that is none stays as it is. */
export function brandNames(brands: readonly string[], language: Language): string {
  const { brands: names } = intlFlightPolicyText[language]
  return policyText[language].list({
    items: brands.map((brand) => {
      const known = intlFareBrands.find((each) => each === brand)
      return known ? names[known] : brand
    }),
  })
}

const yuan = (fen: string | number): string => shortYuan(Number(fen))

/** What a broken rule says of an offer. */
export function intlFlightSentences(section: IntlFlightSection, told: Told): Judge['sentence'] {
  const { journeys, language } = told
  const text = policyText[language]
  const makers: Partial<Record<PolicyRule, Maker>> = {
    advanceDays: ({ actual, expected }) => text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) }),
    offerPrice: ({ actual, expected }) => text.offerPriceBroken({ actual: yuan(actual), expected: yuan(expected) }),
    country: ({ actual }) => text.countryBroken({ country: countryNames([String(actual)], language) }),
    airportChange: ({ actual }) => text.airportChangeBroken({ city: cityNameList([String(actual)], language)[0] ?? '' }),
    selfTransfer: ({ actual }) =>
      intlFlightPolicyText[language].selfTransfer.broken({ city: cityNameList([String(actual)], language)[0] ?? '' }),
    carrier: ({ actual }) => text.carrierBroken({ carrier: carrierNames([String(actual)], language) }),
    fareType: ({ actual }) => text.fareTypeBroken({ type: brandNames([String(actual)], language) }),
    ...fareSentences(section, told),
  }
  return (rule, offer) => {
    const say = makers[rule.rule]
    if (say) return say(rule, offer)
    const { cabins, flightMinutes } = journeys[offer]!
    return text.cabinBroken({
      actual: cabinNames([...new Set(cabins)], language),
      expected: cabinNames(cabinsFor(section, flightMinutes) ?? [], language),
    })
  }
}

function fareSentences(section: IntlFlightSection, { journeys, name, language }: Told): Partial<Record<PolicyRule, Maker>> {
  const text = intlFlightPolicyText[language]
  const { direct, duration } = { direct: policyText[language].directBroken, duration: policyText[language].duration }
  const named = (offer: number | undefined): string => (offer === undefined ? '' : name(offer))
  const fee =
    (words: (typeof text)['refundable']): Maker =>
    ({ actual, expected }) => {
      if (actual === 'notTold') return words.unknown
      return actual === 'notAtAll'
        ? words.never({ expected: yuan(expected) })
        : words.broken({ actual: yuan(actual), expected: yuan(expected) })
    }
  return {
    refundable: fee(text.refundable),
    changeable: fee(text.changeable),
    durationPrice: ({ actual, expected }) => text.durationPrice.broken({ actual: yuan(actual), expected: yuan(expected) }),
    medianPrice: ({ actual, reference }) => {
      const median = reference === undefined ? 0 : journeys[reference]!.price
      const above = Math.ceil((Number(actual) * 100) / median - 100)
      return text.medianPrice.broken({ median: yuan(median), above, percent: section.medianPrice?.percent ?? 0 })
    },
    direct: ({ actual, expected, reference }) =>
      expected === 0
        ? direct({ offer: named(reference) })
        : text.detour.broken({
            actual: duration({ minutes: Number(actual) }),
            expected: duration({ minutes: Number(expected) }),
            offer: named(reference),
          }),
  }
}
