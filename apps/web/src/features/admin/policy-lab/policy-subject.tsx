import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { useEffect } from 'react'
import { getPolicy, type getPolicies } from '../../../api/calls/products/travel-policy'
import { useRead } from '../../../api/queries'
import type { ResultOf } from '../../../api/web-call'
import { ErrorState } from '../../../kit/feedback/error-state'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import type { LabSearch } from './lab-search'
import { sentSubject, subjectsOf, type LabSubject } from './lab-subject'
import { useOwnDraft } from './use-own-draft'

/** As the call takes it. */
export type Subject = ReturnType<typeof sentSubject>

interface PolicySubjectProps {
  search: LabSearch
  set: (more: Partial<LabSearch>) => void
  policies: ResultOf<typeof getPolicies>
  onSubject: (subject: Subject | undefined) => void
}

/** Which policy is tried, and what of it. */
export function PolicySubject(props: PolicySubjectProps) {
  const { search, set, policies } = props
  const text = useText('admin/policy/lab')
  const isNew = search.subject === 'draft' && search.policyId === ''
  const policyId = isNew ? '' : search.policyId || (policies.list.find(({ ended }) => !ended)?.policyId ?? '')
  const { data: detail, error, refetch } = useRead(getPolicy, { policyId }, { enabled: policyId !== '' })
  return (
    <>
      <ChoiceField
        label={text.policy}
        none={isNew ? text.newDraft : policies.list.length === 0 ? text.choosePolicy : undefined}
        choices={policies.list.map(({ policyId: id, name }) => ({ id, name }))}
        value={policyId}
        onChange={(id) => set({ policyId: id, subject: '' })}
      />
      {error && !detail && <ErrorState compact error={error} onRetry={() => void refetch()} />}
      {(isNew || detail) && <WhatOf key={policyId} {...props} policyId={policyId} detail={isNew ? undefined : detail} />}
    </>
  )
}

interface WhatOfProps extends PolicySubjectProps {
  policyId: string
  detail: PolicyDetail | undefined
}

function WhatOf({ search, set, policyId, detail, onSubject }: WhatOfProps) {
  const text = useText('admin/policy/lab')
  const draft = useOwnDraft(policyId, detail)
  const nameOf = useSubjectName(detail)
  const subjects = subjectsOf(detail, draft)
  const chosen = subjects.find((each) => each === search.subject) ?? subjects[0]
  const sent = chosen && sentSubject(chosen, { policyId, detail, draft })
  const written = JSON.stringify(sent)
  useEffect(() => {
    onSubject(written === undefined ? undefined : (JSON.parse(written) as Subject))
  }, [written, onSubject])
  return (
    <ChoiceField
      label={text.subject}
      none={chosen ? undefined : text.choosePolicy}
      choices={subjects.map((id) => ({ id, name: nameOf(id) }))}
      value={chosen ?? ''}
      onChange={(subject) => set({ policyId, subject })}
    />
  )
}

function useSubjectName(detail: PolicyDetail | undefined): (subject: LabSubject) => string {
  const text = useText('admin/policy/lab')
  const { versionStates } = useText('admin/policy/policy')
  return (subject) => {
    if (subject === 'draft' || subject === 'proposal') return text.subjects[subject]
    const version = Number(subject)
    const line = detail?.versions.find((each) => each.version === version)
    return text.version({ version, state: line ? versionStates[line.state] : '' })
  }
}
