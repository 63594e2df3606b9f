import type { TicketParts, UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import { ticketChoices, ticketSorts, ticketStatuses } from '@sojourn/contract/admin/orders/order-words'
import { exportUnusedTickets, getOrderExports } from '../../../api/calls/admin/orders/order-export'
import { getOrderChoices, searchUnusedTickets } from '../../../api/calls/admin/orders/order'
import { queryClient, readOptions, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { useListSearch } from '../../../kit/browser/address-secret'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { Page } from '../../../kit/layout/page'
import { FilterSelect } from '../../../kit/lists/filter-select'
import { ListBar, type Narrowing } from '../../../kit/lists/list-bar'
import { Records, SkeletonRecords } from '../../../kit/lists/records'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { toast } from '../../../kit/overlays/toast'
import { formatMonth } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { PagedList } from '../../booking/paging/paged-list'
import { usePages } from '../../booking/paging/use-pages'
import { OrderFiles } from '../order-files/order-files'
import styles from '../orders/orders.module.css'
import { useOrderChoices } from '../orders/use-order-choices'
import { TicketCard, useTicketColumns } from './ticket-columns'
import { TicketRadar } from './ticket-radar'
import { askedOf, isNarrowed, ticketSearch, withoutFilters, type TicketSearch } from './ticket-search'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getOrderChoices, {}))
  await loadTexts('kit/widgets', 'admin/orders/unused-tickets', 'admin/orders/words', 'admin/orders/report')
  return null
}

/** Tickets of the company that nobody used (S2.47). */
export function Component() {
  const text = useText('admin/orders/unused-tickets')
  const { search, change } = useListSearch(ticketSearch)
  const pages = usePages(searchUnusedTickets, askedOf(search), (page) => page)
  const columns = useTicketColumns()
  const { first } = pages
  return (
    <Page
      title={text.title}
      chips={
        first &&
        first.count > 0 && (
          <>
            <Badge icon="ticket">{text.count({ count: first.count })}</Badge>
            <Badge tone="warn" icon="alert">
              {text.atRisk} <Price fen={first.atRisk} tone="plain" />
            </Badge>
          </>
        )
      }
      action={<ExportTickets search={search} />}
    >
      <p className={styles['lead']}>{text.lead}</p>
      <OrderFiles what="tickets" />
      {first && (first.count > 0 || isNarrowed(search)) && (
        <TicketRadar parts={first.parts} search={search} set={(more) => change({ ...search, ...more })} />
      )}
      <TicketBar search={search} parts={first?.parts} onChange={change} />
      <PagedList
        pages={pages}
        skeleton={<SkeletonRecords count={6} row={60} card={148} />}
        empty={<NoTickets search={search} onChange={change} />}
      >
        {(tickets: readonly UnusedTicket[]) => (
          <Records
            caption={text.table}
            columns={columns}
            rows={tickets}
            rowKey={({ ticketNo, segment }) => `${ticketNo}-${segment}`}
            card={(ticket) => <TicketCard ticket={ticket} />}
          />
        )}
      </PagedList>
    </Page>
  )
}

function ExportTickets({ search }: { search: TicketSearch }) {
  const text = useText('admin/orders/report')
  const write = useWrite(exportUnusedTickets, [getOrderExports])
  const begin = () =>
    void write.mutateAsync(askedOf(search)).then(
      () => toast(text.begun, 'good'),
      (error: Error) => toast(error.message, 'bad'),
    )
  return (
    <Button kind="brand" icon="download" busy={write.isPending} onClick={begin}>
      {text.exportTickets}
    </Button>
  )
}

interface TicketsProps {
  search: TicketSearch
  parts?: TicketParts | undefined
  onChange: (next: TicketSearch, how?: { replace: boolean }) => void
}

function TicketBar({ search, parts, onChange }: TicketsProps) {
  const text = useText('admin/orders/unused-tickets')
  const set = (more: Partial<TicketSearch>) => onChange({ ...search, ...more })
  return (
    <ListBar
      search={{
        label: text.keyword,
        hint: text.keywordHint,
        value: search.keyword,
        onChange: (keyword) => onChange({ ...search, keyword }, { replace: true }),
      }}
      filters={<Filters search={search} set={set} />}
      narrowed={useNarrowings(search, parts, set)}
      onReset={() => onChange(withoutFilters(search))}
    />
  )
}

interface FiltersProps {
  search: TicketSearch
  set: (more: Partial<TicketSearch>) => void
}

function Filters({ search, set }: FiltersProps) {
  const text = useText('admin/orders/unused-tickets')
  const { ticketStatuses: statuses, ticketChoices: choices } = useText('admin/orders/words')
  const { departments } = useOrderChoices()
  return (
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
      <FilterSelect
        label={text.status}
        all={text.anyStatus}
        values={ticketStatuses}
        names={statuses}
        value={search.status}
        none=""
        onChange={(status) => set({ status })}
      />
      <FilterSelect
        label={text.only}
        all={text.anyOne}
        values={ticketChoices}
        names={choices}
        value={search.only}
        none=""
        onChange={(only) => set({ only })}
      />
      <FilterSelect
        label={text.sort}
        values={ticketSorts}
        names={text.sorts}
        value={search.sort}
        none="lastDay"
        onChange={(sort) => set({ sort })}
      />
    </>
  )
}

function useNarrowings(
  search: TicketSearch,
  parts: TicketParts | undefined,
  set: (more: Partial<TicketSearch>) => void,
): Narrowing[] {
  const { radar } = useText('admin/orders/unused-tickets')
  const { ticketStatuses: statuses, ticketChoices: choices } = useText('admin/orders/words')
  const { departments } = useOrderChoices()
  const { departmentId, only, status, month, carrier, person } = search
  const nameOf = (by: 'carrier' | 'person') => parts?.[by].find(({ key }) => key === search[by])?.name ?? radar.by[by]
  const names = {
    departmentId: departments.find(({ id }) => id === departmentId)?.name.trim(),
    only: only && choices[only],
    status: status && statuses[status],
    month: month && formatMonth(month),
    carrier: carrier && nameOf('carrier'),
    person: person && nameOf('person'),
  }
  return Object.entries(names).flatMap(([key, name]) => (name ? [{ key, name, onRemove: () => set({ [key]: '' }) }] : []))
}

function NoTickets({ search, onChange }: TicketsProps) {
  const text = useText('admin/orders/unused-tickets')
  if (!isNarrowed(search))
    return (
      <EmptyState icon="ticket" tone="good" title={text.noneTitle}>
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
