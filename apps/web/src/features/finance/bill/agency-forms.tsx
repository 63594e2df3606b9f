import { cutOffDays, dueDaysAtMost } from '@sojourn/contract/finance/bill-words'
import type { Bill, BillVariance } from '@sojourn/contract/finance/bill.shapes'
import { useState, type FormEvent } from 'react'
import { getAgencyWork } from '../../../api/calls/access/agency-work'
import {
  answerVariance,
  getServedBill,
  getServedBills,
  recordBillPayment,
  searchServedBillLines,
  setBillTerms,
} from '../../../api/calls/finance/bill'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { DateField } from '../../../kit/dates/date-field'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { yuanOf } from '../../../kit/forms/typed-amount'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { AmountField, DialogActions, ReasonField } from './line/form-parts'
import { signedFenOf } from './line/signed-amount'
import styles from './bill.module.css'

type Faults<Name extends string> = Partial<Record<Name, string | undefined>>

interface AnswerProps {
  enterpriseId: number
  variance: BillVariance
}

function useAnswer({ enterpriseId, variance }: AnswerProps) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const { varianceId, claimed } = variance
  const [adjusted, setAdjusted] = useState(claimed === 0 ? '' : claimed < 0 ? yuanOf(-claimed) : `-${yuanOf(claimed)}`)
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Faults<'adjusted' | 'reason'>>({})
  const [tries, setTries] = useState(0)
  const write = useWrite(answerVariance, [getServedBills, getServedBill, searchServedBillLines, getAgencyWork])
  const send = (answer: 'adopt' | 'reject') => {
    const fen = signedFenOf(adjusted)
    const found = {
      adjusted: answer === 'adopt' && !fen ? text.amountWrong : undefined,
      reason: answer === 'reject' && reason.trim() === '' ? agency.reasonMissing : undefined,
    }
    setFaults(found)
    setTries(tries + 1)
    if (found.adjusted || found.reason) return
    write.mutate(
      { enterpriseId, varianceId, answer, reason: reason.trim(), ...(answer === 'adopt' && fen && { adjusted: fen }) },
      // Of a variance that a colleague has answered meanwhile the form is gone.
      { onSuccess: () => toast(answer === 'adopt' ? agency.adopted : agency.rejected, 'good'), onError: tellFailure },
    )
  }
  return { adjusted, setAdjusted, reason, setReason, faults, tries, write, send }
}

/** Adopts a variance with an amount that corrects the bill, or rejects it with a reason. */
export function AnswerForm(props: AnswerProps) {
  const { agency } = useText('finance/bill/page')
  const { adjusted, setAdjusted, reason, setReason, faults, tries, write, send } = useAnswer(props)
  return (
    <Form tries={tries} className={styles['form']} onSubmit={(event) => event.preventDefault()}>
      <AmountField
        label={agency.adjustBy}
        error={faults.adjusted}
        hint={agency.adjustHint}
        value={adjusted}
        onChange={setAdjusted}
      />
      <ReasonField label={agency.reason} error={faults.reason} value={reason} onChange={setReason} />
      <div className={styles['actions']}>
        <Button size="compact" busy={write.isPending} onClick={() => send('reject')}>
          {agency.reject}
        </Button>
        <Button size="compact" kind="brand" busy={write.isPending} onClick={() => send('adopt')}>
          {agency.adopt}
        </Button>
      </div>
    </Form>
  )
}

interface PaymentProps {
  enterpriseId: number
  bill: Bill
  onClose: () => void
}

/** What the bank has received of a bill, or what was paid back of one below nought. */
export function PaymentDialog(props: PaymentProps) {
  const { agency } = useText('finance/bill/page')
  return (
    <Dialog open onClose={props.onClose} title={agency.record}>
      <PaymentForm {...props} />
    </Dialog>
  )
}

