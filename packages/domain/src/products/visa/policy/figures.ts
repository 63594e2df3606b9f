import type { StandardFigure } from '@sojourn/contract/booking/policy/policy-panel.shapes'
import type { VisaSection } from '@sojourn/contract/products/visa/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { visaRulesText } from '@sojourn/text/products/visa/rules'
import { shortYuan } from '../../../kit/money'

/** What of the standard for visas is a figure: kinds, and what one may cost. */
export function visaFigures({ kinds, maxPrice }: VisaSection, language: Language): StandardFigure[] {
  const { figures, list } = policyText[language]
  const named = visaRulesText[language].kinds
  return [
    ...(kinds ? [{ name: figures.visaKind, value: list({ items: kinds.map((kind) => named[kind]) }) }] : []),
    ...(maxPrice === undefined ? [] : [{ name: figures.visa, value: figures.atMost({ price: shortYuan(maxPrice) }) }]),
  ]
}
