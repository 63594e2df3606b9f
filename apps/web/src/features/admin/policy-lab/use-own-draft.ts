import type { PolicyDraft } from '@sojourn/contract/products/policy.shapes'
import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { useEmployee } from '../../../api/employee'
import { useEdit } from '../../../kit/edit/use-edit'
import { blankPolicy, savedPolicy, sentPolicy } from '../policies/policy-form'
import { usePolicyFields } from '../policies/use-policy-texts'

/** What the reader has written of a policy on this device and not published; of no policy, a new one. */
export function useOwnDraft(policyId: string, detail: PolicyDetail | undefined): PolicyDraft | undefined {
  const edit = useEdit({
    owner: useEmployee(),
    form: 'policy',
    of: policyId || 'new',
    saved: detail ? savedPolicy(detail) : { version: 0, value: blankPolicy },
    fields: usePolicyFields(),
  })
  const isWritten = edit.draft.status !== 'untouched' && edit.changes.length > 0
  return isWritten ? sentPolicy(edit.value) : undefined
}
