import { addedCharges, type AddedCharge } from '@sojourn/contract/finance/bill-words'
import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { useState, type FormEvent } from 'react'
import { addBillCharge, getServedBill, getServedBills, searchServedBillLines } from '../../../../api/calls/finance/bill'
import { useWrite } from '../../../../api/queries'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input, Select } from '../../../../kit/forms/input'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { AmountField, DialogActions, ReasonField } from './form-parts'
import { signedFenOf } from './signed-amount'
import styles from '../bill.module.css'

interface ChargeProps {
  enterpriseId: number
  bill: Pick<Bill, 'billNo'>
  /** Of the line that it was begun at. */
  orderNo?: string
  onClose: () => void
}

/** What the agency adds to a pre-bill beside tickets and fees. */
export function ChargeDialog(props: ChargeProps) {
  const { agency } = useText('finance/bill/page')
  return (
    <Dialog open onClose={props.onClose} title={agency.add}>
      <ChargeForm {...props} />
    </Dialog>
  )
}

function useCharge({ enterpriseId, bill: { billNo }, orderNo: begunAt = '', onClose }: ChargeProps) {
  const text = useText('finance/bill/page')
  const { agency } = text
  const [orderNo, setOrderNo] = useState(begunAt)
  const [charge, setCharge] = useState<AddedCharge>('mailing')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Partial<Record<'orderNo' | 'amount' | 'reason', string | undefined>>>({})
  const write = useWrite(addBillCharge, [getServedBills, getServedBill, searchServedBillLines])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const fen = signedFenOf(amount)
    const found = {
      orderNo: orderNo.trim() === '' ? agency.orderMissing : undefined,
      amount: fen ? undefined : text.amountWrong,
      reason: reason.trim() === '' ? agency.addReasonMissing : undefined,
    }
    setFaults(found)
    if (!fen || found.orderNo || found.reason) return
    const onSuccess = () => {
      toast(agency.addedNow, 'good')
      onClose()
    }
    write.mutate({ enterpriseId, billNo, orderNo: orderNo.trim(), charge, amount: fen, reason: reason.trim() }, { onSuccess })
  }
  return { orderNo, setOrderNo, charge, setCharge, amount, setAmount, reason, setReason, faults, write, submit }
}

function ChargeForm(props: ChargeProps) {
  const text = useText('finance/bill/page')
  const { orderNo, setOrderNo, charge, setCharge, amount, setAmount, reason, setReason, faults, write, submit } = useCharge(props)
  const charges = addedCharges.map((one) => (
    <option key={one} value={one}>
      {text.categories[one]}
    </option>
  ))
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={text.filters.orderNo} required error={faults.orderNo} hint={text.agency.orderHint}>
        {(control) => <Input {...control} maxLength={40} value={orderNo} onChange={({ target }) => setOrderNo(target.value)} />}
      </Field>
      <Field label={text.filters.category}>
        {(control) => (
          <Select
            {...control}
            value={charge}
            onChange={({ target }) => setCharge(addedCharges.find((one) => one === target.value) ?? charge)}
          >
            {charges}
          </Select>
        )}
      </Field>
      <AmountField
        label={text.agency.amount}
        required
        error={faults.amount}
        hint={text.agency.addHint[charge]}
        value={amount}
        onChange={setAmount}
      />
      <ReasonField label={text.agency.reason} required error={faults.reason} value={reason} onChange={setReason} />
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <DialogActions busy={write.isPending} onClose={props.onClose}>
        {text.agency.add}
      </DialogActions>
    </Form>
  )
}
