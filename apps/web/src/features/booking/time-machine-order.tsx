import type { OrderAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { Badge } from '../../kit/badge'
import { EmptyState } from '../../kit/empty-state'
import { formatInstant } from '../../kit/format'
import { Link } from '../../kit/link'
import { Card } from '../../kit/page'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { Timeline, type TimelineEntry } from '../../kit/timeline'
import { paths } from '../../paths'
import { OrderStateBadge } from './order-state-badge'
import styles from './time-machine.module.css'

/** Where the order, its money, its approval and its changes stood. */
export function TimeMachineOrder({ shown }: { shown: OrderAsOf }) {
  return (
    <div className={styles['pair']}>
      <Order shown={shown} />
      <Approval approval={shown.approval} />
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
        {order.outOfPolicy && (
          <Badge tone="warn" icon="alert">
            {text.outOfPolicy}
          </Badge>
        )}
      </p>
      {order.offer && <p className={styles['faint']}>{text.offer({ offer: order.offer })}</p>}
      <dl className={styles['lines']}>
        {lines.map(([name, fen]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Price fen={fen} tone="plain" />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  )
}

/** By the task codes of handbook 8.3: pending waits, agreed is done, rejected failed, the rest is over. */
const looks: Record<number, TimelineEntry['state']> = { 0: 'current', 1: 'done', 2: 'failed', 3: 'done', 4: 'todo', 5: 'todo' }

function Approval({ approval }: { approval: OrderAsOf['approval'] }) {
  const text = useText('booking/time-machine-page')
  if (!approval)
    return (
      <Card title={text.approval}>
        <EmptyState compact icon="approve" title={text.noApproval} />
      </Card>
    )
  const entries = approval.tasks.map((task): TimelineEntry => ({
    key: `${task.level} ${task.approver}`,
    title: `${text.level({ number: task.level })} ${task.approver}`,
    time: task.decidedAt && formatInstant(task.decidedAt),
    detail: [task.stateName, task.reason].filter(Boolean).join(' · '),
    state: looks[task.state] ?? 'todo',
  }))
  return (
    <Card title={text.approval} action={<Badge>{approval.stateName}</Badge>}>
      <p className={styles['faint']}>{text.round({ number: approval.round })}</p>
      <Timeline entries={entries} label={text.approval} />
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
