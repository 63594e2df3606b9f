import { classNames } from '../browser/class-names'
import { currencySign } from '../text/currency'
import { formatPrice } from '../text/format'
import styles from './price.module.css'

/** An amount in fen with a small currency sign; large is the figure of a card. */
export function Price({
  fen,
  size = 'normal',
  tone,
}: {
  fen: number
  size?: 'small' | 'normal' | 'large' | undefined
  tone?: 'plain' | undefined
}) {
  return (
    <span className={classNames(styles['price'], styles[size], tone && styles[tone])}>
      <span className={styles['sign']}>{`${fen < 0 ? '−' : ''}${currencySign()}`}</span>
      {formatPrice(Math.abs(fen), '')}
    </span>
  )
}
