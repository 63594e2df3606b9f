import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import type { ReactNode } from 'react'
import { Badge } from '../../../kit/marks/badge'
import { Entry } from '../../../kit/lists/entry'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Link } from '../../../kit/actions/link'
import { Price } from '../../../kit/marks/price'
import { paths } from '../../../paths'
import { formatMoment } from '../journey/moment'
import { useProductIcon } from '../product/use-products'
import { OrderStateBadge } from '../state/order-state'

/** An order in one line, with what can be done about it at the end. */
export function OrderLine({ order, action }: { order: OrderSummary; action?: ReactNode }) {
  const productIcon = useProductIcon()
  return (
    <Entry
      mark={<IconMark name={productIcon(order)} />}
      title={<Link to={paths.order({ orderId: order.orderNo })}>{order.title}</Link>}
      meta={
        <>
          {formatMoment(order.departAt)}
          <span>{order.orderNo}</span>
          {order.kind !== 'booking' && <Badge>{order.kindName}</Badge>}
        </>
      }
      end={
        <>
          <OrderStateBadge {...order} />
          <Price fen={order.total} tone="plain" />
          {action}
        </>
      }
    />
  )
}
