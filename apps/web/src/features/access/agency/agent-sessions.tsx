import type { AgentSession } from '@sojourn/contract/access/agent.calls'
import { getMyAgentSessions } from '../../../api/calls/access/agent'
import { useRead } from '../../../api/queries'
import { Badge } from '../../../kit/marks/badge'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { deskReadsEvery } from './desk-reads'

const shown = 50
const stateOf = ({ openedAt, endedAt }: AgentSession) => (endedAt ? 'ended' : openedAt ? 'open' : 'waiting')

const customerOf = ({ customerName, companyName }: AgentSession) => `${customerName} · ${companyName}`
const openedOf = ({ openedAt, createdAt }: AgentSession) => formatInstant(openedAt ?? createdAt)

/** The sessions that this agent opened, newest first. */
export function AgentSessions() {
  const text = useText('access/agent')
  const sessions = useRead(getMyAgentSessions, { size: shown }, { refetchInterval: deskReadsEvery })
  const columns: Column<AgentSession>[] = [
    { key: 'customer', head: text.columns.customer, cell: customerOf },
    { key: 'reason', head: text.columns.reason, cell: (row) => row.reason },
    { key: 'reference', head: text.columns.reference, cell: (row) => row.reference },
    { key: 'opened', head: text.columns.opened, cell: openedOf },
    { key: 'state', head: text.columns.state, cell: (row) => <Badge>{text.states[stateOf(row)]}</Badge> },
  ]
  return (
    <Card title={text.sessions}>
      {sessions.data ? (
        <Records
          caption={text.sessions}
          columns={columns}
          rows={sessions.data.list}
          rowKey={(row) => row.ticketId}
          empty={text.noSessions}
          card={(row) => <SessionCard session={row} />}
        />
      ) : sessions.error ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <SkeletonRecords count={3} row={40} card={156} />
      )}
    </Card>
  )
}

function SessionCard({ session }: { session: AgentSession }) {
  const text = useText('access/agent')
  const { columns } = text
  return (
    <>
      <RecordLine>
        <strong>{customerOf(session)}</strong>
        <Badge>{text.states[stateOf(session)]}</Badge>
      </RecordLine>
      <FactGrid>
        <Fact name={columns.reason}>{session.reason}</Fact>
        <Fact name={columns.reference}>{session.reference}</Fact>
        <Fact name={columns.opened}>{openedOf(session)}</Fact>
      </FactGrid>
    </>
  )
}
