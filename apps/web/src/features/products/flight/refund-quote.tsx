import type { RefundQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { classNames } from '../../../kit/class-names'
import { formatInstant, formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { Price } from '../../../kit/price'
import { useText } from '../../../kit/text'
import { ApprovalLevels } from '../../booking/approval-levels'
import styles from '../../booking/quote.module.css'

/** Coupon by coupon what is kept and what comes back, to whom, and who must agree. */
export function RefundQuoteView({ quote, busy }: { quote: RefundQuote; busy: boolean }) {
  const text = useText('products/flight-refund')
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
              <Figure label={text.lines.buildFee} fen={line.buildFee} />
              <Figure label={text.lines.fuelFee} fen={line.fuelFee} />
              <Figure label={text.lines.insurance} fen={line.insurance} />
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
      {quote.holdsUntil && (
        <p className={styles['hold']}>
          <Icon name="clock" size={16} />
          {text.holdsUntil({ time: formatInstant(quote.holdsUntil) })}
        </p>
      )}
    </div>
  )
}

/** What is nothing is not said. */
function Figure({ label, fen }: { label: string; fen: number }) {
  if (fen === 0) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{fen < 0 ? `−${formatPrice(-fen)}` : formatPrice(fen)}</dd>
    </div>
  )
}
