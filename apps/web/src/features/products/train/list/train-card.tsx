import { memo } from 'react'
import type { TrainOffer, TrainSeat } from '@sojourn/contract/products/train/train.shapes'
import { baseRate } from '../../../../kit/text/currency'
import { InBase } from '../../../../kit/marks/in-base'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { OfferCard } from '../../../booking/list/offer-card'
import { SeatTable, type SeatTableProps } from './seat-table'
import { StopsButton } from './stops-drawer'
import styles from './train-card.module.css'
import { TrainName } from '../train-name'
import { TrainTimes } from '../train-times'
import { type StationNames, viewOfOffer } from '../train-view'
import { classNames } from '../../../../kit/browser/class-names'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { Price } from '../../../../kit/marks/price'
import { SeatLeft } from './seat-left'
import { isFree, seatsByPrice } from '../seat-rules'

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
function SeatStrip({ train, policyApplies }: { train: TrainOffer; policyApplies: boolean }) {
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
  const text = useText('products/train/words')
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
      <InBase fen={seat.price} rate={baseRate()} />
      <SeatLeft seat={seat} />
    </>
  )
}

export interface TrainCardProps extends SeatTableProps {
  names: StationNames
  open: boolean
  onToggle: (trainKey: string) => void
}

/** One train in one line with all its classes; the choice between them unfolds below. */
export const TrainCard = memo(function TrainCard(props: TrainCardProps) {
  const { train, names, open, onToggle, policyApplies } = props
  const text = useText('products/train/list')
  const view = viewOfOffer(train, names)
  return (
    <OfferCard anchor={train.trainKey} open={open} rowClassName={styles['row']} panel={<SeatTable {...props} />}>
      {(panelId) => (
        <>
          <TrainName train={train}>
            <StopsButton ride={train} />
          </TrainName>
          <TrainTimes train={view} />
          <SeatStrip train={train} policyApplies={policyApplies} />
          <div className={styles['offer']}>
            <SaleBadge {...props} />
            <Button
              kind={open || train.sale !== 'onSale' ? 'plain' : 'brand'}
              aria-expanded={open}
              aria-controls={open ? panelId : undefined}
              aria-label={`${open ? text.closeSeats : text.openSeats} ${train.trainNo}`}
              className={styles['toggle']}
              onClick={() => onToggle(train.trainKey)}
            >
              {open ? text.closeSeats : text.openSeats}
            </Button>
          </div>
        </>
      )}
    </OfferCard>
  )
})

function SaleBadge({ train: { sale, saleStartsAt } }: TrainCardProps) {
  const text = useText('products/train/list')
  if (sale === 'onSale') return null
  if (sale === 'notYetOnSale' && saleStartsAt)
    return (
      <Badge tone="brand" icon="clock">
        {text.saleStarts({ time: formatInstant(saleStartsAt) })}
      </Badge>
    )
  return <Badge tone="locked">{sale === 'suspended' ? text.suspended : text.closed}</Badge>
}
