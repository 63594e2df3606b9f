import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { useId, useState, type FormEvent } from 'react'
import { correctCostCentre, searchOrderLines, searchOrders } from '../../../api/calls/admin/orders/order'
import { ApiProblem } from '../../../api/problem'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { useOrderCalls } from '../../booking/product/use-products'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import styles from './orders.module.css'
import { useOrderChoices } from './use-order-choices'

interface CostDialogProps {
  line: OrderLine
  onClose: () => void
}

const fields: readonly string[] = ['costCentreId', 'projectCode', 'reason']

function useCorrection({ line, onClose }: CostDialogProps) {
  const text = useText('admin/orders/orders')
  const [form, setForm] = useState({ costCentreId: line.costCentreId, projectCode: line.projectCode, reason: '' })
  const [refused, setRefused] = useState<Error>()
  const write = useWrite(correctCostCentre, [searchOrderLines, searchOrders, ...useOrderCalls()])
  const { orderNo, position, costCentreId: before, projectCode: beforeProject } = line
  const correct = () => {
    const { projectCode, ...more } = form
    const seen = { before, ...(beforeProject && { beforeProject }) }
    void write.mutateAsync({ orderNo, position, ...seen, ...more, ...(projectCode && { projectCode }) }).then(() => {
      toast(text.corrected, 'good')
      onClose()
    }, setRefused)
  }
  const field = refused instanceof ApiProblem ? fields.find((each) => each === refused.field) : undefined
  return {
    form,
    change: (more: Partial<typeof form>) => {
      setRefused(undefined)
      setForm({ ...form, ...more })
    },
    correct,
    busy: write.isPending,
    errorOf: (name: string) => (field === name ? refused?.message : undefined),
    error: field ? undefined : refused?.message,
  }
}

/** Charges a traveller's part of an order to another cost centre or project. */
export function CostDialog(props: CostDialogProps) {
  const { line, onClose } = props
  const text = useText('admin/orders/orders')
  const id = useId()
  const state = useCorrection(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.correct()
  }
  const { traveller, orderNo, costCentreCode, costCentre } = line
  return (
    <Dialog
      open
      onClose={onClose}
      title={text.correctTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind="brand" type="submit" form={id} busy={state.busy}>
            {text.correctConfirm}
          </Button>
        </>
      }
    >
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.correctText({ traveller, orderNo, now: `${costCentreCode} ${costCentre}` })}</p>
        <CostFields state={state} />
        {state.error && <FormRefusal>{state.error}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

function CostFields({ state: { form, change, errorOf } }: { state: ReturnType<typeof useCorrection> }) {
  const text = useText('admin/orders/orders')
  const { costCentres, projects } = useOrderChoices()
  return (
    <>
      <ChoiceField
        label={text.costCentre}
        error={errorOf('costCentreId')}
        choices={costCentres}
        value={form.costCentreId}
        onChange={(costCentreId) => change({ costCentreId })}
      />
      {projects.length > 0 && (
        <ChoiceField
          label={text.project}
          error={errorOf('projectCode')}
          none={text.noProject}
          choices={projects}
          value={form.projectCode}
          onChange={(projectCode) => change({ projectCode })}
        />
      )}
      <LineField
        label={text.reason}
        help={<Help field={text.reason} article="orders" section="correct" />}
        hint={text.reasonHint}
        error={errorOf('reason')}
        required
        maxLength={200}
        value={form.reason}
        onChange={(reason) => change({ reason })}
      />
    </>
  )
}
