import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { useId, useState, type FormEvent } from 'react'
import { lockAccount } from '../../../api/calls/admin/people/account'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FieldError } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { accountReads } from './account-reads'
import styles from './accounts.module.css'

interface LockDialogProps {
  account: AccountDetail
  onClose: () => void
}

/** Why somebody is kept out: whoever unlocks the account reads it. */
export function LockDialog({ account: { employeeId, name }, onClose }: LockDialogProps) {
  const text = useText('admin/account/accounts')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const write = useWrite(lockAccount, accountReads)
  const missing = reason.trim().length < 2
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (missing) return
    const onSuccess = () => {
      toast(text.locked({ name }), 'good')
      onClose()
    }
    write.mutate({ employeeId, reason: reason.trim() }, { onSuccess })
  }
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={write.isPending}>
        {text.lock}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={text.lockTitle({ name })} actions={actions}>
      <form id={id} ref={form} noValidate className={styles['form']} onSubmit={submit}>
        <p>{text.lockText}</p>
        <Field label={text.lockReason} required error={tries > 0 && missing ? text.lockReasonMissing : undefined}>
          {(control) => <Input {...control} value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />}
        </Field>
        {write.error && <FieldError>{write.error.message}</FieldError>}
      </form>
    </Dialog>
  )
}
