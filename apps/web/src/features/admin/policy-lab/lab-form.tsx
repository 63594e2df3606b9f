import { labProducts } from '@sojourn/contract/products/policy-lab-words'
import { useState, type FormEvent } from 'react'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getLabRuns, replayPolicies, tryPolicy } from '../../../api/calls/products/policy-lab'
import type { getPolicies } from '../../../api/calls/products/travel-policy'
import { useRead, useWrite } from '../../../api/queries'
import type { ResultOf } from '../../../api/web-call'
import { Button } from '../../../kit/actions/button'
import { useChinaNow } from '../../../kit/dates/server-time'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { FieldError } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { departmentChoices } from '../fields/department-names'
import { told } from '../../../kit/overlays/told'
import { periodOf, type LabSearch } from './lab-search'
import styles from './lab.module.css'
import { PolicySubject, type Subject } from './policy-subject'

interface LabFormProps {
  search: LabSearch
  change: (next: LabSearch, how?: { replace: boolean }) => void
  policies: ResultOf<typeof getPolicies>
  /** Something is under way. */
  isBusy: boolean
  onBegun: (runId: string) => void
}

/** What is tried, on which searches, for whom. */
export function LabForm({ search, change, policies, isBusy, onBegun }: LabFormProps) {
  const text = useText('admin/policy/lab')
  const [subject, setSubject] = useState<Subject>()
  const { begin, busy, missing } = useBegin(search, onBegun)
  const set = (more: Partial<LabSearch>) => change({ ...search, ...more }, { replace: true })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    begin(subject)
  }
  const disabledReason = isBusy ? text.running : undefined
  return (
    <Card title={text.form}>
      <Form className={styles['form']} onSubmit={submit}>
        <div className={styles['pair']}>
          <PolicySubject search={search} set={set} policies={policies} onSubject={setSubject} />
          <Searches search={search} set={set} />
        </div>
        <Checkbox
          label={text.everybody}
          hint={text.everybodyHint}
          checked={search.everybody}
          onChange={(everybody) => set({ everybody: everybody || false })}
        />
        {missing && !subject && <FieldError>{text.subjectMissing}</FieldError>}
        <div className={styles['acts']}>
          <Button kind="brand" type="submit" busy={busy} disabledReason={disabledReason}>
            {text.start}
          </Button>
          <Button kind="quiet" disabledReason={disabledReason} title={text.replayHint} onClick={() => begin('replay')}>
            {text.replay}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

interface FieldsProps {
  search: LabSearch
  set: (more: Partial<LabSearch>) => void
}

/** Of which product, on which days, of whom. */
function Searches({ search, set }: FieldsProps) {
  const text = useText('admin/policy/lab')
  const products = useText('booking/policy/standards')
  const { date: today } = useChinaNow()
  const departments = useRead(getDepartments, {}).data?.list ?? []
  return (
    <>
      <ChoiceField
        label={text.product}
        choices={labProducts.map((id) => ({ id, name: products[id] }))}
        value={search.product}
        onChange={(id) => set({ product: labProducts.find((each) => each === id) ?? 'flight' })}
      />
      <DateRangeField label={text.period} max={today} range={periodOf(search, today)} onChange={set} />
      <ChoiceField
        label={text.department}
        none={text.anyDepartment}
        choices={departmentChoices(departments)}
        value={search.departmentId}
        onChange={(departmentId) => set({ departmentId })}
      />
    </>
  )
}

function useBegin(search: LabSearch, onBegun: (runId: string) => void) {
  const text = useText('admin/policy/lab')
  const { date: today } = useChinaNow()
  const trial = useWrite(tryPolicy, [getLabRuns])
  const replay = useWrite(replayPolicies, [getLabRuns])
  const [missing, setMissing] = useState(false)
  const { product, departmentId, everybody } = search
  const period = { product, ...periodOf(search, today), ...(departmentId && { departmentId }) }
  const send = (subject: Subject | 'replay') =>
    subject === 'replay' ? replay.mutateAsync(period) : trial.mutateAsync({ ...period, ...subject, everybody })
  const begin = (subject: Subject | 'replay' | undefined) => {
    setMissing(subject === undefined)
    if (subject)
      void told(
        send(subject).then(({ runId }) => onBegun(runId)),
        text.begun,
      )
  }
  return { begin, busy: trial.isPending || replay.isPending, missing }
}
