import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import type { AlterableTrainOrder, TrainRefundQuote } from '@sojourn/contract/products/train/after-sales.shapes'
import { useState } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyTrainRefund, getTrainRefundInfo, quoteTrainRefund } from '../../../../api/calls/products/train/after-sales'
import { getTrainOrderDetail } from '../../../../api/calls/products/train/order'
import { queryClient, readOptions, useRead, useWrite } from '../../../../api/queries'
import { formatPrice } from '../../../../kit/text/format'
import { ask } from '../../../../kit/overlays/modal-queue'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { firstCoupons, readCoupons } from '../../../booking/after-sale/coupons'
import { ReasonField } from '../../../booking/after-sale/refund/reason-field'
import { RefundPanel } from '../../../booking/after-sale/refund/refund-panel'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import { AfterSaleFrame, NothingPossible } from '../after-sale-frame'
import { TicketChoice } from '../ticket-choice'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'

export async function loader({ request }: LoaderFunctionArgs) {
  const orderId = new URL(request.url).searchParams.get('orderId') ?? ''
  void queryClient.prefetchQuery({ ...readOptions(getTrainRefundInfo, { orderId }), staleTime: 1000 })
  await loadTexts(
    'products/train/words',
    'products/train/after-sale/change',
    'booking/placing/book',
    'booking/order/page',
    'kit/widgets',
  )
  return null
}

/** Chooses tickets of an order to give back, shows what comes back to whom, and asks for it (S2.26). */
export function Component() {
  const text = useText('products/train/after-sale/change')
  const [address] = useSearchParams()
  const orderId = address.get('orderId') ?? ''
  const info = useRead(getTrainRefundInfo, { orderId }, { staleTime: 0 })
  const possible = info.data?.tickets.some((ticket) => ticket.possible)
  return (
    <AfterSaleFrame
      title={text.refundTitle}
      orderId={orderId}
      back={paths.trainOrder({ orderId })}
      error={info.error}
      onRetry={() => void info.refetch()}
    >
      {info.data &&
        (possible ? (
          <Refund key={orderId} order={info.data} named={readCoupons(address.get('coupons'))} />
        ) : (
          <NothingPossible orderId={orderId} title={text.noneRefund} why={text.noneWhy} />
        ))}
    </AfterSaleFrame>
  )
}

function Refund({ order, named }: { order: AlterableTrainOrder; named: readonly CouponRef[] }) {
  const text = useText('products/train/after-sale/change')
  const [chosen, setChosen] = useState(() => firstCoupons(order.tickets, named, 'single'))
  const [reasonText, setReasonText] = useState('')
  return (
    <TwoColumns
      main={
        <>
          <Card title={text.choose}>
            <TicketChoice order={order} chosen={chosen} onChoose={setChosen} />
          </Card>
          <Card>
            <ReasonField label={text.reason} value={reasonText} onChange={setReasonText} />
          </Card>
        </>
      }
      aside={<Quote orderNo={order.orderNo} chosen={chosen} reasonText={reasonText.trim()} />}
    />
  )
}

function Quote({ orderNo, chosen, reasonText }: { orderNo: string; chosen: CouponRef[]; reasonText: string }) {
  const text = useText('products/train/after-sale/change')
  const request = { orderNo, coupons: chosen }
  const quote = useRead(quoteTrainRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useWrite(applyTrainRefund, [
    getTrainOrderDetail,
    getTrainRefundInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo }) => paths.trainOrder({ orderId: orderNo }),
    words: { sent: text.refundSent, changed: text.quoteChanged },
    quoteAgain: () => void quote.refetch(),
  })
  const empty = chosen.length === 0
  const submit = async () => {
    if (empty || !quote.data) return
    const { total } = quote.data
    const message = text.refundAsk({ amount: formatPrice(total) })
    if (!(await ask({ message, confirm: text.submitRefund, cancel: text.keep }))) return
    send({ ...request, expectedTotal: total, ...(reasonText && { reasonText }) })
  }
  return (
    <RefundPanel
      empty={empty}
      quote={quote}
      words={{ ...text, submit: text.submitRefund }}
      busy={apply.isPending}
      onSubmit={() => void submit()}
    >
      {(data) => <RefundQuoteView quote={data} busy={quote.isFetching} />}
    </RefundPanel>
  )
}

/** What the railway keeps of each ticket, and what comes back. */
function RefundQuoteView({ quote, busy }: { quote: TrainRefundQuote; busy: boolean }) {
  const text = useText('products/train/after-sale/change')
  const { lines } = text
  return (
    <>
      <TicketQuote
        quote={quote}
        words={text}
        busy={busy}
        figures={({ ticketPrice, fee, serviceFee, bookingFee }) => (
          <>
            <Figure label={lines.ticketPrice} fen={ticketPrice} />
            <Figure label={lines.fee} fen={-fee} />
            <Figure label={lines.serviceFee} fen={-serviceFee} />
            <Figure label={lines.bookingFee} fen={bookingFee} />
          </>
        )}
      />
      {quote.keptBookingFee > 0 && <p>{text.kept({ amount: formatPrice(quote.keptBookingFee) })}</p>}
    </>
  )
}
