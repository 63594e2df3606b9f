import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import { formatPrice } from '../../kit/format'
import { Card } from '../../kit/page'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { excessOverLowest } from './alternatives'
import styles from './approval-case.module.css'
import { dueAtHotel, isHotelOrder, isTrainOrder, type OrderDetail } from './order-product'

/** What the lines of a price are called, in the words of the order's product. */
function usePriceWords(order: OrderDetail): Record<string, string> {
  const flight = useText('products/flight').prices
  const train = useText('products/train').prices
  const hotel = useText('products/hotel-words').prices
  return isHotelOrder(order) ? hotel : isTrainOrder(order) ? train : flight
}

/** What it costs, against the lowest fare that was seen and the department's month. */
export function ApprovalPrice({ detail, order }: { detail: ApprovalDetail; order: OrderDetail }) {
  const text = useText('booking/centre-approval')
  const excess = excessOverLowest(detail.alternatives)
  const kinds = usePriceWords(order)
  const atHotel = dueAtHotel(order)
  return (
    <Card title={text.price}>
      <dl className={styles['prices']}>
        {order.prices.map((line, index) => (
          <div key={`${line.kind}-${index}`}>
            <dt>{kinds[line.kind]}</dt>
            <dd className={styles['faint']}>{text.times({ price: formatPrice(line.unit), count: line.count })}</dd>
            <dd>{formatPrice(line.amount)}</dd>
          </div>
        ))}
        <div className={styles['sum']}>
          <dt>{text.total}</dt>
          <dd />
          <dd>
            <Price fen={order.total} />
          </dd>
        </div>
        {atHotel !== undefined && (
          <div className={styles['spend']}>
            <dt>{text.paidAtHotel}</dt>
            <dd />
            <dd>{formatPrice(atHotel)}</dd>
          </div>
        )}
        {order.split.company > 0 && order.split.personal > 0 && (
          <div className={styles['spend']}>
            <dt>{text.paidPersonally}</dt>
            <dd />
            <dd>{formatPrice(order.split.personal)}</dd>
          </div>
        )}
        {excess !== undefined && (
          <div className={styles['spend']}>
            <dt>{excess > 0 ? text.aboveLowest : text.atLowest}</dt>
            <dd />
            <dd>{excess > 0 && formatPrice(excess)}</dd>
          </div>
        )}
        <div className={styles['spend']}>
          <dt>{text.departmentSpend}</dt>
          <dd />
          <dd>{formatPrice(detail.departmentSpend)}</dd>
        </div>
      </dl>
    </Card>
  )
}
