import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { Badge } from '../../kit/badge'
import { formatDiscount, formatPrice } from '../../kit/format'
import { Price } from '../../kit/price'
import type { Column } from '../../kit/table'
import { useText } from '../../kit/text'
import { VerdictBadge } from '../../kit/verdict-badge'
import type { Alternative } from './alternatives'
import styles from './approval-case.module.css'
import { useCabinName } from './approval-journey'
import { isHotelOrder, isTrainOrder, type OrderDetail } from './order-product'

/** What is said of each alternative, by the product of the order; a phone shows the same cells under each other. */
export function useAlternativeColumns(order: OrderDetail, chosen: Alternative | undefined): Column<Alternative>[] {
  const text = useText('booking/centre-approval')
  const own = useOwnColumns(order)
  return [
    ...own,
    { key: 'difference', head: text.difference, align: 'end', cell: (one) => <Difference one={one} chosen={chosen} /> },
    { key: 'standard', head: text.standard, cell: (one) => <VerdictBadge verdict={one.verdict as Verdict} /> },
  ]
}

function useOwnColumns(order: OrderDetail): Column<Alternative>[] {
  const text = useText('booking/centre-approval')
  const cabinName = useCabinName()
  const seatNames: Record<string, string> = useText('products/train').seats
  const name = (head: string): Column<Alternative> => ({ key: 'name', head, cell: (one) => <Name one={one} /> })
  const fare: Column<Alternative> = {
    key: 'fare',
    head: text.fare,
    align: 'end',
    cell: (one) => <Price fen={one.ticketPrice} tone="plain" />,
  }
  if (isHotelOrder(order))
    return [
      name(text.room),
      {
        key: 'night',
        head: text.perNight,
        align: 'end',
        cell: (one) => <Nights fen={one.ticketPrice} nights={order.nightCount} />,
      },
    ]
  if (isTrainOrder(order))
    return [name(text.train), fare, { key: 'seat', head: text.seat, cell: ({ cabin }) => seatNames[cabin] ?? cabin }]
  return [
    name(text.flight),
    fare,
    {
      key: 'cabin',
      head: text.cabin,
      cell: ({ cabin, bookingClass, discount }) => (
        <span className={styles['flight']}>
          <span>{text.bookingClass({ cabin: cabinName(cabin), code: bookingClass })}</span>
          <span className={styles['faint']}>{formatDiscount(discount)}</span>
        </span>
      ),
    },
  ]
}

/** Flight, train or room, with its times where it has any. */
function Name({ one }: { one: Alternative }) {
  const text = useText('booking/centre-approval')
  return (
    <span className={styles['flight']}>
      <strong>{one.flightNo}</strong> {one.departTime && <span>{`${one.departTime}–${one.arriveTime}`}</span>}{' '}
      {one.chosen && <Badge tone="brand">{text.chosen}</Badge>}
    </span>
  )
}

/** A room for one night, and for all of them. */
function Nights({ fen, nights }: { fen: number; nights: number }) {
  const text = useText('booking/centre-approval')
  return (
    <span className={styles['nights']}>
      <Price fen={Math.round(fen / nights)} tone="plain" />
      <span className={styles['faint']}>{text.allNights({ price: formatPrice(fen), nights })}</span>
    </span>
  )
}

function Difference({ one, chosen }: { one: Alternative; chosen: Alternative | undefined }) {
  const text = useText('booking/centre-approval')
  if (!chosen || one.chosen) return '–'
  const saving = chosen.ticketPrice - one.ticketPrice
  if (saving === 0) return text.samePrice
  const price = formatPrice(Math.abs(saving))
  return saving > 0 ? <strong className={styles['saves']}>{text.cheaper({ price })}</strong> : text.dearer({ price })
}
