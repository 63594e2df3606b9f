import type { HotelDemandSummary } from '@sojourn/contract/products/hotel-demand.shapes'
import { Badge } from '../../../kit/badge'
import { formatDate, formatInstant } from '../../../kit/format'
import { ButtonLink, Link } from '../../../kit/link'
import { RecordFoot, Records } from '../../../kit/records'
import type { Column } from '../../../kit/table'
import { useText } from '../../../kit/text'
import { paths } from '../../../paths'
import styles from './demand.module.css'
import { demandTones } from './demand-states'

interface DemandPart {
  demand: HotelDemandSummary
}

/** Requests for hotels. */
export function DemandRecords({ demands }: { demands: readonly HotelDemandSummary[] }) {
  const text = useText('products/hotel-demand')
  const { columns: heads } = text
  const columns: Column<HotelDemandSummary>[] = [
    { key: 'stay', head: heads.stay, cell: (demand) => <Stay demand={demand} /> },
    { key: 'guests', head: heads.guests, width: 160, cell: (demand) => <Guests demand={demand} /> },
    { key: 'asked', head: heads.asked, width: 168, cell: (demand) => formatInstant(demand.createdAt) },
    { key: 'state', head: heads.state, width: 200, cell: (demand) => <Standing demand={demand} /> },
    { key: 'action', head: heads.action, width: 120, align: 'end', cell: (demand) => <Open demand={demand} /> },
  ]
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={demands}
      rowKey={({ demandNo }) => demandNo}
      card={(demand) => (
        <>
          <Stay demand={demand} />
          <Guests demand={demand} />
          <RecordFoot>
            <Standing demand={demand} />
            <Open demand={demand} />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Stay({ demand }: DemandPart) {
  const text = useText('products/hotel-demand')
  const words = useText('products/hotel-words')
  const { demandNo, cityName, hotelName, checkInDate, checkOutDate, nightCount, rooms } = demand
  return (
    <span className={styles['words']}>
      <Link to={paths.hotelDemand({ demandNo })}>{text.hotelIn({ city: cityName, hotel: hotelName || text.anyHotel })}</Link>
      <span className={styles['soft']}>
        {text.stayLine({
          checkIn: formatDate(checkInDate),
          checkOut: formatDate(checkOutDate),
          nights: words.nights({ count: nightCount }),
          rooms: words.rooms({ count: rooms }),
        })}
      </span>
    </span>
  )
}

function Guests({ demand: { travellers, requester } }: DemandPart) {
  const text = useText('products/hotel-demand')
  return (
    <span className={styles['words']}>
      {text.guests({ first: travellers[0] ?? '', count: travellers.length })}
      <span className={styles['soft']}>{text.by({ name: requester })}</span>
    </span>
  )
}

function Standing({ demand: { state, stateName, due, plans } }: DemandPart) {
  const text = useText('products/hotel-demand')
  const by = due && (state === 'quoted' ? text.stands : text.promised)({ time: formatInstant(due) })
  return (
    <span className={styles['words']}>
      <span>
        <Badge tone={demandTones[state]}>{stateName}</Badge>
      </span>
      {by && <span className={styles['soft']}>{state === 'quoted' ? `${text.plans({ count: plans })} · ${by}` : by}</span>}
    </span>
  )
}

function Open({ demand: { demandNo, state, orderNo } }: DemandPart) {
  const text = useText('products/hotel-demand')
  if (orderNo)
    return (
      <ButtonLink size="compact" to={paths.hotelOrder({ orderId: orderNo })}>
        {text.toOrder}
      </ButtonLink>
    )
  const waits = state === 'quoted'
  return (
    <ButtonLink
      size="compact"
      kind={waits ? 'brand' : 'plain'}
      to={paths.hotelDemand({ demandNo })}
      aria-label={text.openOf({ number: demandNo })}
    >
      {waits ? text.choosePlan : text.open}
    </ButtonLink>
  )
}
