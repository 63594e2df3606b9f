import type { CompanyOrder } from '@sojourn/contract/admin/orders/order.shapes'
import { countedAtMost, orderPhases } from '@sojourn/contract/admin/orders/order-words'
import { useLocation } from 'react-router'
import { getOrderChoices, searchOrders } from '../../../api/calls/admin/orders/order'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { useListSearch } from '../../../kit/browser/address-secret'
import { Page } from '../../../kit/layout/page'
import { useListLook } from '../../../kit/lists/list-look'
import { LookMenu, lookColumns } from '../../../kit/lists/look-menu'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Tabs } from '../../../kit/lists/tabs'
import { formatFigure } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { usePages } from '../../booking/paging/use-pages'
import { ActMenu } from './act-menu'
import { FoundList } from './found-list'
import { NoOrders } from './no-orders'
import { OrderBar } from './order-bar'
import { OrderCard, useOrderColumns } from './order-columns'
import { orderRequest, orderSearch, sortOf, withSort, type OrderSearch } from './order-search'
import { useOrderChoices } from './use-order-choices'
import { ViewsMenu } from './views-menu'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getOrderChoices, {}))
  await loadTexts('kit/widgets', 'admin/orders/orders', 'admin/orders/words', 'admin/acting', 'admin/company/catalogue')
  return null
}

/** Seldom looked at, and each takes room from what is. */
const hiddenAtFirst = ['booker', 'transacted', 'settleType', 'channel']

/** The company's orders, as far as the reader may see them (S2.47). */
export function Component() {
  const text = useText('admin/orders/orders')
  const { phases } = useText('admin/orders/words')
  const { counts } = useOrderChoices()
  const { search, change } = useListSearch(orderSearch)
  // The report narrows by the same filters, whose lines it saves as a file.
  const { search: asked, hash: secret } = useLocation()
  const tabOf = (phase: (typeof orderPhases)[number]) => {
    const counted = counts.find((each) => each.phase === phase)
    return counted?.atLeast
      ? { value: phase, label: text.atLeast({ name: phases[phase], count: formatFigure(countedAtMost) }) }
      : { value: phase, label: phases[phase], count: counted?.count || undefined }
  }
  return (
    <Page
      title={text.title}
      action={
        <ButtonLink kind="quiet" icon="list" to={`${paths.orderReport()}${asked}${secret}`}>
          {text.toReport}
        </ButtonLink>
      }
    >
      <Tabs
        label={text.tabs}
        value={search.phase === '' ? 'all' : search.phase}
        onChange={(tab) => change({ ...search, phase: tab === 'all' ? '' : tab })}
        tabs={[{ value: 'all', label: text.all }, ...orderPhases.map(tabOf)]}
      >
        <Orders search={search} onChange={change} />
      </Tabs>
    </Page>
  )
}

/** What can be done with a row, for who may act for others. */
function useActing(): Column<CompanyOrder> | undefined {
  const { actions } = useText('admin/company/catalogue')
  if (!mayDo(useEmployee(), 'actForOthers')) return undefined
  const head = <span className="visually-hidden">{actions}</span>
  return { key: 'actions', head, width: 56, align: 'end', cell: (order) => <ActMenu order={order} /> }
}

interface OrdersProps {
  search: OrderSearch
  onChange: (next: OrderSearch, how?: { replace: boolean }) => void
}

function Orders({ search, onChange }: OrdersProps) {
  const text = useText('admin/orders/orders')
  const look = useListLook('companyOrders', hiddenAtFirst)
  const columns = useOrderColumns()
  const acting = useActing()
  const pages = usePages(searchOrders, orderRequest(search), (page) => page)
  const chosen = lookColumns(columns)
  const tools = (
    <>
      <ViewsMenu list="orders" columns={chosen} search={search} onChange={onChange} {...look} />
      <LookMenu {...look} columns={chosen} />
    </>
  )
  return (
    <>
      <OrderBar search={search} onChange={onChange} tools={tools} />
      <FoundList
        pages={pages}
        skeleton={<SkeletonRecords count={8} row={60} card={148} />}
        empty={<NoOrders search={search} onChange={onChange} />}
      >
        {(orders) => (
          <Records
            caption={text.table}
            columns={acting ? [...columns, acting] : columns}
            rows={orders}
            rowKey={({ orderNo }) => orderNo}
            look={look.look}
            sort={sortOf(search)}
            onSort={(sort) => onChange(withSort(search, sort))}
            card={(order) => <OrderCard order={order} menu={acting?.cell(order)} />}
          />
        )}
      </FoundList>
    </>
  )
}
