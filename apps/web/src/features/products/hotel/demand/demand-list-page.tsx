import type { HotelDemandSummary } from '@sojourn/contract/products/hotel/demand.shapes'
import { getHotelDemands } from '../../../../api/calls/products/hotel/demand'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useListSearch, useSearchAddress } from '../../../../kit/browser/address-secret'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { RecordFoot, Records, SkeletonRecords } from '../../../../kit/lists/records'
import { Tabs } from '../../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'
import { DemandAsk } from './demand-ask'
import { type DemandGroup, demandGroups, demandSearch, demandTones, statesOf } from './demand-states'
import { Badge } from '../../../../kit/marks/badge'
import { formatDate, formatInstant } from '../../../../kit/text/format'
import type { Column } from '../../../../kit/lists/table'
import { Words } from '../../../../kit/layout/words'

export async function loader() {
  await loadTexts(
    'products/hotel-demand',
    'products/hotel-words',
    'products/hotel-list',
    'booking/choice',
    'booking/traveller',
    'kit/drafts',
    'kit/widgets',
  )
  return null
}

/** Requests for hotels that the list lacks (S2.37): by state, and the way to a new one. */
export function Component() {
  const text = useText('products/hotel-demand')
  const [address] = useSearchAddress()
  const { search, change } = useListSearch(demandSearch)
  if (address.get('ask') === '1') return <DemandAsk address={address} />
  const { group } = search
  return (
    <Page title={text.title} action={<AskButton />}>
      <p>{text.intro}</p>
      <Tabs
        label={text.filter}
        value={group}
        onChange={(next) => change({ group: next })}
        tabs={demandGroups.map((value) => ({ value, label: text.groups[value] }))}
      >
        <Demands key={group} group={group} onAll={() => change(demandSearch.none)} />
      </Tabs>
    </Page>
  )
}

/** For those who may book. */
function AskButton() {
  const text = useText('products/hotel-demand')
  if (!mayDo(useEmployee(), 'book')) return null
  return (
    <ButtonLink kind="main" icon="plus" to={paths.hotelDemands({ ask: 1 })}>
      {text.ask}
    </ButtonLink>
  )
}

function Demands({ group, onAll }: { group: DemandGroup; onAll: () => void }) {
  const text = useText('products/hotel-demand')
  const states = statesOf(group)
  const pages = usePages(getHotelDemands, states ? { states } : {}, (page) => page)
  const empty =
    group === 'all' ? (
      <EmptyState icon="hotel" title={text.empty} action={<AskButton />}>
        {text.emptyWhy}
      </EmptyState>
    ) : (
      <EmptyState compact icon="hotel" title={text.noneHere} action={<Button onClick={onAll}>{text.showAll}</Button>} />
    )
  return (
    <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={72} card={168} />} empty={empty}>
      {(demands) => <DemandRecords demands={demands} />}
    </PagedList>
  )
}

interface DemandPart {
  demand: HotelDemandSummary
}

/** Requests for hotels. */
function DemandRecords({ demands }: { demands: readonly HotelDemandSummary[] }) {
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
  const text = useText('products/hotel-demand')
  return (
    <Words meta={text.by({ name: requester })}>{text.guests({ first: travellers[0] ?? '', count: travellers.length })}</Words>
  )
}

function Standing({ demand: { state, stateName, due, late, plans } }: DemandPart) {
  const text = useText('products/hotel-demand')
  const by = due && (state === 'quoted' ? text.stands : late ? text.missed : text.promised)({ time: formatInstant(due) })
  return (
    <Words meta={by && (state === 'quoted' ? `${text.plans({ count: plans })} · ${by}` : by)}>
      <Badge tone={late ? 'bad' : demandTones[state]}>{stateName}</Badge>
    </Words>
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
