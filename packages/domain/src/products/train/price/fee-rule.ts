import type { Language } from '@sojourn/contract/kit/language'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import { isSpringFestivalTravel } from '../spring-festival'
import { changedPercents, crossBorderClosing, type RailTicket } from './refund-and-change'
import { crossBorderPercents, feeTier, laterChangePercents, refundPercents, tiersAhead } from './fee-tiers'

export interface ChargedTicket {
  departAt: string
  percent: number
  changed: boolean
  crossBorder: boolean
}
/** Why a refund costs what it costs now. */
export function refundSentence(
  { departAt, percent, changed, crossBorder }: ChargedTicket,
  now: string,
  language: Language,
): string {
  const text = trainRulesText[language]
  if (crossBorder) return text.crossBorderRefund({ percent })
  const tier = feeTier(departAt, now)
  // What a change adds: five percent eight days ahead, and twenty whenever it travels in the Spring Festival.
  if (changed && percent !== refundPercents[tier]) return text.changedRefund({ percent })
  return text.sentence({ when: text.when[tier], fee: percent === 0 ? text.refundFree : text.refundFee({ percent }) })
}

export function changeSentence(departAt: string, percent: number, now: string, language: Language): string {
  const text = trainRulesText[language]
  return text.sentence({ when: text.when[feeTier(departAt, now)], fee: changeFeeWords(percent, language) })
}

const changeFeeWords = (percent: number, language: Language): string => {
  const text = trainRulesText[language]
  return percent === 0 ? text.changeFree : text.changeFee({ percent })
}

/** What a change costs today, to a date not after the ticket's and to a later one (handbook 3.8). */
export function changeRuleSentence(departAt: string, now: string, language: Language): string {
  const text = trainRulesText[language]
  return text.changeRule({
    same: changeFeeWords(0, language),
    later: changeFeeWords(laterChangePercents[feeTier(departAt, now)], language),
  })
}

interface ChangedTo {
  departAt: string
  departDate: string
  crossBorder: boolean
}

/** What a change now makes of a later refund, where that is not what any ticket costs (handbook 3.7). */
export function refundAfterChange(departAt: string, to: ChangedTo, now: string, language: Language): string | undefined {
  const { afterChange } = trainRulesText[language]
  if (to.crossBorder) return afterChange.crossBorder
  if (isSpringFestivalTravel(to.departDate)) return afterChange.springFestival({ percent: changedPercents.springFestival })
  const isLate = feeTier(departAt, now) !== 'eightDays' && feeTier(to.departAt, now) === 'eightDays'
  return isLate ? afterChange.withinEightDays({ percent: changedPercents.withinEightDays }) : undefined
}

/** What giving a ticket back costs from now until its train leaves, tier by tier, and when that ends before (handbook 3.7). */
export function refundTierSentences(
  { departAt, crossBorder }: Pick<RailTicket, 'departAt' | 'crossBorder'>,
  now: string,
  language: Language,
): string[] {
  const text = trainRulesText[language]
  const percents = crossBorder ? crossBorderPercents : refundPercents
  const tiers = tiersAhead(departAt, now).map((tier) => {
    const percent = percents[tier]
    return text.sentence({ when: text.when[tier], fee: percent === 0 ? text.refundFree : text.refundFee({ percent }) })
  })
  return crossBorder ? [...tiers, text.crossBorderEnds({ minutes: crossBorderClosing(crossBorder) })] : tiers
}

/** What was charged by rule, once it is no longer a matter of time. */
export function chargedSentence(kind: 'refund' | 'change', percent: number, language: Language): string {
  const text = trainRulesText[language]
  if (kind === 'change') return changeFeeWords(percent, language)
  return percent === 0 ? text.refundFree : text.refundFee({ percent })
}
