import { useState, type FormEvent } from 'react'
import { depositChangeKinds } from '@sojourn/contract/finance/deposit.calls'
import { askDepositChange, getDepositChanges } from '../../api/calls/finance/deposit'
import { useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Dialog } from '../../kit/overlays/dialog'
import { Field, FieldError } from '../../kit/forms/field'
import { Input, TextArea } from '../../kit/forms/input'
import { Segmented } from '../../kit/forms/radio-group'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { fenOf } from '../../kit/forms/typed-amount'
import { useFirstError } from '../../kit/hooks/use-first-error'
import styles from './deposit.module.css'

type Faults = Partial<Record<'amount' | 'receipt' | 'remark', string | undefined>>

/** What is asked for, in fen; an adjustment may take away. */
function askedAmount(typed: string, mayTakeAway: boolean): number | undefined {
  const takesAway = mayTakeAway && typed.trim().startsWith('-')
  const fen = fenOf(takesAway ? typed.trim().slice(1) : typed)
  if (!fen) return undefined
  return takesAway ? -fen : fen
}

/** Asks the agency to move the deposit; nothing moves before it agrees. */
export function DepositRequest({ onClose }: { onClose: () => void }) {
  const text = useText('finance/deposit')
  return (
    <Dialog open onClose={onClose} title={text.ask}>
      <RequestForm onClose={onClose} />
    </Dialog>
  )
}

function useRequest(onClose: () => void) {
  const text = useText('finance/deposit')
  const [kind, setKind] = useState<(typeof depositChangeKinds)[number]>('topUp')
  const [words, setWords] = useState({ amount: '', receipt: '', remark: '' })
  const [faults, setFaults] = useState<Faults>({})
  const save = useWrite(askDepositChange, [getDepositChanges])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = askedAmount(words.amount, kind === 'adjust')
    const found: Faults = {
      amount: amount === undefined ? text.amountWrong : undefined,
      receipt: kind === 'topUp' && !words.receipt.trim() ? text.receiptMissing : undefined,
      remark: kind !== 'topUp' && !words.remark.trim() ? text.remarkMissing : undefined,
    }
    setFaults(found)
    if (amount === undefined || Object.values(found).some(Boolean)) return
    const onSuccess = () => {
      toast(text.submitted, 'good')
      onClose()
    }
    save.mutate({ kind, amount, receipt: words.receipt.trim(), remark: words.remark.trim() }, { onSuccess })
  }
  const set = (field: keyof typeof words) => (event: { target: { value: string } }) =>
    setWords({ ...words, [field]: event.target.value })
  return { kind, setKind, words, set, faults, submit, busy: save.isPending, refusal: save.error?.message }
}

function RequestForm({ onClose }: { onClose: () => void }) {
  const text = useText('finance/deposit')
  const { kind, setKind, words, set, faults, submit, busy, refusal } = useRequest(onClose)
  const ref = useFirstError(faults)
  return (
    <form ref={ref} className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['minor']}>{text.explain}</p>
      <Segmented
        label={text.kind}
        value={kind}
        onChange={setKind}
        choices={depositChangeKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Field label={text.yuan} required error={faults.amount} hint={kind === 'adjust' ? text.adjustHint : undefined}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={13} value={words.amount} onChange={set('amount')} />}
      </Field>
      <Field label={text.receipt} required={kind === 'topUp'} error={faults.receipt}>
        {(control) => <Input {...control} maxLength={60} value={words.receipt} onChange={set('receipt')} />}
      </Field>
      <Field label={text.remark} required={kind !== 'topUp'} error={faults.remark}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} value={words.remark} onChange={set('remark')} />}
      </Field>
      {refusal && <FieldError>{refusal}</FieldError>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={busy}>
          {text.submit}
        </Button>
      </div>
    </form>
  )
}
