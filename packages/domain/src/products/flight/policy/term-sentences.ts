import { airFareTypes } from '@sojourn/contract/products/flight/fare-types'
import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { flightText } from '@sojourn/text/products/flight/words'
import type { BrokenRule } from '../../../booking/policy/engine'
import { shortYuan } from '../../../kit/money'
import { notAtAll, notTold } from './fare-terms'
import { carrierNames } from '../../../reference/air/carrier-names'
import type { FlightPolicy, PolicyFare } from './offers'

type Maker = (rule: BrokenRule, fare: PolicyFare) => string
export type Makers = Partial<Record<PolicyRule, Maker>>

/** What a broken rule says of a fare by itself, or against the middle of the list; `priceOf` is what an offer of the list costs. */
export function termSentences(policy: FlightPolicy, priceOf: (offer: number) => number, language: Language): Makers {
  const text = policyText[language]
  const { hours = 0, percent = 0 } = policy.medianPrice ?? {}
  const fee =
    (words: (typeof text)['refundable']): ((rule: BrokenRule) => string) =>
    (rule) =>
      feeSentence(words, rule)
  return {
    refundable: fee(text.refundable),
    changeable: fee(text.changeable),
    fareType: ({ actual }) => text.fareTypeBroken({ type: fareTypeNames([String(actual)], language) }),
    carrier: ({ actual }) => text.carrierBroken({ carrier: carrierNames([String(actual)], language) }),
    durationPrice: ({ actual, expected }) =>
      text.durationPriceBroken({ actual: shortYuan(Number(actual)), expected: shortYuan(Number(expected)) }),
    medianPrice: ({ actual, reference }) => {
      const median = reference === undefined ? 0 : priceOf(reference)
      const above = Math.ceil((Number(actual) * 100) / median - 100)
      return text.medianPriceBroken({ hours, median: shortYuan(median), above, percent })
    },
  }
}

interface FeeWords {
  broken: (p: { actual: number; expected: number }) => string
  never: string
  unknown: string
}
const feeSentence = ({ broken, never, unknown }: FeeWords, { actual, expected }: BrokenRule): string =>
  actual === notAtAll ? never : actual === notTold ? unknown : broken({ actual: Number(actual), expected: Number(expected) })

/** Kinds of fares as people call them; a word that is none stays as it is. */
export function fareTypeNames(types: readonly string[], language: Language): string {
  const names = flightText[language].fareTypes
  return policyText[language].list({
    items: types.map((type) => {
      const known = airFareTypes.find((each) => each === type)
      return known ? names[known] : type
    }),
  })
}
