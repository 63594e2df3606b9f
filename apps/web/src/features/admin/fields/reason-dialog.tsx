import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { TextArea } from '../../../kit/forms/input'
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
  const [tried, setTried] = useState(false)
  const short = reason.trim().length < least
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
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
      <Form id={id} onSubmit={submit}>
        {lead && <p className={styles['lead']}>{lead}</p>}
        <Field required={least > 0} label={label} hint={hint} error={tried && short ? missing : undefined}>
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
      </Form>
    </Dialog>
  )
}
