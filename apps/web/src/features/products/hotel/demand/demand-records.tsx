import type { HotelDemandSummary } from '@sojourn/contract/products/hotel/demand.shapes'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Words } from '../../../../kit/layout/words'
import { RecordFoot, Records } from '../../../../kit/lists/records'
import type { Column } from '../../../../kit/lists/table'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { demandTones } from './demand-states'

interface DemandPart {
  demand: HotelDemandSummary
}

/** Requests for hotels, in lines or cards. */
export function HotelDemandRecords({ demands }: { demands: readonly HotelDemandSummary[] }) {
  const text = useText('products/hotel/demand')
  const { columns: heads } = text
  const columns: Column<HotelDemandSummary>[] = [
    { key: 'stay', head: heads.stay, cell: (demand) => <Stay demand={demand} /> },
    { key: 'guests', head: heads.guests, width: 160, cell: (demand) => <Guests demand={demand} /> },
    { key: 'asked', head: heads.asked, width: 168, cell: (demand) => formatInstant(demand.createdAt) },
    { key: 'state', head: heads.state, width: 200, cell: (demand) => <DemandStatus demand={demand} /> },
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
            <DemandStatus demand={demand} />
            <Open demand={demand} />
          </RecordFoot>
        </>
      )}
    />
  )
}

function Stay({ demand }: DemandPart) {
  const text = useText('products/hotel/demand')
  const words = useText('products/hotel/words')
  const { demandNo, cityName, hotelName, checkInDate, checkOutDate, nightCount, rooms } = demand
  return (
    <Words
      meta={text.stayLine({
        checkIn: formatDate(checkInDate),
        checkOut: formatDate(checkOutDate),
        nights: words.nights({ count: nightCount }),
        rooms: words.rooms({ count: rooms }),
      })}
    >
      <Link to={paths.hotelDemand({ demandNo })}>{text.hotelIn({ city: cityName, hotel: hotelName || text.anyHotel })}</Link>
    </Words>
  )
}

function Guests({ demand: { travellers, requester } }: DemandPart) {
  const text = useText('products/hotel/demand')
  return (
    <Words meta={text.by({ name: requester })}>{text.guests({ first: travellers[0] ?? '', count: travellers.length })}</Words>
  )
}

function DemandStatus({ demand: { state, stateName, due, late, plans } }: DemandPart) {
  const text = useText('products/hotel/demand')
  const by = due && (state === 'quoted' ? text.stands : late ? text.missed : text.promised)({ time: formatInstant(due) })
  return (
    <Words meta={by && (state === 'quoted' ? `${text.plans({ count: plans })} · ${by}` : by)}>
      <Badge tone={late ? 'bad' : demandTones[state]}>{stateName}</Badge>
    </Words>
  )
}

function Open({ demand: { demandNo, state, orderNo } }: DemandPart) {
  const text = useText('products/hotel/demand')
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
