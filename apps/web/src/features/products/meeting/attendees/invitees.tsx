import type { MeetingInvitee } from '@sojourn/contract/products/meeting/invitee.shapes'
import { typedInvitees } from '@sojourn/domain/products/meeting/invitees'
import { useState } from 'react'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { addMeetingInvitees, remindMeetingInvitees, removeMeetingInvitee } from '../../../../api/calls/products/meeting/invitee'
import { getMeetingOrderDetail } from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { TextArea } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Table, type Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { told } from '../../../../kit/overlays/told'
import { formatInstant, formatList } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import type { AttendeesPart } from './attendees-part'

const stale = [getMeetingAttendees, getMeetingOrderDetail]

/** Whom the newest link is texted to by name, and who of them has not answered. */
export function Invitees({ meeting: { orderNo, invitations, invited } }: AttendeesPart) {
  const text = useText('products/meeting/guests/invitees')
  const open = invitations.find(({ state }) => state === 'open')
  const silent = invited.filter(({ answered }) => !answered)
  const columns = useColumns(orderNo)
  if (!open && invited.length === 0) return null
  return (
    <Card title={text.title} action={silent.some(({ canRemind }) => canRemind) && <Remind orderNo={orderNo} />}>
      <p className={styles['lead']}>{text.why}</p>
      {invited.length > 0 && (
        <>
          <p>{silent.length === 0 ? text.allAnswered : text.silent({ count: silent.length, of: invited.length })}</p>
          <Table caption={text.title} columns={columns} rows={invited} rowKey={({ inviteeId }) => inviteeId} />
        </>
      )}
      {open && <AddForm orderNo={orderNo} invitationId={open.invitationId} />}
    </Card>
  )
}

function Remind({ orderNo }: { orderNo: string }) {
  const text = useText('products/meeting/guests/invitees')
  const remind = useWrite(remindMeetingInvitees, stale)
  return (
    <Button busy={remind.isPending} onClick={() => void told(remind.mutateAsync({ orderNo }), text.reminded)}>
      {text.remind}
    </Button>
  )
}

function useColumns(orderNo: string): Column<MeetingInvitee>[] {
  const text = useText('products/meeting/guests/invitees')
  return [
    { key: 'name', head: text.columns.name, cell: ({ name }) => name },
    { key: 'mobile', head: text.columns.mobile, cell: ({ mobile }) => <span className={styles['number']}>{mobile}</span> },
    {
      key: 'state',
      head: text.columns.state,
      cell: ({ answered }) => <Badge tone={answered ? 'good' : 'warn'}>{answered ? text.answered : text.waits}</Badge>,
    },
    { key: 'reminded', head: text.columns.reminded, cell: ({ remindedAt }) => (remindedAt ? formatInstant(remindedAt) : '—') },
    {
      key: 'action',
      head: text.columns.action,
      cell: ({ inviteeId, name }) => <Remove orderNo={orderNo} inviteeId={inviteeId} name={name} />,
    },
  ]
}

function Remove({ orderNo, inviteeId, name }: { orderNo: string; inviteeId: string; name: string }) {
  const text = useText('products/meeting/guests/invitees')
  const remove = useWrite(removeMeetingInvitee, stale)
  const confirm = async () => {
    if (await ask({ title: text.removeAsk({ name }), message: text.removeWhy, confirm: text.remove, cancel: text.keep }))
      await told(remove.mutateAsync({ orderNo, inviteeId }), text.removed)
  }
  return (
    <Button size="compact" busy={remove.isPending} aria-label={text.removeOf({ name })} onClick={() => void confirm()}>
      {text.remove}
    </Button>
  )
}

function AddForm({ orderNo, invitationId }: { orderNo: string; invitationId: string }) {
  const text = useText('products/meeting/guests/invitees')
  const [typed, setTyped] = useState('')
  const [tried, setTried] = useState(false)
  const add = useWrite(addMeetingInvitees, stale)
  const { people, wrong } = typedInvitees(typed)
  const fault =
    wrong.length > 0 ? text.wrong({ lines: formatList(wrong.map(String)) }) : people.length === 0 ? text.nobody : undefined
  const send = () => {
    setTried(true)
    if (fault) return
    const done = () => {
      setTyped('')
      setTried(false)
      toast(text.added, 'good')
    }
    add.mutate({ orderNo, invitationId, people }, { onSuccess: done })
  }
  return (
    <Form
      className={styles['question']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label={text.people} hint={text.peopleHint} error={tried ? fault : undefined}>
        {(control) => <TextArea {...control} rows={3} value={typed} onChange={(event) => setTyped(event.target.value)} />}
      </Field>
      {add.error && <FormRefusal>{add.error.message}</FormRefusal>}
      <p className={styles['foot']}>
        <Button type="submit" busy={add.isPending}>
          {text.add}
        </Button>
      </p>
    </Form>
  )
}
