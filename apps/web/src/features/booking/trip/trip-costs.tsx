import type { TripView } from '@sojourn/contract/booking/trip.shapes'
import { Fact, FigureList } from '../../../kit/lists/facts'
import { Card } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { useText } from '../../../kit/text/text'
import styles from './trip.module.css'

/** What stands of a trip's money, and who pays it. */
export function TripCosts({ trip: { costs, total } }: { trip: Pick<TripView, 'costs' | 'total'> }) {
  const text = useText('booking/trip/page')
  const lines: [string, number][] = [
    [text.booked, costs.booked],
    [text.changed, costs.changed],
    [text.returned, -costs.returned],
  ]
  const payers: [string, number][] = [
    [text.company, costs.company],
    [text.personally, costs.personal],
    [text.points, costs.points],
  ]
  return (
    <Card title={text.costs}>
      <Lines lines={lines} />
      <div className={styles['total']}>
        <span>{text.total}</span>
        <Price fen={total} size="large" />
      </div>
      <Lines lines={payers} />
    </Card>
  )
}

function Lines({ lines }: { lines: readonly [string, number][] }) {
  const shown = lines.filter(([, fen]) => fen !== 0)
  if (shown.length === 0) return null
  return (
    <FigureList>
      {shown.map(([name, fen]) => (
        <Fact key={name} name={name}>
          <Price fen={fen} tone="plain" />
        </Fact>
      ))}
    </FigureList>
  )
}
