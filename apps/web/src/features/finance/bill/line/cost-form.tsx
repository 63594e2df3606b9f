import type { BillLine } from '@sojourn/contract/finance/bill.shapes'
import { useState, type FormEvent } from 'react'
import { correctCostCentre, getOrderChoices } from '../../../../api/calls/admin/orders/order'
import { getBill, getBillLineEvents, searchBillLines } from '../../../../api/calls/finance/bill'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { toast } from '../../../../kit/overlays/toast'
import { Chooser } from '../../../../kit/pickers/chooser'
import { useText } from '../../../../kit/text/text'
import { ReasonField } from './form-parts'
import styles from '../bill.module.css'

interface CostFormProps {
  line: BillLine
  /** The cost centre that is corrected: the traveller's own, also at a line that another bears. */
  own: string
  onDone: () => void
}

function useCorrection({ line: { orderNo, told }, own: before, onDone }: CostFormProps) {
  const text = useText('admin/orders/orders')
  const { position, projectCode: beforeProject } = told
  const [form, setForm] = useState({ costCentreId: before, projectCode: beforeProject, reason: '' })
  const write = useWrite(correctCostCentre, [getBill, getBillLineEvents, searchBillLines])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { costCentreId, projectCode, reason } = form
    const seen = { before, ...(beforeProject && { beforeProject }) }
    const onSuccess = () => {
      toast(text.corrected, 'good')
      onDone()
    }
    write.mutate({ orderNo, position, ...seen, costCentreId, reason, ...(projectCode && { projectCode }) }, { onSuccess })
  }
  return { form, change: (more: Partial<typeof form>) => setForm({ ...form, ...more }), submit, write }
}

/** Charges the traveller's part of the line's order to another cost centre or project, as long as the bill is not confirmed. */
export function CostForm(props: CostFormProps) {
  const text = useText('admin/orders/orders')
  const { data } = useRead(getOrderChoices, {})
  const { form, change, submit, write } = useCorrection(props)
  const centres = (data?.costCentres ?? []).map(({ costCentreId: id, name }) => ({ id, name }))
  const projects = (data?.projects ?? []).map(({ code: id, name }) => ({ id, name }))
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Choice
        label={text.costCentre}
        choices={centres}
        value={form.costCentreId}
        onChange={(costCentreId) => change({ costCentreId })}
      />
      {projects.length > 0 && (
        <Choice
          label={text.project}
          none={text.noProject}
          choices={projects}
          value={form.projectCode}
          onChange={(projectCode) => change({ projectCode })}
        />
      )}
      <ReasonField label={text.reason} required error={undefined} value={form.reason} onChange={(reason) => change({ reason })} />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button size="compact" onClick={props.onDone}>
          {text.cancel}
        </Button>
        <Button type="submit" size="compact" kind="brand" busy={write.isPending}>
          {text.correctConfirm}
        </Button>
      </div>
    </Form>
  )
}

interface ChoiceProps {
  label: string
  /** Said of no choice; without, one is always chosen. */
  none?: string
  choices: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
}

const Choice = ({ label, none, choices, value, onChange }: ChoiceProps) => (
  <Field label={label}>
    {(control) => <Chooser {...control} name={label} none={none} choices={choices} value={value} onChange={onChange} />}
  </Field>
)
