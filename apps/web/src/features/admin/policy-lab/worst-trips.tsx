import type { WorstTrip } from '@sojourn/contract/products/policy-lab.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Icon } from '../../../kit/marks/icon'
import { Price } from '../../../kit/marks/price'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { formatFullDate, formatPrice, formatList } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AddGolden } from '../golden/add-golden'
import styles from './lab.module.css'

interface WorstTripsProps {
  trips: readonly WorstTrip[]
  mayMark: boolean
}

/** The trips that the trial would hit most, each to its order. */
export function WorstTrips({ trips, mayMark }: WorstTripsProps) {
  const text = useText('admin/policy/lab')
  const [marked, setMarked] = useState<string>()
  const rows = trips.map((trip, at) => ({ ...trip, at }))
  const mark = (trip: WorstTrip) => (mayMark ? <Mark trip={trip} onMark={setMarked} /> : null)
  const columns = useColumns(mark)
  if (trips.length === 0) return <p>{text.noWorst}</p>
  return (
    <div className={styles['worst']}>
      <h3>{text.worst}</h3>
      <Records
        caption={text.worst}
        columns={columns}
        rows={rows}
        rowKey={({ at }) => String(at)}
        card={(trip) => <TripCard trip={trip} mark={mark(trip)} />}
      />
      {marked !== undefined && <AddGolden orderNo={marked} onClose={() => setMarked(undefined)} />}
    </div>
  )
}

function Mark({ trip: { orderNo, title }, onMark }: { trip: WorstTrip; onMark: (orderNo: string) => void }) {
  const text = useText('admin/policy/golden')
  if (orderNo === undefined) return null
  return (
    <Button
      size="compact"
      kind="quiet"
      aria-haspopup="dialog"
      aria-label={text.markOf({ title })}
      onClick={() => onMark(orderNo)}
    >
      {text.mark}
    </Button>
  )
}

function useColumns(mark: (trip: WorstTrip) => React.ReactNode): Column<WorstTrip & { at: number }>[] {
  const text = useText('admin/policy/lab')
  const { actions } = useText('admin/policy/golden')
  return [
    { key: 'trip', head: text.trip, cell: (trip) => <TripName trip={trip} /> },
    { key: 'price', head: text.price, width: 120, align: 'end', cell: (trip) => <Amount trip={trip} /> },
    { key: 'verdict', head: text.verdictChange, width: 270, cell: (trip) => <VerdictChange trip={trip} /> },
    { key: 'reasons', head: text.reasons, cell: (trip) => <Reasons trip={trip} /> },
    { key: 'actions', head: <span className="visually-hidden">{actions}</span>, width: 96, align: 'end', cell: mark },
  ]
}

const TripName = ({ trip: { title, orderNo, people, travelOn } }: { trip: WorstTrip }) => (
  <Words meta={[formatList(people), formatFullDate(travelOn)].join(' · ')}>
    {orderNo === undefined ? title : <Link to={paths.order({ orderId: orderNo })}>{title}</Link>}
  </Words>
)

function Amount({ trip: { amount, cheapest } }: { trip: WorstTrip }) {
  const text = useText('admin/policy/lab')
  const meta = cheapest === undefined ? undefined : text.cheapest({ amount: formatPrice(cheapest) })
  return (
    <Words {...(meta && { meta })}>
      <Price fen={amount} tone="plain" />
    </Words>
  )
}

const VerdictChange = ({ trip: { before, after } }: { trip: WorstTrip }) => (
  <span className={styles['change']}>
    <VerdictBadge verdict={before} />
    <Icon name="arrowRight" size={14} />
    <VerdictBadge verdict={after} />
  </span>
)

const Reasons = ({ trip: { sentences } }: { trip: WorstTrip }) => (
  <ul className={styles['reasons']}>
    {sentences.map((sentence) => (
      <li key={sentence}>{sentence}</li>
    ))}
  </ul>
)

function TripCard({ trip, mark }: { trip: WorstTrip; mark: React.ReactNode }) {
  return (
    <>
      <RecordLine>
        <TripName trip={trip} />
        <Amount trip={trip} />
      </RecordLine>
      <VerdictChange trip={trip} />
      <Reasons trip={trip} />
      {mark && <RecordFoot>{mark}</RecordFoot>}
    </>
  )
}
