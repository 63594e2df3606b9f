import type { UnusedTicket } from '@sojourn/contract/admin/orders/order.shapes'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { useMemo } from 'react'
import { Link } from '../../../kit/actions/link'
import { serverNow } from '../../../kit/dates/server-time'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Badge } from '../../../kit/marks/badge'
import { Price } from '../../../kit/marks/price'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { chinaDay } from '../../booking/journey/moment'
import styles from '../orders/orders.module.css'

export function useTicketColumns(): readonly Column<UnusedTicket>[] {
  const { tickets } = useText('admin/orders/words')
  return useMemo(
    (): readonly Column<UnusedTicket>[] => [
      { key: 'ticket', head: tickets.ticketNo, cell: (ticket) => <TicketName ticket={ticket} /> },
      {
        key: 'traveller',
        head: tickets.traveller,
        width: 140,
        cell: ({ traveller, department }) => <Words meta={department}>{traveller}</Words>,
      },
      {
        key: 'departAt',
        head: tickets.departAt,
        width: 120,
        cell: ({ departAt, booker }) => <Words meta={booker}>{formatInstant(departAt)}</Words>,
      },
      { key: 'lastDay', head: tickets.lastDay, width: 152, cell: (ticket) => <LastDay ticket={ticket} /> },
      { key: 'value', head: tickets.value, width: 110, align: 'end', cell: (ticket) => <Value ticket={ticket} /> },
      { key: 'status', head: tickets.status, width: 160, cell: (ticket) => <Status ticket={ticket} /> },
      { key: 'plans', head: tickets.plans, width: 150, cell: (ticket) => <Plans ticket={ticket} /> },
    ],
    [tickets],
  )
}

const TicketName = ({ ticket: { ticketNo, orderNo, service, carrier, from, to } }: { ticket: UnusedTicket }) => (
  <Words meta={[carrier, ticketNo, orderNo].filter(Boolean).join(' · ')}>
    <Link to={paths.order({ orderId: orderNo })} className={styles['name']}>
      {`${service} ${from} → ${to}`}
    </Link>
  </Words>
)

function LastDay({ ticket: { lastDay } }: { ticket: UnusedTicket }) {
  const text = useText('admin/orders/unused-tickets')
  const today = chinaDay(new Date(serverNow()).toISOString())
  return <Words meta={text.daysLeft({ days: daysBetween(today, lastDay) })}>{formatFullDate(lastDay)}</Words>
}

/** What was paid, and how many parts of the ticket are left. */
function Value({ ticket: { value, couponsLeft } }: { ticket: UnusedTicket }) {
  const text = useText('admin/orders/unused-tickets')
  return (
    <Words meta={text.couponsLeft({ count: couponsLeft })}>
      <Price fen={value} tone="plain" />
    </Words>
  )
}

/** What its traveller could use it for. */
function Plans({ ticket: { plans, status } }: { ticket: UnusedTicket }) {
  const text = useText('admin/orders/unused-tickets')
  const { planKinds } = useText('admin/orders/words')
  if (status !== 'usable') return null
  if (plans.length === 0) return <span className={styles['soft']}>{text.noPlan}</span>
  return plans.map(({ kind, number, firstDay, lastDay }) => {
    const days = [...new Set([firstDay, lastDay])].map(formatFullDate).join(' – ')
    const title = `${planKinds[kind]} ${number}`
    return (
      <Words key={number + firstDay} meta={days}>
        {kind === 'order' ? <Link to={paths.order({ orderId: number })}>{title}</Link> : title}
      </Words>
    )
  })
}

const tones = { usable: 'neutral', leaver: 'warn', taken: 'brand', expired: 'locked' } as const

/** Whether somebody can use it, and what to do. */
function Status({ ticket: { status, traveller } }: { ticket: UnusedTicket }) {
  const text = useText('admin/orders/unused-tickets')
  const { ticketStatuses } = useText('admin/orders/words')
  const hints = {
    usable: text.usableHint({ name: traveller }),
    leaver: text.leaverHint,
    taken: text.takenHint,
    expired: text.expiredHint,
  }
  return (
    <Words meta={hints[status]}>
      <Badge tone={tones[status]} icon={status === 'leaver' ? 'alert' : undefined}>
        {ticketStatuses[status]}
      </Badge>
    </Words>
  )
}

/** A ticket where there is no room for a table. */
export function TicketCard({ ticket }: { ticket: UnusedTicket }) {
  const text = useText('admin/orders/unused-tickets')
  const { traveller, department, couponsLeft, value } = ticket
  return (
    <>
      <RecordLine>
        <TicketName ticket={ticket} />
        <Price fen={value} tone="plain" />
      </RecordLine>
      <Words meta={[department, text.couponsLeft({ count: couponsLeft })].join(' · ')}>{traveller}</Words>
      <Status ticket={ticket} />
      <LastDay ticket={ticket} />
      <Plans ticket={ticket} />
    </>
  )
}
