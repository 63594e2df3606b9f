import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { formatPrice } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import { excessOverLowest } from './alternatives'
import { useBudgetWords } from '../state/application-left'
import styles from './approval-case.module.css'
import type { ApprovalScreens, OrderScreens } from '../product/screens'

interface ApprovalPriceProps {
  detail: ApprovalDetail
  order: OrderCore
  product: Pick<OrderScreens, 'onSite'> | undefined
  screens: Pick<ApprovalScreens, 'priceWords'>
}

/** What it costs, against the lowest fare that was seen and the department's month. */
export function ApprovalPrice({ detail, order, product, screens }: ApprovalPriceProps) {
  const text = useText('booking/approval/page')
  const excess = excessOverLowest(detail.alternatives)
  const kinds = screens.priceWords()
  const budgetWords = useBudgetWords()
  const onSite = product?.onSite
  const due = onSite?.due(order)
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
        {onSite && due !== undefined && <Line name={onSite.words()} fen={due} />}
        {order.split.company > 0 && order.split.personal > 0 && <Line name={text.paidPersonally} fen={order.split.personal} />}
        {excess !== undefined && (
          <Line name={excess > 0 ? text.aboveLowest : text.atLowest} fen={excess > 0 ? excess : undefined} />
        )}
        {detail.budgets.map((budget) => (
          <Line key={budget.name} name={budgetWords(budget)} fen={undefined} />
        ))}
        <Line name={text.departmentSpend} fen={detail.departmentSpend} />
      </dl>
    </Card>
  )
}

/** One more sum below the total; without an amount the name says all. */
function Line({ name, fen }: { name: string; fen: number | undefined }) {
  return (
    <div className={styles['spend']}>
      <dt>{name}</dt>
      <dd />
      <dd>{fen !== undefined && formatPrice(fen)}</dd>
    </div>
  )
}
