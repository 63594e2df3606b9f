import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { meetingPeopleAtMost } from '@sojourn/contract/products/meeting/meeting-words'
import { useState } from 'react'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import {
  callOffMeeting,
  changeMeetingPeople,
  getMeetingOrderDetail,
  tellMeetingVenuePeople,
} from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { tellFailure } from '../../../../kit/overlays/told'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { ReasonDialog } from '../reason-dialog'
import { demandReads } from '../requirement/states'

type MeetingPart = Pick<MeetingOrderDetail, 'meeting'>

/** Another number of people, as long as the hall seats them. */
export function ChangePeople({ meeting }: MeetingPart) {
  const text = useText('products/meeting/order')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="compact" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.changePeople}
      </Button>
      <PeopleDialog meeting={meeting} open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The agency's staff have told the venue. */
export function TellPeople({ meeting: { depositNo, people } }: MeetingPart) {
  const text = useText('products/meeting/order')
  const tell = useWrite(tellMeetingVenuePeople, [getMeetingOrderDetail])
  const onSuccess = () => toast(text.peopleTold, 'good')
  return (
    <Button
      size="compact"
      busy={tell.isPending}
      onClick={() => tell.mutate({ orderNo: depositNo, people }, { onSuccess, onError: tellFailure })}
    >
      {text.tellPeople}
    </Button>
  )
}

function PeopleDialog({ meeting, open, onClose }: MeetingPart & { open: boolean; onClose: () => void }) {
  const text = useText('products/meeting/order')
  const [typed, setTyped] = useState(String(meeting.people))
  const [tried, setTried] = useState(false)
  const change = useWrite(changeMeetingPeople, [getMeetingOrderDetail])
  const people = Number(typed.trim())
  const isWrong = !Number.isInteger(people) || people < 2 || people > meetingPeopleAtMost
  const onSuccess = () => {
    onClose()
    toast(text.peopleChanged, 'good')
  }
  const send = () => {
    setTried(true)
    if (!isWrong) change.mutate({ orderNo: meeting.depositNo, people }, { onSuccess })
  }
  return (
    <Dialog
      open={open}
      title={text.changePeople}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="main" busy={change.isPending} onClick={send}>
            {text.changePeople}
          </Button>
        </>
      }
    >
      <Field label={text.peopleLabel} required error={tried && isWrong ? text.peopleWrong : undefined}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            maxLength={4}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      {change.error && <FormRefusal>{change.error.message}</FormRefusal>}
    </Dialog>
  )
}

/** Says what is lost before it is called off. */
export function CallOff({ meeting }: MeetingPart) {
  const text = useText('products/meeting/order')
  const [open, setOpen] = useState(false)
  const callOff = useWrite(callOffMeeting, [getMeetingOrderDetail, getTripOrderList, ...demandReads])
  const loss = meeting.loss ?? 0
  const send = (reason: string) =>
    callOff.mutate(
      { orderNo: meeting.depositNo, expectedLoss: loss, reason },
      {
        onSuccess() {
          setOpen(false)
          toast(text.calledOff, 'good')
        },
        onError: tellFailure,
      },
    )
  return (
    <>
      <Button size="compact" kind="danger" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.callOff}
      </Button>
      <ReasonDialog
        open={open}
        title={text.callOffTitle}
        message={loss > 0 ? text.loss({ amount: formatPrice(loss) }) : text.noLoss}
        words={{ label: text.reason, missing: text.reasonMissing, keep: text.keep, confirm: text.callOff }}
        busy={callOff.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
