import type { HotelOrderDetail } from '@sojourn/contract/products/hotel/order.calls'
import { useSearchParams } from 'react-router'
import { getHotelOrderDetail } from '../../../../api/calls/products/hotel/order'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import { PropertyPolicies } from '../detail/detail-facts'
import { OrderAlternatives } from './order-alternatives'
import { AlteredNights, OrderRooms } from './order-rooms'
import { OrderStay } from './order-stay'
import { formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { formatMoney } from '../../../../kit/text/money'
import styles from './order-parts.module.css'
import { IconLine } from '../../../../kit/layout/icon-line'
import { Card } from '../../../../kit/layout/page'

export async function loader() {
  await loadOrderTexts('products/hotel/words', 'products/hotel/order', 'products/hotel/book', 'products/hotel/detail')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.hotelOrder({ orderId }),
  // A stay is not changed: its rooms are given up and others booked.
  change: (orderId) => paths.hotelRefund({ orderId }),
  refund: (orderId) => paths.hotelRefund({ orderId }),
  detail: getHotelOrderDetail,
}

/** One hotel order; what the hotel answers appears here by itself (S2.25). */
export function Component() {
  const text = useText('products/hotel/order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getHotelOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={read.data?.kind === 'refund' ? text.refundTitle : text.title}
      chips={({ source }) => text.sources[source] && <Badge icon="external">{text.sources[source]}</Badge>}
    >
      {(order, readAgain) => <HotelOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

function HotelOrder({ order, onHoldOver }: { order: HotelOrderDetail; onHoldOver: () => void }) {
  const { prices } = useText('products/hotel/words')
  const { payable } = useText('products/hotel/book')
  const atHotel = order.hotelType === 1
  const refund = order.kind === 'refund'
  return (
    <OrderView
      order={order}
      routes={routes}
      priceNames={prices}
      totalLabel={atHotel ? payable : undefined}
      banner={<OrderNotes order={order} />}
      onHoldOver={onHoldOver}
    >
      {order.alternatives.length > 0 && <OrderAlternatives order={order} />}
      <OrderStay order={order} />
      {refund ? <AlteredNights alters={order.alters} /> : <OrderRooms rooms={order.rooms} />}
      {!refund && <OrderRules order={order} />}
      {!refund && order.hotel.policies && <PropertyPolicies policies={order.hotel.policies} />}
    </OrderView>
  )
}

/** Still to be slept in, so that paying at the desk is still to come. */
const ahead: readonly HotelOrderDetail['stay'][] = ['held', 'sent', 'confirmed', 'checkedIn']

/** What is special about this order now: the desk takes money, nobody came. */
function OrderNotes({ order }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/order')
  const { excess, local, noShowPenalty, noShowReturned } = order
  const desk = order.kind === 'booking' && ahead.includes(order.stay)
  const cash = formatPrice(order.stayTotal)
  const notes: [IconName, string | false | undefined][] = [
    [
      'wallet',
      desk &&
        order.hotelType === 1 &&
        (local ? text.atHotelLocal({ amount: cash, local: formatMoney(local.total) }) : text.atHotel({ amount: cash })),
    ],
    ['info', desk && local?.taxAtHotel && text.taxAtHotel({ amount: formatMoney(local.taxAtHotel) })],
    [
      'wallet',
      excess &&
        excess.personal > 0 &&
        text.excess({ company: formatPrice(excess.company), personal: formatPrice(excess.personal) }),
    ],
    ['alert', noShowPenalty !== undefined && text.noShow({ amount: formatPrice(noShowPenalty) })],
    [
      'wallet',
      noShowReturned !== undefined && noShowReturned > 0 && text.noShowReturned({ amount: formatPrice(noShowReturned) }),
    ],
  ]
  const said = notes.flatMap(([icon, sentence]) => (sentence ? [{ icon, sentence }] : []))
  if (said.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {said.map(({ icon, sentence }) => (
        <li key={sentence}>
          <Icon name={icon} size={18} />
          {sentence}
        </li>
      ))}
    </ul>
  )
}

/** When cancelling costs what, and what stands behind the booking. */
function OrderRules({ order: { cancellation, rules, guarantee } }: { order: HotelOrderDetail }) {
  const text = useText('products/hotel/order')
  return (
    <Card title={text.rules}>
      <div className={styles['rules']}>
        <Sentences title={text.cancellation} sentences={cancellation.map(({ sentence }) => sentence)} />
        <Sentences title={text.otherRules} sentences={rules} />
        {guarantee && <Guarantee guarantee={guarantee} />}
      </div>
    </Card>
  )
}

function Sentences({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

function Guarantee({ guarantee }: { guarantee: NonNullable<HotelOrderDetail['guarantee']> }) {
  const text = useText('products/hotel/order')
  const { kind, network = '', lastFour = '', amount, state } = guarantee
  return (
    <div>
      <h3>{text.guarantee}</h3>
      <IconLine icon="shield">
        {kind === 'card' ? text.guaranteeOf.card({ network, lastFour }) : text.guaranteeOf.company}
      </IconLine>
      <p className={styles['soft']}>{text.guaranteeStates[state]({ amount: formatPrice(amount) })}</p>
    </div>
  )
}
