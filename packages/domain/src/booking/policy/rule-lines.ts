import type { Handling, PolicyRule } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'

/** Joins the sentence of a rule with what happens when it is broken. */
export function ruleLines(handling: Partial<Record<PolicyRule, Handling>>, language: Language) {
  const text = policyText[language]
  return (rule: PolicyRule, sentence: string): string =>
    text.withHandling({ rule: sentence, handling: text.handlings[handling[rule] ?? 'approval'] })
}
