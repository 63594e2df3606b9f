import type { PolicyProduct } from '@sojourn/contract/booking/codes'
import { useText } from '../../../kit/text/text'
import { policyWordsOf, useProducts } from '../../booking/product/use-products'
import { policyFields } from './policy-fields'
import { useScopeWords } from './scope-words'

/** What products say of their sections, as far as that was fetched. */
export function useWordsOf() {
  const record = useProducts()
  return (product: PolicyProduct) => policyWordsOf(record[product])
}

/** The fields of a policy in the words of the page. */
export function usePolicyFields() {
  const text = useText('admin/policy/policy')
  const names = useText('admin/named').fields
  const products = useText('booking/policy/standards')
  const scopeWords = useScopeWords()
  return policyFields({ names, scope: text.scope, scopeWords, products, noLimit: text.noLimit }, useWordsOf())
}
