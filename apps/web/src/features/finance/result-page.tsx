import type { ReactNode } from 'react'
import { Icon } from '../../kit/marks/icon'
import { Card } from '../../kit/layout/page'
import { Spinner } from '../../kit/feedback/spinner'
import { useText } from '../../kit/text/text'
import { PaidOrders } from './paid-orders'
import styles from './pay.module.css'

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
      <title>{title}</title>
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
