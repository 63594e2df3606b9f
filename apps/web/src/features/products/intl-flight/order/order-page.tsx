import type { IntlFlightOrderDetail } from '@sojourn/contract/products/intl-flight/order.shapes'
import type { Topics } from '@sojourn/text/topics'
import { useSearchParams } from 'react-router'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useRead } from '../../../../api/queries'
import { Link } from '../../../../kit/actions/link'
import { serverNow } from '../../../../kit/dates/server-time'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { formatFullDate } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { DocumentNotes } from '../book/document-notes'
import { TimeLimits } from '../book/time-limits'
import { TripTickets } from '../book/trip-tickets'
import { carrierName, intlNamesOf } from '../itinerary/names'
import { OpenQuotes } from '../manual-quote/open-quotes'
import { OrderNotices } from '../notices/order-notices'
import { namedWithTaxes } from '../named-prices'
import { PriceDropCard } from '../price-drop/price-drop-card'
import { OrderDirections, useOrderDirections } from './order-directions'
import { OrderExtras } from './order-extras'
import styles from './order-page.module.css'

export async function loader() {
  await loadOrderTexts(
    'products/intl-flight/order',
    'products/intl-flight/book',
    'products/intl-flight/check',
    'products/intl-flight/search/list',
    'products/intl-flight/extras',
    'products/intl-flight/taxes',
    'products/intl-flight/search/itinerary',
    'products/intl-flight/after-sale/refund',
    'products/intl-flight/after-sale/notices',
    'products/intl-flight/after-sale/change',
    'products/intl-flight/after-sale/price-drop',
    'products/intl-flight/after-sale/manual-quote',
  )
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.intlFlightOrder({ orderId }),
  change: (orderId) => paths.intlFlightChangeApply({ orderId }),
  refund: (orderId) => paths.intlFlightRefund({ orderId }),
  detail: getIntlFlightOrderDetail,
}

