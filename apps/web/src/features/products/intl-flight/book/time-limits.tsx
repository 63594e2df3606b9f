import { Countdown } from '../../../../kit/dates/countdown'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import styles from './time-limits.module.css'

/** Until when the seats are kept, and until when the price stands: two times that differ (handbook 2.4), by the server's clock. */
export function TimeLimits({
  payBy,
  priceUntil,
  onOver,
}: {
  payBy: string
  priceUntil: string
  onOver?: (() => void) | undefined
}) {
  const text = useText('products/intl-flight/check')
  return (
    <dl className={styles['limits']}>
      <div>
        <dt>{text.payBy}</dt>
        <dd>
          {formatInstant(payBy)} <Countdown until={payBy} {...(onOver && { onEnd: onOver })} />
          <span className={styles['why']}>{text.payByWhy}</span>
        </dd>
      </div>
      <div>
        <dt>{text.priceUntil}</dt>
        <dd>
          {formatInstant(priceUntil)} <Countdown until={priceUntil} />
          <span className={styles['why']}>{text.priceUntilWhy}</span>
        </dd>
      </div>
    </dl>
  )
}
