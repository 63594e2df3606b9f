import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { OrderActions } from './order-actions'
import styles from './order-list.module.css'
import { ChooseOrder, OrderStanding, OrderTitle, TravellerNames, type OrderListProps } from './order-list-parts'
import { formatMoment } from './order-moment'

/** My bookings on a phone. */
export function OrderCards(props: OrderListProps) {
  const text = useText('booking/centre-orders')
  return (
    <ul className={styles['cards']} aria-label={text.table}>
      {props.orders.map((order) => (
        <li key={order.orderNo} className={styles['card']}>
          <div className={styles['cardHead']}>
            {props.payable.length > 1 && <ChooseOrder {...props} order={order} />}
            <OrderStanding order={order} />
          </div>
          <OrderTitle order={order} />
          <div className={styles['facts']}>
            <span>{formatMoment(order.departAt)}</span>
            <TravellerNames names={order.travellers} />
          </div>
          <div className={styles['cardFoot']}>
            <Price fen={order.total} tone="plain" />
            <OrderActions order={order} />
          </div>
        </li>
      ))}
    </ul>
  )
}
