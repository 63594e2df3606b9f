import { type FormEvent, useState } from 'react'
import { getDeposit, setDepositWarning } from '../../api/calls/finance/deposit'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Field, FormRefusal } from '../../kit/forms/field'
import { Form } from '../../kit/forms/form'
import { Input } from '../../kit/forms/input'
import { fenOf, yuanOf } from '../../kit/forms/typed-amount'
import { Dialog } from '../../kit/overlays/dialog'
import { toast } from '../../kit/overlays/toast'
import { useText } from '../../kit/text/text'
import styles from './deposit.module.css'

/** Below what available money finance is told; an empty field is never. */
export function WarningDialog({ warnBelow, onClose }: { warnBelow: number; onClose: () => void }) {
  const text = useText('finance/deposit')
  return (
    <Dialog open onClose={onClose} title={text.changeWarning}>
      <WarningForm warnBelow={warnBelow} onClose={onClose} />
    </Dialog>
  )
}

function WarningForm({ warnBelow, onClose }: { warnBelow: number; onClose: () => void }) {
  const text = useText('finance/deposit')
  const [amount, setAmount] = useState(yuanOf(warnBelow))
  const [fault, setFault] = useState<string>()
  const write = useWrite(setDepositWarning, [getDeposit])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fen = amount.trim() === '' ? 0 : fenOf(amount)
    setFault(fen === undefined ? text.amountWrong : undefined)
    if (fen === undefined) return
    const onSuccess = () => {
      toast(text.warningChanged, 'good')
      onClose()
    }
    write.mutate({ warnBelow: fen }, { onSuccess })
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={text.warnBelowYuan} error={fault} hint={text.warnBelowHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            maxLength={13}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
          />
        )}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}
