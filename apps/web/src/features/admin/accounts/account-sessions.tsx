import type { AccountDetail } from '@sojourn/contract/admin/people/account.shapes'
import { endAccountSessions } from '../../../api/calls/admin/people/account'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Badge } from '../../../kit/marks/badge'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { told } from '../../../kit/overlays/told'
import { accountReads } from './account-reads'
import styles from './accounts.module.css'

/** Where somebody is signed in; each sign-in is ended from here. */
export function AccountSessions({ account }: { account: AccountDetail }) {
  const text = useText('admin/account/accounts')
  const { employeeId, sessions, refusal } = account
  const end = useWrite(endAccountSessions, accountReads)
  const mayEnd = refusal === undefined || refusal === 'own'
  const endThese = (which: { sessionIds?: string[] }) => void told(end.mutateAsync({ employeeId, ...which }), text.ended)
  return (
    <section className={styles['section']}>
      <h3>{text.columns.sessions}</h3>
      {sessions.length === 0 && <p className={styles['soft']}>{text.noSessions}</p>}
      <ul className={styles['list']}>
        {sessions.map((session) => (
          <Session
            key={session.sessionId}
            session={session}
            onEnd={mayEnd ? () => endThese({ sessionIds: [session.sessionId] }) : undefined}
          />
        ))}
      </ul>
      {mayEnd && sessions.length > 1 && (
        <Button className={styles['start']} busy={end.isPending} onClick={() => endThese({})}>
          {text.endAll}
        </Button>
      )}
    </section>
  )
}

interface SessionProps {
  session: AccountDetail['sessions'][number]
  onEnd: (() => void) | undefined
}

function Session({ session: { browser, system, startedAt, endsAt, address, agentName }, onEnd }: SessionProps) {
  const text = useText('access/sessions')
  const device = text.device({ browser: text.browser[browser], system: text.system[system] })
  const detail = { started: formatInstant(startedAt), ends: formatInstant(endsAt), address: address || text.unknownAddress }
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>
          {device}
          {agentName !== undefined && <Badge tone="brand">{text.agent({ name: agentName })}</Badge>}
        </span>
        <span className={styles['minor']}>{text.detail(detail)}</span>
      </div>
      {onEnd && (
        <Button size="compact" aria-label={text.endOf({ device })} onClick={onEnd}>
          {text.end}
        </Button>
      )}
    </li>
  )
}
