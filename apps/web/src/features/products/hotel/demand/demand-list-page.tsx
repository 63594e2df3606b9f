import { getHotelDemands } from '../../../../api/calls/products/hotel/demand'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useListSearch, useSearchAddress } from '../../../../kit/browser/address-secret'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { SkeletonRecords } from '../../../../kit/lists/records'
import { Tabs } from '../../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'
import { DemandAsk } from './demand-ask'
import { HotelDemandRecords } from './demand-records'
import { type DemandGroup, demandGroups, demandSearch, statesOf } from './demand-states'

export async function loader() {
  await loadTexts(
    'products/hotel/demand',
    'products/hotel/words',
    'products/hotel/list',
    'booking/placing/choice',
    'booking/traveller',
    'kit/drafts',
    'kit/widgets',
  )
  return null
}

/** Requests for hotels that the list lacks (S2.37): by state, and the way to a new one. */
export function Component() {
  const text = useText('products/hotel/demand')
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
  const text = useText('products/hotel/demand')
  if (!mayDo(useEmployee(), 'book')) return null
  return (
    <ButtonLink kind="brand" icon="plus" to={paths.hotelDemands({ ask: 1 })}>
      {text.ask}
    </ButtonLink>
  )
}

function Demands({ group, onAll }: { group: DemandGroup; onAll: () => void }) {
  const text = useText('products/hotel/demand')
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
      {(demands) => <HotelDemandRecords demands={demands} />}
    </PagedList>
  )
}
