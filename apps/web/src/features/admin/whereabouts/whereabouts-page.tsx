import type { WhereaboutsCounts } from '@sojourn/contract/admin/orders/whereabouts.calls'
import { whereaboutsActivities } from '@sojourn/contract/admin/orders/whereabouts-words'
import type { ReactNode } from 'react'
import { searchWhereabouts } from '../../../api/calls/admin/orders/whereabouts'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { DateField } from '../../../kit/dates/date-field'
import { chinaNow } from '../../../kit/dates/server-time'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportList } from '../../booking/list-file/export-list'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar } from '../../../kit/lists/list-bar'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import { Badge } from '../../../kit/marks/badge'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { activityIcons } from './activity-looks'
import { useWhereaboutsColumns, WhereaboutsCard } from './whereabouts-columns'
import { isNarrowed, whereaboutsSearch, withoutFilters, type WhereaboutsSearch } from './whereabouts-search'
import styles from './whereabouts.module.css'

export async function loader() {
  await loadTexts('kit/widgets', 'admin/orders/whereabouts')
  return null
}

/** Where people are on a day, by what was issued to them (S2.44). */
export function Component() {
  const text = useText('admin/orders/whereabouts')
  const { search, change } = useListSearch(whereaboutsSearch)
  const pages = usePages(searchWhereabouts, whereaboutsSearch.set(search), (page) => page)
  const columns = useWhereaboutsColumns()
  const look = useListLook('whereabouts')
  const tools = (
    <>
      <ExportList list="whereabouts" search={whereaboutsSearch.set(search)} fileName={text.title} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  const counts = pages.first?.counts
  return (
    <Page title={text.title} chips={counts && <Counts counts={counts} />}>
      <p className={styles['lead']}>{text.lead}</p>
      <Bar search={search} cities={counts?.cities ?? []} onChange={change} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={60} card={140} />}
        empty={<Nobody search={search} onChange={change} />}
      >
        {(rows) => (
          <Records
            caption={text.table}
            columns={columns}
            rows={rows}
            rowKey={({ key }) => key}
            look={look.look}
            card={(row) => <WhereaboutsCard row={row} />}
          />
        )}
      </PagedList>
    </Page>
  )
}

function Counts({ counts: { people, activities } }: { counts: WhereaboutsCounts }) {
  const text = useText('admin/orders/whereabouts')
  return (
    <>
      <Badge icon="users" tone="brand">{`${text.people} ${people}`}</Badge>
      {whereaboutsActivities.map(
        (activity) =>
          activities[activity] > 0 && (
            <Badge key={activity} icon={activityIcons[activity]}>{`${text.activities[activity]} ${activities[activity]}`}</Badge>
          ),
      )}
    </>
  )
}

interface SearchProps {
  search: WhereaboutsSearch
  onChange: (next: WhereaboutsSearch, how?: { replace: boolean }) => void
}

function Bar({ search, cities, onChange, tools }: SearchProps & { cities: WhereaboutsCounts['cities']; tools: ReactNode }) {
  const text = useText('admin/orders/whereabouts')
  const set = (more: Partial<WhereaboutsSearch>) => onChange({ ...search, ...more })
  const names = Object.fromEntries(cities.map(({ city, ...there }) => [city, text.cityPeople(there)]))
  const { city, activity } = search
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={<Filters search={search} cities={cities} names={names} set={set} />}
      narrowed={[
        ...(city ? [{ key: 'city', name: names[city] ?? city, onRemove: () => set({ city: '' }) }] : []),
        ...(activity ? [{ key: 'activity', name: text.activities[activity], onRemove: () => set({ activity: '' }) }] : []),
      ]}
      onReset={() => onChange(withoutFilters(search))}
      tools={tools}
    />
  )
}

interface FiltersProps extends Pick<SearchProps, 'search'> {
  cities: WhereaboutsCounts['cities']
  names: Readonly<Record<string, string>>
  set: (more: Partial<WhereaboutsSearch>) => void
}

function Filters({ search, cities, names, set }: FiltersProps) {
  const text = useText('admin/orders/whereabouts')
  return (
    <>
      <DateField
        label={text.date}
        hideLabel
        value={search.date || chinaNow().date}
        onChange={(date) => set({ date: date === chinaNow().date ? '' : date, city: '' })}
      />
      <FilterSelect
        label={text.city}
        all={text.anyCity}
        values={cities.map((each) => each.city)}
        names={names}
        value={search.city}
        none=""
        onChange={(next) => set({ city: next })}
      />
      <FilterSelect
        label={text.activity}
        all={text.anyActivity}
        values={whereaboutsActivities}
        names={text.activities}
        value={search.activity}
        none=""
        onChange={(next) => set({ activity: next })}
      />
    </>
  )
}

function Nobody({ search, onChange }: SearchProps) {
  const text = useText('admin/orders/whereabouts')
  if (!isNarrowed(search))
    return (
      <EmptyState icon="pin" title={text.noneTitle}>
        {text.noneText}
      </EmptyState>
    )
  return (
    <EmptyState
      title={text.noneFoundTitle}
      action={<Button onClick={() => onChange(withoutFilters(search))}>{text.reset}</Button>}
    >
      {text.noneFoundText}
    </EmptyState>
  )
}
