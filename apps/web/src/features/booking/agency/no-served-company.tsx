import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { useText } from '../../../kit/text/text'

/** The agency has not given this agent a customer yet; once it has, the list is read again. */
export function NoServedCompany({ onRetry }: { onRetry: () => void }) {
  const text = useText('access/agency/agent')
  return (
    <EmptyState
      icon="building"
      title={text.noCompany}
      action={
        <Button kind="brand" icon="refresh" onClick={onRetry}>
          {text.lookAgain}
        </Button>
      }
    >
      {text.noCompanyWhy}
    </EmptyState>
  )
}
