import type { AgentSession } from '@sojourn/contract/access/agent.calls'
import { getMyAgentSessions } from '../../api/calls/access/agent'
import { useRead } from '../../api/queries'
import { Badge } from '../../kit/badge'
import { ErrorState } from '../../kit/error-state'
import { formatInstant } from '../../kit/format'
import { Card } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { Table, type Column } from '../../kit/table'
import { useText } from '../../kit/text'

const shown = 50
const stateOf = ({ openedAt, endedAt }: AgentSession) => (endedAt ? 'ended' : openedAt ? 'open' : 'waiting')

/** The sessions that this agent opened, newest first. */
export function AgentSessions() {
  const text = useText('access/agent')
  const sessions = useRead(getMyAgentSessions, { size: shown })
  const columns: Column<AgentSession>[] = [
    { key: 'customer', head: text.columns.customer, cell: (row) => `${row.customerName} · ${row.companyName}` },
    { key: 'reason', head: text.columns.reason, cell: (row) => row.reason },
    { key: 'reference', head: text.columns.reference, cell: (row) => row.reference },
    { key: 'opened', head: text.columns.opened, cell: (row) => formatInstant(row.openedAt ?? row.createdAt) },
    { key: 'state', head: text.columns.state, cell: (row) => <Badge>{text.states[stateOf(row)]}</Badge> },
  ]
  return (
    <Card title={text.sessions}>
      {sessions.data ? (
        <Table
          caption={text.sessions}
          columns={columns}
          rows={sessions.data.list}
          rowKey={(row) => row.ticketId}
          empty={text.noSessions}
        />
      ) : sessions.error ? (
        <ErrorState error={sessions.error} onRetry={() => void sessions.refetch()} />
      ) : (
        <SkeletonList count={3} height={40} gap={8} />
      )}
    </Card>
  )
}