function usePayment({ enterpriseId, bill: { billNo, due, paid }, onClose }: PaymentProps) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const left = due - paid
  const [amount, setAmount] = useState(left < 0 ? `-${yuanOf(-left)}` : yuanOf(left))
  const [receivedOn, setReceivedOn] = useState('')
  const [receipt, setReceipt] = useState('')
  const [faults, setFaults] = useState<Faults<'amount' | 'receivedOn' | 'receipt'>>({})
  const write = useWrite(recordBillPayment, [getServedBills])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fen = signedFenOf(amount)
    const found = {
      amount: fen ? undefined : text.amountWrong,
      receivedOn: receivedOn === '' ? agency.receivedOn : undefined,
      receipt: receipt.trim() === '' ? agency.receiptMissing : undefined,
    }
    setFaults(found)
    if (!fen || found.receivedOn || found.receipt) return
    const onSuccess = () => {
      toast(agency.recorded({ amount: formatPrice(fen) }), 'good')
      onClose()
    }
    write.mutate({ enterpriseId, billNo, amount: fen, receivedOn, receipt: receipt.trim() }, { onSuccess })
  }
  return { left, amount, setAmount, receivedOn, setReceivedOn, receipt, setReceipt, faults, write, submit }
}

function PaymentForm(props: PaymentProps) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const { left, amount, setAmount, receivedOn, setReceivedOn, receipt, setReceipt, faults, write, submit } = usePayment(props)
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <AmountField
        label={agency.amount}
        required
        error={faults.amount}
        hint={left < 0 ? agency.refundHint : undefined}
        value={amount}
        onChange={setAmount}
      />
      <DateField label={agency.receivedOn} required error={faults.receivedOn} value={receivedOn} onChange={setReceivedOn} />
      <Field label={agency.receiptNo} required error={faults.receipt}>
        {(control) => <Input {...control} maxLength={60} value={receipt} onChange={({ target }) => setReceipt(target.value)} />}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <DialogActions busy={write.isPending} onClose={props.onClose}>
        {agency.record}
      </DialogActions>
    </Form>
  )
}

const wholeWithin = (typed: string, low: number, high: number): number | undefined =>
  /^\d{1,3}$/.test(typed) && Number(typed) >= low && Number(typed) <= high ? Number(typed) : undefined

/** On which day a company's bills are cut off, and within how many days they are paid. */
export function TermsForm({ enterpriseId, terms }: { enterpriseId: number; terms: { cutOffDay: number; dueDays?: number } }) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const [cutOff, setCutOff] = useState(String(terms.cutOffDay))
  const [due, setDue] = useState(terms.dueDays === undefined ? '' : String(terms.dueDays))
  const [faults, setFaults] = useState<Faults<'cutOff' | 'due'>>({})
  const write = useWrite(setBillTerms, [getServedBills])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const cutOffDay = wholeWithin(cutOff.trim(), cutOffDays.least, cutOffDays.most)
    const dueDays = due.trim() === '' ? undefined : wholeWithin(due.trim(), 0, dueDaysAtMost)
    const found = {
      cutOff: cutOffDay === undefined ? agency.cutOffHint : undefined,
      due: due.trim() !== '' && dueDays === undefined ? agency.dueHint : undefined,
    }
    setFaults(found)
    if (cutOffDay === undefined || found.due) return
    write.mutate(
      { enterpriseId, cutOffDay, ...(dueDays !== undefined && { dueDays }) },
      { onSuccess: () => toast(agency.saved, 'good') },
    )
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={agency.cutOffDay} required error={faults.cutOff} hint={agency.cutOffHint}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={2}
            value={cutOff}
            onChange={({ target }) => setCutOff(target.value)}
          />
        )}
      </Field>
      <Field label={agency.dueDays} error={faults.due} hint={agency.dueHint}>
        {(control) => (
          <Input {...control} inputMode="numeric" maxLength={2} value={due} onChange={({ target }) => setDue(target.value)} />
        )}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button type="submit" busy={write.isPending}>
          {agency.save}
        </Button>
      </div>
    </Form>
  )
}
