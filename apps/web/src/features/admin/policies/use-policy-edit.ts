import { policyProducts, type PolicyProduct } from '@sojourn/contract/booking/codes'
import { useState } from 'react'
import { useText } from '../../../kit/text/text'
import { useInvalidFields } from '../../booking/policy-edit/invalid-fields'
import { usePolicyWords, useProducts } from '../../booking/product/use-products'
import { blankPolicy, changedProducts, savedPolicy, type PolicyForm } from './policy-form'
import { bindsNobody, isNameless, remarksOfSection } from './policy-remarks'
import type { PolicySource } from './policy-source'
import { useAsked } from './asked/use-asked'
import { useWordsOf } from './use-policy-texts'
import { useWorkingCopy } from './use-working-copy'

export type PolicyState = ReturnType<typeof usePolicyEdit>

/** What the page of a policy and the six forms of its products share: one working copy, what is wrong with it, and its publication. */
export function usePolicyEdit(source: PolicySource, own?: PolicyProduct) {
  const { query, detail, terms } = source
  const text = useText('admin/policy/policy')
  const asked = useAsked(terms)
  const [publishing, setPublishing] = useState(false)
  const { edit, busy, onSave } = useWorkingCopy(source, asked, () => setPublishing(false))
  const saved = detail ? savedPolicy(detail).value : blankPolicy
  const record = useProducts()
  // Sections that stand as they were published are sound, and said by the server.
  usePolicyWords(
    policyProducts
      .filter((each) => each === own || changedProducts(saved, edit.value).includes(each))
      .map((each) => record[each]),
  )
  const faults = usePolicyFaults(edit.value)
  return {
    query,
    detail,
    terms,
    edit,
    busy,
    asked,
    publishing,
    faults,
    blocked: faults.count > 0 ? text.faults({ count: faults.count }) : detail?.proposal ? text.proposalWaits : undefined,
    onPublish: () => setPublishing(true),
    onClose: () => setPublishing(false),
    onSend: () => asked.accept() && onSave(),
  }
}

/** What keeps a working copy from being published, and what its sections hardly mean. */
function usePolicyFaults(form: PolicyForm) {
  const { faults: words } = useText('booking/policy/edit')
  const wordsOf = useWordsOf()
  const invalid = useInvalidFields()
  const remarks = Object.fromEntries(
    policyProducts.map((product) => [product, remarksOfSection(form, product, wordsOf(product), words)]),
  )
  const wrong = Object.values(remarks).flatMap((all) => all.filter(({ isFault }) => isFault))
  const [nameless, nobody] = [isNameless(form), bindsNobody(form)]
  return {
    nameless,
    nobody,
    remarksOf: (product: PolicyProduct) => remarks[product] ?? [],
    tellInvalid: invalid.tell,
    count: wrong.length + invalid.count + Number(nameless) + Number(nobody),
  }
}
