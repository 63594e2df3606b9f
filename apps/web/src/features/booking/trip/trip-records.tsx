import type { TripSummary } from '@sojourn/contract/booking/trip.shapes'
import { useMemo } from 'react'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import type { ListLook } from '../../../kit/lists/list-look'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'

export function useTripColumns(): readonly Column<TripSummary>[] {
  const text = useText('booking/trip/list')
  return useMemo(
    () => [
      { key: 'trip', head: text.trip, fixed: true, cell: (trip) => <TripName trip={trip} /> },
      { key: 'days', head: text.days, width: 240, cell: daysOf },
      { key: 'travellers', head: text.traveller, cell: ({ travellers }) => text.list({ items: travellers }) },
      { key: 'orders', head: text.orderCount, width: 100, align: 'end', cell: ({ orders }) => orders },
      { key: 'total', head: text.total, width: 130, align: 'end', cell: ({ total }) => <Price fen={total} tone="plain" /> },
    ],
    [text],
  )
}

interface TripRecordsProps {
  trips: readonly TripSummary[]
  columns: readonly Column<TripSummary>[]
  look: ListLook
}

/** My trips. */
export function TripRecords({ trips, columns, look }: TripRecordsProps) {
  const text = useText('booking/trip/list')
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={trips}
      rowKey={({ travelOrderNo }) => travelOrderNo}
      look={look}
      card={(trip) => (
        <>
          <TripName trip={trip} />
          <RecordLine>
            <span>{daysOf(trip)}</span>
            <span>{text.list({ items: trip.travellers })}</span>
          </RecordLine>
          <RecordFoot>
            {text.orders({ count: trip.orders })}
            <Price fen={trip.total} tone="plain" />
          </RecordFoot>
        </>
      )}
    />
  )
}

const daysOf = ({ from, to }: TripSummary): string => (from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`)

function TripName({ trip: { travelOrderNo, name, travelType } }: { trip: TripSummary }) {
  const text = useText('booking/trip/list')
  return (
    <Words meta={travelType === 2 && <Badge>{text.travelTypes[2]}</Badge>}>
      <Link to={paths.trip({ travelOrderNo })} aria-label={text.open({ name })}>
        {name}
      </Link>
    </Words>
  )
}
