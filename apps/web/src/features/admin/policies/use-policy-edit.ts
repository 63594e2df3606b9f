import { policyProducts } from '@sojourn/contract/booking/codes'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { getPolicy, proposePolicy } from '../../../api/calls/products/travel-policy'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { useInvalidFields } from '../../booking/policy-edit/invalid-fields'
import { sentAsked, sentPilot } from './asked'
import { blankPolicy, copiedPolicy, savedPolicy, sentPolicy } from './policy-form'
import { readPoliciesAgain, useSendSurely } from './policy-reads'
import { bindsNobody, isNameless, remarksOfSection } from './policy-remarks'
import type { PolicySource } from './policy-source'
import { useAsked } from './use-asked'
import { usePolicyFields, useWordsOf } from './use-policy-texts'

export type PolicyState = ReturnType<typeof usePolicyEdit>

/** One working copy of a policy, which its page and the six forms of its products share; publishing it sends all of it. */
export function usePolicyEdit({ query, detail, copied, terms }: PolicySource) {
  const text = useText('admin/policy')
  const navigate = useNavigate()
  const asked = useAsked(terms)
  const [publishing, setPublishing] = useState(false)
  const { refetch } = useRead(getPolicy, { policyId: query.policyId ?? '' }, { enabled: query.policyId !== undefined })
  const write = useWrite(proposePolicy)
  const sendSurely = useSendSurely()
  const { edit, busy, onSave } = useSavedEdit({
    owner: useEmployee(),
    form: 'policy',
    of: query.policyId ?? (query.copyOf === undefined ? 'new' : `copy.${query.copyOf}`),
    saved: detail ? savedPolicy(detail) : { version: 0, value: blankPolicy },
    fields: usePolicyFields(),
    readAgain: async () => {
      await readPoliciesAgain()
      const { data } = await refetch()
      return data && savedPolicy(data)
    },
    save: async ({ version, value }) => {
      const request = {
        recordVersion: version,
        policy: sentPolicy(value),
        ...sentAsked(asked.asked, terms),
        ...sentPilot(asked.asked),
      }
      const policyId = query.policyId
      const sent = await sendSurely((sure) => write.mutateAsync({ ...(policyId && { policyId }), ...request, ...sure }))
      await readPoliciesAgain()
      // What was sent is no change of one's own any more, also while it waits for a second person.
      edit.undoAll()
      setPublishing(false)
      asked.reset()
      void navigate(paths.policy({ policyId: sent.policyId }), { replace: query.policyId === undefined })
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: asked.alone ? text.published : text.sent,
  })
  useEffect(() => {
    if (detail || edit.draft.standing !== 'untouched') return
    if (copied) edit.set(copiedPolicy(copied, (name) => text.copyOf({ name })))
    if (query.forAll) edit.set({ ...blankPolicy, scope: { type: 'default', named: [] } })
    // Only as it begins: whoever discards a copy wants none.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
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
function usePolicyFaults(form: Parameters<typeof remarksOfSection>[0]) {
  const { faults: words } = useText('booking/policy-edit')
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
    remarksOf: (product: (typeof policyProducts)[number]) => remarks[product] ?? [],
    tellInvalid: invalid.tell,
    count: wrong.length + invalid.count + Number(nameless) + Number(nobody),
  }
}
