import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import { useText } from '../../../kit/text/text'
import { usePolicyWords, useProducts } from '../../booking/product/use-products'
import { policyFields } from './policy-fields'
import { useScopeWords } from './scope-words'

/** What every product says of its section; products are the same at every drawing. */
export function useWordsOf() {
  const record = useProducts()
  const all = Object.fromEntries(policyProducts.map((product) => [product, usePolicyWords(record[product])]))
  return (product: PolicyProduct) => all[product]
}

/** The fields of a policy in the words of the page. */
export function usePolicyFields() {
  const text = useText('admin/policy')
  const names = useText('admin/named').fields
  const products = useText('booking/standards')
  const scopeWords = useScopeWords()
  const wordsOf = useWordsOf()
  return policyFields({ names, scope: text.scope, scopeWords, products, noLimit: text.noLimit }, wordsOf)
}
