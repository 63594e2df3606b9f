import { Navigate, useSearchParams } from 'react-router'
import { formatPrice } from '../../kit/text/format'
import { ButtonLink } from '../../kit/actions/link'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './pay.module.css'
import { PaymentMissing } from './payment-missing'
import { ResultPage } from './result-page'
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
  if (!data) return <PaymentMissing title={text.failTitle} error={error} onRetry={() => void refetch()} />
  if (data.state === 'paid' || data.state === 'pending') return <Navigate replace to={paths.paySuccess({ paymentNo })} />
  const closed = data.state === 'closed'
  if (data.state === 'refunded') return <Returned {...data} />
  return (
    <ResultPage
      outcome="bad"
      title={closed ? text.closedPaymentTitle : text.failTitle}
      paymentNo={paymentNo}
      orderNos={data.orderNos}
    >
      {data.reason && <p>{text.failReason({ reason: data.reason })}</p>}
      <p>{closed ? text.closedPaymentText : text.failText}</p>
      <p>{text.failKeep}</p>
      <div className={styles['buttons']}>
        <ButtonLink to={paths.myBookings({ type: 2 })}>{text.back}</ButtonLink>
        <ButtonLink kind="main" to={paths.pay({ orderNos: data.orderNos })}>
          {text.payAgain}
        </ButtonLink>
      </div>
    </ResultPage>
  )
}

type Payment = NonNullable<ReturnType<typeof usePayment>['data']>

/** The money had arrived, and its order could not be fulfilled: nothing is held any more, and nothing is to be paid again. */
function Returned({ paymentNo, orderNos, total, personal }: Payment) {
  const text = useText('finance/payment')
  return (
    <ResultPage outcome="bad" title={text.refundedTitle} paymentNo={paymentNo} orderNos={orderNos}>
      <p>{text.refundedText({ amount: formatPrice(personal > 0 ? personal : total) })}</p>
      <div className={styles['buttons']}>
        <ButtonLink kind="brand" to={paths.myBookings()}>
          {text.viewOrders}
        </ButtonLink>
      </div>
    </ResultPage>
  )
}
