import type { GivenUp, RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { Badge } from '../../../../kit/marks/badge'
import { classNames } from '../../../../kit/browser/class-names'
import { formatDate, formatFullDate, formatPrice } from '../../../../kit/text/format'
import { RadioGroup } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { bookedNights, possibleShares, shareOf, withShare, type RefundableRoom, type RoomShare } from './refund-choice'
import styles from './refund.module.css'

interface RefundRoomsProps {
  order: RefundableHotelOrder
  chosen: readonly GivenUp[]
  onChoose: (chosen: GivenUp[]) => void
}

/** Every room of the order; one that cannot be given up says why. */
export function RefundRooms({ order, chosen, onChoose }: RefundRoomsProps) {
  const text = useText('products/hotel/after-sale/refund')
  const { hotelName, roomName, checkInDate, checkOutDate } = order
  return (
    <>
      <p className={styles['stay']}>
        <strong>{hotelName}</strong>
        <span>{roomName}</span>
        <span>{text.stay({ checkIn: formatFullDate(checkInDate), checkOut: formatFullDate(checkOutDate) })}</span>
      </p>
      <ul className={styles['rooms']}>
        {order.rooms.map((room) => (
          <Room
            key={room.room}
            room={room}
            share={shareOf(room, chosen)}
            onShare={(share) => onChoose(withShare(room, share, chosen))}
          />
        ))}
      </ul>
    </>
  )
}

interface RoomProps {
  room: RefundableRoom
  share: RoomShare
  onShare: (share: RoomShare) => void
}

function Room({ room, share, onShare }: RoomProps) {
  const text = useText('products/hotel/after-sale/refund')
  const book = useText('products/hotel/book')
  const bookText = useText('booking/placing/book')
  const name = book.roomNumber({ number: room.room + 1 })
  const open = room.possible && bookedNights(room).length > 0
  return (
    <li className={classNames(styles['room'], share !== 'none' && styles['chosen'], !open && styles['closed'])}>
      <h3>{text.roomOf({ room: name, guests: bookText.list({ items: room.guests }) })}</h3>
      <GoneNights room={room} />
      {open ? <Shares room={room} name={name} share={share} onShare={onShare} /> : <p className={styles['why']}>{room.reason}</p>}
    </li>
  )
}

/** Said only where not every night is simply booked. */
function GoneNights({ room: { nights } }: Pick<RoomProps, 'room'>) {
  const text = useText('products/hotel/after-sale/refund')
  const gone = nights.filter(({ state }) => state !== 'booked')
  if (gone.length === 0) return null
  return (
    <ul className={styles['gone']}>
      {gone.map(({ date, state }) => (
        <li key={date}>
          {formatDate(date)} <Badge tone="locked">{text.nightStates[state]}</Badge>
        </li>
      ))}
    </ul>
  )
}

function Shares({ room, name, share, onShare }: RoomProps & { name: string }) {
  const text = useText('products/hotel/after-sale/refund')
  const words = useText('products/hotel/words')
  const nights = bookedNights(room)
  const priceOf = (count: number) =>
    formatPrice(sum(room.nights.filter(({ date }) => nights.slice(-count).includes(date)).map(({ price }) => price)))
  const choiceOf = (each: RoomShare) => {
    if (each === 'none') return { value: each, label: text.keepRoom }
    const count = each === 'all' ? nights.length : each
    const hint = text.wholeRoomHint({ nights: words.nights({ count }), amount: priceOf(count) })
    const from = formatDate(nights[nights.length - count] ?? '')
    return { value: each, label: each === 'all' ? text.wholeRoom : text.lastNights({ count, from }), hint }
  }
  return (
    <RadioGroup
      column
      label={text.nightsLabel({ room: name })}
      value={share}
      onChange={onShare}
      choices={possibleShares(room).map(choiceOf)}
    />
  )
}

/** The steps of the policy, the one in force marked. */
export function RefundRules({ rules }: Pick<RefundableHotelOrder, 'rules'>) {
  const text = useText('products/hotel/after-sale/refund')
  return (
    <ul className={styles['rules']}>
      {rules.map(({ sentence, current }) => (
        <li key={sentence} className={current ? styles['current'] : undefined} aria-current={current ? 'step' : undefined}>
          {sentence}
          {current && <Badge tone="brand">{text.current}</Badge>}
        </li>
      ))}
    </ul>
  )
}
