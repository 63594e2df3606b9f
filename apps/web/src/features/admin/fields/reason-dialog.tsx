import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import styles from './reason-dialog.module.css'

interface ReasonDialogProps {
  title: string
  lead?: string
  label: string
  hint?: string
  cancel: string
  /** Characters; 0 where nothing need be said. */
  least: number
  missing: string
  confirm: string
  busy?: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const longest = 200

/** A step of which something is said: why, or what is wanted. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, lead, label, hint, cancel, least, missing, confirm, busy, onConfirm, onClose } = props
  const id = useId()
  const [reason, setReason] = useState('')
  const [tries, setTries] = useState(0)
  const form = useFirstError(tries)
  const short = reason.trim().length < least
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTries(tries + 1)
    if (!short) onConfirm(reason.trim())
  }
  const actions = (
    <>
      <Button onClick={onClose}>{cancel}</Button>
      <Button kind="brand" type="submit" form={id} busy={busy}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <form id={id} ref={form} noValidate onSubmit={submit}>
        {lead && <p className={styles['lead']}>{lead}</p>}
        <Field required={least > 0} label={label} hint={hint} error={tries > 0 && short ? missing : undefined}>
          {(control) => (
            <TextArea
              {...control}
              rows={3}
              maxLength={longest}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
