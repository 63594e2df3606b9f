import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableOrder, RefundQuote } from '@sojourn/contract/products/flight/after-sales.shapes'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import {
  applyFlightRefund,
  getFlightRefundInfo,
  getOpenTickets,
  quoteFlightRefund,
} from '../../../../api/calls/products/flight/after-sales'
import { getFlightOrderDetail } from '../../../../api/calls/products/flight/order'
import { isProblem } from '../../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Card, Page, TwoColumns } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { firstCoupons, readCoupons } from '../../../booking/after-sale/coupons'
import { isInvoluntary } from '../order/involuntary'
import { ReasonField } from '../../../booking/after-sale/refund/reason-field'
import { RefundPanel } from '../../../booking/after-sale/refund/refund-panel'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import { NoticeBanner } from '../order/order-notices'
import { CouponChoice } from './refund-coupons'
import styles from '../../../booking/after-sale/quote.module.css'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getFlightRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'booking/placing/book',
    'products/flight/words',
    'products/flight/after-sale/refund',
    'products/flight/order',
    'kit/widgets',
  )
  return null
}

/** Chooses tickets of an order to give back, shows what comes back to whom, and asks for it (S2.22). */
export function Component() {
  const text = useText('products/flight/after-sale/refund')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getFlightRefundInfo, { orderId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.flightOrder({ orderId })}>
      {info.data ? (
        info.data.coupons.some(({ possible }) => possible) ? (
          <Refund key={info.data.orderNo} order={info.data} first={readCoupons(address.get('coupons'))} />
        ) : (
          <EmptyState
            icon="ticket"
            title={text.none}
            action={<ButtonLink to={paths.flightOrder({ orderId })}>{text.order}</ButtonLink>}
          >
            {text.noneWhy}
          </EmptyState>
        )
      ) : isProblem(info.error, 'orderUnknown') ? (
        <EmptyState
          icon="document"
          title={text.unknown}
          action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}
        >
          {text.unknownWhy}
        </EmptyState>
      ) : info.error ? (
        <ErrorState error={info.error} onRetry={() => void info.refetch()} />
      ) : (
        <SkeletonList count={3} height={140} gap={16} />
      )}
    </Page>
  )
}

function Refund({ order, first }: { order: AlterableOrder; first: readonly CouponRef[] }) {
  const text = useText('products/flight/after-sale/refund')
  const [chosen, setChosen] = useState(() => firstCoupons(order.coupons, first, 'single'))
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <NoticeBanner notices={order.notices} segments={order.segments} />
          <Card title={text.choose}>
            <CouponChoice order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card title={text.cause}>
            <div className={styles['stack']}>
              <p>{text.causes[isInvoluntary(order, chosen) ? 'involuntary' : 'voluntary']}</p>
              <ReasonField label={text.reason} value={reasonText} onChange={setReasonText} />
            </div>
          </Card>
        </>
      }
      aside={<Quote order={order} chosen={chosen} reasonText={reasonText.trim()} />}
    />
  )
}

interface QuoteProps {
  order: AlterableOrder
  chosen: CouponRef[]
  reasonText: string
}

function Quote({ order, chosen, reasonText }: QuoteProps) {
  const text = useText('products/flight/after-sale/refund')
  const request = { orderNo: order.orderNo, coupons: chosen }
  const quote = useRead(quoteFlightRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useWrite(applyFlightRefund, [getFlightOrderDetail, getFlightRefundInfo, getTripOrderList, getOpenTickets])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo }) => paths.flightOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: () => void quote.refetch(),
  })
  const empty = chosen.length === 0
  const submit = async () => {
    if (empty || !quote.data) return
    const { total } = quote.data
    const message = text.ask({ amount: formatPrice(total) })
    if (!(await ask({ message, confirm: text.submit, cancel: text.keep }))) return
    send({ ...request, expectedTotal: total, ...(reasonText && { reasonText }) })
  }
  return (
    <RefundPanel empty={empty} quote={quote} words={text} busy={apply.isPending} onSubmit={() => void submit()}>
      {(data) => <RefundQuoteView quote={data} busy={quote.isFetching} />}
    </RefundPanel>
  )
}

/** What the airline keeps of each coupon, and what comes back with its taxes. */
function RefundQuoteView({ quote, busy }: { quote: RefundQuote; busy: boolean }) {
  const text = useText('products/flight/after-sale/refund')
  const { lines } = text
  return (
    <>
      <TicketQuote
        quote={quote}
        words={text}
        busy={busy}
        figures={({ ticketPrice, fee, buildFee, fuelFee, insurance, serviceFee, bookingFee }) => (
          <>
            <Figure label={lines.ticketPrice} fen={ticketPrice} />
            <Figure label={lines.fee} fen={-fee} />
            <Figure label={lines.buildFee} fen={buildFee} />
            <Figure label={lines.fuelFee} fen={fuelFee} />
            <Figure label={lines.insurance} fen={insurance} />
            <Figure label={lines.serviceFee} fen={-serviceFee} />
            <Figure label={lines.bookingFee} fen={bookingFee} />
          </>
        )}
      />
      {quote.keptBookingFee > 0 && <p>{text.kept({ amount: formatPrice(quote.keptBookingFee) })}</p>}
    </>
  )
}
