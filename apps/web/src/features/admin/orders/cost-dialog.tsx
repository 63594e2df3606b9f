import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { useId, type FormEvent } from 'react'
import { correctCostCentre, searchOrderLines, searchOrders } from '../../../api/calls/admin/orders/order'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { useOrderCalls } from '../../booking/product/use-products'
import { CostFields, useCostForm } from './cost-fields'
import styles from './orders.module.css'

interface CostDialogProps {
  line: OrderLine
  onClose: () => void
}

function useCorrection({ line, onClose }: CostDialogProps) {
  const text = useText('admin/orders/orders')
  const { orderNo, position, costCentreId: before, projectCode: beforeProject } = line
  const { setRefused, ...state } = useCostForm({ costCentreId: before, projectCode: beforeProject })
  const write = useWrite(correctCostCentre, [searchOrderLines, searchOrders, ...useOrderCalls()])
  const correct = () => {
    const { projectCode, ...more } = state.form
    const seen = { before, ...(beforeProject && { beforeProject }) }
    void write.mutateAsync({ orderNo, position, ...seen, ...more, ...(projectCode && { projectCode }) }).then(() => {
      toast(text.corrected, 'good')
      onClose()
    }, setRefused)
  }
  return { ...state, correct, busy: write.isPending }
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
        <CostFields state={state} noProject={text.noProject} />
        {state.error && <FormRefusal>{state.error}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
