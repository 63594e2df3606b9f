import type { RailInvoice, TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import type { Topics } from '@sojourn/text/topics'
import { useSearchParams } from 'react-router'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { useRead } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import type { OrderRoutes } from '../../../booking/order/order-head'
import { loadOrderTexts, OrderScreen } from '../../../booking/order/order-screen'
import { OrderView } from '../../../booking/order/order-view'
import styles from './order-notes.module.css'
import { OrderRides } from './order-rides'
import { OrderWaitlist } from './order-waitlist'
import { Card } from '../../../../kit/layout/page'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { type Column, Table } from '../../../../kit/lists/table'

export async function loader() {
  await loadOrderTexts('products/train/words', 'products/train/order')
  return null
}

const routes: OrderRoutes = {
  order: (orderId) => paths.trainOrder({ orderId }),
  change: (orderId) => paths.trainChange({ orderId }),
  refund: (orderId) => paths.trainRefund({ orderId }),
  detail: getTrainOrderDetail,
}

/** One train order; what happens to it on the server appears here by itself (S2.26). */
export function Component() {
  const text = useText('products/train/order')
  const orderId = useSearchParams()[0].get('orderId') ?? ''
  const read = useRead(getTrainOrderDetail, { orderId })
  return (
    <OrderScreen
      read={read}
      routes={routes}
      title={read.data ? titleOf(text, read.data) : text.title}
      chips={({ purchaseNo }) => purchaseNo && <Badge icon="ticket">{text.purchaseNo({ number: purchaseNo })}</Badge>}
    >
      {(order, readAgain) => <TrainOrder order={order} onHoldOver={readAgain} />}
    </OrderScreen>
  )
}

function titleOf(text: Topics['products/train/order'], { kind, source }: TrainOrderDetail): string {
  if (source === 'waitlist') return text.waitlistTitle
  return { booking: text.title, refund: text.refundTitle, change: text.changeTitle }[kind]
}

function TrainOrder({ order, onHoldOver }: { order: TrainOrderDetail; onHoldOver: () => void }) {
  const { prices } = useText('products/train/words')
  const text = useText('products/train/order')
  const waits = order.waitlist && order.waitlist.state !== 'fulfilled'
  return (
    <OrderView
      order={order}
      routes={routes}
      holdWord={order.waitlist && text.orderKept}
      priceNames={prices}
      itemOf={(segment) => order.rides.find(({ index }) => index === segment)?.trainNo ?? ''}
      banner={<Notes order={order} />}
      onHoldOver={onHoldOver}
    >
      {order.waitlist && <OrderWaitlist order={order} waitlist={order.waitlist} />}
      {!waits && <OrderRides order={order} />}
      {order.alters.length > 0 && <AlteredTickets order={order} />}
      {order.invoices.length > 0 && <OrderInvoices invoices={order.invoices} />}
    </OrderView>
  )
}

/** What is special about this order now: still locking, a train that was stopped, with the ticket office, or a difference that came back. */
function Notes({ order }: { order: TrainOrderDetail }) {
  const { orderNo, lock, lockedUntil, local, differenceReturned, stopped, rides } = order
  const text = useText('products/train/order')
  const seats =
    lock === 'lapsed'
      ? text.lapsed
      : lock === 'locked' && lockedUntil
        ? text.lockedUntil({ time: formatInstant(lockedUntil) })
        : ''
  if (lock !== 'locking' && !seats && !local && differenceReturned === 0 && stopped.length === 0) return null
  return (
    <ul className={styles['notes']}>
      {lock === 'locking' && (
        <li>
          <ButtonLink size="compact" to={paths.trainBookNext({ orderId: orderNo })}>
            {text.lockingLink}
          </ButtonLink>
        </li>
      )}
      {stopped.map(({ ride, announcedAt }) => (
        <li key={ride} role="status">
          {text.stopped({
            trainNo: rides.find(({ index }) => index === ride)?.trainNo ?? '',
            time: formatInstant(announcedAt),
          })}
        </li>
      ))}
      {seats && <li>{seats}</li>}
      {local && <li>{text.localAccount({ account: local.account })}</li>}
      {differenceReturned > 0 && <li>{text.differenceReturned({ amount: formatPrice(differenceReturned) })}</li>}
    </ul>
  )
}

/** A refund or change ticket by ticket: what is kept or asked for by which rule, and what comes of it. */
function AlteredTickets({ order }: { order: TrainOrderDetail }) {
  const text = useText('products/train/order')
  const shared = useText('booking/order/page')
  const isRefund = order.kind === 'refund'
  return (
    <Card title={isRefund ? shared.refundTotal : shared.changeTotal}>
      <ul>
        {order.alters.map((line) => (
          <QuoteLine
            key={`${line.ticketNo}.${line.segment}`}
            name={`${line.traveller} · ${line.ticketNo}`}
            amount={formatPrice(line.amount === 0 ? -line.back : line.amount)}
            rule={
              <>
                {line.rule}
                {line.newTicketNo && ` · ${text.newTicket({ number: line.newTicketNo })}`}
              </>
            }
          >
            <Figure label={text.lines.ticketPrice} fen={line.ticketPrice} />
            {line.newPrice !== undefined && <Figure label={text.lines.newPrice} fen={line.newPrice} />}
            <Figure label={text.lines.fee} fen={isRefund ? -line.fee : line.fee} />
            <Figure label={text.lines.differenceFee} fen={line.differenceFee} />
            <Figure label={text.lines.serviceFee} fen={isRefund ? -line.serviceFee : line.serviceFee} />
            <Figure label={text.lines.bookingFee} fen={line.bookingFee} />
            <Figure label={text.lines.back} fen={line.back} />
          </QuoteLine>
        ))}
      </ul>
    </Card>
  )
}

/** What the electronic invoices of the railway say, ticket by ticket. */
function OrderInvoices({ invoices }: { invoices: readonly RailInvoice[] }) {
  const text = useText('products/train/order')
  const { invoiceHead: head } = text
  const columns: Column<RailInvoice>[] = [
    { key: 'item', head: head.item, cell: (line) => `${text.invoiceItems[line.item]} · ${line.traveller}` },
    { key: 'ticket', head: head.ticket, cell: (line) => line.ticketNo },
    { key: 'amount', head: head.amount, align: 'end', cell: (line) => formatPrice(line.amount) },
    {
      key: 'tax',
      head: head.tax,
      align: 'end',
      cell: (line) => `${formatPrice(line.tax)} (${text.taxPercent({ percent: line.taxPercent })})`,
    },
    { key: 'net', head: head.net, align: 'end', cell: (line) => formatPrice(line.net) },
  ]
  return (
    <Card title={text.invoices}>
      <Table caption={text.invoices} columns={columns} rows={invoices} rowKey={(line) => `${line.ticketNo} ${line.item}`} />
    </Card>
  )
}
