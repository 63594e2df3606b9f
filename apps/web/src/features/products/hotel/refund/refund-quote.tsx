import type { HotelRefundQuote } from '@sojourn/contract/products/hotel-after-sales.shapes'
import { addDays } from '@sojourn/domain/kit/local-date'
import { classNames } from '../../../../kit/browser/class-names'
import { Fact } from '../../../../kit/lists/facts'
import { formatDate, formatInstant, formatPrice } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { ApprovalLevels } from '../../../booking/after-sale/approval-levels'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import styles from '../../../booking/after-sale/quote.module.css'
import { RefundShares } from '../../../booking/after-sale/refund/refund-shares'

export interface RefundQuoteProps {
  quote: HotelRefundQuote
  payAtHotel: boolean
  busy: boolean
}

/** Room by room what is kept and what comes back, to whom, whether the hotel must consent, and who must agree. */
export function RefundQuoteView({ quote, payAtHotel, busy }: RefundQuoteProps) {
  const text = useText('products/hotel-refund')
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
  const text = useText('products/hotel-refund')
  const words = useText('products/hotel-words')
  const book = useText('products/hotel-book')
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
