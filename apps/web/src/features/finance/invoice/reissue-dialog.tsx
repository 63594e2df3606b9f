import { personalTitleAtMost } from '@sojourn/contract/finance/invoice-words'
import type { WholeInvoice } from '@sojourn/contract/finance/invoice.shapes'
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
import { Input, Select } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
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

function ReissueForm({ whole: { invoice, titles }, onClose }: ReissueProps) {
  const text = useText('finance/invoice')
  const navigate = useNavigate()
  const others = titles.filter(
    ({ name, specialInvoices }) => name !== invoice.titleName && (invoice.kind !== 'special' || specialInvoices),
  )
  const [title, setTitle] = useState(invoice.payer === 'person' ? '' : (others[0]?.entityId ?? ''))
  const [fault, setFault] = useState<string>()
  const write = useWrite(reissueInvoice, stale)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const missing = title.trim() === '' ? text.titleMissing : undefined
    setFault(missing)
    if (missing) return
    const { invoiceId, version, payer } = invoice
    const onSuccess = (next: { invoiceId: string }) => {
      toast(text.reissueDone, 'good')
      onClose()
      void navigate(paths.invoice(next))
    }
    write.mutate({ invoiceId, version, ...(payer === 'person' ? { title: title.trim() } : { entityId: title }) }, { onSuccess })
  }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className={styles['soft']}>{text.reissueLead}</p>
      <Field label={text.newTitle} required error={fault}>
        {(control) =>
          invoice.payer === 'person' ? (
            <Input {...control} maxLength={personalTitleAtMost} value={title} onChange={({ target }) => setTitle(target.value)} />
          ) : (
            <Select {...control} value={title} onChange={({ target }) => setTitle(target.value)}>
              {others.map(({ entityId, name }) => (
                <option key={entityId} value={entityId}>
                  {name}
                </option>
              ))}
            </Select>
          )
        }
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.reissue}
        </Button>
      </div>
    </form>
  )
}
