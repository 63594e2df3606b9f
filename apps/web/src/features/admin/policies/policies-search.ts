import { policyProducts } from '@sojourn/contract/booking/codes'
import { policyScopes } from '@sojourn/contract/booking/policy/policy-words'
import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { listSearch, oneOf, words, type Searched } from '../../../kit/lists/list-search'

export const policyStates = ['pilot', 'future', 'proposal', 'nobody', 'ended'] as const
export type ListedState = (typeof policyStates)[number]

/** By what the policies are narrowed. */
export const policiesSearch = listSearch({
  title: words(60),
  product: oneOf(policyProducts, ''),
  scope: oneOf(policyScopes, ''),
  state: oneOf(policyStates, ''),
})
export type PoliciesSearch = Searched<typeof policiesSearch>

const isInState: Readonly<Record<ListedState, (policy: ListedPolicy) => boolean>> = {
  pilot: ({ pilot }) => pilot !== undefined,
  future: ({ next }) => next !== undefined,
  proposal: ({ proposal }) => proposal !== undefined,
  nobody: ({ people, ended }) => people === 0 && !ended,
  ended: ({ ended }) => ended,
}

/** Those that are ended show only where they are asked for. */
export const narrowed = (policies: readonly ListedPolicy[], { title, product, scope, state }: PoliciesSearch): ListedPolicy[] =>
  policies.filter(
    (policy) =>
      policy.name.toLowerCase().includes(title.trim().toLowerCase()) &&
      (product === '' || policy.standards.some((standard) => standard.product === product)) &&
      (scope === '' || policy.scope.type === scope) &&
      (state === '' ? !policy.ended : isInState[state](policy)),
  )
