import { formatPrice } from '../../kit/format'
import { Price } from '../../kit/price'
import styles from './price-lines.module.css'

export interface PriceLinesProps {
  lines: readonly { kind: string; unit: number; count: number; amount: number }[]
  /** What the product calls its kinds of lines. */
  names: Readonly<Record<string, string>>
  total: number
  totalLabel: string
}

/** What is paid for, part by part, and the sum. */
export function PriceLines({ lines, names, total, totalLabel }: PriceLinesProps) {
  return (
    <dl className={styles['lines']}>
      {lines.map((line) => (
        <div key={`${line.kind} ${line.unit}`} className={styles['line']}>
          <dt>
            {names[line.kind] ?? line.kind}
            {line.count > 1 && (
              <span className={styles['times']}>
                {formatPrice(line.unit)} × {line.count}
              </span>
            )}
          </dt>
          <dd>{formatPrice(line.amount)}</dd>
        </div>
      ))}
      <div className={`${styles['line']} ${styles['total']}`}>
        <dt>{totalLabel}</dt>
        <dd>
          <Price fen={total} size="large" />
        </dd>
      </div>
    </dl>
  )
}
