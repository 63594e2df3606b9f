import { getFlightDemands } from '../../../../api/calls/products/intl-flight/demand'
import { mayDo, useEmployee } from '../../../../api/employee'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { useListSearch } from '../../../../kit/browser/address-secret'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Page } from '../../../../kit/layout/page'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { Tabs } from '../../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'
import { DemandFilters } from './demand-filters'
import { FlightDemandRecords } from './demand-records'
import { demandGroups, demandSearch, statesOf, type DemandSearch } from './demand-states'

export async function loader() {
  await loadTexts('products/intl-flight/demand/words', 'products/intl-flight/search', 'kit/widgets')
  return null
}

/** Requests for international flights (S2.35): by state, number, traveller, way and days, and the way to a new one. */
export function Component() {
  const text = useText('products/intl-flight/demand/words')
  const { search, change } = useListSearch(demandSearch)
  const { group } = search
  return (
    <Page title={text.title} action={<AskButton />}>
      <p>{text.intro}</p>
      <DemandFilters search={search} change={(more) => change({ ...search, ...more })} />
      <Tabs
        label={text.filter}
        value={group}
        onChange={(next) => change({ ...search, group: next })}
        tabs={demandGroups.map((value) => ({ value, label: text.groups[value] }))}
      >
        <Demands key={JSON.stringify(search)} search={search} onAll={() => change(demandSearch.none)} />
      </Tabs>
    </Page>
  )
}

/** For those who may book. */
function AskButton() {
  const text = useText('products/intl-flight/demand/words')
  if (!mayDo(useEmployee(), 'book')) return null
  return (
    <ButtonLink kind="brand" icon="plus" to={paths.flightDemandForm()}>
      {text.ask}
    </ButtonLink>
  )
}

function Demands({ search, onAll }: { search: DemandSearch; onAll: () => void }) {
  const text = useText('products/intl-flight/demand/words')
  const { group, ...filter } = demandSearch.set(search)
  const states = group && statesOf(group)
  const pages = usePages(getFlightDemands, { ...filter, ...(states && { states }) }, (page) => page)
  const empty = demandSearch.isNarrowed(search) ? (
    <EmptyState compact icon="globe" title={text.noneHere} action={<Button onClick={onAll}>{text.showAll}</Button>} />
  ) : (
    <EmptyState icon="globe" title={text.empty} action={<AskButton />}>
      {text.emptyWhy}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={72} card={168} />} empty={empty}>
      {(demands) => <FlightDemandRecords demands={demands} />}
    </PagedList>
  )
}
