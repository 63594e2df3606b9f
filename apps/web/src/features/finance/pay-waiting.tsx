import { useState } from 'react'
import { Navigate } from 'react-router'
import { Button } from '../../kit/actions/button'
import { ErrorState } from '../../kit/feedback/error-state'
import { Icon } from '../../kit/marks/icon'
import { ButtonLink } from '../../kit/actions/link'
import { Card } from '../../kit/layout/page'
import { Price } from '../../kit/marks/price'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import { usePayment } from './use-payment'
import styles from './pay.module.css'

/** The person pays in another window, or the company's account is being charged; this page waits for the outcome. */
export function PayWaiting({ paymentNo, onOtherWay }: { paymentNo: string; onOtherWay: () => void }) {
  const text = useText('finance/payment')
  const { data, error, isFetching, refetch } = usePayment(paymentNo)
  const [asked, setAsked] = useState(false)
  if (data?.state === 'paid') return <Navigate replace to={paths.paySuccess({ paymentNo })} />
  if (data?.state === 'failed' || data?.state === 'closed' || data?.state === 'refunded')
    return <Navigate replace to={paths.payFail({ paymentNo })} />
  if (!data) {
    const others = <ButtonLink to={paths.myBookings({ type: 2 })}>{text.back}</ButtonLink>
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} action={others} />
    ) : (
      <SkeletonList count={1} height={280} />
    )
  }
  const havePaid = () => {
    setAsked(false)
    void refetch().then(() => setAsked(true))
  }
  return (
    <Card className={styles['waiting']}>
      <Spinner size={32} />
      <h2>{data.providerUrl ? text.waitTitle : text.accountWaitTitle}</h2>
      <Price fen={data.providerUrl ? data.personal : data.total} size="large" />
      <p className={styles['faint']}>{data.providerUrl ? text.waitText : text.accountWaitText}</p>
      <div className={styles['buttons']}>
        {data.providerUrl && (
          <Button kind="brand" size="large" busy={isFetching && !asked} onClick={havePaid}>
            {text.havePaid}
          </Button>
        )}
        {data.providerUrl && (
          <a className={styles['provider']} href={data.providerUrl} target="_blank" rel="noopener noreferrer">
            <Icon name="external" size={16} />
            {text.openAgain}
          </a>
        )}
      </div>
      <div role="status">{asked && <p>{text.notYet}</p>}</div>
      {data.providerUrl && (
        <Button kind="quiet" onClick={onOtherWay}>
          {text.otherWay}
        </Button>
      )}
    </Card>
  )
}
