import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { Field } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'

export interface ReasonDialogProps {
  open: boolean
  title: string
  label: string
  confirm: string
  busy: boolean
  onClose: () => void
  onSend: (reason: string) => void
}

/** Asks why before a request ends. */
export function ReasonDialog({ open, title, label, confirm, busy, onClose, onSend }: ReasonDialogProps) {
  const text = useText('products/intl-flight/demand/words')
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const missing = reason.trim() === ''
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
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="danger" busy={busy} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <Field label={label} required error={tried && missing ? text.reasonMissing : undefined}>
        {(control) => (
          <TextArea {...control} rows={2} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        )}
      </Field>
    </Dialog>
  )
}
