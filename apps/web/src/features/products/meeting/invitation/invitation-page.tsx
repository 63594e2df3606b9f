import type { MeetingInvitationView } from '@sojourn/contract/products/meeting/invitation.calls'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { answerMeetingInvitation, readMeetingInvitation } from '../../../../api/calls/products/meeting/invitation'
import { isProblem } from '../../../../api/problem'
import { readOptions, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { copyText } from '../../../../kit/browser/clipboard'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Card } from '../../../../kit/layout/page'
import { Fact, FactList } from '../../../../kit/lists/facts'
import { formatFullDate } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { base, paths } from '../../../../paths'
import styles from '../meeting.module.css'
import { knowsEmployee } from '../../../../api/employee'
import { OwnJourney } from './own-journey'
import { AnswerStay, AnswerTravel, AnswerWho } from './answer-fields'
import { answerOf, faultOf, formOf } from './answer-form'
import { WindowTitle } from '../../../../kit/layout/window-title'

export async function loader() {
  await loadTexts('products/meeting/guests/invitation', 'products/meeting/words', 'kit/widgets')
  return null
}

/** A meeting for whoever was given its link: whether they come, on which days and with which wishes; no account is needed. */
export function Component() {
  const text = useText('products/meeting/guests/invitation')
  const token = useLocation().hash.slice(1)
  const readable = token.length >= 20 && token.length <= 200
  const { data, error, refetch } = useQuery({ ...readOptions(readMeetingInvitation, { token }), enabled: readable })
  const isFull = isProblem(error, 'meetingInvitationFull')
  return (
    <main className={styles['open']}>
      <WindowTitle page={text.title} />
      <h1>{text.title}</h1>
      {!readable || isFull || isProblem(error, 'meetingInvitationOver') ? (
        <EmptyState icon="meeting" title={isFull ? text.full : text.over}>
          {isFull ? text.fullWhy : text.overWhy}
        </EmptyState>
      ) : data ? (
        <Invitation key={token} token={token} invitation={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={3} height={140} gap={16} />
      )}
    </main>
  )
}

interface InvitationProps {
  token: string
  invitation: MeetingInvitationView
}

function Invitation({ token, invitation }: InvitationProps) {
  const text = useText('products/meeting/guests/invitation')
  const { company, organiser, venueName, address, hallName, days, answerBy, answer, canAnswer } = invitation
  return (
    <>
      <Card title={text.invites({ company, organiser })}>
        <FactList>
          <Fact name={text.venue}>{`${venueName} · ${address}`}</Fact>
          <Fact name={text.hall}>{hallName}</Fact>
          <Fact name={text.days}>{days.map((day) => formatFullDate(day)).join(' · ')}</Fact>
          <Fact name={text.answerBy}>{formatFullDate(answerBy)}</Fact>
        </FactList>
      </Card>
      {knowsEmployee() && <OwnJourney token={token} invitation={invitation} />}
      {answer && <Sent token={token} canAnswer={canAnswer} />}
      {canAnswer && <Answer token={token} invitation={invitation} />}
    </>
  )
}

function Sent({ token, canAnswer }: { token: string; canAnswer: boolean }) {
  const text = useText('products/meeting/guests/invitation')
  const link = `${window.location.origin}${base}${paths.meetingInvitation(token)}`
  return (
    <Card title={text.sent}>
      <p className={styles['foot']} role="status">
        {canAnswer ? text.sentWhy : text.closed}
      </p>
      <p className={styles['foot']}>
        <Button icon="copy" onClick={() => void copyText(link)}>
          {text.copyOwn}
        </Button>
      </p>
    </Card>
  )
}

/** The form; once it is sent the address opens the own answer. */
function Answer({ token, invitation }: InvitationProps) {
  const text = useText('products/meeting/guests/invitation')
  const navigate = useNavigate()
  const [form, setForm] = useState(() => formOf(invitation))
  const [tried, setTried] = useState(false)
  const send = useWrite(answerMeetingInvitation, [readMeetingInvitation])
  const fault = faultOf(form, invitation.days)
  const submit = () => {
    setTried(true)
    if (fault) return
    send.mutate(
      { token, answer: answerOf(form) },
      {
        onSuccess: ({ token: own }) => {
          window.scrollTo(0, 0)
          void navigate(paths.meetingInvitation(own), { replace: true })
        },
      },
    )
  }
  const part = {
    invitation,
    form,
    change: (more: Partial<typeof form>) => setForm((former) => ({ ...former, ...more })),
    errorOf: (field: typeof fault) => (tried && field && field === fault ? text.faults[field] : undefined),
  }
  return (
    <Form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <AnswerWho {...part} />
      {form.comes && <AnswerTravel {...part} />}
      {form.comes && <AnswerStay {...part} />}
      <p className={styles['soft']}>{text.privacy}</p>
      {send.error && <FormRefusal>{send.error.message}</FormRefusal>}
      <div className={styles['buttons']}>
        <Button type="submit" kind="main" busy={send.isPending}>
          {invitation.answer ? text.change : text.send}
        </Button>
      </div>
    </Form>
  )
}
