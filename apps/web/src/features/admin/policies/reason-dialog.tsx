import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useFirstError } from '../../../kit/hooks/use-first-error'
import { Dialog } from '../../../kit/overlays/dialog'
import { useText } from '../../../kit/text/text'

interface ReasonDialogProps {
  title: string
  /** Characters. */
  least: number
  missing: string
  confirm: string
  onConfirm: (reason: string) => void
  onClose: () => void
}

const longest = 200

/** A step that takes a reason. */
export function ReasonDialog({ title, least, missing, confirm, onConfirm, onClose }: ReasonDialogProps) {
  const text = useText('admin/policy')
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
      <Button onClick={onClose}>{text.cancel}</Button>
      <Button kind="brand" type="submit" form={id}>
        {confirm}
      </Button>
    </>
  )
  return (
    <Dialog open onClose={onClose} title={title} actions={actions}>
      <form id={id} ref={form} noValidate onSubmit={submit}>
        <Field required label={text.reason} error={tries > 0 && short ? missing : undefined}>
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
