import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { actOnTravelApply, getTravelApplyDetail, getTravelApplyList } from '../../../api/calls/booking/application/application'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { Field } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { tellFailure } from '../../../kit/overlays/told'
import { paths } from '../../../paths'
import styles from './application-detail.module.css'

export type Act = 'withdraw' | 'revoke' | 'close' | 'delete'

interface ActDialogProps {
  act: Act
  detail: Pick<ApplicationDetail, 'travelApplyNo' | 'version' | 'title'>
  onClose: () => void
}

/** Asks once before something that cannot be taken back; what follows stands in the question. */
export function ActDialog({ act, detail, onClose }: ActDialogProps) {
  const text = useText('booking/application/detail')
  const navigate = useNavigate()
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useWrite(actOnTravelApply, [getTravelApplyDetail, getTravelApplyList])
  const words = text.act[act]
  const confirm = () =>
    mutate(
      {
        travelApplyNo: detail.travelApplyNo,
        version: detail.version,
        action: act,
        ...(reason.trim() && { reason: reason.trim() }),
      },
      {
        onSuccess: () => {
          toast(words.done, 'good')
          onClose()
          if (act === 'delete') void navigate(paths.travelForms(), { replace: true })
        },
        onError: tellFailure,
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      actions={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button kind={act === 'delete' || act === 'revoke' ? 'danger' : 'brand'} busy={isPending} onClick={confirm}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <div className={styles['ask']}>
        <p>{words.text}</p>
        {act !== 'delete' && (
          <Field label={text.reason} hint={text.reasonHint}>
            {(control) => (
              <TextArea {...control} maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  )
}
