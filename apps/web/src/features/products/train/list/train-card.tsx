import { memo } from 'react'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { OfferCard } from '../../../booking/list/offer-card'
import { SeatStrip } from './seat-strip'
import { SeatTable, type SeatTableProps } from './seat-table'
import { StopsButton } from './stops-drawer'
import styles from './train-card.module.css'
import { TrainName } from '../train-name'
import { TrainTimes } from '../train-times'
import { viewOfOffer, type StationNames } from '../train-view'

export interface TrainCardProps extends SeatTableProps {
  names: StationNames
  open: boolean
  onToggle: (trainKey: string) => void
}

/** One train in one line with all its classes; the choice between them unfolds below. */
export const TrainCard = memo(function TrainCard(props: TrainCardProps) {
  const { train, names, open, onToggle, policyApplies } = props
  const text = useText('products/train-list')
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
  const text = useText('products/train-list')
  if (sale === 'onSale') return null
  if (sale === 'notYetOnSale' && saleStartsAt)
    return (
      <Badge tone="brand" icon="clock">
        {text.saleStarts({ time: formatInstant(saleStartsAt) })}
      </Badge>
    )
  return <Badge tone="locked">{sale === 'suspended' ? text.suspended : text.closed}</Badge>
}
