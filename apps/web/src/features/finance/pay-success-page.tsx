import { Navigate, useSearchParams } from 'react-router'
import { ErrorState } from '../../kit/error-state'
import { formatPrice } from '../../kit/format'
import { Icon } from '../../kit/icon'
import { ButtonLink } from '../../kit/link'
import { Card, Page } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { Spinner } from '../../kit/spinner'
import { loadTexts, useText } from '../../kit/text'
import { paths } from '../../paths'
import { PaidOrders } from './paid-orders'
import styles from './pay.module.css'
import { usePayment } from './use-payment'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'finance/payment')
  return null
}

/** The payment has arrived: what happens now, and where the orders stand (S2.20). */
export function Component() {
  const text = useText('finance/payment')
  const [address] = useSearchParams()
  const paymentNo = address.get('paymentNo') ?? ''
  const { data, error, refetch } = usePayment(paymentNo)
  if (data?.state === 'failed' || data?.state === 'closed') return <Navigate replace to={paths.payFail({ paymentNo })} />
  const title = data?.state === 'pending' ? text.pendingTitle : text.successTitle
  return (
    <Page title={title}>
      {data ? (
        <div className={styles['result']}>
          <Card className={styles['waiting']}>
            {data.state === 'pending' ? <Spinner size={32} /> : <Good />}
            <h2>{data.state === 'pending' ? text.pendingText : text.successText({ amount: formatPrice(data.total) })}</h2>
            <p className={styles['faint']}>
              {text.paymentNo} {paymentNo}
            </p>
            {data.state === 'paid' && <NextSteps />}
          </Card>
          <PaidOrders orderNos={data.orderNos} />
          <div className={styles['buttons']}>
            <ButtonLink kind="brand" to={paths.myBookings()}>
              {text.viewOrders}
            </ButtonLink>
            <ButtonLink to={paths.home()}>{text.home}</ButtonLink>
          </div>
        </div>
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={() => void refetch()}
          action={<ButtonLink to={paths.myBookings()}>{text.viewOrders}</ButtonLink>}
        />
      ) : (
        <SkeletonList count={2} height={180} gap={16} />
      )}
    </Page>
  )
}

const Good = () => (
  <span className={styles['good']}>
    <Icon name="check" size={32} />
  </span>
)

function NextSteps() {
  const text = useText('finance/payment')
  return (
    <div className={styles['next']}>
      <h3>{text.nextTitle}</h3>
      <ul>
        {[text.nextIssue, text.nextMail, text.nextFail].map((sentence) => (
          <li key={sentence}>
            <Icon name="chevronRight" size={16} />
            {sentence}
          </li>
        ))}
      </ul>
    </div>
  )
}
