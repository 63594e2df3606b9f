import { tripStages } from '@sojourn/contract/booking/trip.calls'
import { getTrips } from '../../../api/calls/booking/trip'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../paging/paged-list'
import { usePages } from '../paging/use-pages'
import { TripBar } from './trip-bar'
import { TripProposal } from './trip-proposal'
import { TripRecords, useTripColumns } from './trip-records'
import { isTripNarrowed, noTripFilters, tripRequest, tripSearch, type TripSearch } from './trip-search'
import styles from './trip.module.css'

/** My trips by stage, narrowed, and orders that look like one. */
export function TripList() {
  const text = useText('booking/trip/list')
  const { search, change, key } = useListSearch(tripSearch)
  return (
    <Page title={text.title} back={paths.myBookings()}>
      <Tabs
        label={text.tabsLabel}
        value={search.stage}
        onChange={(stage) => change({ ...search, stage })}
        tabs={tripStages.map((stage) => ({ value: stage, label: text.stages[stage] }))}
      >
        <TripWork search={search} searchKey={key} onChange={change} />
      </Tabs>
    </Page>
  )
}

interface TripWorkProps {
  search: TripSearch
  onChange: (next: TripSearch, how?: { replace: boolean }) => void
}

function TripWork({ search, searchKey, onChange }: TripWorkProps & { searchKey: string }) {
  const look = useListLook('trips')
  const columns = useTripColumns()
  const pages = usePages(getTrips, tripRequest(search), ({ trips, next }) => ({ list: trips, ...(next && { next }) }))
  const tools = <LookMenu {...look} columns={lookColumns(columns)} />
  const proposals = isTripNarrowed(search) ? [] : (pages.first?.proposals ?? [])
  return (
    <div className={styles['list']}>
      {proposals.map((proposal) => (
        <TripProposal key={proposal.orders[0]?.orderNo} proposal={proposal} />
      ))}
      <TripBar search={search} trips={pages.items ?? []} onChange={onChange} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={5} row={68} card={120} />}
        empty={<NoTrips search={search} onChange={onChange} />}
      >
        {(trips) => <TripRecords key={searchKey} trips={trips} columns={columns} look={look.look} />}
      </PagedList>
    </div>
  )
}

function NoTrips({ search, onChange }: TripWorkProps) {
  const text = useText('booking/trip/list')
  if (isTripNarrowed(search)) {
    return (
      <EmptyState
        icon="search"
        title={text.noneFoundTitle}
        action={<Button onClick={() => onChange({ ...search, ...noTripFilters })}>{text.reset}</Button>}
      >
        {text.noneFoundText}
      </EmptyState>
    )
  }
  if (search.stage === 'over') {
    return (
      <EmptyState
        icon="briefcase"
        title={text.noneOverTitle}
        action={<Button onClick={() => onChange({ ...search, stage: 'upcoming' })}>{text.toUpcoming}</Button>}
      >
        {text.noneOverText}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon="briefcase"
      title={text.emptyTitle}
      action={
        <ButtonLink kind="brand" to={paths.home()}>
          {text.book}
        </ButtonLink>
      }
    >
      {text.emptyText}
    </EmptyState>
  )
}
