import { type ReactNode, useState } from 'react'
import { Icon } from '../../kit/marks/icon'
import { Card } from '../../kit/layout/page'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import styles from './pay.module.css'
import { Entry } from '../../kit/lists/entry'
import { IconMark } from '../../kit/marks/icon-mark'
import { Link } from '../../kit/actions/link'
import { Skeleton } from '../../kit/feedback/skeleton'
import { paths } from '../../paths'
import { isOnTheWay, useOrderDetail } from '../booking/product/order-detail'
import { useProductIcon } from '../booking/product/use-products'
import { OrderStateBadge } from '../booking/state/order-state'
import { WindowTitle } from '../../kit/layout/window-title'

interface ResultPageProps {
  outcome: 'good' | 'bad' | 'waiting'
  title: string
  paymentNo: string
  orderNos: readonly string[]
  children: ReactNode
}

/** How a payment ended: the outcome in one word, what follows, and where its orders stand. */
export function ResultPage({ outcome, title, paymentNo, orderNos, children }: ResultPageProps) {
  const text = useText('finance/payment')
  return (
    <div className={styles['result']}>
      <WindowTitle page={title} />
      <Card className={styles['waiting']}>
        {outcome === 'waiting' ? (
          <Spinner size={32} />
        ) : (
          <span className={styles[outcome]}>
            <Icon name={outcome === 'good' ? 'check' : 'close'} size={32} />
          </span>
        )}
        <h1>{title}</h1>
        {children}
        <p className={styles['faint']}>
          {text.paymentNo} {paymentNo}
        </p>
      </Card>
      <PaidOrders orderNos={orderNos} />
    </div>
  )
}

/** The ticket may come before this page listens: until the order has arrived it is read again. */
const readAgainMs = 2000

/** Where each order of a payment stands now; the states move while the page is open. */
function PaidOrders({ orderNos }: { orderNos: readonly string[] }) {
  const text = useText('finance/payment')
  return (
    <Card title={text.stateNow}>
      <ul aria-live="polite">
        {orderNos.map((orderNo) => (
          <PaidOrder key={orderNo} orderNo={orderNo} />
        ))}
      </ul>
    </Card>
  )
}

function PaidOrder({ orderNo }: { orderNo: string }) {
  const productIcon = useProductIcon()
  const [moving, setMoving] = useState(true)
  const { data } = useOrderDetail(orderNo, { staleTime: 0, refetchInterval: moving && readAgainMs })
  if (moving && data && !isOnTheWay(data.state)) setMoving(false)
  return (
    <Entry
      mark={<IconMark name={data ? productIcon(data) : 'ticket'} />}
      title={<Link to={paths.order({ orderId: orderNo })}>{data?.title ?? orderNo}</Link>}
      meta={data ? data.nextStep : <Skeleton width={160} height={16} />}
      end={data && <OrderStateBadge {...data} />}
    />
  )
}
