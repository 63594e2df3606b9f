import { personalTitleAtMost, vatKinds, type InvoiceKind, type VatKind } from '@sojourn/contract/finance/invoice-words'
import type { WholeInvoice } from '@sojourn/contract/finance/invoice.shapes'
import { isVatKind } from '@sojourn/domain/finance/invoice/items'
import { useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import {
  getInvoice,
  reissueInvoice,
  searchBillInvoiceable,
  searchBillInvoices,
  searchInvoiceable,
  searchInvoices,
} from '../../../api/calls/finance/invoice'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input, Select } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { Chooser } from '../../../kit/pickers/chooser'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './invoice.module.css'

interface ReissueProps {
  whole: WholeInvoice
  onClose: () => void
}

/** To which other title an invoice is written: a person types one, a company has its own. */
export function ReissueDialog(props: ReissueProps) {
  const text = useText('finance/invoice')
  return (
    <Dialog open onClose={props.onClose} title={text.reissueTitle}>
      <ReissueForm {...props} />
    </Dialog>
  )
}

const stale = [getInvoice, searchInvoiceable, searchInvoices, searchBillInvoiceable, searchBillInvoices]

function useReissue({ whole: { invoice, titles }, onClose }: ReissueProps) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const { invoiceId, version, payer, titleName } = invoice
  const isVat = payer === 'company' && isVatKind(invoice.kind)
  const [kind, setKind] = useState(invoice.kind)
  // Its own title comes last, and only where it may be written to it as another kind.
  const offered = (asked: InvoiceKind) =>
    titles
      .filter(({ name, specialInvoices }) => (isVat || name !== titleName) && (asked !== 'special' || specialInvoices))
      .toSorted((one, other) => Number(one.name === titleName) - Number(other.name === titleName))
  const [title, setTitle] = useState(payer === 'person' ? '' : (offered(kind)[0]?.entityId ?? ''))
  const [fault, setFault] = useState<string>()
  const write = useWrite(reissueInvoice, stale)
  const chooseKind = (next: InvoiceKind) => {
    setKind(next)
    const takes = offered(next)
    if (!takes.some(({ entityId }) => entityId === title)) setTitle(takes[0]?.entityId ?? '')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = title.trim() === '' ? text.titleMissing : undefined
    setFault(missing)
    if (missing) return
    const onSuccess = (next: { invoiceId: string }) => {
      toast(text.reissueDone, 'good')
      onClose()
      void navigate(paths.invoice(next))
    }
    const ofCompany = { entityId: title, ...(isVatKind(kind) && kind !== invoice.kind && { kind }) }
    write.mutate({ invoiceId, version, ...(payer === 'person' ? { title: title.trim() } : ofCompany) }, { onSuccess })
  }
  return { isVat, kind, chooseKind, others: offered(kind), title, setTitle, fault, write, submit }
}

function ReissueForm(props: ReissueProps) {
  const text = useText('finance/invoice')
  const { isVat, kind, chooseKind, others, title, setTitle, fault, write, submit } = useReissue(props)
  const { whole, onClose } = props
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['soft']}>{text.reissueLead}</p>
      <Field label={text.newTitle} required error={fault}>
        {(control) =>
          whole.invoice.payer === 'person' ? (
            <Input {...control} maxLength={personalTitleAtMost} value={title} onChange={({ target }) => setTitle(target.value)} />
          ) : (
            <Chooser
              {...control}
              name={text.newTitle}
              choices={others.map(({ entityId: id, name }) => ({ id, name }))}
              value={title}
              onChange={setTitle}
            />
          )
        }
      </Field>
      {isVat && <KindField whole={whole} kind={kind} onChoose={chooseKind} />}
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.reissue}
        </Button>
      </div>
    </Form>
  )
}

interface KindProps {
  whole: WholeInvoice
  kind: InvoiceKind
  onChoose: (kind: VatKind) => void
}

/** Special only where some title takes it. */
function KindField({ whole: { invoice, titles }, kind, onChoose }: KindProps) {
  const text = useText('finance/invoice')
  const takesSpecial = titles.some(({ specialInvoices }) => specialInvoices)
  const kinds = vatKinds.filter((one) => one === invoice.kind || one === 'ordinary' || takesSpecial)
  return (
    <Field label={text.columns.voucher}>
      {(control) => (
        <Select
          {...control}
          value={kind}
          onChange={({ target }) => {
            const chosen = vatKinds.find((one) => one === target.value)
            if (chosen) onChoose(chosen)
          }}
        >
          {kinds.map((one) => (
            <option key={one} value={one}>
              {text.kinds[one]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
