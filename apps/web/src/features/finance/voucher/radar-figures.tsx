import type { VoucherRadar } from '@sojourn/contract/finance/voucher.shapes'
import { classNames } from '../../../kit/browser/class-names'
import { Price } from '../../../kit/marks/price'
import { formatFigure, formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import styles from './voucher.module.css'

/** How much is missing, the tax that hangs on it, and how urgent it is. */
export function RadarFigures({ total }: { total: VoucherRadar['total'] }) {
  const { radar } = useText('finance/vouchers')
  const { count, amount, tax, soon, soonTax, lapsed, lapsedTax } = total
  return (
    <dl className={styles['tiles']}>
      <div className={styles['tile']}>
        <dt>{radar.count}</dt>
        <dd>{formatFigure(count)}</dd>
      </div>
      <div className={styles['tile']}>
        <dt>{radar.amount}</dt>
        <dd>
          <Price fen={amount} tone="plain" />
        </dd>
      </div>
      <div className={styles['tile']}>
        <dt>{radar.tax}</dt>
        <dd>
          <Price fen={tax} tone="plain" />
        </dd>
      </div>
      <div className={classNames(styles['tile'], soon > 0 && styles['urgent'])}>
        <dt>{radar.soon}</dt>
        <dd>
          {formatFigure(soon)} <span className={styles['small']}>{radar.taxOf({ amount: formatPrice(soonTax) })}</span>
        </dd>
      </div>
      <div className={styles['tile']}>
        <dt>{radar.lapsed}</dt>
        <dd>
          {formatFigure(lapsed)} <span className={styles['small']}>{radar.taxOf({ amount: formatPrice(lapsedTax) })}</span>
        </dd>
      </div>
    </dl>
  )
}
