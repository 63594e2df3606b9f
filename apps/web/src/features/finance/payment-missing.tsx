import { isProblem } from '../../api/problem'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { ButtonLink } from '../../kit/actions/link'
import { Page } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'

interface PaymentMissingProps {
  title: string
  error: Error | null
  onRetry: () => void
}

/** A payment that is still being read, cannot be read, or is not this person's. */
export function PaymentMissing({ title, error, onRetry }: PaymentMissingProps) {
  const text = useText('finance/payment')
  const orders = <ButtonLink to={paths.myBookings()}>{text.viewOrders}</ButtonLink>
  if (isProblem(error, 'paymentUnknown') || isProblem(error, 'badRequest')) {
    return (
      <Page title={title}>
        <EmptyState icon="wallet" title={text.unknownPaymentTitle} action={orders}>
          {text.unknownPaymentText}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={title}>
      {error ? <ErrorState error={error} onRetry={onRetry} action={orders} /> : <SkeletonList count={2} height={180} gap={16} />}
    </Page>
  )
}
