import { invoiceRestAtMost, type InvoiceItem, type InvoiceKind, type VatKind } from '@sojourn/contract/finance/invoice-words'
import type { InvoiceTitle } from '@sojourn/contract/finance/invoice.shapes'
import { accountFault } from '@sojourn/domain/booking/traveller/contact-validators'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  applyForBillInvoices,
  getBillInvoiced,
  searchBillInvoiceable,
  searchBillInvoices,
} from '../../../api/calls/finance/invoice'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { Chooser } from '../../../kit/pickers/chooser'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Choice } from './use-choice'
import styles from './invoice.module.css'

interface BillApplicationProps {
  billNo: string
  vat: VatKind
  /** What is chosen; absent where all is applied for that is left of these vouchers. */
  choice?: Choice | undefined
  rest: { kinds: InvoiceKind[]; item?: InvoiceItem }
  titles: readonly InvoiceTitle[]
  onClose: () => void
}

/** To which title the chosen lines are written: each to its own legal entity, or all to one. */
export function BillApplication(props: BillApplicationProps) {
  const text = useText('finance/invoice')
  return (
    <Dialog open onClose={props.onClose} title={text.terms}>
      <ApplicationForm {...props} />
    </Dialog>
  )
}

function useApplication({ billNo, vat, choice, rest }: BillApplicationProps) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const [entityId, setEntityId] = useState('')
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const write = useWrite(applyForBillInvoices, [searchBillInvoiceable, searchBillInvoices, getBillInvoiced])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = accountFault('mail', email.trim()) ? text.emailWrong : undefined
    setFault(wrong)
    if (wrong) return
    write.mutate(
      {
        billNo,
        ...(choice ? { keys: choice.things.map(({ key }) => key) } : { rest }),
        kind: vat,
        email: email.trim(),
        ...(entityId !== '' && { entityId }),
      },
      {
        onSuccess: ({ applicationNo, more }) => {
          if (more) toast(text.ofBill.restMore({ count: invoiceRestAtMost }), 'info')
          void navigate(paths.invoiceConfirm({ applicationNo }))
        },
      },
    )
  }
  return { entityId, setEntityId, email, setEmail, fault, submit, write }
}

function Notes({ vat, mailTo }: { vat: VatKind; mailTo: string }) {
  const { ofBill } = useText('finance/invoice')
  return (
    <>
      {vat === 'ordinary' && <p className={styles['small']}>{ofBill.ordinaryWhy}</p>}
      {mailTo !== '' && <p className={styles['small']}>{ofBill.mailedTo({ address: mailTo })}</p>}
    </>
  )
}

/** What the application is for: the things that were chosen, or all that is left of the bill. */
function Applied({ billNo, choice, rest }: BillApplicationProps) {
  const text = useText('finance/invoice')
  if (choice)
    return (
      <span>{`${text.chosen({ count: choice.things.length })} · ${text.chosenTotal({ amount: formatPrice(choice.total) })}`}</span>
    )
  const kinds = rest.item ? [text.items[rest.item]] : rest.kinds.map((kind) => text.kinds[kind])
  return <span>{text.ofBill.restLead({ billNo, kinds: kinds.join(' · ') })}</span>
}

function ApplicationForm(props: BillApplicationProps) {
  const text = useText('finance/invoice')
  const { vat, titles, onClose } = props
  const { entityId, setEntityId, email, setEmail, fault, submit, write } = useApplication(props)
  const mailTo = titles.find((title) => (entityId === '' ? title.isDefault : title.entityId === entityId))?.mailTo ?? ''
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <Field label={text.ofBill.split} help={<Help field={text.ofBill.split} article="bill-invoices" section="apply" />}>
        {(control) => (
          <Chooser
            {...control}
            name={text.ofBill.split}
            none={text.ofBill.splitByEntity}
            choices={titles.map((title) => ({ id: title.entityId, name: title.name }))}
            value={entityId}
            onChange={setEntityId}
          />
        )}
      </Field>
      <Notes vat={vat} mailTo={mailTo} />
      <Field label={text.email} required error={fault} hint={text.emailHint}>
        {(control) => (
          <Input
            {...control}
            type="email"
            maxLength={200}
            autoComplete="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['bar']}>
        <Applied {...props} />
        <span className={styles['actions']}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" kind="brand" busy={write.isPending}>
            {text.next}
          </Button>
        </span>
      </div>
    </Form>
  )
}
