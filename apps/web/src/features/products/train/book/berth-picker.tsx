import type { TrainSeat } from '@sojourn/contract/products/train.shapes'
import { berthLevels } from '@sojourn/domain/products/train/seat-choice'
import { formatPrice } from '../../../../kit/text/format'
import { IconButton } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import styles from './berth-picker.module.css'
import { berthCount, type Berth, type Wishes } from './seat-wishes'

export interface BerthPickerProps {
  seat: TrainSeat
  party: number
  berths: Wishes['berths']
  onChange: (berths: Wishes['berths']) => void
}

/** How many of each berth; together no more than people. */
export function BerthPicker({ seat, party, berths, onChange }: BerthPickerProps) {
  const text = useText('products/train-book')
  const { berths: names } = useText('products/train')
  const full = berthCount(berths) >= party
  const put = (berth: Berth, count: number) => onChange({ ...berths, [berth]: count })
  return (
    <ul className={styles['berths']}>
      {berthLevels(seat.seat).map((berth) => (
        <li key={berth} className={styles['berth']}>
          <span>
            {names[berth]}
            {seat.berths?.[berth] !== undefined && <span className={styles['price']}>{formatPrice(seat.berths[berth])}</span>}
          </span>
          <span className={styles['count']} role="group" aria-label={names[berth]}>
            <IconButton
              icon="minus"
              size="compact"
              label={text.fewer({ berth: names[berth] })}
              disabled={berths[berth] === 0}
              onClick={() => put(berth, berths[berth] - 1)}
            />
            <output>{berths[berth]}</output>
            <IconButton
              icon="plus"
              size="compact"
              label={text.more({ berth: names[berth] })}
              disabled={full}
              onClick={() => put(berth, berths[berth] + 1)}
            />
          </span>
        </li>
      ))}
    </ul>
  )
}
