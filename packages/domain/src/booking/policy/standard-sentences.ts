import type { Product } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { policyProductOf, type PolicySections } from './section'

/** A traveller's standard of one product in sentences, for where there is no room for a panel; empty where nothing is limited. */
export function standardSentences(
  policy: TravelPolicy,
  product: Product,
  sections: PolicySections,
  language: Language,
): string[] {
  const limited = policyProductOf(product)
  const section = limited && policy[limited]
  return section ? sections[limited].sentences(section, language) : []
}
