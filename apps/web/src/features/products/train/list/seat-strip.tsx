import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train.shapes'
import { classNames } from '../../../../kit/browser/class-names'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { SeatLeft } from './seat-left'
import { isFree, seatsByPrice } from '../seat-rules'
import styles from './seat-strip.module.css'

const marks: Record<TrainSeat['verdict'], { icon: IconName; tone: string }> = {
  within: { icon: 'shield', tone: 'good' },
  remind: { icon: 'info', tone: 'warn' },
  reason: { icon: 'edit', tone: 'warn' },
  approval: { icon: 'approve', tone: 'warn' },
  payExcess: { icon: 'wallet', tone: 'excess' },
  forbidden: { icon: 'lock', tone: 'locked' },
}

/** A standing place that is gone tells nobody anything; any other comes last. */
const shownSeats = (train: TrainOffer): TrainSeat[] => {
  const isStanding = ({ seat }: TrainSeat) => seat === 'WZ'
  const seats = seatsByPrice(train)
  return [...seats.filter((seat) => !isStanding(seat)), ...seats.filter((seat) => isStanding(seat) && isFree(seat))]
}

/** Every class of a train in one line: price, seats left, and what the policy says of it. */
export function SeatStrip({ train, policyApplies }: { train: TrainOffer; policyApplies: boolean }) {
  return (
    <ul className={styles['strip']}>
      {shownSeats(train).map((seat) => (
        <li key={seat.seat} className={classNames(styles['seat'], !isFree(seat) && styles['gone'])}>
          <SeatFacts seat={seat} policyApplies={policyApplies} />
        </li>
      ))}
    </ul>
  )
}

function SeatFacts({ seat, policyApplies }: { seat: TrainSeat; policyApplies: boolean }) {
  const text = useText('products/train')
  const widgets = useText('kit/widgets')
  const mark = marks[seat.verdict]
  return (
    <>
      <span className={styles['class']}>
        {text.seats[seat.seat]}
        {policyApplies && (
          <span className={styles[mark.tone]} title={widgets[seat.verdict]}>
            <Icon name={mark.icon} size={14} />
            <span className="visually-hidden">{widgets[seat.verdict]}</span>
          </span>
        )}
      </span>
      <Price fen={seat.price} tone="plain" />
      <SeatLeft seat={seat} />
    </>
  )
}
