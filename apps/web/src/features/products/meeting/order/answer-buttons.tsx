import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { openMeetingBalance } from '../../../../api/calls/products/meeting/booking'
import {
  acceptMeetingActual,
  closeMeetingActual,
  getMeetingOrderDetail,
  objectMeetingActual,
} from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../meeting.module.css'
import { ReasonDialog } from '../reason-dialog'
import { demandReads } from '../requirement/states'

type Meeting = MeetingOrderDetail['meeting']
interface AnswerPart {
  meeting: Meeting
  statement: NonNullable<Meeting['statement']>
}

/** The bill is paid, accepted where nothing is left to pay, or objected to. */
export function AnswerButtons({ meeting, statement }: AnswerPart) {
  const text = useText('products/meeting/order')
  const isIncomplete = meeting.missing.length > 0
  return (
    <div className={styles['buttons']}>
      {isIncomplete && <span className={styles['soft']}>{text.needEvidence}</span>}
      <Objection meeting={meeting} statement={statement} />
      {statement.balance > 0 ? (
        <Pay meeting={meeting} reason={isIncomplete ? text.needEvidence : undefined} />
      ) : (
        <Accept meeting={meeting} statement={statement} reason={isIncomplete ? text.needEvidence : undefined} />
      )}
    </div>
  )
}

function Pay({ meeting: { depositNo }, reason }: { meeting: Meeting; reason: string | undefined }) {
  const text = useText('products/meeting/order')
  const navigate = useNavigate()
  const open = useWrite(openMeetingBalance)
  const press = () =>
    open.mutate(
      { orderNo: depositNo },
      {
        onSuccess: ({ tempOrderNo }) => void navigate(paths.meetingPlaceOrder({ tempOrderNo })),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <Button kind="main" busy={open.isPending} disabledReason={reason} onClick={press}>
      {text.pay}
    </Button>
  )
}

function Accept({ meeting: { depositNo }, statement, reason }: AnswerPart & { reason: string | undefined }) {
  const text = useText('products/meeting/order')
  const accept = useWrite(acceptMeetingActual, [getMeetingOrderDetail, ...demandReads])
  const press = () =>
    accept.mutate(
      { orderNo: depositNo, revision: statement.revision },
      { onSuccess: () => toast(text.accepted, 'good'), onError: tellFailure },
    )
  return (
    <Button kind="main" busy={accept.isPending} disabledReason={reason} onClick={press}>
      {text.accept}
    </Button>
  )
}

/** The agency's staff close what nobody answered in time. */
export function CloseMeeting({ meeting: { depositNo }, statement }: AnswerPart) {
  const text = useText('products/meeting/order')
  const [open, setOpen] = useState(false)
  const close = useWrite(closeMeetingActual, [getMeetingOrderDetail, ...demandReads])
  const send = (reason: string) =>
    close.mutate(
      { orderNo: depositNo, revision: statement.revision, reason },
      {
        onSuccess() {
          setOpen(false)
          toast(text.closed, 'good')
        },
        onError: tellFailure,
      },
    )
  return (
    <div className={styles['buttons']}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.close}
      </Button>
      <ReasonDialog
        open={open}
        title={text.closeTitle}
        message={text.closeWhy}
        words={{ label: text.reason, missing: text.reasonMissing, keep: text.keep, confirm: text.close }}
        busy={close.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </div>
  )
}

function Objection({ meeting: { depositNo }, statement }: AnswerPart) {
  const text = useText('products/meeting/order')
  const [open, setOpen] = useState(false)
  const object = useWrite(objectMeetingActual, [getMeetingOrderDetail])
  const send = (reason: string) =>
    object.mutate(
      { orderNo: depositNo, revision: statement.revision, reason },
      {
        onSuccess() {
          setOpen(false)
          toast(text.objected, 'good')
        },
        onError: tellFailure,
      },
    )
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.object}
      </Button>
      <ReasonDialog
        open={open}
        title={text.objectTitle}
        words={{ label: text.reason, missing: text.reasonMissing, keep: text.keep, confirm: text.object }}
        busy={object.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
