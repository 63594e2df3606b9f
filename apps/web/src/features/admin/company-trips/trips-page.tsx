import type { CompanyTrip } from '@sojourn/contract/admin/orders/order.shapes'
import { useMemo, type ReactNode } from 'react'
import { getOrderChoices, searchTrips } from '../../../api/calls/admin/orders/order'
import { queryClient, readOptions } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Link } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { daysInWords } from '../../../kit/dates/days-in-words'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { RecordLine, Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Price } from '../../../kit/marks/price'
import { formatMonthDay, formatList } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { usePages } from '../../booking/paging/use-pages'
import { FoundList } from '../orders/found-list'
import styles from '../orders/orders.module.css'
import { useOrderChoices } from '../orders/use-order-choices'
import { tripSearch, type TripSearch } from './trip-search'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getOrderChoices, {}))
  await loadTexts('kit/widgets', 'admin/orders/trips', 'admin/orders/orders')
  return null
}

/** Business trips of the company, as far as the reader may see them (S2.47). */
export function Component() {
  const text = useText('admin/orders/trips')
  const { search, change } = useListSearch(tripSearch)
  const pages = usePages(searchTrips, tripSearch.set(search), (page) => page)
  const columns = useTripColumns()
  const look = useListLook('company-trips')
  const tools = (
    <>
      <ExportList list="trips" search={tripSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <Page title={text.title}>
      <TripBar search={search} onChange={change} tools={tools} />
      <FoundList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={60} card={124} />}
        empty={<NoTrips search={search} onChange={change} />}
      >
        {(trips) => (
          <Records
            caption={text.table}
            columns={columns}
            rows={trips}
            rowKey={({ travelOrderNo }) => travelOrderNo}
            look={look.look}
            card={(trip) => <TripCard trip={trip} />}
          />
        )}
      </FoundList>
    </Page>
  )
}

function useTripColumns(): readonly Column<CompanyTrip>[] {
  const { columns } = useText('admin/orders/trips')
  return useMemo(
    (): readonly Column<CompanyTrip>[] => [
      { key: 'name', fixed: true, head: columns.name, cell: (trip) => <TripName trip={trip} /> },
      { key: 'owner', head: columns.owner, width: 130, cell: ({ owner }) => owner },
      { key: 'days', head: columns.days, width: 180, cell: (trip) => <TripDays trip={trip} /> },
      { key: 'travellers', head: columns.travellers, width: 200, cell: ({ travellers }) => formatList(travellers) },
      { key: 'orders', head: columns.orders, width: 90, align: 'end', cell: ({ orders }) => orders },
      { key: 'total', head: columns.total, width: 120, align: 'end', cell: ({ total }) => <Price fen={total} tone="plain" /> },
    ],
    [columns],
  )
}

const TripName = ({ trip: { travelOrderNo, name } }: { trip: CompanyTrip }) => (
  <Link to={paths.companyTrip({ travelOrderNo })} className={styles['name']}>
    {name}
  </Link>
)

function TripDays({ trip: { from, to } }: { trip: CompanyTrip }) {
  const text = useText('admin/orders/trips')
  return from === to ? formatMonthDay(from) : text.span({ from: formatMonthDay(from), to: formatMonthDay(to) })
}

function TripCard({ trip }: { trip: CompanyTrip }) {
  return (
    <>
      <RecordLine>
        <TripName trip={trip} />
        <Price fen={trip.total} tone="plain" />
      </RecordLine>
      <span className={styles['soft']}>{formatList(trip.travellers)}</span>
      <span className={styles['soft']}>
        <TripDays trip={trip} />
      </span>
    </>
  )
}

interface TripsProps {
  search: TripSearch
  onChange: (next: TripSearch, how?: { replace: boolean }) => void
}

function TripBar({ search, onChange, tools }: TripsProps & { tools: ReactNode }) {
  const text = useText('admin/orders/trips')
  const { departments } = useOrderChoices()
  const set = (more: Partial<TripSearch>) => onChange({ ...search, ...more })
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={
        <>
          <FilterSelect
            label={text.department}
            all={text.anyDepartment}
            values={departments.map(({ id }) => id)}
            names={Object.fromEntries(departments.map(({ id, name }) => [id, name]))}
            value={search.departmentId}
            none=""
            onChange={(departmentId) => set({ departmentId })}
          />
          <DateRangeField label={text.days} hideLabel range={search} onChange={set} />
        </>
      }
      narrowed={useNarrowings(search, set)}
      onReset={() => onChange(tripSearch.none)}
      tools={tools}
    />
  )
}

function useNarrowings(search: TripSearch, set: (more: Partial<TripSearch>) => void): Narrowing[] {
  const text = useText('admin/orders/trips')
  const widgets = useText('kit/widgets')
  const { departments } = useOrderChoices()
  const department = departments.find(({ id }) => id === search.departmentId)?.name.trim()
  const { from, to } = search
  return [
    ...(department ? [{ key: 'department', name: department, onRemove: () => set({ departmentId: '' }) }] : []),
    ...(from || to
      ? [{ key: 'days', name: `${text.days} ${daysInWords(widgets, search)}`, onRemove: () => set({ from: '', to: '' }) }]
      : []),
  ]
}

function NoTrips({ search, onChange }: TripsProps) {
  const text = useText('admin/orders/trips')
  if (!tripSearch.isNarrowed(search))
    return (
      <EmptyState icon="briefcase" title={text.noneTitle}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <EmptyState title={text.noneFoundTitle} action={<Button onClick={() => onChange(tripSearch.none)}>{text.reset}</Button>}>
      {text.noneFoundText}
    </EmptyState>
  )
}
