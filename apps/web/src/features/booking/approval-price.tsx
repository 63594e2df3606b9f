import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import { formatPrice } from '../../kit/format'
import { Card } from '../../kit/page'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { excessOverLowest } from './alternatives'
import styles from './approval-case.module.css'
import type { OrderDetail } from './order-product'

/** What it costs, against the lowest fare that was seen and the department's month. */
export function ApprovalPrice({ detail, order }: { detail: ApprovalDetail; order: OrderDetail }) {
  const text = useText('booking/centre-approval')
  const excess = excessOverLowest(detail.alternatives)
  const kinds: Record<string, string> = text.prices
  return (
    <Card title={text.price}>
      <dl className={styles['prices']}>
        {order.prices.map((line) => (
          <div key={`${line.kind}-${line.unit}`}>
            <dt>{kinds[line.kind] ?? line.kind}</dt>
            <dd className={styles['faint']}>{text.times({ price: formatPrice(line.unit), count: line.count })}</dd>
            <dd>{formatPrice(line.amount)}</dd>
          </div>
        ))}
        <div className={styles['sum']}>
          <dt>{text.total}</dt>
          <dd>
            {excess !== undefined && (
              <span className={styles['faint']}>
                {excess > 0 ? text.againstLowest({ price: formatPrice(excess) }) : text.atLowest}
              </span>
            )}
          </dd>
          <dd>
            <Price fen={order.total} />
          </dd>
        </div>
        <div className={styles['spend']}>
          <dt>{text.departmentSpend}</dt>
          <dd />
          <dd>{formatPrice(detail.departmentSpend)}</dd>
        </div>
      </dl>
    </Card>
  )
}
