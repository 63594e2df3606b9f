import { useState } from 'react'
import type { AgentSession } from '@sojourn/contract/access/agent.calls'
import { getMyAgentSessions, getServedCompanies } from '../../../api/calls/access/agent'
import { load, useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { NoServedCompany } from '../../booking/agency/no-served-company'
import { AgentCustomers, type Assistance } from './agent-customers'
import { AssistanceForm } from './agent-form'
import styles from './agent-desk.module.css'
import { AgentWork } from './agent-work'
import { Badge } from '../../../kit/marks/badge'
import { Fact, FactGrid } from '../../../kit/lists/facts'
import { formatInstant } from '../../../kit/text/format'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { deskReadsEvery } from './desk-reads'

export async function loader() {
  await Promise.all([loadTexts('access/agency/agent', 'admin/agency/agreement', 'kit/widgets'), load(getServedCompanies, {})])
  return null
}

/** The desk of the agency's staff: find a customer, say why, open the customer's session in a page of its own. */
export function Component() {
  const text = useText('access/agency/agent')
  const companies = useRead(getServedCompanies, {})
  const [keyword, setKeyword] = useState('')
  const [assistance, setAssistance] = useState<{ [Part in keyof Assistance]?: Assistance[Part] | undefined }>({})
  const [tries, setTries] = useState(0)
  const given = {
    reason: assistance.reason?.trim() ?? '',
    reference: assistance.reference?.trim() ?? '',
  }
  const again = () => void companies.refetch()
  if (companies.error && !companies.data) return <ErrorState error={companies.error} onRetry={again} />
  return (
    <Page title={text.title} action={<DeskLinks />}>
      <Stack>
        <p className={styles['soft']}>{text.lead}</p>
        <AgentWork />
        <Card title={text.find}>
          {!companies.data ? (
            <SkeletonList count={3} height={56} gap={8} />
          ) : companies.data.list.length === 0 ? (
            <NoServedCompany onRetry={again} />
          ) : (
            <>
              <AssistanceForm
                companies={companies.data.list}
                keyword={keyword}
                onKeyword={setKeyword}
                assistance={assistance}
                onChange={(more) => setAssistance((former) => ({ ...former, ...more }))}
                tries={tries}
              />
              <AgentCustomers
                keyword={keyword.trim()}
                assistance={{ ...given, enterpriseId: assistance.enterpriseId }}
                onIncomplete={() => setTries(tries + 1)}
              />
            </>
          )}
        </Card>
        <AgentSessions />
      </Stack>
    </Page>
  )
}

/** What else the agency does here. */
function DeskLinks() {
  const text = useText('access/agency/agent')
  return (
    <div className={styles['links']}>
      <ButtonLink to={paths.agentAgreements()}>{text.agreements}</ButtonLink>
      <ButtonLink to={paths.agentFees()}>{text.fees}</ButtonLink>
      <ButtonLink to={paths.agentIncidents()}>{text.incidents}</ButtonLink>
      <ButtonLink to={paths.agentHours()}>{text.hours}</ButtonLink>
      <ButtonLink to={paths.agentTrains()}>{text.trains}</ButtonLink>
      <ButtonLink to={paths.agentVisas()}>{text.visas}</ButtonLink>
      <ButtonLink to={paths.agentCars()}>{text.cars}</ButtonLink>
      <ButtonLink to={paths.agentFuel()}>{text.fuel}</ButtonLink>
      <ButtonLink to={paths.agentExchange()}>{text.exchange}</ButtonLink>
      <ButtonLink to={paths.agentSupply()}>{text.supply}</ButtonLink>
      <ButtonLink to={paths.agentJobs()}>{text.jobs}</ButtonLink>
    </div>
  )
}

const shown = 50
const stateOf = ({ openedAt, endedAt }: AgentSession) => (endedAt ? 'ended' : openedAt ? 'open' : 'waiting')

const customerOf = ({ customerName, companyName }: AgentSession) => `${customerName} · ${companyName}`
const openedOf = ({ openedAt, createdAt }: AgentSession) => formatInstant(openedAt ?? createdAt)

/** The sessions that this agent opened, newest first. */
function AgentSessions() {
  const text = useText('access/agency/agent')
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
  const text = useText('access/agency/agent')
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
