import type { TrainRefundQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'

/** What the railway keeps of each ticket, and what comes back. */
export function RefundQuoteView({ quote, busy }: { quote: TrainRefundQuote; busy: boolean }) {
  const text = useText('products/train-alter')
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
