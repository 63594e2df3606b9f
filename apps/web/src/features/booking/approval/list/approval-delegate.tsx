import type { Delegate } from '@sojourn/contract/booking/approval/approval.calls'
import { useState, type FormEvent } from 'react'
import {
  getApprovalDelegates,
  revokeApprovalDelegate,
  saveApprovalDelegate,
} from '../../../../api/calls/booking/approval/approval'
import { useRead, useWrite } from '../../../../api/queries'
import { Form } from '../../../../kit/forms/form'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { DateField } from '../../../../kit/dates/date-field'
import { FormRefusal } from '../../../../kit/forms/field'
import { formatFullDate } from '../../../../kit/text/format'
import { Card } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import styles from './approval-delegate.module.css'
import { ApprovalPerson } from '../approval-person'

const tones: Record<Delegate['state'], Tone> = { coming: 'neutral', inForce: 'good', over: 'locked', revoked: 'locked' }

/**
 * Who decides while I am away (handbook 8.2); for people who may approve. The page that shows it loads the texts
 * 'booking/approval/delegate' and 'kit/widgets'; `today` is the local day.
 */
export function DelegatePanel({ today }: { today: string }) {
  const text = useText('booking/approval/delegate')
  const found = useRead(getApprovalDelegates, {})
  return (
    <Card title={text.title} className={styles['panel']}>
      <p className={styles['soft']}>{text.explain}</p>
      <DelegateForm today={today} />
      {found.error ? (
        <ErrorState error={found.error} onRetry={() => void found.refetch()} />
      ) : found.data ? (
        <>
          <Delegations title={text.list} list={found.data.list.filter(({ mine }) => mine)} none={text.none} />
          <Delegations title={text.forOthers} list={found.data.list.filter(({ mine }) => !mine)} />
        </>
      ) : (
        <SkeletonList count={2} height={48} />
      )}
    </Card>
  )
}

function DelegateForm({ today }: { today: string }) {
  const text = useText('booking/approval/delegate')
  const [person, setPerson] = useState<string>()
  const [dates, setDates] = useState({ fromDate: today, toDate: today })
  const [tried, setTried] = useState(false)
  const write = useWrite(saveApprovalDelegate, [getApprovalDelegates])
  const datesWrong = dates.fromDate < today || dates.toDate < dates.fromDate
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (person === undefined || datesWrong) return
    const onSuccess = () => {
      toast(text.saved, 'good')
      setPerson(undefined)
      setTried(false)
    }
    write.mutate({ employeeId: person, ...dates }, { onSuccess })
  }
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <ApprovalPerson
        label={text.person}
        hint={text.personHint}
        none={text.personNone}
        error={tried && person === undefined ? text.personMissing : undefined}
        value={person}
        onChange={setPerson}
      />
      <div className={styles['dates']}>
        <DateField
          label={text.from}
          min={today}
          value={dates.fromDate}
          onChange={(fromDate) => setDates({ ...dates, fromDate })}
        />
        <DateField
          label={text.to}
          min={dates.fromDate}
          value={dates.toDate}
          error={tried && datesWrong ? text.datesWrong : undefined}
          onChange={(toDate) => setDates({ ...dates, toDate })}
        />
        <Button type="submit" kind="brand" busy={write.isPending}>
          {text.save}
        </Button>
      </div>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
    </Form>
  )
}

function Delegations({ title, list, none }: { title: string; list: readonly Delegate[]; none?: string }) {
  if (list.length === 0) return none ? <p className={styles['soft']}>{none}</p> : null
  return (
    <section className={styles['list']} aria-label={title}>
      <h3>{title}</h3>
      <ul>
        {list.map((delegate) => (
          <Delegation key={delegate.delegateId} delegate={delegate} />
        ))}
      </ul>
    </section>
  )
}

function Delegation({ delegate }: { delegate: Delegate }) {
  const text = useText('booking/approval/delegate')
  const write = useWrite(revokeApprovalDelegate, [getApprovalDelegates])
  const { delegateId, mine, name, fromDate, toDate, state } = delegate
  const revocable = mine && (state === 'coming' || state === 'inForce')
  const revoke = () =>
    write.mutate(
      { delegateId },
      { onSuccess: () => toast(text.revoked, 'good'), onError: (error) => toast(error.message, 'bad') },
    )
  return (
    <li className={styles['delegation']}>
      <strong>{mine ? text.mine({ name }) : text.theirs({ name })}</strong>
      <span className={styles['soft']}>{text.dates({ from: formatFullDate(fromDate), to: formatFullDate(toDate) })}</span>
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
      {revocable && (
        <Button size="compact" kind="quiet" busy={write.isPending} aria-label={text.revokeOf({ name })} onClick={revoke}>
          {text.revoke}
        </Button>
      )}
    </li>
  )
}
