import { policyProducts } from '@sojourn/contract/booking/codes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy/policy.shapes'
import type { PolicyFault, PolicySections } from './section'

/** Faults that the form of a policy does not show: an empty list can be published. */
export function policyFaults(policy: TravelPolicy, sections: PolicySections): PolicyFault[] {
  const { scope } = policy
  return [
    ...(scope.type !== 'default' && scope.ids.length === 0 ? [{ path: 'scope.ids', fault: 'scopeEmpty' as const }] : []),
    ...policyProducts.flatMap((product) => {
      const section = policy[product]
      return section ? sections[product].faults(section).map(({ path, fault }) => ({ path: `${product}.${path}`, fault })) : []
    }),
  ]
}

/** What a list says a second time. */
export const twice = (path: string, words: readonly (string | number)[]): PolicyFault[] =>
  words.flatMap((word, index) => (words.indexOf(word) < index ? [{ path: `${path}.${index}`, fault: 'twice' as const }] : []))
