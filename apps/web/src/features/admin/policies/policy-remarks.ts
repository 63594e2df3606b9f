import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import type { PolicyFault, PolicyWords } from '@sojourn/domain/booking/policy/section'
import { language } from '../../../kit/text/language'
import type { PolicyRemark } from '../../booking/product/screens'
import type { PolicyForm } from './policy-form'

export type FaultWords = Readonly<Record<PolicyFault['fault'], string>>

/** What is wrong with the section of a product, then what is hardly meant. */
export function remarksOfSection(
  { sections }: PolicyForm,
  product: PolicyProduct,
  words: PolicyWords | undefined,
  faults: FaultWords,
): PolicyRemark[] {
  const section = sections[product]
  if (!section || !words) return []
  return [
    ...words.faults(section).map(({ path, fault }) => ({ path, sentence: faults[fault], isFault: true })),
    ...words.warnings(section, language).map((warning) => ({ ...warning, isFault: false })),
  ]
}

export const isNameless = ({ name }: PolicyForm): boolean => Object.values(name).every((each) => each.trim() === '')
export const bindsNobody = ({ scope }: PolicyForm): boolean => scope.type !== 'default' && scope.named.length === 0
