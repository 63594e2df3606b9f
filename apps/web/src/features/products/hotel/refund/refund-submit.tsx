import type { GivenUp, HotelRefundQuote, RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { getPendingOrderStatistical, getTripOrderList } from '../../../../api/calls/booking/order'
import { applyHotelRefund, getHotelRefundInfo, quoteHotelRefund } from '../../../../api/calls/products/hotel/after-sales'
import { getHotelOrderDetail } from '../../../../api/calls/products/hotel/order'
import { useRead, useWrite } from '../../../../api/queries'
import { formatDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { ask } from '../../../../kit/overlays/modal-queue'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { RefundPanel } from '../../../booking/after-sale/refund/refund-panel'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import { classNames } from '../../../../kit/browser/class-names'
import { Fact } from '../../../../kit/lists/facts'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { ApprovalLevels } from '../../../booking/after-sale/approval-levels'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import styles from '../../../booking/after-sale/quote.module.css'
import { RefundShares } from '../../../booking/after-sale/refund/refund-shares'

interface RefundSubmitProps {
  order: RefundableHotelOrder
  chosen: GivenUp[]
  reasonText: string
}

/** The quote first; then a question, and the refund at what was seen. */
export function RefundSubmit({ order, chosen, reasonText }: RefundSubmitProps) {
  const text = useText('products/hotel/after-sale/refund')
  const request = { orderNo: order.orderNo, rooms: chosen }
  const quote = useRead(quoteHotelRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useWrite(applyHotelRefund, [
    getHotelOrderDetail,
    getHotelRefundInfo,
    getTripOrderList,
    getPendingOrderStatistical,
  ])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: ({ orderNo }) => paths.hotelOrder({ orderId: orderNo }),
    words: text,
    quoteAgain: () => void quote.refetch(),
  })
  const empty = chosen.length === 0
  const submit = async () => {
    if (empty || !quote.data || quote.isPlaceholderData) return
    const { total, penalty } = quote.data
    const message = text.ask({ amount: formatPrice(total), penalty: formatPrice(penalty) })
    if (!(await ask({ message, confirm: text.submit, cancel: text.keep }))) return
    send({ ...request, expectedTotal: total, expectedPenalty: penalty, ...(reasonText && { reasonText }) })
  }
  return (
    <RefundPanel empty={empty} quote={quote} words={text} busy={apply.isPending} onSubmit={() => void submit()}>
      {(data) => <RefundQuoteView quote={data} payAtHotel={order.hotelType === 1} busy={quote.isFetching} />}
    </RefundPanel>
  )
}

interface RefundQuoteProps {
  quote: HotelRefundQuote
  payAtHotel: boolean
  busy: boolean
}

/** Room by room what is kept and what comes back, to whom, whether the hotel must consent, and who must agree. */
function RefundQuoteView({ quote, payAtHotel, busy }: RefundQuoteProps) {
  const text = useText('products/hotel/after-sale/refund')
  const { captured, keptServiceFee, needsConsent, holdsUntil, lines } = quote
  return (
    <div className={classNames(styles['quote'], busy && styles['busy'])} aria-busy={busy}>
      <ul>
        {lines.map((line) => (
          <Line key={line.room} line={line} />
        ))}
      </ul>
      <p className={styles['rule']}>{quote.rule}</p>
      <p className={styles['total']}>
        <span>{text.total}</span>
        <Price fen={quote.total} size="large" />
      </p>
      {keptServiceFee > 0 && <p>{text.keptFee({ amount: formatPrice(keptServiceFee) })}</p>}
      {payAtHotel && <p>{text.payAtHotel}</p>}
      {captured > 0 && <Notice>{text.captured({ amount: formatPrice(captured) })}</Notice>}
      {needsConsent && <Notice>{text.needsConsent}</Notice>}
      {quote.shares.length > 0 && <RefundShares shares={quote.shares} words={text} />}
      <ApprovalLevels levels={quote.approval} none={text.noApproval} title={text.approval} />
      {holdsUntil && <Notice>{text.holdsUntil({ time: formatInstant(holdsUntil) })}</Notice>}
    </div>
  )
}

function Line({ line: { room, nights, price, penalty, amount } }: { line: HotelRefundQuote['lines'][number] }) {
  const text = useText('products/hotel/after-sale/refund')
  const words = useText('products/hotel/words')
  const book = useText('products/hotel/book')
  const [first = '', last = first] = [nights[0], nights.at(-1)]
  return (
    <QuoteLine
      name={book.roomNumber({ number: room + 1 })}
      amount={formatPrice(amount)}
      note={text.lineNights({
        from: formatDate(first),
        to: formatDate(addDays(last, 1)),
        nights: words.nights({ count: nights.length }),
      })}
    >
      <Fact name={text.lines.price}>{formatPrice(price)}</Fact>
      <Fact name={text.lines.penalty}>{formatPrice(-penalty)}</Fact>
    </QuoteLine>
  )
}

function Notice({ children }: { children: string }) {
  return (
    <p className={styles['hold']}>
      <Icon name="info" size={16} />
      {children}
    </p>
  )
}