/** One order of international flights; what happens to it on the server appears here by itself. */
export function Component() {
  const text = useText('products/intl-flight/order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getIntlFlightOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={read.data ? titleOf(text, read.data) : text.title}
      chips={(order) => <Records order={order} />}
    >
      {(order, readAgain) => <IntlOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

const titleOf = (text: Topics['products/intl-flight/order'], { kind, parentOrderNo }: IntlFlightOrderDetail): string =>
  ({ booking: parentOrderNo === undefined ? text.title : text.extrasTitle, refund: text.refundTitle, change: text.changeTitle })[
    kind
  ]

/** Whoever booked may buy more for tickets that are left. */
const sellsExtras = ({ isOwn, kind, travelStatus, goneSegments, segments, travellerList }: IntlFlightOrderDetail): boolean =>
  isOwn &&
  kind !== 'refund' &&
  travelStatus === 'live' &&
  travellerList.some(({ tickets }) => tickets.length > 0) &&
  segments.some(({ index, departAt }) => !goneSegments.includes(index) && Date.parse(departAt) > serverNow())

/** What each carrier calls the booking. */
function Records({ order: { tickets, dictionary } }: { order: IntlFlightOrderDetail }) {
  const text = useText('products/intl-flight/order')
  const names = intlNamesOf(dictionary)
  return tickets.map(
    ({ record, validatingCarrier, slices }) =>
      record && <Badge key={slices.join()}>{text.record({ carrier: carrierName(names, validatingCarrier), record })}</Badge>,
  )
}

interface IntlOrderProps {
  order: IntlFlightOrderDetail
  onHoldOver: () => void
}

function IntlOrder({ order, onHoldOver }: IntlOrderProps) {
  const check = useText('products/intl-flight/check')
  const { prices } = useText('products/intl-flight/after-sale/refund')
  const taxes = useText('products/intl-flight/taxes')
  const { journey } = useText('booking/order/page')
  const directions = useOrderDirections(order)
  const flightOf = (segment: number) => order.segments.find(({ index }) => index === segment)?.flightNo ?? ''
  return (
    <OrderView
      order={{ ...order, prices: namedWithTaxes(order.prices, intlNamesOf(order.dictionary), taxes) }}
      routes={routes}
      priceNames={{ ...check.prices, ...prices }}
      itemOf={flightOf}
      banner={<Banner order={order} onOver={onHoldOver} />}
      onHoldOver={onHoldOver}
      extra={({ employeeId }) => (
        <Passenger
          order={order}
          index={order.travellerList.findIndex((one) => one.employeeId === employeeId)}
          flightOf={flightOf}
        />
      )}
    >
      {order.payBy && order.priceUntil && (
        <Card title={check.timesCard}>
          <TimeLimits payBy={order.payBy} priceUntil={order.priceUntil} />
        </Card>
      )}
      <Card title={journey} action={<JourneyLinks order={order} />}>
        <OrderDirections order={order} />
      </Card>
      {order.tickets.length > 0 && (
        <Card title={check.ticketsCard}>
          <TripTickets
            tickets={order.tickets}
            names={intlNamesOf(order.dictionary)}
            directions={directions.map(({ label, title }) => label ?? title)}
          />
        </Card>
      )}
    </OrderView>
  )
}

/** What can be bought beside the flights, and what became of them. */
function JourneyLinks({ order }: { order: IntlFlightOrderDetail }) {
  const change = useText('products/intl-flight/after-sale/change')
  const extras = useText('products/intl-flight/extras')
  const { orderNo: orderId, afterSales } = order
  return (
    <>
      {sellsExtras(order) && <Link to={paths.intlFlightExtras({ orderId })}>{extras.more}</Link>}{' '}
      {afterSales.some(({ kind }) => kind !== 'booking') && (
        <Link to={paths.intlFlightChanges({ orderId })}>{change.changesTitle}</Link>
      )}
    </>
  )
}

interface BannerProps {
  order: IntlFlightOrderDetail
  onOver: () => void
}

/** What is to be told first: a lower price, what carriers announced, and what the desk was asked about its tickets. */
function Banner({ order, onOver }: BannerProps) {
  const isTicketed = order.travellerList.some(({ tickets }) => tickets.length > 0)
  return (
    <>
      <PriceDropCard order={order} onOver={onOver} />
      <OrderNotices order={order} />
      {isTicketed && <OpenQuotes orderId={order.orderNo} />}
    </>
  )
}

/** What was asked of the carriers for a traveller, and what the traveller sees to. */
function Passenger({
  order,
  index,
  flightOf,
}: {
  order: IntlFlightOrderDetail
  index: number
  flightOf: (segment: number) => string
}) {
  const text = useText('products/intl-flight/order')
  const book = useText('products/intl-flight/book')
  const check = useText('products/intl-flight/check')
  const names = intlNamesOf(order.dictionary)
  const passenger = order.passengers[index]
  if (!passenger) return null
  const { wishes, frequentFlyer, notes, extras } = passenger
  return (
    <div className={styles['passenger']}>
      {frequentFlyer.map(({ carrier, number }) => (
        <p key={carrier}>{text.card({ carrier: carrierName(names, carrier), number })}</p>
      ))}
      <OrderExtras extras={extras} flightOf={flightOf} />
      {wishes.length > 0 && (
        <div>
          {text.wishes}
          <ul>
            {wishes.map(({ segment, seat, meal }) => (
              <li key={segment}>
                {text.wish({
                  flight: flightOf(segment),
                  what: [seat && book.seats[seat], meal && book.meals[meal]].filter(Boolean).join(' · '),
                })}
              </li>
            ))}
          </ul>
          <p className={styles['faint']}>{text.wishesNote}</p>
        </div>
      )}
      <DocumentNotes notes={notes} label={text.notes} />
      {notes.length > 0 && <p className={styles['faint']}>{check.notesOn({ day: formatFullDate(order.notesOn) })}</p>}
    </div>
  )
}
