import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { useId, useState, type FormEvent } from 'react'
import { lockAccount, lockAccounts } from '../../../api/calls/admin/people/account'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { Input } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { accountReads } from './account-reads'
import styles from './accounts.module.css'

interface LockDialogProps {
  /** One, or several for the same reason. */
  accounts: readonly (Pick<AccountDetail, 'employeeId' | 'name'> & { version?: number })[]
  onClose: () => void
  onDone?: () => void
}

function useLock(accounts: LockDialogProps['accounts']) {
  const text = useText('admin/account/accounts')
  const one = useWrite(lockAccount, accountReads)
  const several = useWrite(lockAccounts, accountReads)
  const [{ employeeId, name } = { employeeId: '', name: '' }, ...others] = accounts
  if (others.length === 0)
    return {
      write: one,
      title: text.lockTitle({ name }),
      lock: (reason: string) => one.mutateAsync({ employeeId, reason }).then(() => text.locked({ name })),
    }
  const employeeIds = accounts.map((account) => account.employeeId)
  const seen = accounts.flatMap(({ version }) => version ?? [])
  // A list of accounts does not know what each was.
  const versions = seen.length === accounts.length ? { versions: seen } : {}
  return {
    write: several,
    title: text.lockSeveralTitle({ count: accounts.length }),
    lock: (reason: string) =>
      several.mutateAsync({ employeeIds, ...versions, reason }).then(({ changed }) => text.lockedSeveral({ count: changed })),
  }
}

/** Why somebody is kept out: whoever unlocks the account reads it. */
export function LockDialog({ accounts, onClose, onDone }: LockDialogProps) {
  const text = useText('admin/account/accounts')
  const id = useId()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { write, title, lock } = useLock(accounts)
  const missing = reason.trim().length < 2
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (missing) return
    const succeed = (said: string) => {
      toast(said, 'good')
      onClose()
      onDone?.()
    }
    // What goes wrong is told in the dialog.
    void lock(reason.trim()).then(succeed, () => undefined)
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
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <Form id={id} className={styles['form']} onSubmit={submit}>
        <p>{text.lockText}</p>
        <Field label={text.lockReason} required error={tried && missing ? text.lockReasonMissing : undefined}>
          {(control) => <Input {...control} value={reason} maxLength={200} onChange={({ target }) => setReason(target.value)} />}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}
