import type { TrainOffer, TrainSeat, TrainTransfer } from '@sojourn/contract/products/train/train.shapes'
import { weightiest } from '@sojourn/domain/booking/policy/verdict'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { formatDuration, formatPrice } from '../../../../kit/text/format'
import { Select } from '../../../../kit/forms/input'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { isBookable, isSold, leadSeat, seatsByPrice } from '../seat-rules'
import { useSaleReason } from './seat-table'
import { StopsButton } from './stops-drawer'
import { TrainName } from '../train-name'
import { TrainTimes } from '../train-times'
import { changeWords, viewOfOffer, type StationNames } from '../train-view'
import styles from '../../../booking/list/two-part-card.module.css'

export interface TransferCardProps {
  transfer: TrainTransfer
  names: StationNames
  policyApplies: boolean
  /** Why no journey can be taken now. */
  refusal: string | undefined
  onBook: (seats: readonly [TrainSeat, TrainSeat]) => void
}

/** A journey of two rides: both trains, where one changes, a class for each, and what it costs together. */
export function TransferCard({ transfer, names, policyApplies, refusal, onBook }: TransferCardProps) {
  const text = useText('products/train/list')
  const trainText = useText('products/train/words')
  const first = useLegSeat(transfer.first)
  const second = useLegSeat(transfer.second)
  const saleReason = useSaleReason()
  const ready = first.seat && second.seat
  const notSold = saleReason(transfer.first) ?? saleReason(transfer.second) ?? (ready ? undefined : text.transferSoldOut)
  return (
    <li className={styles['card']}>
      <div className={styles['legs']}>
        <Leg train={transfer.first} names={names} leg={first} />
        <p className={styles['change']}>
          <span>{changeWords(trainText, transfer, names)}</span>
          <span>{text.totalTime({ time: formatDuration(transfer.totalMinutes) })}</span>
        </p>
        <Leg train={transfer.second} names={names} leg={second} />
      </div>
      <div className={styles['offer']}>
        {ready && policyApplies && (
          <VerdictBadge verdict={weightiest([ready, second.seat].map((one) => one?.verdict ?? 'within'))} />
        )}
        {first.seat && second.seat ? (
          <span className={styles['price']}>
            <Price fen={first.seat.price + second.seat.price} size="large" />
            <span className={styles['soft']}>{text.perPerson}</span>
          </span>
        ) : (
          <span className={styles['soft']}>{notSold}</span>
        )}
        <Button
          kind="brand"
          disabledReason={notSold ?? refusal}
          aria-label={`${text.book} ${transfer.first.trainNo} ${transfer.second.trainNo}`}
          onClick={() => first.seat && second.seat && onBook([first.seat, second.seat])}
        >
          {text.book}
        </Button>
      </div>
    </li>
  )
}

/** The class chosen for one ride; at first the cheapest that can be booked. */
function useLegSeat(train: TrainOffer) {
  const choices = isSold(train) ? seatsByPrice(train).filter(isBookable) : []
  const [code, setCode] = useState<string | undefined>(() => leadSeat(train)?.seat)
  const seat = choices.find((one) => one.seat === code) ?? choices[0]
  return { choices, seat, setCode }
}

function Leg({ train, names, leg }: { train: TrainOffer; names: StationNames; leg: ReturnType<typeof useLegSeat> }) {
  const text = useText('products/train/list')
  const { seats } = useText('products/train/words')
  const saleReason = useSaleReason()
  return (
    <div className={styles['leg']}>
      <TrainName train={train}>
        <StopsButton ride={train} />
      </TrainName>
      <TrainTimes train={viewOfOffer(train, names)} />
      {leg.seat ? (
        <Select
          aria-label={text.seatOfLeg({ train: train.trainNo })}
          value={leg.seat.seat}
          onChange={(event) => leg.setCode(event.target.value)}
        >
          {leg.choices.map((seat) => (
            <option key={seat.seat} value={seat.seat}>
              {seats[seat.seat]} {formatPrice(seat.price)}
            </option>
          ))}
        </Select>
      ) : (
        <span className={styles['soft']}>{saleReason(train) ?? text.soldOut}</span>
      )}
    </div>
  )
}
