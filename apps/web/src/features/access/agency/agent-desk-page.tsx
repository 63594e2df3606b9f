import { useState } from 'react'
import { getServedCompanies } from '../../../api/calls/access/agent'
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
import { AgentSessions } from './agent-sessions'
import { AgentWork } from './agent-work'

export async function loader() {
  await Promise.all([loadTexts('access/agent', 'kit/widgets'), load(getServedCompanies, {})])
  return null
}

/** The desk of the agency's staff: find a customer, say why, open the customer's session in a page of its own. */
export function Component() {
  const text = useText('access/agent')
  const companies = useRead(getServedCompanies, {})
  const [keyword, setKeyword] = useState('')
  const [assistance, setAssistance] = useState<{ [Part in keyof Assistance]?: Assistance[Part] | undefined }>({})
  const [asked, setAsked] = useState(false)
  const given = {
    reason: assistance.reason?.trim() ?? '',
    reference: assistance.reference?.trim() ?? '',
  }
  const again = () => void companies.refetch()
  if (companies.error) return <ErrorState error={companies.error} onRetry={again} />
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
                onChange={setAssistance}
                asked={asked}
              />
              <AgentCustomers
                keyword={keyword.trim()}
                assistance={{ ...given, enterpriseId: assistance.enterpriseId }}
                onIncomplete={() => setAsked(true)}
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
  const text = useText('access/agent')
  return (
    <div className={styles['links']}>
      <ButtonLink to={paths.agentTrains()}>{text.trains}</ButtonLink>
      <ButtonLink to={paths.agentFuel()}>{text.fuel}</ButtonLink>
      <ButtonLink to={paths.agentJobs()}>{text.jobs}</ButtonLink>
    </div>
  )
}
