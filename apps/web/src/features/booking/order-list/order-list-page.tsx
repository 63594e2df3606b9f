import { useState } from 'react'
import type { OrderSummary } from '@sojourn/contract/booking/order.shapes'
import { getPendingOrderStatistical, getTripOrderList } from '../../../api/calls/booking/order'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { ExportButton } from '../../../kit/lists/export-button'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { SkeletonRecords } from '../../../kit/lists/records'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { Tabs } from '../../../kit/lists/tabs'
import { Price } from '../../../kit/marks/price'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { PagedList } from '../paging/paged-list'
import { usePages } from '../paging/use-pages'
import { useOrderFile } from './order-file'
import { OrderBar } from './order-bar'
import { OrderRecords, useOrderColumns, type OrderRecordsProps } from './order-records'
import { isNarrowed, noFilters, orderListRequest, orderSearch, orderTabs, toTab, type OrderSearch } from './order-search'

export async function loader() {
  await loadTexts('kit/widgets', 'booking/centre', 'booking/order/list')
  return null
}

/** My bookings (S2.32): by part, narrowed, with what can be done next. */
export function Component() {
  const text = useText('booking/order/list')
  const shared = useText('booking/centre')
  const { search, change, key } = useListSearch(orderSearch)
  const pending = useRead(getPendingOrderStatistical, {})
  const waiting = (pending.data?.waitSubmitCount ?? 0) + (pending.data?.waitPayCount ?? 0)
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
        label={text.tabsLabel}
        value={search.tab}
        onChange={(tab) => change(toTab(search, tab))}
        tabs={orderTabs.map((tab) => ({
          value: tab,
          label: text.tabs[tab],
          count: tab === 'open' ? waiting || undefined : undefined,
        }))}
      >
        <OrderWork search={search} searchKey={key} onChange={change} />
      </Tabs>
    </Page>
  )
}

interface OrderWorkProps {
  search: OrderSearch
  onChange: (next: OrderSearch, how?: { replace: boolean }) => void
}

function OrderWork({ search, searchKey, onChange }: OrderWorkProps & { searchKey: string }) {
  const look = useListLook('orders', ['ordered'])
  const columns = useOrderColumns()
  const pages = usePages(getTripOrderList, orderListRequest(search), (page) => page)
  const text = useText('booking/order/list')
  const file = useOrderFile()
  const tools = (
    <>
      <ExportButton fileName={text.title} columns={file} read={async () => (await pages.readAll(Infinity)).rows} />
      <LookMenu {...look} columns={lookColumns(columns)} />
    </>
  )
  return (
    <>
      <OrderBar search={search} orders={pages.items ?? []} onChange={onChange} tools={tools} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={5} row={68} card={156} />}
        empty={<NoOrders search={search} onChange={onChange} />}
      >
        {(orders) => <OrderResults key={searchKey} orders={orders} columns={columns} look={look.look} />}
      </PagedList>
    </>
  )
}

/** Those that can be paid may be chosen for one payment; another search is another list, in which nothing is chosen. */
function OrderResults({ orders, columns, look }: Pick<OrderRecordsProps, 'orders' | 'columns' | 'look'>) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  const payable = orders.filter((order) => order.actions.some(({ action, enabled }) => action === 'pay' && enabled))
  return (
    <>
      <OrderRecords orders={orders} columns={columns} look={look} payable={payable} chosen={chosen} onChoose={setChosen} />
      <BulkPayBar orders={payable.filter(({ orderNo }) => chosen.includes(orderNo))} onClear={() => setChosen([])} />
    </>
  )
}

/** Appears with the first chosen order: the sum, and one payment for all of them. */
function BulkPayBar({ orders, onClear }: { orders: readonly OrderSummary[]; onClear: () => void }) {
  const text = useText('booking/order/list')
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
function NoOrders({ search, onChange }: OrderWorkProps) {
  const text = useText('booking/order/list')
  const { tab, state } = search
  if (isNarrowed({ ...search, state: '' })) {
    const clear = () => onChange({ ...search, ...noFilters })
    return (
      <EmptyState title={text.noneFoundTitle} action={<Button onClick={clear}>{text.reset}</Button>}>
        {text.noneFoundText}
      </EmptyState>
    )
  }
  const others = (tab !== 'all' || state !== '') && (
    <Button onClick={() => onChange({ ...search, ...noFilters, tab: 'all' })}>{text.emptyOthers}</Button>
  )
  const name = state ? text.groups[state] : text.tabs[tab]
  return (
    <EmptyState
      icon={state === 'awaitingPayment' ? 'wallet' : 'ticket'}
      title={tab === 'all' && !state ? text.emptyAll : text.emptyGroup({ group: name })}
      action={
        <>
          {others}
          <ButtonLink kind="brand" icon="plane" to={paths.home()}>
            {text.emptyAction}
          </ButtonLink>
        </>
      }
    >
      {state === 'awaitingPayment' ? text.emptyPay : text.emptyText}
    </EmptyState>
  )
}
