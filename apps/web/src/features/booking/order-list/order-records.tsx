import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Price } from '../../../kit/marks/price'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { OrderActions } from './order-actions'
import styles from './order-list.module.css'
import { ChooseOrder, OrderStanding, OrderTitle, TravellerNames, type OrderListProps } from './order-list-parts'
import { formatMoment } from '../journey/moment'

/** My bookings. */
export function OrderRecords(props: OrderListProps) {
  const text = useText('booking/centre-orders')
  const shared = useText('booking/centre')
  const columns: Column<OrderSummary>[] = [
    { key: 'journey', head: text.journey, cell: (order) => <OrderTitle order={order} /> },
    { key: 'departure', head: shared.departure, width: 168, cell: (order) => formatMoment(order.departAt) },
    { key: 'travellers', head: shared.travellers, width: 140, cell: (order) => <TravellerNames names={order.travellers} /> },
    { key: 'amount', head: shared.amount, width: 96, align: 'end', cell: (order) => <Price fen={order.total} tone="plain" /> },
    { key: 'state', head: shared.state, width: 140, cell: (order) => <OrderStanding order={order} /> },
    { key: 'action', head: shared.action, width: 190, align: 'end', cell: (order) => <OrderActions order={order} /> },
  ]
  if (props.payable.length > 1) {
    columns.unshift({
      key: 'choose',
      head: <ChooseAll {...props} />,
      width: 48,
      cell: (order) => <ChooseOrder {...props} order={order} />,
    })
  }
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={props.orders}
      rowKey={({ orderNo }) => orderNo}
      card={(order) => <OrderCard {...props} order={order} />}
    />
  )
}

function OrderCard({ order, ...props }: OrderListProps & { order: OrderSummary }) {
  return (
    <>
      <div className={styles['cardHead']}>
        {props.payable.length > 1 && <ChooseOrder {...props} order={order} />}
        <OrderStanding order={order} />
      </div>
      <OrderTitle order={order} />
      <div className={styles['facts']}>
        <RecordLine>
          <span>{formatMoment(order.departAt)}</span>
          <TravellerNames names={order.travellers} />
        </RecordLine>
      </div>
      <RecordFoot>
        <Price fen={order.total} tone="plain" />
        <OrderActions order={order} />
      </RecordFoot>
    </>
  )
}

function ChooseAll({ payable, chosen, onChoose }: OrderListProps) {
  const text = useText('booking/centre-orders')
  const all = payable.every(({ orderNo }) => chosen.includes(orderNo))
  return (
    <Checkbox
      label={<span className="visually-hidden">{text.chooseAll}</span>}
      checked={all}
      onChange={() => onChoose(all ? [] : payable.map(({ orderNo }) => orderNo))}
    />
  )
}
