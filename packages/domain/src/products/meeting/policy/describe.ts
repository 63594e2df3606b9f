import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { MeetingSection } from '@sojourn/contract/products/meeting/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { ruleLines } from '../../../booking/policy/rule-lines'

const tiers = ['first', 'newFirst', 'other'] as const

/** The tiers of cities that are limited, with what one person's day may cost. */
function limits({ dailyPrices }: MeetingSection, language: Language): { tier: string; price: string }[] {
  const { tiers: names } = policyText[language]
  return tiers.flatMap((tier) => {
    const price = dailyPrices?.[tier]
    return price === undefined ? [] : [{ tier: names[tier], price: shortYuan(price) }]
  })
}

/** The standard for meetings in sentences; an empty list means that nothing is limited. */
export function describeMeetingPolicy(section: MeetingSection, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { maxTotal, advanceDays } = section
  return [
    ...limits(section, language).map((limit) => line('meetingPrice', text.meetingPriceRule(limit))),
    ...(maxTotal === undefined ? [] : [line('meetingTotal', text.meetingTotalRule({ price: shortYuan(maxTotal) }))]),
    ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
  ]
}

/** What of the standard for meetings is a figure: what a person's day may cost, and the whole. */
export function meetingFigures(section: MeetingSection, language: Language): StandardFigure[] {
  const { figures } = policyText[language]
  const { maxTotal } = section
  return [
    ...limits(section, language).map(({ tier, price }) => ({ name: tier, value: figures.personDay({ price }) })),
    ...(maxTotal === undefined ? [] : [{ name: figures.meeting, value: figures.atMost({ price: shortYuan(maxTotal) }) }]),
  ]
}
