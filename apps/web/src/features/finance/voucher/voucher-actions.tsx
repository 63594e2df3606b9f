import { dropReasonAtMost } from '@sojourn/contract/finance/voucher-words'
import type { Voucher, WholeVoucher } from '@sojourn/contract/finance/voucher.shapes'
import { useState, type FormEvent } from 'react'
import {
  checkVoucher,
  dropVoucher,
  getVoucher,
  getVoucherRadar,
  searchCompanyDue,
  searchCompanyVouchers,
  searchOwnDue,
  searchVouchers,
} from '../../../api/calls/finance/voucher'
import { download } from '../../../api/download'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input, TextArea } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import styles from './voucher.module.css'

const stale = [getVoucher, searchVouchers, searchCompanyVouchers, searchOwnDue, searchCompanyDue, getVoucherRadar]

/** The file as it came; checking again; and taking the voucher away. */
export function VoucherActions({ whole: { voucher, mayMove } }: { whole: WholeVoucher }) {
  const text = useText('finance/vouchers')
  const [drops, setDrops] = useState(false)
  const [checks, setChecks] = useState(false)
  return (
    <span className={styles['actions']}>
      <DownloadFile voucher={voucher} />
      {mayMove && (
        <>
          {voucher.verdict !== 'forged' && (
            <Button aria-haspopup="dialog" onClick={() => setChecks(true)}>
              {text.detail.check}
            </Button>
          )}
          <Button kind="danger" onClick={() => setDrops(true)}>
            {text.detail.drop}
          </Button>
          <Dialog open={checks} onClose={() => setChecks(false)} title={text.detail.checkTitle}>
            <CheckForm voucher={voucher} onClose={() => setChecks(false)} />
          </Dialog>
          <Dialog open={drops} onClose={() => setDrops(false)} title={text.detail.dropTitle}>
            <DropForm voucher={voucher} onClose={() => setDrops(false)} />
          </Dialog>
        </>
      )}
    </span>
  )
}

function DownloadFile({ voucher: { voucherId, number } }: { voucher: Voucher }) {
  const text = useText('finance/vouchers')
  const [busy, setBusy] = useState(false)
  const take = async () => {
    setBusy(true)
    await download('api/Voucher/GetFile', { voucherId }, number).catch((error: Error) =>
      toast([text.detail.downloadFailed, error.message].join(' · '), 'bad'),
    )
    setBusy(false)
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void take()}>
      {text.detail.download}
    </Button>
  )
}

/** Against the orders as they are now, or the one that is named. */
function CheckForm({ voucher: { voucherId, version }, onClose }: { voucher: Voucher; onClose: () => void }) {
  const { detail } = useText('finance/vouchers')
  const [orderNo, setOrderNo] = useState('')
  const write = useWrite(checkVoucher, stale)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const named = orderNo.trim()
    write.mutateAsync({ voucherId, version, ...(named !== '' && { orderNo: named }) }).then(
      () => {
        toast(detail.checked, 'good')
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['soft']}>{detail.checkWhy}</p>
      <Field label={detail.checkOrder} error={write.error?.message}>
        {(control) => (
          <Input
            {...control}
            maxLength={60}
            autoComplete="off"
            value={orderNo}
            onChange={({ target }) => setOrderNo(target.value)}
          />
        )}
      </Field>
      <div className={styles['actions']}>
        <Button onClick={onClose}>{detail.cancel}</Button>
        <Button type="submit" kind="brand" busy={write.isPending}>
          {detail.check}
        </Button>
      </div>
    </Form>
  )
}

function DropForm({ voucher: { voucherId, version }, onClose }: { voucher: Voucher; onClose: () => void }) {
  const text = useText('finance/vouchers')
  const { detail } = text
  const [reason, setReason] = useState('')
  const [fault, setFault] = useState<string>()
  const write = useWrite(dropVoucher, stale)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const why = reason.trim()
    setFault(why === '' ? detail.dropMissing : undefined)
    if (why === '') return
    write.mutateAsync({ voucherId, version, reason: why }).then(
      () => {
        toast(detail.dropped, 'good')
        onClose()
      },
      () => undefined,
    )
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['soft']}>{detail.dropWhy}</p>
      <Field label={detail.dropReason} required error={fault}>
        {(control) => (
          <TextArea {...control} maxLength={dropReasonAtMost} value={reason} onChange={({ target }) => setReason(target.value)} />
        )}
      </Field>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      <div className={styles['actions']}>
        <Button onClick={onClose}>{detail.cancel}</Button>
        <Button type="submit" kind="danger" busy={write.isPending}>
          {detail.drop}
        </Button>
      </div>
    </Form>
  )
}
