import { isProblem } from '../../../api/problem'
import { ButtonLink } from '../../../kit/actions/link'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'

/** Why a bill is not shown: one that is not there leads back to all of them, everything else is tried again. */
export function BillUnread({ error, retry, back = paths.bills() }: { error: Error; retry: () => void; back?: string }) {
  const text = useText('finance/bill/page')
  if (!isProblem(error, 'billUnknown')) return <ErrorState error={error} onRetry={retry} />
  return (
    <EmptyState icon="wallet" title={text.unknown} action={<ButtonLink to={back}>{text.bills}</ButtonLink>}>
      {text.unknownWhy}
    </EmptyState>
  )
}
