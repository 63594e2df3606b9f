import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { useText } from '../../../kit/text/text'
import { language } from '../../../kit/text/language'
import { useScopeWords } from './scope-words'
import { toldDifference, type ToldPolicy } from './standards-difference'

/** Before the first version nothing was said. */
export const nothingTold: ToldPolicy = { name: '', scope: undefined, standards: [] }

export const toldOf = ({ policy, scope, standards }: PolicyDetail): ToldPolicy => ({
  name: policy?.name[language] ?? '',
  scope,
  standards,
})

/** What differs between two versions, in the words of the page. */
export function useToldDifference() {
  const text = useText('admin/policy/policy')
  const products = useText('booking/policy/standards')
  const scopeWords = useScopeWords()
  const texts = { name: text.name, scope: text.scope, scopeWords, products, noLimit: text.noLimit }
  return (before: ToldPolicy, after: ToldPolicy) => toldDifference(before, after, texts)
}
