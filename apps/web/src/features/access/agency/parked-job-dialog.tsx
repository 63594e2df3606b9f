import type { ParkedJob } from '@sojourn/contract/access/parked-job.calls'
import { useState } from 'react'
import { getParkedJobs, settleParkedJob } from '../../../api/calls/access/parked-job'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import styles from './agent-desk.module.css'

export interface Settling {
  job: ParkedJob
  action: 'again' | 'close'
}

/** What becomes of a parked job, and why: the note is kept. */
export function SettleDialog({ job, action, onClose }: Settling & { onClose: () => void }) {
  const text = useText('access/parked-job')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useWrite(settleParkedJob, [getParkedJobs])
  const missing = note.trim() === ''
  const confirm = () => {
    setAsked(true)
    if (missing) return
    mutate(
      { jobId: job.jobId, action, note: note.trim() },
      {
        onSuccess: () => {
          toast(action === 'again' ? text.againDone : text.closeDone, 'good')
          onClose()
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${text[action]} · ${job.kindName}`}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind={action === 'close' ? 'danger' : 'brand'} busy={isPending} onClick={confirm}>
            {text[action]}
          </Button>
        </>
      }
    >
      <p className={styles['lead']}>{action === 'again' ? text.againAsk : text.closeAsk}</p>
      <Field label={text.note} error={asked && missing ? text.noteMissing : undefined}>
        {(control) => <TextArea {...control} maxLength={200} value={note} onChange={(event) => setNote(event.target.value)} />}
      </Field>
    </Dialog>
  )
}
