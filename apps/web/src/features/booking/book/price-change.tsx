import { formatPrice } from '../../../kit/text/format'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import styles from './price-change.module.css'

export interface PriceChangeProps {
  /** Prices in fen; the former one only of what changed. */
  changes: readonly { key: string; name: string; former: number | undefined; now: number }[]
}

/** What changed its price since it was chosen, from what to what; the main button of the page accepts it. */
export function PriceChange({ changes }: PriceChangeProps) {
  const { priceChange: text } = useText('booking/placing/book')
  const changed = changes.filter(({ former }) => former !== undefined)
  if (changed.length === 0) return null
  return (
    <section role="alert" className={styles['change']}>
      <Icon name="alert" />
      <div>
        <strong>{text.title}</strong>
        <p>{text.why}</p>
        <ul>
          {changed.map(({ key, name, former = 0, now }) => (
            <li key={key}>
              {name} · {text.former} <s>{formatPrice(former)}</s> · {text.now} <strong>{formatPrice(now)}</strong>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
