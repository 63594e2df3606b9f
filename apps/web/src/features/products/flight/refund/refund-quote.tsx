import type { RefundQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'

/** What the airline keeps of each coupon, and what comes back with its taxes. */
export function RefundQuoteView({ quote, busy }: { quote: RefundQuote; busy: boolean }) {
  const text = useText('products/flight-refund')
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
