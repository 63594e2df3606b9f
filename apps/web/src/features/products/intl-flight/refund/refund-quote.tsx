import type { IntlRefundLine } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { getTripOrderList } from '../../../../api/calls/booking/order'
import { applyIntlRefund, getIntlRefundInfo, quoteIntlRefund } from '../../../../api/calls/products/intl-flight/after-sales'
import { getIntlFlightOrderDetail } from '../../../../api/calls/products/intl-flight/order'
import { useRead, useWrite } from '../../../../api/queries'
import { ask } from '../../../../kit/overlays/modal-queue'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { RefundPanel } from '../../../booking/after-sale/refund/refund-panel'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'

interface RefundQuoteProps {
  orderNo: string
  chosen: string[]
  taxesOnly: boolean
  reasonText: string
}

/** What comes back of the chosen tickets, and the button that asks for it. */
export function RefundQuote({ orderNo, chosen, taxesOnly, reasonText }: RefundQuoteProps) {
  const text = useText('products/intl-flight/after-sale/refund')
  const request = { orderNo, ticketNos: chosen, ...(taxesOnly && { taxesOnly }) }
  const quote = useRead(quoteIntlRefund, request, { enabled: chosen.length > 0, keepFormer: true, staleTime: 10_000 })
  const apply = useWrite(applyIntlRefund, [getIntlFlightOrderDetail, getIntlRefundInfo, getTripOrderList])
  const send = useSendAfterSale({
    apply: apply.mutateAsync,
    pathOf: (made) => paths.intlFlightOrder({ orderId: made.orderNo }),
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
      {(data) => (
        <>
          <TicketQuote
            quote={{ ...data, lines: data.lines.map((line) => ({ ...line, segment: 0 })) }}
            words={text}
            busy={quote.isFetching}
            figures={(line) => <RefundFigures line={line} />}
          />
          {data.keptBookingFee > 0 && <p>{text.kept({ amount: formatPrice(data.keptBookingFee) })}</p>}
        </>
      )}
    </RefundPanel>
  )
}

/** What of a ticket was used, what the airline keeps of the rest, and its taxes one by one where they are known. */
export function RefundFigures({ line }: { line: IntlRefundLine }) {
  const { lines } = useText('products/intl-flight/after-sale/refund')
  const { paid, usedFare, fee, taxes, taxLines, serviceFee, bookingFee, extras } = line
  return (
    <>
      <Figure label={lines.paid} fen={paid} />
      <Figure label={lines.usedFare} fen={-usedFare} />
      <Figure label={lines.fee} fen={-fee} />
      {taxLines.length > 0 ? (
        taxLines.map(({ code, name, amount }) => <Figure key={`${code} ${amount}`} label={`${name} ${code}`} fen={amount} />)
      ) : (
        <Figure label={lines.taxes} fen={taxes} />
      )}
      <Figure label={lines.extras} fen={extras} />
      <Figure label={lines.serviceFee} fen={-serviceFee} />
      <Figure label={lines.bookingFee} fen={bookingFee} />
    </>
  )
}
