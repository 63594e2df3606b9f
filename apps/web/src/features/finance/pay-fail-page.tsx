import { Navigate, useSearchParams } from 'react-router'
import { ErrorState } from '../../kit/error-state'
import { Icon } from '../../kit/icon'
import { ButtonLink } from '../../kit/link'
import { Card, Page } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { loadTexts, useText } from '../../kit/text'
import { paths } from '../../paths'
import { PaidOrders } from './paid-orders'
import styles from './pay.module.css'
import { usePayment } from './use-payment'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'finance/payment')
  return null
}

/** The payment did not arrive: why, what became of the money and the seats, and how to pay again (S2.20). */
export function Component() {
  const text = useText('finance/payment')
  const [address] = useSearchParams()
  const paymentNo = address.get('paymentNo') ?? ''
  const { data, error, refetch } = usePayment(paymentNo)
  const bookings = <ButtonLink to={paths.myBookings({ type: 2 })}>{text.back}</ButtonLink>
  if (data?.state === 'paid') return <Navigate replace to={paths.paySuccess({ paymentNo })} />
  const closed = data?.state === 'closed'
  return (
    <Page title={closed ? text.closedPaymentTitle : text.failTitle}>
      {data ? (
        <div className={styles['result']}>
          <Card className={styles['waiting']}>
            <span className={styles['bad']}>
              <Icon name="close" size={32} />
            </span>
            <h2>{data.reason ?? (closed ? text.closedPaymentTitle : text.failTitle)}</h2>
            <p>{closed ? text.closedPaymentText : text.failText}</p>
            <p>{text.failKeep}</p>
            <div className={styles['buttons']}>
              {bookings}
              <ButtonLink kind="main" to={paths.pay({ orderNos: data.orderNos })}>
                {text.payAgain}
              </ButtonLink>
            </div>
            <p className={styles['faint']}>
              {text.paymentNo} {paymentNo}
            </p>
          </Card>
          <PaidOrders orderNos={data.orderNos} />
        </div>
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} action={bookings} />
      ) : (
        <SkeletonList count={2} height={180} gap={16} />
      )}
    </Page>
  )
}
