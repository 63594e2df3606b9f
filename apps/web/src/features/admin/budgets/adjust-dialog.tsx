import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { useId, useState, type FormEvent } from 'react'
import { adjustBudget } from '../../../api/calls/admin/company/budget'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { fenOf } from '../../../kit/forms/typed-amount'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { consoleReads } from '../console-reads'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import { PeriodField } from './period-field'

interface AdjustDialogProps {
  budget: Budget
  onClose: () => void
}

/** Adds to one period of a budget, or takes from it, and why. */
export function AdjustDialog({ budget, onClose }: AdjustDialogProps) {
  const text = useText('admin/budget/words')
  const id = useId()
  const { form, set, wrong, submit, write } = useAdjustment({ budget, onClose })
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.adjust}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.adjustTitle(budget)} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <PeriodField budget={budget} value={form.from} onChange={(from) => set({ ...form, from })} />
        <div className={styles['pair']}>
          <ChoiceField
            label={text.direction}
            choices={(['more', 'less'] as const).map((each) => ({ id: each, name: text.directions[each] }))}
            value={form.direction}
            onChange={(direction) => set({ ...form, direction })}
          />
          <LineField
            required
            autoFocus
            label={text.adjustAmount}
            error={wrong.amount}
            maxLength={14}
            value={form.amount}
            onChange={(amount) => set({ ...form, amount })}
          />
        </div>
        <LineField
          required
          label={text.reason}
          error={wrong.reason}
          maxLength={200}
          value={form.reason}
          onChange={(reason) => set({ ...form, reason })}
        />
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

function useAdjustment({ budget, onClose }: AdjustDialogProps) {
  const text = useText('admin/budget/words')
  const [form, set] = useState({ from: budget.current.from, direction: 'more', amount: '', reason: '' })
  const [tried, setTried] = useState(false)
  const write = useWrite(adjustBudget, consoleReads)
  const fen = fenOf(form.amount) ?? 0
  const wrong = {
    amount: tried && fen === 0 ? text.adjustAmountWrong : undefined,
    reason: tried && form.reason.trim() === '' ? text.reasonMissing : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fen === 0 || form.reason.trim() === '') return
    const amount = form.direction === 'less' ? -fen : fen
    const onSuccess = () => {
      toast(text.adjusted, 'good')
      onClose()
    }
    write.mutate({ planId: budget.planId, from: form.from, amount, reason: form.reason.trim() }, { onSuccess })
  }
  return { form, set, wrong, submit, write }
}
