import { useState } from 'react'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { useRead } from '../../../api/queries'
import { useListSearch } from '../../../kit/browser/address-secret'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { OrderFilters } from './order-filters'
import { isNarrowed, noFilters, orderGroups, orderListRequest, orderSearch, type OrderSearch } from './order-search'
import { OrderRecords } from './order-records'
import { PagedList } from '../paging/paged-list'
import { usePages } from '../paging/use-pages'
import { Price } from '../../../kit/marks/price'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/centre-orders')
  return null
}

/** My bookings (S2.32): by state, filtered, with what can be done next. */
export function Component() {
  const text = useText('booking/centre-orders')
  const shared = useText('booking/centre')
  const { search, change, key } = useListSearch(orderSearch)
  const pending = useRead(getPendingOrderStatistical, {})
  const counts: Partial<Record<OrderSearch['group'], number | undefined>> = {
    draft: pending.data?.waitSubmitCount || undefined,
    awaitingPayment: pending.data?.waitPayCount || undefined,
  }
  return (
    <Page
      title={text.title}
      action={
        <>
          <ButtonLink kind="quiet" icon="briefcase" to={paths.trips()}>
            {text.trips}
          </ButtonLink>
          <ButtonLink kind="quiet" icon="ticket" to={paths.openTickets()}>
            {shared.openTickets}
          </ButtonLink>
        </>
      }
    >
      <Tabs
        label={text.groupsLabel}
        value={search.group}
        onChange={(group) => change({ ...search, group })}
        tabs={orderGroups.map((group) => ({ value: group, label: text.groups[group], count: counts[group] }))}
      >
        <OrderFilters key={`filters ${key}`} search={search} onChange={change} />
        <OrderResults key={`results ${key}`} search={search} onChange={change} />
      </Tabs>
    </Page>
  )
}

function OrderResults({ search, onChange }: { search: OrderSearch; onChange: (next: OrderSearch) => void }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const pages = usePages(getTripOrderList, orderListRequest(search), (page) => page)
  const payable = (pages.items ?? []).filter((order) => order.actions.some(({ action, enabled }) => action === 'pay' && enabled))
  return (
    <>
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={5} row={68} card={156} />}
        empty={<NoOrders search={search} onChange={onChange} />}
      >
        {(orders) => <OrderRecords orders={orders} payable={payable} chosen={chosen} onChoose={setChosen} />}
      </PagedList>
      <BulkPayBar orders={payable.filter(({ orderNo }) => chosen.includes(orderNo))} onClear={() => setChosen([])} />
    </>
  )
}

/** Appears with the first chosen order: the sum, and one payment for all of them. */
function BulkPayBar({ orders, onClear }: { orders: readonly OrderSummary[]; onClear: () => void }) {
  const text = useText('booking/centre-orders')
  const total = orders.reduce((sum, order) => sum + order.total, 0)
  return (
    <SelectionBar count={orders.length} words={text} onClear={onClear}>
      <span>
        {text.together} <Price fen={total} size="large" />
      </span>
      <ButtonLink kind="main" to={paths.pay({ orderNos: orders.map(({ orderNo }) => orderNo) })}>
        {text.payTogether}
      </ButtonLink>
    </SelectionBar>
  )
}

/** Why the list is empty and where to go from here. */
function NoOrders({ search, onChange }: { search: OrderSearch; onChange: (next: OrderSearch) => void }) {
  const text = useText('booking/centre-orders')
  if (isNarrowed(search)) {
    const clear = () => onChange({ group: search.group, ...noFilters })
    return (
      <EmptyState title={text.noneFoundTitle} action={<Button onClick={clear}>{text.reset}</Button>}>
        {text.noneFoundText}
      </EmptyState>
    )
  }
  const others = search.group !== 'all' && (
    <Button onClick={() => onChange({ ...search, group: 'all' })}>{text.emptyOthers}</Button>
  )
  return (
    <EmptyState
      icon={search.group === 'awaitingPayment' ? 'wallet' : 'ticket'}
      title={search.group === 'all' ? text.emptyAll : text.emptyGroup({ group: text.groups[search.group] })}
      action={
        <>
          {others}
          <ButtonLink kind="brand" icon="plane" to={paths.home()}>
            {text.emptyAction}
          </ButtonLink>
        </>
      }
    >
      {search.group === 'awaitingPayment' ? text.emptyPay : text.emptyText}
    </EmptyState>
  )
}
