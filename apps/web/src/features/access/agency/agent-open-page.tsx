import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { useAgentTicket } from '../../../api/calls/access/agent'
import { invoke } from '../../../api/client'
import { beginAssistedSession } from '../../../api/employee'
import { useSecrets } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths, safeReturn } from '../../../paths'

export const loader = () => loadTexts('access/agency/agent', 'kit/widgets').then(() => null)

/** Tickets being exchanged: a second look at the same page waits for the first answer. */
const exchanges = new Map<string, ReturnType<typeof exchange>>()
const exchange = (ticket: string) => invoke(useAgentTicket, { ticket })

/** Exchanges the one-time ticket of the address for the customer's session, in this tab alone. */
export function Component() {
  const text = useText('access/agency/agent')
  const secrets = useSecrets()
  const ticket = secrets.get('ticket') ?? ''
  const to = safeReturn(secrets.get('to'))
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const answer = exchanges.get(ticket) ?? exchange(ticket)
    exchanges.set(ticket, answer)
    answer.then(
      (session) => {
        beginAssistedSession(session)
        void navigate(to, { replace: true })
      },
      (error: Error) => setFailure(error.message),
    )
  }, [ticket, to, navigate])
  return (
    <Page title={failure === undefined ? text.opening : text.openFailed}>
      {failure === undefined ? (
        <SkeletonList count={3} height={80} gap={16} />
      ) : (
        <EmptyState icon="lock" title={text.openFailed} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
          {failure}
        </EmptyState>
      )}
    </Page>
  )
}
