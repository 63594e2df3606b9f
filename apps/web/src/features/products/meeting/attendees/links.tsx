import { meetingPeopleAtMost } from '@sojourn/contract/products/meeting/meeting-words'
import type { MeetingInvitation } from '@sojourn/contract/products/meeting/attendee.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { useState } from 'react'
import { makeMeetingInvitation, revokeMeetingInvitation } from '../../../../api/calls/products/meeting/attendee'
import { getMeetingAttendees } from '../../../../api/calls/products/meeting/attendee-list'
import { getMeetingOrderDetail } from '../../../../api/calls/products/meeting/order'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { copyText } from '../../../../kit/browser/clipboard'
import { DateField } from '../../../../kit/dates/date-field'
import { useChinaNow } from '../../../../kit/dates/server-time'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { base, paths } from '../../../../paths'
import styles from '../meeting.module.css'
import type { AttendeesPart } from './attendees-part'

const stale = [getMeetingAttendees, getMeetingOrderDetail]
const tones: Record<MeetingInvitation['state'], Tone> = { open: 'good', full: 'warn', over: 'locked', revoked: 'locked' }

/** Links that can be sent, and the making of another. */
export function Links({ meeting }: AttendeesPart) {
  const text = useText('products/meeting/guests/attendees')
  const { invitations, orderNo, canInvite } = meeting
  return (
    <Card title={text.links}>
      <p className={styles['soft']}>{text.linksWhy}</p>
      {invitations.length === 0 && <p className={styles['foot']}>{text.noLinks}</p>}
      <ul>
        {invitations.map((invitation) => (
          <Link key={invitation.invitationId} orderNo={orderNo} invitation={invitation} />
        ))}
      </ul>
      {canInvite ? <MakeLink meeting={meeting} /> : <p className={styles['foot']}>{text.notNow}</p>}
    </Card>
  )
}

function Link({ orderNo, invitation }: { orderNo: string; invitation: MeetingInvitation }) {
  const text = useText('products/meeting/guests/attendees')
  const revoke = useWrite(revokeMeetingInvitation, stale)
  const { invitationId, token, state, answerBy, uses, usesAtMost } = invitation
  const day = formatFullDate(answerBy)
  const end = async () => {
    if (!(await ask({ title: text.revokeAsk, message: text.revokeWhy, confirm: text.revoke, cancel: text.keep }))) return
    revoke.mutate(
      { orderNo, invitationId },
      { onSuccess: () => toast(text.revoked, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  }
  return (
    <li className={styles['paper']}>
      <p className={styles['line']}>
        <strong>{text.until({ day })}</strong>
        <Badge tone={tones[state]}>{text.states[state]}</Badge>
        <span className={styles['soft']}>{text.used({ uses, most: usesAtMost })}</span>
      </p>
      {state !== 'revoked' && (
        <p className={styles['line']}>
          {state === 'open' && (
            <Button
              size="compact"
              icon="copy"
              aria-label={text.copyOf({ day })}
              onClick={() => void copyText(`${window.location.origin}${base}${paths.meetingInvitation(token)}`)}
            >
              {text.copy}
            </Button>
          )}
          <Button size="compact" busy={revoke.isPending} aria-label={text.revokeOf({ day })} onClick={() => void end()}>
            {text.revoke}
          </Button>
        </p>
      )}
    </li>
  )
}

function MakeLink({ meeting: { orderNo, days, people } }: AttendeesPart) {
  const text = useText('products/meeting/guests/attendees')
  const today = useChinaNow().date
  const eve = addDays(days[0]!, -1)
  const [answerBy, setAnswerBy] = useState(eve < today ? today : eve)
  const [typed, setTyped] = useState(String(people))
  const [tried, setTried] = useState(false)
  const make = useWrite(makeMeetingInvitation, stale)
  const usesAtMost = Number(typed.trim())
  const isWrong = !Number.isInteger(usesAtMost) || usesAtMost < 1 || usesAtMost > meetingPeopleAtMost
  const send = () => {
    setTried(true)
    if (!isWrong) make.mutate({ orderNo, answerBy, usesAtMost }, { onSuccess: () => toast(text.made, 'good') })
  }
  return (
    <Form
      className={styles['question']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles['fields']}>
        <DateField label={text.answerBy} min={today} max={days.at(-1)} value={answerBy} onChange={setAnswerBy} />
        <Field label={text.uses} error={tried && isWrong ? text.usesWrong : undefined}>
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
      </div>
      {make.error && <FormRefusal>{make.error.message}</FormRefusal>}
      <p className={styles['foot']}>
        <Button type="submit" kind="main" busy={make.isPending}>
          {text.make}
        </Button>
      </p>
    </Form>
  )
}
