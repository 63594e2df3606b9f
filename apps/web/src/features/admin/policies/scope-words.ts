import type { ListedPolicy } from '@sojourn/contract/products/travel-policy.shapes'
import { useText } from '../../../kit/text/text'

export interface NamedScope {
  type: ListedPolicy['scope']['type']
  named: readonly { id: string; label: string; ended?: boolean }[]
}

/** So many names are said; of more, how many there are. */
const mostNames = 4

/** Whom a policy binds, in words. */
export function useScopeWords(): (scope: NamedScope) => string {
  const text = useText('admin/policy/policies')
  const words = useText('admin/policy/scope')
  return ({ type, named }) => {
    const labels = named.map(({ label, ended }) => (ended ? text.ended({ name: label }) : label))
    const listed = words.list({ items: labels.slice(0, mostNames) })
    const names = labels.length > mostNames ? text.andMore({ names: listed, count: labels.length }) : listed
    return words.names({ scope: words.scopes[type], names: type === 'default' || names === '' ? [] : [names] })
  }
}
