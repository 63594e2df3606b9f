import type { FlightOrderDetail } from '@sojourn/contract/products/flight/order.calls'
import type { Topics } from '@sojourn/text/topics'
import { useSearchParams } from 'react-router'
import { getFlightOrderDetail } from '../../../../api/calls/products/flight/order'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { ConnectionTerms } from '../book/connection-change'
import { viewOfSegment } from '../flight-view'
import type { FlightText } from '../format'
import { JourneyBlock } from '../journey-block'
import { isConnection, journeyLabels } from '../journey-labels'
import { NoticeBanner } from './order-notices'
import { formatPrice } from '../../../../kit/text/format'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { Figure } from '../../../booking/after-sale/refund/figure'

export async function loader() {
  await loadOrderTexts('products/flight/words', 'products/flight/order', 'products/flight/rules')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.flightOrder({ orderId }),
  change: (orderId) => paths.flightChangeApply({ orderId }),
  refund: (orderId) => paths.flightRefund({ orderId }),
  detail: getFlightOrderDetail,
}

/** One flight order; what happens to it on the server appears here by itself. */
export function Component() {
  const text = useText('products/flight/order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getFlightOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={read.data ? titleOf(text, read.data) : text.title}
      chips={({ pnr }) => pnr && <Badge>{text.pnr({ code: pnr })}</Badge>}
    >
      {(order, readAgain) => <FlightOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

const titleOf = (text: Topics['products/flight/order'], { kind }: FlightOrderDetail): string =>
  ({ booking: text.title, refund: text.refundTitle, change: text.changeTitle })[kind]

function FlightOrder({ order, onHoldOver }: { order: FlightOrderDetail; onHoldOver: () => void }) {
  const { prices } = useText('products/flight/words')
  return (
    <OrderView
      order={order}
      routes={routes}
      priceNames={prices}
      itemOf={(segment) => order.segments.find(({ index }) => index === segment)?.flightNo ?? ''}
      banner={<NoticeBanner notices={order.notices} segments={order.segments} />}
      onHoldOver={onHoldOver}
    >
      <Journeys order={order} />
      {order.alters.length > 0 && <RefundLines order={order} />}
    </OrderView>
  )
}

function Journeys({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight/order')
  const { journey, givenUp } = useText('booking/order/page')
  const flightText = useText('products/flight/words')
  const labels = journeyLabels(flightText, order.segments)
  const connection = isConnection(order.segments)
  const changed = order.formerSegments.length > 0
  return (
    <Card title={journey}>
      {order.formerSegments.map((segment) => (
        <SegmentBlock
          key={`former ${segment.index}`}
          segment={segment}
          label={text.former}
          gone={order.travelStatus === 'none' ? undefined : givenUp}
        />
      ))}
      {order.segments.map((segment, index) => (
        <SegmentBlock
          key={segment.index}
          segment={segment}
          after={connection && index > 0 ? order.segments[0] : undefined}
          gone={order.goneSegments.includes(segment.index) ? givenUp : undefined}
          label={changed ? text.changedTo : labels[index]}
        />
      ))}
      {connection && order.travelStatus !== 'none' && <ConnectionTerms />}
    </Card>
  )
}

interface SegmentBlockProps {
  segment: FlightOrderDetail['segments'][number]
  label: string | undefined
  gone: string | undefined
  after?: FlightOrderDetail['segments'][number] | undefined
}

function SegmentBlock({ segment, label, gone, after }: SegmentBlockProps) {
  return (
    <JourneyBlock
      label={label}
      gone={gone}
      flight={viewOfSegment(segment)}
      after={after && viewOfSegment(after)}
      fare={{
        ...segment,
        cabin: segment.cabin as keyof FlightText['cabins'],
        fareType: segment.fareType as keyof FlightText['fareTypes'],
      }}
      rule={segment.rule}
      government={segment.government}
    />
  )
}

type Line = FlightOrderDetail['alters'][number]

/** A refund or change coupon by coupon: what is kept or asked for by which rule, and what comes of it. */
function RefundLines({ order }: { order: FlightOrderDetail }) {
  const text = useText('products/flight/order')
  const { prices } = useText('products/flight/words')
  const shared = useText('booking/order/page')
  const title = order.kind === 'refund' ? shared.refundTotal : shared.changeTotal
  return (
    <Card title={title}>
      <ul>
        {order.alters.map((line) => (
          <QuoteLine
            key={`${line.ticketNo}.${line.segment}`}
            name={`${line.traveller} · ${line.ticketNo}`}
            amount={formatPrice(line.amount)}
            rule={
              <>
                {line.rule}
                {line.newTicketNo && ` · ${text.newTicket({ number: line.newTicketNo })}`}
              </>
            }
          >
            {figuresOf(order.kind, line).map(([kind, fen]) => (
              <Figure key={kind} label={prices[kind]} fen={fen} />
            ))}
          </QuoteLine>
        ))}
      </ul>
    </Card>
  )
}

type Kind =
  | 'fare'
  | 'refundFee'
  | 'changeFee'
  | 'buildFee'
  | 'fuelFee'
  | 'insurance'
  | 'fareDifference'
  | 'fuelDifference'
  | 'afterSalesFee'
  | 'serviceFee'

const figuresOf = (kind: FlightOrderDetail['kind'], line: Line): [Kind, number][] =>
  kind === 'refund'
    ? [
        ['fare', line.ticketPrice],
        ['refundFee', -line.fee],
        ['buildFee', line.buildFee],
        ['fuelFee', line.fuelFee],
        ['insurance', line.insurance],
        ['afterSalesFee', -line.serviceFee],
        ['serviceFee', line.bookingFee],
      ]
    : [
        ['changeFee', line.fee],
        ['fareDifference', line.fareDifference],
        ['fuelDifference', line.fuelDifference],
        ['afterSalesFee', line.serviceFee],
      ]
