import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { ruleLines } from '../../../booking/policy/rule-lines'
import { shortYuan } from '../../../kit/money'
import { carrierNames } from '../../../reference/air/carrier-names'
import type { FlightPolicy } from './offers'
import { fareTypeNames } from './term-sentences'

type DurationLine = NonNullable<FlightPolicy['priceByDuration']>[number]

/** What a fare must be by itself, and against the middle of the list, in sentences. */
export function describeTerms(policy: FlightPolicy, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(policy.handling, language)
  const { refundable, changeable, excludedFareTypes = [], excludedCarriers = [], priceByDuration = [], medianPrice } = policy
  return [
    ...(refundable ? [line('refundable', text.refundable.rule({ percent: refundable.feeAtMost }))] : []),
    ...(changeable ? [line('changeable', text.changeable.rule({ percent: changeable.feeAtMost }))] : []),
    ...(excludedFareTypes.length > 0
      ? [line('fareType', text.fareTypesRule({ types: fareTypeNames(excludedFareTypes, language) }))]
      : []),
    ...(excludedCarriers.length > 0
      ? [line('carrier', text.carriersRule({ carriers: carrierNames(excludedCarriers, language) }))]
      : []),
    ...priceByDuration
      .toSorted((one, other) => one.from - other.from)
      .map((each) => line('durationPrice', durationRule(each, language))),
    ...(medianPrice ? [line('medianPrice', text.medianPriceRule(medianPrice))] : []),
  ]
}

function durationRule({ from, maxPrice, maxDiscount }: DurationLine, language: Language): string {
  const text = policyText[language]
  const ceilings = [
    ...(maxPrice === undefined ? [] : [text.notAbove({ price: shortYuan(maxPrice) })]),
    ...(maxDiscount === undefined ? [] : [text.atMost({ discount: text.discount({ tenths: maxDiscount }) })]),
  ]
  const ceiling = text.list({ items: ceilings })
  return from === 0 ? text.fareRule({ ceiling }) : text.durationPriceRule({ duration: text.duration({ minutes: from }), ceiling })
}
