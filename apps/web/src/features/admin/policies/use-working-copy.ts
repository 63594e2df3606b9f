import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { getPolicy, proposePolicy } from '../../../api/calls/products/travel-policy'
import { useEmployee } from '../../../api/employee'
import { isProblem } from '../../../api/problem'
import { useRead, useWrite } from '../../../api/queries'
import type { Edit } from '../../../kit/edit/use-edit'
import { useSavedEdit } from '../../../kit/edit/use-saved-edit'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { sendMeant } from '../golden/ask-golden-reason'
import { sentAsked, sentPilot } from './asked/asked'
import { blankPolicy, copiedPolicy, savedPolicy, sentPolicy, type PolicyForm } from './policy-form'
import { readPoliciesAgain, useSendSurely } from './policy-reads'
import type { PolicySource } from './policy-source'
import type { AskedState } from './asked/use-asked'
import { usePolicyFields } from './use-policy-texts'

/** A policy as one person writes it, kept on the device until it is sent; publishing it sends all of it. */
export function useWorkingCopy(source: PolicySource, asked: AskedState, onSent: () => void) {
  const { query, detail } = source
  const text = useText('admin/policy/policy')
  const navigate = useNavigate()
  const { refetch } = useRead(getPolicy, { policyId: query.policyId ?? '' }, { enabled: query.policyId !== undefined })
  const send = useSend(query.policyId, asked)
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
      const { policyId } = await send(version, value)
      await readPoliciesAgain()
      // What was sent is no change of one's own any more, also while it waits for a second person.
      edit.undoAll()
      asked.reset()
      onSent()
      void navigate(paths.policy({ policyId }), { replace: true })
    },
    isOvertaken: (error) => isProblem(error, 'recordChanged'),
    done: asked.alone ? text.published : text.sent,
  })
  useBeginning(source, edit)
  return { edit, busy, onSave }
}

function useSend(policyId: string | undefined, { asked, terms }: AskedState) {
  const write = useWrite(proposePolicy)
  const sendSurely = useSendSurely()
  return (recordVersion: number, form: PolicyForm) => {
    const policy = sentPolicy(form)
    const request = { ...(policyId && { policyId }), recordVersion, policy, ...sentAsked(asked, terms), ...sentPilot(asked) }
    return sendSurely((sure) => sendMeant((meant) => write.mutateAsync({ ...request, ...sure, ...meant })))
  }
}

/** What a new policy begins with, unless something was written before; whoever discards a copy wants none. */
function useBeginning({ query, detail, copied }: PolicySource, edit: Edit<PolicyForm>): void {
  const text = useText('admin/policy/policy')
  const begun = useRef(false)
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    if (detail || edit.draft.status !== 'untouched') return
    if (copied) edit.set(copiedPolicy(copied, text.copySuffixes))
    else if (query.forAll) edit.set({ ...blankPolicy, scope: { type: 'default', named: [] } })
  }, [copied, detail, edit, query.forAll, text])
}
