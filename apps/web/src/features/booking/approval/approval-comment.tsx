import { useState } from 'react'
import { commentApproval, getApprovalDetail, getApprovalOrder } from '../../../api/calls/booking/approval/approval'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field, FormRefusal } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import styles from './approval-case.module.css'

const longest = 200

/** Words to the submitter and to whoever is asked now. */
export function CommentDialog({ approvalId, open, onClose }: { approvalId: string; open: boolean; onClose: () => void }) {
  const text = useText('booking/approval/page')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const write = useWrite(commentApproval, [getApprovalDetail, getApprovalOrder])
  const send = () => {
    setMissing(words.trim() === '')
    if (words.trim() === '') return
    write.mutate(
      { approvalId, words },
      {
        onSuccess: () => {
          toast(text.commented, 'good')
          setWords('')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.commentTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="brand" busy={write.isPending} onClick={send}>
            {text.commentConfirm}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{text.commentText}</p>
        <Field required label={text.commentLabel} error={missing && words.trim() === '' ? text.commentMissing : undefined}>
          {(control) => (
            <TextArea {...control} maxLength={longest} value={words} onChange={(event) => setWords(event.target.value)} />
          )}
        </Field>
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </div>
    </Dialog>
  )
}
