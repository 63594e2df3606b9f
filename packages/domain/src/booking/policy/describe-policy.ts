import type { PolicyRule } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import { shortYuan } from '../../kit/money'
import type { FlightPolicy, LowestPriceStandard } from './flight-policy'
import { cabinNames } from './sentences'

/** The standard in sentences for the panel (S3.48); an empty list means that nothing is limited (S8.12). */
export function describePolicy(policy: FlightPolicy, language: Language): string[] {
  const text = policyText[language]
  const line = (rule: PolicyRule, sentence: string): string =>
    text.withHandling({ rule: sentence, handling: text.handlings[policy.handling[rule]] })
  const lines: string[] = []
  if (policy.cabins) lines.push(line('cabin', text.cabinRule({ cabins: cabinNames(policy, language) })))
  for (const { cabin: letter, maxDiscount, floatAmount } of policy.cabins ?? []) {
    if (maxDiscount === undefined) continue
    const cabin = text.cabins[letter]
    const discount = text.atMost({ discount: text.discount({ tenths: maxDiscount }) })
    lines.push(
      line(
        'discount',
        floatAmount
          ? text.discountRuleWithFloat({ cabin, discount, float: shortYuan(floatAmount) })
          : text.discountRule({ cabin, discount }),
      ),
    )
  }
  if (policy.lowestPrice) lines.push(line('lowestPrice', lowestPriceRule(policy.lowestPrice, language)))
  if (policy.advanceDays !== undefined) lines.push(line('advanceDays', text.advanceDaysRule({ days: policy.advanceDays })))
  return lines
}

function lowestPriceRule(standard: LowestPriceStandard, language: Language): string {
  const text = policyText[language]
  const rule = text.lowestPriceRule({ hours: standard.hours, threshold: shortYuan(standard.threshold) })
  const conditions = [
    ...(standard.sameAirport ? [text.sameAirport] : []),
    ...(standard.ignoreStopover ? [text.ignoreStopover] : []),
    ...(standard.excludeCarriers?.length
      ? [text.excludeCarriers({ carriers: text.list({ items: [...standard.excludeCarriers] }) })]
      : []),
  ]
  return conditions.length > 0 ? text.withConditions({ rule, conditions }) : rule
}
