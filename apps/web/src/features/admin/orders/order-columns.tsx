import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { products } from '@sojourn/contract/booking/codes'
import { useMemo, type ReactNode } from 'react'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { IconMark } from '../../../kit/marks/icon-mark'
import { Price } from '../../../kit/marks/price'
import { formatInstant, formatList } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { useProductIcon } from '../../booking/product/use-products'
import styles from './orders.module.css'

export function useOrderColumns(): readonly Column<CompanyOrder>[] {
  const { columns } = useText('admin/orders/orders')
  const words = useText('admin/orders/words')
  return useMemo(
    (): readonly Column<CompanyOrder>[] => [
      { key: 'order', fixed: true, head: columns.order, width: 300, cell: (order) => <OrderName order={order} /> },
      {
        key: 'travellers',
        head: columns.travellers,
        width: 150,
        cell: ({ travellers, department }) => <Words meta={department}>{formatList(travellers)}</Words>,
      },
      { key: 'booker', head: columns.booker, width: 110, cell: ({ booker }) => booker },
      { key: 'costCentre', head: columns.costCentre, width: 150, cell: ({ costCentre }) => costCentre },
      { key: 'ordered', sortable: true, head: columns.ordered, width: 150, cell: (order) => formatInstant(order.orderedAt) },
      {
        key: 'transacted',
        sortable: true,
        head: columns.transacted,
        width: 150,
        cell: ({ transactedAt }) => transactedAt && formatInstant(transactedAt),
      },
      { key: 'travel', sortable: true, head: columns.travel, width: 150, cell: (order) => formatInstant(order.departAt) },
      { key: 'settleType', head: columns.settleType, width: 110, cell: ({ settleType }) => words.settleTypes[settleType] },
      { key: 'channel', head: columns.channel, width: 110, cell: ({ channel }) => words.channels[channel] },
      {
        key: 'amount',
        sortable: true,
        align: 'end',
        head: columns.amount,
        width: 120,
        cell: ({ total }) => <Price fen={total} tone="plain" />,
      },
      { key: 'state', head: columns.state, width: 130, cell: (order) => <OrderState order={order} /> },
    ],
    [columns, words],
  )
}

/** The title leads to the order. */
function OrderName({ order }: { order: CompanyOrder }) {
  const productIcon = useProductIcon()
  const { orderNo, title, kind, kindName } = order
  return (
    <div className={styles['order']}>
      <IconMark name={productIcon({ productType: products.code(order.product) })} />
      <Words
        meta={
          <>
            {orderNo}
            {kind !== 'booking' && <Badge>{kindName}</Badge>}
          </>
        }
      >
        <Link to={paths.order({ orderId: orderNo })} className={styles['name']}>
          {title}
        </Link>
      </Words>
    </div>
  )
}

const tones = {
  approving: 'warn',
  paying: 'warn',
  fulfilling: 'brand',
  fulfilled: 'good',
  altering: 'brand',
  altered: 'neutral',
  completed: 'neutral',
  ended: 'neutral',
} as const

function OrderState({ order: { phase, stateName, verdict } }: { order: CompanyOrder }) {
  const text = useText('admin/orders/orders')
  return (
    <span className={styles['states']}>
      <Badge tone={tones[phase]}>{stateName}</Badge>
      {verdict !== 'within' && (
        <Badge tone="excess" icon="alert">
          {text.violating}
        </Badge>
      )}
    </span>
  )
}

/** An order where there is no room for a table. */
export function OrderCard({ order, menu }: { order: CompanyOrder; menu?: ReactNode }) {
  return (
    <>
      <RecordLine>
        <OrderName order={order} />
        <OrderState order={order} />
      </RecordLine>
      <Words meta={[order.department, order.costCentre].filter(Boolean).join(' · ')}>{formatList(order.travellers)}</Words>
      <RecordLine>
        <span className={styles['soft']}>{formatInstant(order.departAt)}</span>
        <Price fen={order.total} tone="plain" />
        {menu}
      </RecordLine>
    </>
  )
}
