import { formatPrice } from '../../../../kit/text/format'
import styles from '../quote.module.css'

export interface RefundSharesProps {
  shares: readonly { method: string; payer?: string; amount: number }[]
  words: { shares: string; share: (share: { method: string; payer?: string }) => string }
}

/** To whom the money comes back, and how. */
export function RefundShares({ shares, words }: RefundSharesProps) {
  return (
    <div className={styles['part']}>
      <h3>{words.shares}</h3>
      <ul className={styles['shares']}>
        {shares.map(({ method, payer, amount }) => (
          <li key={`${method} ${payer}`}>
            <span>{words.share({ method, ...(payer ? { payer } : {}) })}</span>
            <span>{formatPrice(amount)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
