import { Navigate, useSearchParams } from 'react-router'
import { IconLine } from '../../kit/icon-line'
import { ButtonLink } from '../../kit/link'
import { loadTexts, useText } from '../../kit/text'
import { paths } from '../../paths'
import styles from './pay.module.css'
import { PayerList } from './payer-list'
import { PaymentMissing } from './payment-missing'
import { ResultPage } from './result-page'
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
  if (!data) return <PaymentMissing title={text.successTitle} error={error} onRetry={() => void refetch()} />
  if (data.state === 'failed' || data.state === 'closed') return <Navigate replace to={paths.payFail({ paymentNo })} />
  const paid = data.state === 'paid'
  return (
    <ResultPage
      outcome={paid ? 'good' : 'waiting'}
      title={paid ? text.successTitle : text.pendingTitle}
      paymentNo={paymentNo}
      orderNos={data.orderNos}
    >
      {!paid && <p>{text.pendingText}</p>}
      {paid && (
        <div className={styles['paid']}>
          <PayerList label={text.totalPaid} {...data} />
        </div>
      )}
      {paid && <NextSteps />}
      <div className={styles['buttons']}>
        <ButtonLink to={paths.home()}>{text.home}</ButtonLink>
        <ButtonLink kind="brand" to={paths.myBookings()}>
          {text.viewOrders}
        </ButtonLink>
      </div>
    </ResultPage>
  )
}

function NextSteps() {
  const text = useText('finance/payment')
  return (
    <div className={styles['next']}>
      <h2>{text.nextTitle}</h2>
      <ul>
        {[text.nextIssue, text.nextMail, text.nextFail].map((sentence) => (
          <li key={sentence}>
            <IconLine icon="chevronRight">{sentence}</IconLine>
          </li>
        ))}
      </ul>
    </div>
  )
}
