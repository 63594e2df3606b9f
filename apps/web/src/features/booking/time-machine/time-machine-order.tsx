import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { paths } from '../../../paths'
import { OrderStateBadge } from '../state/order-state'
import { TimeMachineApproval } from './time-machine-approval'
import styles from './time-machine.module.css'

/** Where the order, its money, its approval and its changes stood. */
export function TimeMachineOrder({ shown }: { shown: OrderAsOf }) {
  return (
    <div className={styles['pair']}>
      <Order shown={shown} />
      <TimeMachineApproval approval={shown.approval} />
      {shown.afterSales.length > 0 && <AfterSales list={shown.afterSales} />}
    </div>
  )
}

function Order({ shown: { order, money } }: { shown: OrderAsOf }) {
  const text = useText('booking/time-machine-page')
  if (!order)
    return (
      <Card title={text.order}>
        <EmptyState compact icon="clock" title={text.noOrder} />
      </Card>
    )
  const lines: [string, number][] = [
    [text.total, order.total],
    [text.paid, money.paid],
    [text.returned, money.returned],
  ]
  return (
    <Card title={text.order} action={<OrderStateBadge state={order.state} stateName={order.stateName} />}>
      <p>
        <strong>{order.title}</strong>
      </p>
      <p className={styles['tags']}>
        <Badge>{text.version({ number: order.version })}</Badge>
        {order.verdict !== 'within' && <VerdictBadge verdict={order.verdict} />}
      </p>
      {order.offer && <p className={styles['faint']}>{text.offer({ offer: order.offer })}</p>}
      <FigureList>
        {lines.map(([name, fen]) => (
          <Fact key={name} name={name}>
            <Price fen={fen} tone="plain" />
          </Fact>
        ))}
      </FigureList>
    </Card>
  )
}

function AfterSales({ list }: { list: OrderAsOf['afterSales'] }) {
  const text = useText('booking/time-machine-page')
  return (
    <Card title={text.afterSales}>
      <ul className={styles['happened']}>
        {list.map((order) => (
          <li key={order.orderNo}>
            <OrderStateBadge state={order.state} stateName={order.stateName} />
            <Link to={paths.order({ orderId: order.orderNo })}>{order.title}</Link>
            <Price fen={order.total} tone="plain" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
