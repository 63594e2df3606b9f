import type { MySession } from '@sojourn/contract/access/session.calls'
import { endMySessions, getMySessions } from '../../../api/calls/access/session'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { formatInstant } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { ask } from '../../../kit/overlays/modal-queue'
import { Card } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { paths } from '../../../paths'
import styles from './sessions-panel.module.css'

/** Where I am signed in; each sign-in can be ended from here, those of the agency in my name too. */
export function SessionsPanel() {
  const text = useText('access/sessions')
  const { isQuickLogin } = useEmployee()
  if (isQuickLogin) return <EmptyState icon="lock" title={text.assisted} />
  return (
    <Card title={text.title} className={styles['panel']}>
      <p className={styles['soft']}>{text.lead}</p>
      <Sessions />
    </Card>
  )
}

function Sessions() {
  const text = useText('access/sessions')
  const { data, error, refetch } = useRead(getMySessions, {}, { staleTime: 0 })
  const end = useWrite(endMySessions, [getMySessions])
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={2} height={64} />
  const others = data.list.filter(({ current }) => !current).length
  const endThese = (which: { sessionIds?: string[] }) =>
    end.mutate(which, { onSuccess: () => toast(text.ended, 'good'), onError: (failure) => toast(failure.message, 'bad') })
  const endOthers = async () => {
    const message = text.endOthersMessage({ count: others })
    if (await ask({ title: text.endOthersTitle, message, confirm: text.end, cancel: true })) endThese({})
  }
  return (
    <>
      <ul className={styles['list']}>
        {data.list.map((session) => (
          <Entry
            key={session.sessionId}
            session={session}
            busy={end.isPending}
            onEnd={() => endThese({ sessionIds: [session.sessionId] })}
          />
        ))}
      </ul>
      <div className={styles['foot']}>
        {others > 1 && (
          <Button busy={end.isPending} onClick={() => void endOthers()}>
            {text.endOthers}
          </Button>
        )}
        <ButtonLink to={paths.modifyPassword()}>{text.password}</ButtonLink>
      </div>
    </>
  )
}

function Entry({ session, busy, onEnd }: { session: MySession; busy: boolean; onEnd: () => void }) {
  const text = useText('access/sessions')
  const { browser, system, current, agentName, startedAt, endsAt, address } = session
  const device = text.device({ browser: text.browser[browser], system: text.system[system] })
  const where = address || text.unknownAddress
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>
          {device}
          {current && <Badge tone="good">{text.current}</Badge>}
          {agentName !== undefined && <Badge tone="brand">{text.agent({ name: agentName })}</Badge>}
        </span>
        <span className={styles['minor']}>
          {text.detail({ started: formatInstant(startedAt), ends: formatInstant(endsAt), address: where })}
        </span>
      </div>
      {!current && (
        <Button size="compact" busy={busy} aria-label={text.endOf({ device })} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
