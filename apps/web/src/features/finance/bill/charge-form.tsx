import { addedCharges, type AddedCharge } from '@sojourn/contract/finance/bill-words'
import type { Bill } from '@sojourn/contract/finance/bill.shapes'
import { useState, type FormEvent } from 'react'
import { addBillCharge, getServedBills } from '../../../api/calls/finance/bill'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FieldError } from '../../../kit/forms/field'
import { Input, Select, TextArea } from '../../../kit/forms/input'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { signedFenOf } from './signed-amount'
import styles from './bill.module.css'

interface ChargeProps {
  enterpriseId: number
  bill: Bill
  onClose: () => void
}

/** What the agency adds to a pre-bill beside tickets and fees. */
export function ChargeDialog(props: ChargeProps) {
  const { agency } = useText('finance/bill')
  return (
    <Dialog open onClose={props.onClose} title={agency.add}>
      <ChargeForm {...props} />
    </Dialog>
  )
}

function useCharge({ enterpriseId, bill: { billNo }, onClose }: ChargeProps) {
  const text = useText('finance/bill')
  const { agency } = text
  const [orderNo, setOrderNo] = useState('')
  const [charge, setCharge] = useState<AddedCharge>('mailing')
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [faults, setFaults] = useState<Partial<Record<'orderNo' | 'amount' | 'reason', string | undefined>>>({})
  const write = useWrite(addBillCharge, [getServedBills])
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
  const text = useText('finance/bill')
  const { agency } = text
  const { orderNo, setOrderNo, charge, setCharge, amount, setAmount, reason, setReason, faults, write, submit } = useCharge(props)
  const ref = useFirstError(faults)
  return (
    <form ref={ref} className={styles['form']} onSubmit={submit} noValidate>
      <Field label={text.filters.orderNo} required error={faults.orderNo} hint={agency.orderHint}>
        {(control) => <Input {...control} maxLength={40} value={orderNo} onChange={({ target }) => setOrderNo(target.value)} />}
      </Field>
      <Field label={text.filters.category}>
        {(control) => (
          <Select
            {...control}
            value={charge}
            onChange={({ target }) => setCharge(addedCharges.find((one) => one === target.value) ?? charge)}
          >
            {addedCharges.map((one) => (
              <option key={one} value={one}>
                {text.categories[one]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={agency.amount} required error={faults.amount} hint={agency.addHint[charge]}>
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
      <Field label={agency.reason} required error={faults.reason}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={500} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      {write.error && <FieldError>{write.error.message}</FieldError>}
      <div className={styles['actions']}>
        <Button onClick={props.onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {agency.add}
        </Button>
      </div>
    </form>
  )
}
