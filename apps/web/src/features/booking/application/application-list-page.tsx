import { type FormEvent, useState } from 'react'
import { getTravelApplyList } from '../../../api/calls/booking/application'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './application-list.module.css'
import {
  applicationFilters,
  applicationGroups,
  applicationListRequest,
  applicationSearch,
  type ApplicationSearch,
} from './application-search'
import { ApplicationRecords } from './application-records'
import { PagedList } from '../paging/paged-list'
import { usePages } from '../paging/use-pages'
import { DateRangeField } from '../../../kit/dates/date-range-field'
import { TypeField, WordField } from './form/application-fields'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/application', 'booking/application-list')
  return null
}

/** My travel applications (S2.38): by state, filtered, with what can be done next. */
export function Component() {
  const text = useText('booking/application-list')
  const { search, change, key } = useListSearch(applicationSearch)
  const actions = (
    <div className={styles['actions']}>
      <ButtonLink to={paths.submitSchedule()}>{text.schedule}</ButtonLink>
      <ButtonLink kind="main" icon="plus" to={paths.writeTravelForm()}>
        {text.create}
      </ButtonLink>
    </div>
  )
  return (
    <Page title={text.title} action={actions}>
      <Tabs
        label={text.groupsLabel}
        value={search.group}
        onChange={(group) => change({ ...search, group })}
        tabs={applicationGroups.map((group) => ({ value: group, label: text.groups[group] }))}
      >
        <ApplicationFilters key={`filters ${key}`} search={search} onChange={change} />
        <Results key={`results ${key}`} search={search} onChange={change} />
      </Tabs>
    </Page>
  )
}

function Results({ search, onChange }: SearchProps) {
  const pages = usePages(getTravelApplyList, applicationListRequest(search), (page) => page)
  const empty = <NoApplications search={search} onChange={onChange} />
  return (
    <PagedList pages={pages} skeleton={<SkeletonRecords count={5} row={68} card={156} />} empty={empty}>
      {(applications) => <ApplicationRecords applications={applications} />}
    </PagedList>
  )
}

function NoApplications({ search, onChange }: SearchProps) {
  const text = useText('booking/application-list')
  if (applicationFilters.isNarrowed(search)) {
    const clear = () => onChange({ group: search.group, ...applicationFilters.none })
    return (
      <EmptyState title={text.noneFoundTitle} action={<Button onClick={clear}>{text.reset}</Button>}>
        {text.noneFoundText}
      </EmptyState>
    )
  }
  const all = search.group === 'all'
  return (
    <EmptyState
      icon="document"
      title={all ? text.emptyTitle : text.emptyGroup({ group: text.groups[search.group] })}
      action={
        <>
          {!all && <Button onClick={() => onChange({ ...search, group: 'all' })}>{text.showAll}</Button>}
          <ButtonLink kind="brand" icon="plus" to={paths.writeTravelForm()}>
            {text.create}
          </ButtonLink>
        </>
      }
    >
      {text.emptyText}
    </EmptyState>
  )
}

interface SearchProps {
  search: ApplicationSearch
  onChange: (next: ApplicationSearch) => void
}

/** Keyword, kind and days of travel; they take effect together and are remembered in the address. */
function ApplicationFilters({ search, onChange }: SearchProps) {
  const text = useText('booking/application-list')
  const [draft, setDraft] = useState(search)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ ...draft, group: search.group, keyword: draft.keyword.trim() })
  }
  const set = (more: Partial<ApplicationSearch>) => setDraft({ ...draft, ...more })
  return (
    <form role="search" className={styles['filters']} onSubmit={submit}>
      <WordField label={text.keyword} hint={text.keywordHint} value={draft.keyword} onChange={(keyword) => set({ keyword })} />
      <TypeField label={text.type} any={text.anyType} value={draft.type} onChange={(type) => set({ type })} />
      <DateRangeField label={text.dates} range={draft} onChange={set} />
      <div className={styles['filterActions']}>
        <Button type="submit" kind="brand" icon="search">
          {text.search}
        </Button>
        {applicationFilters.isNarrowed(search) && (
          <Button kind="quiet" onClick={() => onChange({ group: search.group, ...applicationFilters.none })}>
            {text.reset}
          </Button>
        )}
      </div>
    </form>
  )
}
