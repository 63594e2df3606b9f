import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import { costPartsAtMost } from '@sojourn/contract/admin/orders/order-words'
import { useId, useState, type FormEvent } from 'react'
import { correctCostCentres, searchOrderLines, searchOrders } from '../../../api/calls/admin/orders/order'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { useOrderCalls } from '../../booking/product/use-products'
import { CostFields, useCostForm } from './cost-fields'
import styles from './orders.module.css'

/** Lines of one traveller in one order are one part. */
const partsOf = (lines: readonly OrderLine[]) => {
  const parts = lines.map(({ orderNo, position, costCentreId: before, projectCode }) => ({
    orderNo,
    position,
    before,
    ...(projectCode && { beforeProject: projectCode }),
  }))
  return [...new Map(parts.map((part) => [`${part.orderNo} ${part.position}`, part])).values()]
}
type Part = ReturnType<typeof partsOf>[number]

/** Appears with the first chosen line, to charge all that is chosen to one cost centre. */
export function CostsTogether({ lines, onClear }: { lines: readonly OrderLine[]; onClear: () => void }) {
  const text = useText('admin/orders/orders')
  const [open, setOpen] = useState(false)
  const parts = partsOf(lines)
  return (
    <>
      <SelectionBar count={lines.length} words={{ chosen: text.chosenLines, clearChoice: text.clearChoice }} onClear={onClear}>
        <Button
          kind="brand"
          aria-haspopup="dialog"
          disabledReason={parts.length > costPartsAtMost ? text.tooManyParts({ count: costPartsAtMost }) : undefined}
          onClick={() => setOpen(true)}
        >
          {text.correctTitle}
        </Button>
      </SelectionBar>
      {open && <TogetherDialog parts={parts} onClose={() => setOpen(false)} onDone={onClear} />}
    </>
  )
}

interface TogetherDialogProps {
  parts: readonly Part[]
  onClose: () => void
  onDone: () => void
}

function useTogether({ parts, onClose, onDone }: TogetherDialogProps) {
  const text = useText('admin/orders/orders')
  const { setRefused, ...state } = useCostForm({ costCentreId: '', projectCode: '' })
  const write = useWrite(correctCostCentres, [searchOrderLines, searchOrders, ...useOrderCalls()])
  const correct = () => {
    if (!state.form.costCentreId) return setRefused({ field: 'costCentreId', message: text.costCentreMissing })
    const { projectCode, ...more } = state.form
    void write.mutateAsync({ parts: [...parts], ...more, ...(projectCode && { projectCode }) }).then(({ count }) => {
      toast(text.correctedAll({ count }), 'good')
      onClose()
      onDone()
    }, setRefused)
  }
  return { ...state, correct, busy: write.isPending }
}

function TogetherDialog(props: TogetherDialogProps) {
  const { parts, onClose } = props
  const text = useText('admin/orders/orders')
  const id = useId()
  const state = useTogether(props)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    state.correct()
  }
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
        <p>{text.togetherText({ count: parts.length })}</p>
        <CostFields state={state} noCostCentre={text.chooseCostCentre} noProject={text.keepProjects} />
        {state.error && <FormRefusal>{state.error}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
