import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { holdsSeats } from '@sojourn/domain/booking/order/transitions'
import { Badge } from '../../../kit/marks/badge'
import { classNames } from '../../../kit/browser/class-names'
import { Countdown } from '../../../kit/dates/countdown'
import { Price } from '../../../kit/marks/price'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Link } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { Words } from '../../../kit/layout/words'
import { paths } from '../../../paths'
import { OrderStateBadge, isNeverTicketed } from '../state/order-state'
import styles from './order-list.module.css'
import { useProductIcon } from '../product/use-products'

/** The seats of these states are held until a time; later states no longer wait (handbook 6.3). */
const waits = ({ state }: OrderSummary): boolean => holdsSeats(stateOfNumber(state))

/** Ticketed once, and nobody travels it any more. */
const isGivenBack = ({ travelStatus, state }: OrderSummary): boolean => travelStatus === 'gone' && !isNeverTicketed(state)

export function OrderTitle({ order }: { order: OrderSummary }) {
  const productIcon = useProductIcon()
  const text = useText('booking/centre')
  return (
    <div className={styles['title']}>
      <IconMark name={productIcon(order)} />
      <Words
        meta={
          <>
            {order.orderNo}
            {order.kind !== 'booking' && <Badge tone="brand">{order.kindName}</Badge>}
            {order.travelType === 2 && <Badge>{text.personal}</Badge>}
            {order.verdict !== 'within' && <VerdictBadge verdict={order.verdict} />}
            {order.changedTo.map((orderNo) => (
              <Link key={orderNo} to={paths.order({ orderId: orderNo })}>
                {text.changedTo({ number: orderNo })}
              </Link>
            ))}
          </>
        }
      >
        <Link
          to={paths.order({ orderId: order.orderNo })}
          className={classNames(styles['name'], isGivenBack(order) && styles['gone'])}
        >
          {order.title}
        </Link>
      </Words>
    </div>
  )
}

export function OrderStatus({ order }: { order: OrderSummary }) {
  return (
    <div className={styles['status']}>
      <OrderStateBadge state={order.state} stateName={order.stateName} travelStatus={order.travelStatus} />
      {waits(order) && order.holdExpiresAt && <Countdown until={order.holdExpiresAt} />}
    </div>
  )
}

/** The first names, the others as a number; the rest is on the order itself. */
export function TravellerNames({ names }: { names: readonly string[] }) {
  const text = useText('booking/centre')
  const [first = ''] = names
  return <span title={text.list({ items: names })}>{names.length > 1 ? text.people({ first, count: names.length }) : first}</span>
}

/** What it comes to; what is given back is named, so that it does not read as a price. */
export function OrderAmount({ order: { kind, total } }: { order: OrderSummary }) {
  const text = useText('booking/order/list')
  const back = kind === 'refund' ? total : total < 0 ? -total : undefined
  if (back === undefined) return <Price fen={total} tone="plain" />
  return (
    <span className={styles['back']}>
      {text.back} <Price fen={back} tone="plain" />
    </span>
  )
}
