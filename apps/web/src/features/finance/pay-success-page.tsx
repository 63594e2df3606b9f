import { Navigate, useSearchParams } from 'react-router'
import { IconLine } from '../../kit/layout/icon-line'
import { ButtonLink } from '../../kit/actions/link'
import { loadTexts, useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { useOrderStates } from '../booking/product/order-detail'
import styles from './pay.module.css'
import { PayerList } from './payer-list'
import { PaymentMissing } from './payment-missing'
import { paymentOutcome } from './payment-outcome'
import { ResultPage } from './result-page'
import { usePayment } from './use-payment'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'finance/payment')
  return null
}

type Payment = NonNullable<ReturnType<typeof usePayment>['data']>
/** The payment has arrived: what happens now, and where the orders stand (S2.20). */
export function Component() {
  const text = useText('finance/payment')
  const [address] = useSearchParams()
  const paymentNo = address.get('paymentNo') ?? ''
  const { data, error, refetch } = usePayment(paymentNo)
  if (!data) return <PaymentMissing title={text.successTitle} error={error} onRetry={() => void refetch()} />
  if (data.state !== 'paid' && data.state !== 'pending') return <Navigate replace to={paths.payFail({ paymentNo })} />
  return <Outcome payment={data} />
}

/** Being paid is no success where the supplier could not confirm what was paid for. */
function Outcome({ payment }: { payment: Payment }) {
  const text = useText('finance/payment')
  const { state, paymentNo, orderNos } = payment
  const paid = state === 'paid'
  const outcome = paymentOutcome(paid, useOrderStates(orderNos))
  const failed = outcome === 'allFailed' || outcome === 'someFailed'
  const titles = {
    waiting: text.pendingTitle,
    paid: text.successTitle,
    someFailed: text.someFailedTitle,
    allFailed: text.orderFailedTitle,
  }
  return (
    <ResultPage
      outcome={failed ? 'bad' : paid ? 'good' : 'waiting'}
      title={titles[outcome]}
      paymentNo={paymentNo}
      orderNos={orderNos}
    >
      {!paid && <p>{text.pendingText}</p>}
      {paid && (
        <div className={styles['paid']}>
          <PayerList label={text.totalPaid} {...payment} />
        </div>
      )}
      {failed && <p>{outcome === 'allFailed' ? text.orderFailedText : text.someFailedText}</p>}
      {paid && !failed && <NextSteps />}
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
