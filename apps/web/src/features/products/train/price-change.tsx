import type { TrainCheckResult } from '@sojourn/contract/products/train-booking.shapes'
import { Button } from '../../../kit/button'
import { formatPrice } from '../../../kit/format'
import { Icon } from '../../../kit/icon'
import { useText } from '../../../kit/text'
import styles from '../../booking/price-change.module.css'

/** Which fares changed since the list was read; the order goes on once they are accepted. */
export function PriceChange({ check, onAccept }: { check: TrainCheckResult; onAccept: (prices: number[]) => void }) {
  const text = useText('products/train-book')
  if (check.outcome === 'same') return null
  return (
    <section role="alert" className={styles['change']}>
      <Icon name="alert" />
      <div>
        <strong>{text.priceChangedTitle}</strong>
        <ul>
          {check.rides.map(
            ({ train, seat, formerPrice }) =>
              formerPrice !== undefined && (
                <li key={train.trainKey}>
                  {text.priceChanged({ train: train.trainNo, former: formatPrice(formerPrice), now: formatPrice(seat.price) })}
                </li>
              ),
          )}
        </ul>
        <Button kind="brand" size="compact" onClick={() => onAccept(check.rides.map(({ seat }) => seat.price))}>
          {text.acceptAndGoOn}
        </Button>
      </div>
    </section>
  )
}
