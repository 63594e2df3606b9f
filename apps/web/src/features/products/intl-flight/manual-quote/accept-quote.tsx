import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { useState } from 'react'
import { acceptManualQuote } from '../../../../api/calls/products/intl-flight/manual-quote'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Card, TwoColumns } from '../../../../kit/layout/page'
import { ask } from '../../../../kit/overlays/modal-queue'
import { formatPrice } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { ChangeCostCard } from '../../../booking/after-sale/change/change-cost-card'
import { ChangePolicy } from '../../../booking/after-sale/change/change-policy'
import { noReason, orderedReason } from '../../../booking/after-sale/change/change-reason'
import { QuoteLine } from '../../../booking/after-sale/quote-line'
import { Figure } from '../../../booking/after-sale/refund/figure'
import { TicketQuote } from '../../../booking/after-sale/refund/ticket-quote'
import { useSendAfterSale } from '../../../booking/after-sale/use-send-after-sale'
import styles from '../demand/demand.module.css'
import { RefundFigures } from '../refund/refund-quote'
import { quoteReads } from './quote-reads'

interface AcceptQuoteProps {
  quote: ManualQuote
  terms: NonNullable<ManualQuote['terms']>
}

/** What the desk quoted, ticket by ticket, and the button that accepts it. */
export const AcceptQuote = (props: AcceptQuoteProps) =>
  props.quote.kind === 'refund' ? <AcceptRefund {...props} /> : <AcceptChange {...props} />

function useAccept() {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const accept = useWrite(acceptManualQuote, quoteReads)
  const send = useSendAfterSale({
    apply: accept.mutateAsync,
    pathOf: ({ orderNo, next }) =>
      next === 'pay' ? paths.pay({ orderNos: [orderNo] }) : paths.intlFlightOrder({ orderId: orderNo }),
    words: { sent: text.accepted, changed: text.changed },
    quoteAgain: () => undefined,
  })
  return { send, busy: accept.isPending }
}

function AcceptRefund({ quote: { quoteNo, version }, terms }: AcceptQuoteProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const words = useText('products/intl-flight/after-sale/refund')
  const { send, busy } = useAccept()
  const press = async () => {
    const message = text.acceptAsk({ amount: formatPrice(terms.total) })
    if (await ask({ message, confirm: text.accept.refund, cancel: text.keep })) send({ quoteNo, version })
  }
  return (
    <Card title={text.refundTitle}>
      <div className={styles['fields']}>
        <TicketQuote
          quote={{ ...terms, lines: terms.refund.map((line) => ({ ...line, segment: 0 })) }}
          words={words}
          busy={false}
          figures={(line) => <RefundFigures line={line} />}
        />
        <p className={styles['soft']}>{text.hold.refund}</p>
        <div className={styles['buttons']}>
          <Button kind="main" busy={busy} onClick={() => void press()}>
            {text.accept.refund}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function AcceptChange({ quote: { quoteNo, version }, terms }: AcceptQuoteProps) {
  const text = useText('products/intl-flight/after-sale/manual-quote')
  const [reason, setReason] = useState(noReason)
  const { send, busy } = useAccept()
  return (
    <TwoColumns
      main={<ChangePolicy quote={terms} reason={reason} onReason={setReason} />}
      aside={
        <ChangeCostCard
          title={text.changeTitle}
          quote={terms}
          reason={reason}
          words={{ ...text, hold: text.hold.change, submit: text.accept.change }}
          busy={busy}
          onSubmit={() => send({ quoteNo, version, ...orderedReason(terms, reason) })}
          lines={
            <ul>
              {terms.change.map(({ ticketNo, traveller, fee, fareDifference, taxDifference, serviceFee, amount }) => (
                <QuoteLine key={ticketNo} name={traveller} amount={formatPrice(amount)}>
                  <Figure label={text.lines.fee} fen={fee} />
                  <Figure label={text.lines.fareDifference} fen={fareDifference} />
                  <Figure label={text.lines.taxDifference} fen={taxDifference} />
                  <Figure label={text.lines.serviceFee} fen={serviceFee} />
                </QuoteLine>
              ))}
            </ul>
          }
        />
      }
    />
  )
}
