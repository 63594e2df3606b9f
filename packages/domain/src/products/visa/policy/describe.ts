import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import { shortYuan } from '../../../kit/money'
import { ruleLines } from '../../../booking/policy/rule-lines'

/** The standard for visas in sentences; an empty list means that nothing is limited. */
export function describeVisaPolicy(section: VisaSection, language: Language): string[] {
  const text = policyText[language]
  const line = ruleLines(section.handling, language)
  const { kinds, maxPrice, forbidExpress, advanceDays } = section
  const named = visaRulesText[language].kinds
  return [
    ...(kinds ? [line('visaKind', text.visaKindRule({ kinds: text.list({ items: kinds.map((kind) => named[kind]) }) }))] : []),
    ...(maxPrice === undefined ? [] : [line('visaPrice', text.visaPriceRule({ price: shortYuan(maxPrice) }))]),
    ...(forbidExpress ? [line('visaExpress', text.visaExpressRule)] : []),
    ...(advanceDays === undefined ? [] : [line('advanceDays', text.advanceDaysRule({ days: advanceDays }))]),
  ]
}
