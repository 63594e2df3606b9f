import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { Dialog } from '../../../kit/overlays/dialog'

interface ReasonDialogProps {
  open: boolean
  title: string
  words: { label: string; missing: string; keep: string; confirm: string }
  /** What it means, before one agrees. */
  message?: string
  busy: boolean
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks why before something ends. */
export function ReasonDialog({ open, title, words, message, busy, onClose, onSend }: ReasonDialogProps) {
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim().length < 2
  const send = () => {
    setTried(true)
    if (!missing) onSend(reason.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button kind="danger" busy={busy} onClick={send}>
            {words.confirm}
          </Button>
        </>
      }
    >
      {message && <p>{message}</p>}
      <Field label={words.label} required error={tried && missing ? words.missing : undefined}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
