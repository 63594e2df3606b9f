import type { TrainOffer, TrainSearchResult, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { formatInstant, formatPrice } from '../../../../kit/text/format'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { PolicyNotes } from '../../../booking/policy/policy-notes'
import { SeatLeft } from './seat-left'
import { isAllowed, isFree, seatsByPrice } from '../seat-rules'
import styles from './seat-table.module.css'

export interface SeatTableProps {
  train: TrainOffer
  policyApplies: boolean
  /** Names of travellers, where there are several. */
  nameOf: ((employeeId: string) => string | undefined) | undefined
  onBook: (train: TrainOffer, seat: TrainSeat) => void
  /** Absent where a waitlist cannot be joined, as with a change. */
  onWaitlist?: ((train: TrainOffer, seat: TrainSeat) => void) | undefined
  /** Why nothing of this train can be taken. */
  refusal?: string | undefined
  /** The word on the button of a free seat. */
  action: string
}

/** Classes of a train from cheap to dear with everything that decides between them. */
export function SeatTable(props: SeatTableProps) {
  const text = useText('products/train/list')
  return (
    <ul aria-label={text.seatsOf({ train: props.train.trainNo })}>
      {seatsByPrice(props.train).map((seat) => (
        <Seat key={seat.seat} {...props} seat={seat} />
      ))}
    </ul>
  )
}

function Seat(props: SeatTableProps & { seat: TrainSeat }) {
  const { seat, policyApplies, nameOf } = props
  const text = useText('products/train/words')
  return (
    <li className={classNames(styles['row'], !isAllowed(seat) && styles['locked'])}>
      <div className={styles['class']}>
        <span className={styles['word']}>{text.seats[seat.seat]}</span>
        <SeatLeft seat={seat} />
      </div>
      <div className={styles['policy']}>
        {policyApplies && <VerdictBadge verdict={seat.verdict} />}
        {seat.violations.length > 0 && <PolicyNotes violations={seat.violations} nameOf={nameOf} />}
      </div>
      <div className={styles['price']}>
        <Price fen={seat.price} />
        <InBase fen={seat.price} rate={baseRate()} />
        {seat.berths && (
          <span className={styles['berths']}>
            {text.berthPrices({ upper: formatPrice(seat.berths.upper), lower: formatPrice(seat.berths.lower) })}
          </span>
        )}
      </div>
      <SeatAction {...props} />
    </li>
  )
}

/** Why a train is not sold now. */
export function useSaleReason(): (train: TrainOffer) => string | undefined {
  const text = useText('products/train/list')
  return ({ sale, saleStartsAt }) =>
    ({
      onSale: undefined,
      notYetOnSale: text.notYetReason({ time: saleStartsAt ? formatInstant(saleStartsAt) : '' }),
      closed: text.closedReason,
      suspended: text.suspendedReason,
    })[sale]
}

/** Outside its hours the railway sells nothing. */
export function useServiceReason({ service }: Pick<TrainSearchResult, 'service'>): string | undefined {
  const text = useText('products/train/list')
  return service.open ? undefined : text.serviceClosed({ time: service.opensAt ? formatInstant(service.opensAt) : '' })
}

function SeatAction({ train, seat, onBook, onWaitlist, refusal, action }: SeatTableProps & { seat: TrainSeat }) {
  const text = useText('products/train/list')
  const { seats } = useText('products/train/words')
  const notSold = useSaleReason()(train) ?? refusal
  const name = `${train.trainNo} ${seats[seat.seat]} ${formatPrice(seat.price)}`
  if (!isAllowed(seat)) {
    const forbidding = seat.violations.find(({ handling }) => handling === 'forbid')
    return <Choice word={text.locked} name={name} icon="lock" reason={forbidding?.sentence ?? text.locked} />
  }
  if (isFree(seat)) return <Choice word={action} name={name} reason={notSold} onClick={() => onBook(train, seat)} />
  if (seat.waitlist && onWaitlist)
    return <Choice word={text.joinWaitlist} name={name} reason={notSold} second onClick={() => onWaitlist(train, seat)} />
  return <Choice word={text.soldOut} name={name} reason={notSold ?? text.soldOut} />
}

interface ChoiceProps {
  word: string
  name: string
  icon?: 'lock'
  reason: string | undefined
  second?: boolean
  onClick?: () => void
}

function Choice({ word, name, icon, reason, second, onClick }: ChoiceProps) {
  return (
    <Button
      kind={reason ? 'plain' : second ? 'brand' : 'main'}
      size="compact"
      icon={icon}
      disabledReason={reason}
      className={styles['choose']}
      aria-label={`${word} ${name}`}
      onClick={onClick}
    >
      {word}
    </Button>
  )
}
