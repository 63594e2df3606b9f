import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import type { Topics } from '@sojourn/text/topics'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { getFlightOrderDetail } from '../../../api/calls/products/flight-order'
import { isProblem } from '../../../api/problem'
import { useRead } from '../../../api/queries'
import { Badge } from '../../../kit/badge'
import { EmptyState } from '../../../kit/empty-state'
import { ErrorState } from '../../../kit/error-state'
import { formatInstant } from '../../../kit/format'
import { ButtonLink, Link } from '../../../kit/link'
import { Card, Page, TwoColumns } from '../../../kit/page'
import { SkeletonList } from '../../../kit/skeleton'
import { loadTexts, useText } from '../../../kit/text'
import { Timeline, type TimelineEntry } from '../../../kit/timeline'
import { paths } from '../../../paths'
import { DocumentLinks } from '../../booking/document-links'
import { TimeMachineTabs } from '../../booking/time-machine-tabs'
import { TripLink } from '../../booking/trip-link'
import { viewOfSegment } from './flight-view'
import type { FlightText } from './format'
import { JourneyBlock } from './journey-block'
import { OrderAfterSales } from './order-after-sales'
import { OrderHead } from './order-head'
import { NoticeBanner } from './order-notices'
import { OrderMoney } from './order-money'
import styles from './order-page.module.css'
import { OrderPeople } from './order-people'
import { OrderPolicy } from './order-policy'
import { orderProgress } from './order-progress'

export async function loader() {
  await loadTexts(
    'products/flight',
    'products/flight-order',
    'products/flight-rules',
    'booking/traveller',
    'booking/document-links',
    'booking/time-machine-tabs',
    'booking/trip-link',
    'kit/widgets',
  )
  return null
}

/** One flight order; what happens to it on the server appears here by itself. */
export function Component() {
  const text = useText('products/flight-order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const order = useRead(getFlightOrderDetail, { orderId })
  const { refetch } = order
  const readAgain = useCallback(() => void refetch(), [refetch])
  return (
    <Page
      title={order.data ? titleOf(text, order.data) : text.title}
      back={paths.myBookings()}
      chips={order.data && <OrderChips order={order.data} />}
    >
      {order.data ? (
        <OrderView order={order.data} onHoldOver={readAgain} />
      ) : isProblem(order.error, 'orderUnknown') ? (
        <EmptyState
          icon="document"
          title={text.unknownTitle}
          action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}
        >
          {text.unknownWhy}
        </EmptyState>
      ) : order.error ? (
        <ErrorState error={order.error} onRetry={readAgain} />
      ) : (
        <SkeletonList count={4} height={140} gap={16} />
      )}
    </Page>
  )
}

const titleOf = (text: Topics['products/flight-order'], { kind }: FlightOrderDetail): string =>
  ({ booking: text.title, refund: text.refundTitle, change: text.changeTitle })[kind]

function OrderChips({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  return (
    <>
      <Badge>{text.orderNo({ number: order.orderNo })}</Badge>
      {order.parentOrderNo && (
        <Link to={paths.flightOrder({ orderId: order.parentOrderNo })}>
          {text.ofOrder} {order.parentOrderNo}
        </Link>
      )}
      {order.pnr && <Badge>{text.pnr({ code: order.pnr })}</Badge>}
    </>
  )
}

function OrderView({ order, onHoldOver }: { order: FlightOrderDetail; onHoldOver: () => void }) {
  return (
    <div className={styles['order']}>
      <OrderHead order={order} onHoldOver={onHoldOver} />
      <NoticeBanner notices={order.notices} segments={order.segments} />
      <TwoColumns
        main={
          <TimeMachineTabs orderNo={order.orderNo}>
            <div className={styles['order']}>
              <Journeys order={order} />
              <OrderAfterSales order={order} />
              <OrderPeople order={order} />
              {(order.kind !== 'refund' || order.approval) && <OrderPolicy order={order} />}
              <History order={order} />
            </div>
          </TimeMachineTabs>
        }
        aside={
          <>
            <Progress order={order} />
            <OrderMoney order={order} />
            {order.kind !== 'refund' && <TripLink order={order} />}
            {order.kind !== 'refund' && <DocumentLinks orderNo={order.orderNo} />}
            <Contact order={order} />
          </>
        }
      />
    </div>
  )
}

function Journeys({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const flightText = useText('products/flight')
  const ways = new Set(order.segments.map(({ journey }) => journey)).size
  const changed = order.formerSegments.length > 0
  return (
    <Card title={text.journey}>
      {order.formerSegments.map((segment) => (
        <SegmentBlock key={`former ${segment.index}`} segment={segment} label={text.former} />
      ))}
      {order.segments.map((segment) => (
        <SegmentBlock
          key={segment.index}
          segment={segment}
          label={changed ? text.changedTo : ways > 1 ? [flightText.outbound, flightText.inbound][segment.journey] : undefined}
        />
      ))}
    </Card>
  )
}

function SegmentBlock({ segment, label }: { segment: FlightOrderDetail['segments'][number]; label: string | undefined }) {
  return (
    <JourneyBlock
      label={label}
      flight={viewOfSegment(segment)}
      fare={{
        ...segment,
        cabin: segment.cabin as keyof FlightText['cabins'],
        fareType: segment.fareType as keyof FlightText['fareTypes'],
      }}
      rule={segment.rule}
    />
  )
}

function Progress({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
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

function History({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  const entries = order.history.map((entry): TimelineEntry => ({
    key: `${entry.at} ${entry.event}`,
    title: entry.sentence,
    time: formatInstant(entry.at),
    state: 'done',
  }))
  return (
    <Card title={text.history}>
      <Timeline entries={entries} label={text.history} />
    </Card>
  )
}

function Contact({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight-order')
  return (
    <Card title={text.contact}>
      <ul className={styles['contact']}>
        {[order.contact.name, order.contact.mobile, order.contact.email].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {order.remark && (
        <p className={styles['remark']}>
          {text.remark} · {order.remark}
        </p>
      )}
    </Card>
  )
}
