import { useEffect, useState } from 'react'
import { useSsoTicket } from '../../../api/calls/access/sso'
import { invoke } from '../../../api/client'
import { useSecrets } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths, safeReturn } from '../../../paths'
import { useBegin } from '../use-begin'

export const loader = () => loadTexts('access/sso', 'kit/widgets').then(() => null)

/** Tickets being exchanged: a second look at the same page waits for the first answer. */
const exchanges = new Map<string, ReturnType<typeof exchange>>()
const exchange = (ticket: string) => invoke(useSsoTicket, { ticket })

/** Arrives from the other site: exchanges the ticket of the address for a session and goes on. */
export function Component() {
  const text = useText('access/sso')
  const secrets = useSecrets()
  const ticket = secrets.get('ticket') ?? ''
  const returnTo = safeReturn(secrets.get('returnTo'))
  const begin = useBegin()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    const answer = exchanges.get(ticket) ?? exchange(ticket)
    exchanges.set(ticket, answer)
    begin(answer, undefined, returnTo).catch((error: Error) => setFailure(error.message))
  }, [ticket, returnTo, begin])
  return (
    <Page title={failure === undefined ? text.opening : text.failed}>
      {failure === undefined ? (
        <SkeletonList count={3} height={80} gap={16} />
      ) : (
        <EmptyState
          icon="lock"
          title={text.failed}
          action={<ButtonLink to={paths.login({ returnTo })}>{text.signIn}</ButtonLink>}
        >
          {failure}
        </EmptyState>
      )}
    </Page>
  )
}
