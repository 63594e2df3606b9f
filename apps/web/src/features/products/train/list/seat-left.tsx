import type { TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { useText } from '../../../../kit/text/text'
import styles from './seat-left.module.css'
import { seatAvailability } from '../seat-rules'

/** How many seats are left, by word, figure and colour. */
export function SeatLeft({ seat }: { seat: Pick<TrainSeat, 'seats' | 'waitlist'> }) {
  const text = useText('products/train/words')
  const availability = seatAvailability(seat)
  const words = {
    plenty: text.plenty,
    left: text.left({ count: seat.seats }),
    few: text.fewLeft({ count: seat.seats }),
    waitlist: text.waitlist,
    none: text.none,
  }
  return <span className={styles[availability]}>{words[availability]}</span>
}
