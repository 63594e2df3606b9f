import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { ReactNode } from 'react'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant, formatPrice } from '../../../kit/text/format'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { Card, Stack, TwoColumns } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { paths } from '../../../paths'
import { ApplicationChip } from '../state/application-left'
import { DocumentLinks } from '../documents/document-links'
import { orderEntries } from './history-entries'
import { Alongside } from '../product/alongside'
import { TimeMachineTabs } from '../time-machine/time-machine-tabs'
import { TripLink } from '../trip/trip-link'
import { OrderHead, type OrderRoutes } from './order-head'
import { OrderMoney } from './order-money'
import { OrderPeople, type OrderPeopleProps } from './order-people'
import { OrderPolicy } from './order-policy'
import { orderProgress } from './order-progress'
import { useOrderWords } from './order-words'
import styles from './order-view.module.css'
import { OrderStateBadge } from '../state/order-state'

export interface OrderViewProps extends OrderPeopleProps {
  routes: OrderRoutes
  /** The product's words for its price lines. */
  priceNames: Readonly<Record<string, string>>
  /** What the total is called, where it is not that of the order. */
  totalLabel?: string | undefined
  holdWord?: string | undefined
  /** What the supplier announced. */
  banner?: ReactNode
  /** What was bought, as the product shows it. */
  children: ReactNode
  onHoldOver: () => void
}

/** One order of any product: where it stands, what was bought, who travels, what it costs, who decided. */
export function OrderView(props: OrderViewProps) {
  const { order, routes, holdWord, priceNames, totalLabel, banner, children, onHoldOver } = props
  return (
    <Stack>
      <OrderHead order={order} routes={routes} holdWord={holdWord} onHoldOver={onHoldOver} />
      {banner}
      <TwoColumns
        main={
          <TimeMachineTabs orderNo={order.orderNo}>
            <Stack>
              {children}
              <OrderAfterSales order={order} orderPath={routes.order} />
              <OrderPeople {...props} />
              {(order.kind !== 'refund' || order.approval) && <OrderPolicy order={order} />}
              <History order={order} />
            </Stack>
          </TimeMachineTabs>
        }
        aside={
          <>
            <Progress order={order} />
            <OrderMoney order={order} names={priceNames} totalLabel={totalLabel} />
            {order.kind !== 'refund' && <TripLink order={order} />}
            {order.isOwn && <Alongside orders={[order]} />}
            <DocumentLinks order={order} />
            <Contact order={order} />
          </>
        }
      />
    </Stack>
  )
}

/** The number of the order, of the one that it alters, and what the supplier calls it. */
export function OrderChips({ order, routes, children }: Pick<OrderViewProps, 'order' | 'routes'> & { children?: ReactNode }) {
  const text = useText('booking/order/page')
  return (
    <>
      <Badge>{text.orderNo({ number: order.orderNo })}</Badge>
      {order.parentOrderNo && (
        <Link to={routes.order(order.parentOrderNo)}>
          {text.ofOrder} {order.parentOrderNo}
        </Link>
      )}
      {order.resubmits && <Link to={routes.order(order.resubmits)}>{text.resubmits({ number: order.resubmits })}</Link>}
      {children}
      {order.application && <ApplicationChip balance={order.application} />}
    </>
  )
}

/** There is no such order for this person. */
export function OrderUnknown() {
  const text = useText('booking/order/page')
  return (
    <EmptyState
      icon="document"
      title={text.unknownTitle}
      action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}
    >
      {text.unknownWhy}
    </EmptyState>
  )
}

function Progress({ order }: { order: OrderCore }) {
  const text = useOrderWords(order)
  const entries = orderProgress(order).map(({ step, state, at, byThen }): TimelineEntry => {
    const time = at && formatInstant(at)
    const after = step === 'ticket' && order.kind !== 'booking' ? text.afterSteps[order.kind] : undefined
    return { key: step, title: after ?? text.steps[step], state, time: time && byThen ? text.stepBy({ time }) : time }
  })
  return (
    <Card title={text.progress}>
      <Timeline entries={entries} label={text.progress} />
    </Card>
  )
}

function History({ order }: { order: OrderCore }) {
  const text = useText('booking/order/page')
  return (
    <Card title={text.history}>
      <Timeline entries={orderEntries(order.history)} label={text.history} />
    </Card>
  )
}

function Contact({ order }: { order: OrderCore }) {
  const text = useText('booking/order/page')
  return (
    <Card title={text.contact}>
      <ul className={styles['contact']}>
        {[order.contact.name, order.contact.mobile, order.contact.email].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {order.purpose && (
        <p className={styles['remark']}>
          {text.purpose} · {order.purpose}
        </p>
      )}
      {order.fields?.map(({ label, value }) => (
        <p key={label} className={styles['remark']}>
          {label} · {value}
        </p>
      ))}
      {order.remark && (
        <p className={styles['remark']}>
          {text.remark} · {order.remark}
        </p>
      )}
    </Card>
  )
}

interface ChildOrdersProps {
  order: OrderCore
  orderPath: (orderNo: string) => string
}

/** Refunds and changes of this order, and what was bought beside it, each with where it stands. */
function OrderAfterSales({ order, orderPath }: ChildOrdersProps) {
  const text = useOrderWords(order)
  const altered = order.afterSales.filter(({ kind }) => kind !== 'booking')
  const beside = order.afterSales.filter(({ kind }) => kind === 'booking')
  return (
    <>
      <ChildOrders title={text.boughtBeside} list={beside} order={order} orderPath={orderPath} />
      <ChildOrders title={text.afterSales} list={altered} order={order} orderPath={orderPath} />
    </>
  )
}

function ChildOrders({ title, list, order, orderPath }: ChildOrdersProps & { title: string; list: OrderCore['afterSales'] }) {
  const text = useOrderWords(order)
  if (list.length === 0) return null
  const nameOf = (kind: OrderCore['kind']): string => (kind === 'booking' ? '' : `${text.afterSteps[kind]} · `)
  const totals = { booking: '', change: text.changeTotal, refund: text.refundTotal }
  return (
    <Card title={title}>
      <ul className={styles['list']}>
        {list.map((each) => (
          <li key={each.orderNo} className={styles['row']}>
            <div className={styles['words']}>
              <Link to={orderPath(each.orderNo)}>
                {nameOf(each.kind)}
                {each.title}
              </Link>
              <span className={styles['meta']}>
                {each.orderNo} · {each.travellers.join(' ')} · {formatInstant(each.createdAt)}
              </span>
            </div>
            <span className={styles['amount']}>
              <span className={styles['meta']}>{totals[each.kind]}</span>
              {formatPrice(each.total)}
            </span>
            <OrderStateBadge state={each.state} stateName={each.stateName} travelStatus={each.travelStatus} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
