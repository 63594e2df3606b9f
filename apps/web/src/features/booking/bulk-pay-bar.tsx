import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { Button } from '../../kit/button'
import { ButtonLink } from '../../kit/link'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { paths } from '../../paths'
import styles from './order-list.module.css'

/** Appears with the first chosen order: the sum, and one payment for all of them. */
export function BulkPayBar({ orders, onClear }: { orders: readonly OrderSummary[]; onClear: () => void }) {
  const text = useText('booking/centre-orders')
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return (
    <div role="status" className={orders.length > 0 ? styles['bulk'] : undefined}>
      {orders.length > 0 && (
        <>
          <span className={styles['bulkCount']}>{text.chosen({ count: orders.length })}</span>
          <Button kind="quiet" size="compact" onClick={onClear}>
            {text.clearChoice}
          </Button>
          <span className={styles['bulkTotal']}>
            {text.together} <Price fen={total} size="large" />
          </span>
          <ButtonLink kind="main" to={paths.pay({ orderNos: orders.map(({ orderNo }) => orderNo) })}>
            {text.payTogether}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
