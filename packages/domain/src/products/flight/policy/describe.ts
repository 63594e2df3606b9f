import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { cabinNames } from '../../../reference/air/cabin-names'
import { shortYuan } from '../../../kit/money'
import type { CabinStandard, FlightPolicy, LowestPriceStandard, TrainFirst } from './offers'
import { carrierNames } from '../../../reference/air/carrier-names'
import { describeTerms } from './describe-terms'
import { ruleLines } from '../../../booking/policy/rule-lines'

/** The standard in sentences for the panel (S3.48); an empty list means that nothing is limited (S8.12). */
export function describeFlightPolicy(policy: FlightPolicy, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(policy.handling, language)
  const { cabins, lowestPrice, advanceDays, agreementCarriers, cabinDuration, trainFirst } = policy
  const duration = (minutes: number): string => text.duration({ minutes })
  const carriers = carrierNames(agreementCarriers?.carriers ?? [], language)
  const limited = cabinNames(cabinDuration?.cabins ?? [], language)
  return [
    ...(cabins
      ? [
          line(
            'cabin',
            text.cabinRule({
              cabins: cabinNames(
                cabins.map(({ cabin }) => cabin),
                language,
              ),
            }),
          ),
        ]
      : []),
    ...(cabins ?? []).flatMap((standard) => {
      const rule = discountRule(standard, language)
      return rule ? [line('discount', rule)] : []
    }),
    ...(policy.fullPriceAllowed === false ? [line('fullPrice', text.fullPriceRule)] : []),
    ...(lowestPrice ? [line('lowestPrice', lowestPriceRule(lowestPrice, language))] : []),
    ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
    ...(agreementCarriers
      ? [
          line(
            'agreementCarrier',
            text.agreementCarriersRule({
              carriers,
              hours: agreementCarriers.hours,
              threshold: shortYuan(agreementCarriers.threshold),
            }),
          ),
        ]
      : []),
    ...(policy.forbidLowCost ? [line('lowCost', text.lowCostRule)] : []),
    ...(cabinDuration
      ? [line('cabinDuration', text.cabinDurationRule({ cabins: limited, duration: duration(cabinDuration.minutes) }))]
      : []),
    ...describeTerms(policy, language),
    ...(trainFirst ? [line('trainFirst', trainFirstRule(trainFirst, language))] : []),
  ]
}

function discountRule({ cabin: letter, maxDiscount, floatAmount }: CabinStandard, language: Language): string | undefined {
  if (maxDiscount === undefined) return undefined
  const text = policyText[language]
  const cabin = text.cabins[letter]
  const discount = text.atMost({ discount: text.discount({ tenths: maxDiscount }) })
  return floatAmount
    ? text.discountRuleWithFloat({ cabin, discount, float: shortYuan(floatAmount) })
    : text.discountRule({ cabin, discount })
}

function lowestPriceRule(standard: LowestPriceStandard, language: Language): string {
  const text = policyText[language]
  const rule = text.lowestPriceRule({ hours: standard.hours, threshold: shortYuan(standard.threshold) })
  return conditioned(
    rule,
    [
      ...(standard.sameAirport ? [text.sameAirport] : []),
      ...(standard.ignoreStopover ? [text.ignoreStopover] : []),
      ...(standard.excludeCarriers?.length
        ? [text.excludeCarriers({ carriers: text.list({ items: standard.excludeCarriers }) })]
        : []),
    ],
    language,
  )
}

function trainFirstRule(standard: TrainFirst, language: Language): string {
  const { minutes, lateNight, unlessSoldOut, unlessNotOnSale, unlessCheaper, excuses } = standard
  const text = policyText[language]
  return conditioned(
    text.trainFirstRule({ duration: text.duration({ minutes }) }),
    [
      ...(lateNight ? [text.exceptLate(lateNight)] : []),
      ...(unlessSoldOut ? [text.exceptSoldOut] : []),
      ...(unlessNotOnSale ? [text.exceptNotOnSale] : []),
      ...(unlessCheaper ? [text.exceptCheaper] : []),
      ...(excuses?.length ? [text.exceptReasons] : []),
    ],
    language,
  )
}

const conditioned = (rule: string, conditions: string[], language: Language): string =>
  conditions.length > 0 ? policyText[language].withConditions({ rule, conditions }) : rule
