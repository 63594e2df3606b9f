import type { Language } from '@sojourn/contract/kit/language'
import { trainRulesText } from '@sojourn/text/products/train-rules'
import { addMinutes, minutesBetween } from '../../kit/local-date'

const hour = 60
/** Bounds of the tiers in minutes before departure, the cheapest first (handbook 3.7). */
const tiers = [
  ['eightDays', 8 * 24 * hour],
  ['fortyEight', 48 * hour],
  ['twentyFour', 24 * hour],
  ['less', 0],
] as const
type Tier = (typeof tiers)[number][0] | 'departed'

const tierAt = (departAt: string, now: string): Tier => {
  const left = minutesBetween(now, departAt)
  return left <= 0 ? 'departed' : tiers.find(([, least]) => left >= least)![0]
}

/** The last instant of the present tier; undefined once the train has left. */
export function tierHoldsUntil(departAt: string, now: string): string | undefined {
  const found = tiers.find(([tier]) => tier === tierAt(departAt, now))
  return found && addMinutes(departAt, -found[1])
}

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
  const tier = tierAt(departAt, now)
  if (changed && percent > 0 && tier === 'eightDays') return text.changedRefund({ percent })
  return text.sentence({ when: text.when[tier], fee: percent === 0 ? text.refundFree : text.refundFee({ percent }) })
}

export function changeSentence(departAt: string, percent: number, now: string, language: Language): string {
  const text = trainRulesText[language]
  return text.sentence({ when: text.when[tierAt(departAt, now)], fee: changeFeeWords(percent, language) })
}

const changeFeeWords = (percent: number, language: Language): string => {
  const text = trainRulesText[language]
  return percent === 0 ? text.changeFree : text.changeFee({ percent })
}

/** What a change costs today, to a date not after the ticket's and to a later one (handbook 3.8). */
export function changeRuleSentence(departAt: string, now: string, language: Language): string {
  const later: Record<Tier, number> = { eightDays: 0, fortyEight: 0, twentyFour: 5, less: 15, departed: 40 }
  const text = trainRulesText[language]
  return text.changeRule({
    same: changeFeeWords(0, language),
    later: changeFeeWords(later[tierAt(departAt, now)], language),
  })
}

/** Another destination may be chosen until 48 hours before departure (handbook 3.8). */
export const mayChangeDestination = (departAt: string, now: string): boolean => minutesBetween(now, departAt) >= 48 * hour

/** What was charged by rule, once it is no longer a matter of time. */
export function chargedSentence(kind: 'refund' | 'change', percent: number, language: Language): string {
  const text = trainRulesText[language]
  if (kind === 'change') return changeFeeWords(percent, language)
  return percent === 0 ? text.refundFree : text.refundFee({ percent })
}
