import { useState } from 'react'
import { getOpenTickets } from '../../../../api/calls/products/flight/after-sales'
import { useRead } from '../../../../api/queries'
import type { WebResponse } from '../../../../api/web-call'
import { useListSearch } from '../../../../kit/browser/address-secret'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { Form } from '../../../../kit/forms/form'
import { Fact, FactGrid, FigureTiles } from '../../../../kit/lists/facts'
import { formatFullDate } from '../../../../kit/text/format'
import { Input } from '../../../../kit/forms/input'
import { ButtonLink, Link } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { Records, SkeletonRecords } from '../../../../kit/lists/records'
import { listSearch, words } from '../../../../kit/lists/list-search'
import type { Column } from '../../../../kit/lists/table'
import { loadTexts, useText } from '../../../../kit/text/text'
import { Words } from '../../../../kit/layout/words'
import { paths } from '../../../../paths'
import styles from './open-tickets.module.css'
import { formatMoment } from '../../../booking/journey/moment'
import { PagedList } from '../../../booking/paging/paged-list'
import { usePages } from '../../../booking/paging/use-pages'

const ticketSearch = listSearch({ keyword: words() })
type OpenTicket = WebResponse<NonNullable<(typeof getOpenTickets)['contract']>>['list'][number]

export async function loader() {
  await loadTexts('kit/widgets', 'booking/order/open')
  return null
}

/** Tickets that nobody flew on, the money in them, and what can still be done (S2.36). */
export function Component() {
  const text = useText('booking/order/open')
  const { search, change } = useListSearch(ticketSearch)
  const { keyword } = search
  return (
    <Page title={text.title} back={paths.myBookings()}>
      <p className={styles['intro']}>{text.intro}</p>
      <Search key={keyword} keyword={keyword} onSearch={(next) => change({ keyword: next })} />
      <Tickets key={`list ${keyword}`} keyword={keyword} onClear={() => change(ticketSearch.none)} />
    </Page>
  )
}

function Search({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const text = useText('booking/order/open')
  const [typed, setTyped] = useState(keyword)
  return (
    <Form
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(typed.trim())
      }}
    >
      <Input
        type="search"
        aria-label={text.search}
        placeholder={text.search}
        maxLength={50}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </Form>
  )
}

function Tickets({ keyword, onClear }: { keyword: string; onClear: () => void }) {
  const text = useText('booking/order/open')
  const request = keyword ? { keyword } : {}
  const sums = useRead(getOpenTickets, { ...request, size: 1 }).data
  const pages = usePages(getOpenTickets, request, (page) => page)
  const empty = keyword ? (
    <EmptyState icon="ticket" title={text.notFoundTitle} action={<Button onClick={onClear}>{text.clear}</Button>}>
      {text.notFoundWhy}
    </EmptyState>
  ) : (
    <EmptyState icon="ticket" title={text.emptyTitle}>
      {text.emptyWhy}
    </EmptyState>
  )
  return (
    <PagedList pages={pages} skeleton={<SkeletonRecords count={4} row={68} card={180} />} empty={empty}>
      {(tickets) => (
        <>
          {sums && (
            <FigureTiles>
              <Fact name={text.atRisk}>
                <Price fen={sums.atRisk} size="large" tone="plain" />
              </Fact>
              <Fact name={text.count}>{text.people({ count: sums.count })}</Fact>
            </FigureTiles>
          )}
          <TicketRecords tickets={tickets} />
        </>
      )}
    </PagedList>
  )
}

const keyOf = ({ ticketNo, segment }: OpenTicket): string => `${ticketNo}.${segment}`

function TicketRecords({ tickets }: { tickets: readonly OpenTicket[] }) {
  const text = useText('booking/order/open')
  const columns: Column<OpenTicket>[] = [
    {
      key: 'journey',
      head: text.journey,
      cell: (ticket) => (
        <Words meta={ticket.orderNo}>
          <Link to={paths.flightOrder({ orderId: ticket.orderNo })}>{ticket.title}</Link>
        </Words>
      ),
    },
    {
      key: 'passenger',
      head: text.passenger,
      width: 150,
      cell: ({ ticketNo, traveller, couponsLeft }) => (
        <Words meta={[ticketNo, text.couponsLeft({ count: couponsLeft })].join(' · ')}>{traveller}</Words>
      ),
    },
    { key: 'departure', head: text.departure, width: 160, cell: (ticket) => formatMoment(ticket.departAt) },
    { key: 'value', head: text.value, width: 104, align: 'end', cell: (ticket) => <Price fen={ticket.value} tone="plain" /> },
    { key: 'refund', head: text.refundNow, width: 104, align: 'end', cell: (ticket) => <RefundNow ticket={ticket} /> },
    { key: 'expires', head: text.expires, width: 152, cell: (ticket) => formatFullDate(ticket.expiresOn) },
    { key: 'action', head: text.action, width: 200, align: 'end', cell: (ticket) => <TicketActions ticket={ticket} /> },
  ]
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={tickets}
      rowKey={keyOf}
      card={(ticket) => <TicketCard ticket={ticket} />}
    />
  )
}

function TicketCard({ ticket }: { ticket: OpenTicket }) {
  const text = useText('booking/order/open')
  return (
    <>
      <Link to={paths.flightOrder({ orderId: ticket.orderNo })}>{ticket.title}</Link>
      <p>
        {ticket.traveller} <span className={styles['meta']}>{ticket.ticketNo}</span>
      </p>
      <FactGrid>
        <Fact name={text.departure}>{formatMoment(ticket.departAt)}</Fact>
        <Fact name={text.expires}>{formatFullDate(ticket.expiresOn)}</Fact>
        <Fact name={text.value}>
          <Price fen={ticket.value} tone="plain" />
        </Fact>
        <Fact name={text.refundNow}>
          <RefundNow ticket={ticket} />
        </Fact>
      </FactGrid>
      <TicketActions ticket={ticket} />
    </>
  )
}

function RefundNow({ ticket }: { ticket: OpenTicket }) {
  const text = useText('booking/order/open')
  return ticket.refundNow === undefined ? <>{text.underWay}</> : <Price fen={ticket.refundNow} tone="plain" />
}

function TicketActions({ ticket }: { ticket: OpenTicket }) {
  const text = useText('booking/order/open')
  const query = { orderId: ticket.orderNo, coupons: keyOf(ticket) }
  const to = { refund: paths.flightRefund(query), change: paths.flightChangeApply(query) }
  return (
    <span className={styles['actions']}>
      {ticket.actions.map(({ action, enabled, reason }) =>
        enabled ? (
          <ButtonLink key={action} size="compact" kind={action === 'refund' ? 'brand' : 'plain'} to={to[action]}>
            {text[action]}
          </ButtonLink>
        ) : (
          <Button key={action} size="compact" disabledReason={reason ?? text.underWay}>
            {text[action]}
          </Button>
        ),
      )}
    </span>
  )
}
