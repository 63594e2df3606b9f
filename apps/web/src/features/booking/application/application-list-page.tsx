import { getTravelApplyList } from '../../../api/calls/booking/application/application'
import { Button } from '../../../kit/actions/button'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../paging/paged-list'
import { usePages } from '../paging/use-pages'
import { ApplicationBar } from './application-bar'
import styles from './application-list.module.css'
import { ApplicationRecords, useApplicationColumns } from './application-records'
import {
  applicationFilters,
  applicationListRequest,
  applicationSearch,
  applicationTabs,
  toTab,
  type ApplicationSearch,
} from './application-search'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/application/words', 'booking/application/list')
  return null
}

/** My travel applications (S2.38): by state, filtered, with what can be done next. */
export function Component() {
  const text = useText('booking/application/list')
  const { search, change, key } = useListSearch(applicationSearch)
  const actions = (
    <div className={styles['actions']}>
      <ButtonLink to={paths.submitSchedule()}>{text.schedule}</ButtonLink>
      <ButtonLink kind="brand" icon="plus" to={paths.writeTravelForm()}>
        {text.create}
      </ButtonLink>
    </div>
  )
  return (
    <Page title={text.title} action={actions}>
      <Tabs
        label={text.tabsLabel}
        value={search.tab}
        onChange={(tab) => change(toTab(search, tab))}
        tabs={applicationTabs.map((tab) => ({ value: tab, label: text.tabs[tab] }))}
      >
        <ApplicationWork search={search} searchKey={key} onChange={change} />
      </Tabs>
    </Page>
  )
}

interface SearchProps {
  search: ApplicationSearch
  onChange: (next: ApplicationSearch, how?: { replace: boolean }) => void
}

function ApplicationWork({ search, searchKey, onChange }: SearchProps & { searchKey: string }) {
  const look = useListLook('applications')
  const columns = useApplicationColumns()
  const pages = usePages(getTravelApplyList, applicationListRequest(search), (page) => page)
  const tools = <LookMenu {...look} columns={lookColumns(columns)} />
  return (
    <>
      <ApplicationBar search={search} applications={pages.items ?? []} onChange={onChange} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={5} row={68} card={156} />}
        empty={<NoApplications search={search} onChange={onChange} />}
      >
        {(applications) => <ApplicationRecords key={searchKey} applications={applications} columns={columns} look={look.look} />}
      </PagedList>
    </>
  )
}

function NoApplications({ search, onChange }: SearchProps) {
  const text = useText('booking/application/list')
  if (applicationFilters.isNarrowed(search)) {
    const clear = () => onChange({ ...search, ...applicationFilters.none })
    return (
      <EmptyState title={text.noneFoundTitle} action={<Button onClick={clear}>{text.reset}</Button>}>
        {text.noneFoundText}
      </EmptyState>
    )
  }
  const all = search.tab === 'all'
  return (
    <EmptyState
      icon="document"
      title={all ? text.emptyTitle : text.emptyGroup({ group: text.tabs[search.tab] })}
      action={!all && <Button onClick={() => onChange({ ...search, tab: 'all' })}>{text.showAll}</Button>}
    >
      {text.emptyText}
    </EmptyState>
  )
}
