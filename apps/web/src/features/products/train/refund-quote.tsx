import type { TrainRefundQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import { classNames } from '../../../kit/class-names'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { Price } from '../../../kit/price'
import { useText } from '../../../kit/text'
import { ApprovalLevels } from '../../booking/approval-levels'
import styles from '../../booking/quote.module.css'

/** Ticket by ticket what is kept and what comes back, to whom, and who must agree. */
export function RefundQuoteView({ quote, busy }: { quote: TrainRefundQuote; busy: boolean }) {
  const text = useText('products/train-alter')
  return (
    <div className={classNames(styles['quote'], busy && styles['busy'])} aria-busy={busy}>
      <ul>
        {quote.lines.map((line) => (
          <li key={`${line.ticketNo}.${line.segment}`} className={styles['line']}>
            <p className={styles['who']}>
              <span>{line.traveller}</span>
              <span>{formatPrice(line.amount)}</span>
            </p>
            <dl className={styles['figures']}>
              <Figure label={text.lines.ticketPrice} fen={line.ticketPrice} />
              <Figure label={text.lines.fee} fen={-line.fee} />
              <Figure label={text.lines.serviceFee} fen={-line.serviceFee} />
            </dl>
            <p className={styles['rule']}>{line.rule}</p>
          </li>
        ))}
      </ul>
      <p className={styles['total']}>
        <span>{text.total}</span>
        <Price fen={quote.total} size="large" />
      </p>
      <div className={styles['part']}>
        <h3>{text.shares}</h3>
        <ul className={styles['shares']}>
          {quote.shares.map(({ way, payer, amount }) => (
            <li key={`${way} ${payer}`}>
              <span>{text.share({ way, ...(payer ? { payer } : {}) })}</span>
              <span>{formatPrice(amount)}</span>
            </li>
          ))}
        </ul>
      </div>
      <ApprovalLevels levels={quote.approval} none={text.noApproval} title={text.approval} />
      <HoldsUntil at={quote.holdsUntil} />
    </div>
  )
}

/** Until when the fees are these. */
export function HoldsUntil({ at }: { at: string | undefined }) {
  const text = useText('products/train-alter')
  if (!at) return null
  return (
    <p className={styles['hold']}>
      <Icon name="clock" size={16} />
      {text.holdsUntil({ time: formatInstant(at) })}
    </p>
  )
}

/** What is nothing is not said. */
export function Figure({ label, fen }: { label: string; fen: number }) {
  if (fen === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{fen < 0 ? `−${formatPrice(-fen)}` : formatPrice(fen)}</dd>
    </div>
  )
}
