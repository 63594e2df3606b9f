import type { TicketPart, TicketParts } from '@sojourn/contract/admin/orders/order.shapes'
import { ticketDivisions, ticketPartsAtMost, type TicketDivision } from '@sojourn/contract/admin/orders/order-words'
import { addMonths } from '@sojourn/domain/kit/local-date'
import { Button } from '../../../kit/actions/button'
import { chinaNow } from '../../../kit/dates/server-time'
import { Card } from '../../../kit/layout/page'
import { RecordFoot, RecordLine, Records } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { Tabs } from '../../../kit/lists/tabs'
import { Price } from '../../../kit/marks/price'
import { formatFigure, formatMonth } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import type { TicketSearch } from './ticket-search'
import styles from './ticket-radar.module.css'

interface TicketRadarProps {
  parts: TicketParts
  search: TicketSearch
  set: (more: Partial<TicketSearch>) => void
}

/** What ends soon and who could use it, and all of it by month, airline or person; each figure narrows the list to its tickets. */
export function TicketRadar({ parts, search, set }: TicketRadarProps) {
  const { radar } = useText('admin/orders/unused-tickets')
  const { by } = search
  return (
    <Card title={radar.title}>
      <ExpiryFigures months={parts.month} only={search.only} set={set} />
      <Tabs<TicketDivision>
        kind="pill"
        label={radar.title}
        value={by}
        onChange={(next) => set({ by: next })}
        tabs={ticketDivisions.map((division) => ({ value: division, label: radar.by[division] }))}
      >
        <div className={styles['panel']}>
          <Parts by={by} parts={parts[by]} onOpen={(key) => set({ [by]: key })} />
        </div>
      </Tabs>
    </Card>
  )
}

const nothing = { count: 0, value: 0, planned: 0 }

interface ExpiryFiguresProps extends Pick<TicketRadarProps, 'set'> {
  months: readonly TicketPart[]
  only: TicketSearch['only']
}

/**
 * This month and the next: how many tickets end, and how many of them somebody's plans could use. What narrows the list narrows them, so
 * that each opens what it counts; tickets that end soon cannot be narrowed to those that plans could use beside.
 */
function ExpiryFigures({ months, only, set }: ExpiryFiguresProps) {
  const { radar } = useText('admin/orders/unused-tickets')
  const here = chinaNow().date.slice(0, 7)
  const next = addMonths(`${here}-01`, 1).slice(0, 7)
  const of = (month: string) => months.find(({ key }) => key === month) ?? nothing
  const usable = { name: radar.nextMonthUsable, count: of(next).planned, chosen: { month: next, only: 'planned' } } as const
  const figures = [
    { name: radar.thisMonth, count: of(here).count, value: of(here).value, chosen: { month: here } },
    { name: radar.nextMonth, count: of(next).count, value: of(next).value, chosen: { month: next } },
    ...(only === 'soon' ? [] : [usable]),
  ]
  return (
    <ul className={styles['figures']}>
      {figures.map(({ name, count, chosen, ...figure }) => (
        <li key={name}>
          <button
            type="button"
            className={styles['figure']}
            aria-label={radar.narrowTo({ name, count })}
            onClick={() => set(chosen)}
          >
            <span className={styles['small']}>{name}</span>
            <span className={styles['value']}>{formatFigure(count)}</span>
            {'value' in figure && <Price fen={figure.value} tone="plain" />}
          </button>
        </li>
      ))}
    </ul>
  )
}

interface PartsProps {
  by: TicketDivision
  parts: readonly TicketPart[]
  onOpen: (key: string) => void
}

function Parts({ by, parts, onOpen }: PartsProps) {
  const { radar } = useText('admin/orders/unused-tickets')
  const opener = ({ key, name: told, count }: TicketPart) => {
    const name = by === 'month' ? formatMonth(key) : told
    return (
      <Button kind="quiet" size="compact" aria-label={radar.narrowTo({ name, count })} onClick={() => onOpen(key)}>
        {name}
      </Button>
    )
  }
  const columns: Column<TicketPart>[] = [
    { key: 'name', head: radar.by[by], cell: opener },
    { key: 'count', head: radar.count, align: 'end', cell: ({ count }) => formatFigure(count) },
    { key: 'planned', head: radar.planned, align: 'end', cell: ({ planned }) => formatFigure(planned) },
    { key: 'value', head: radar.value, align: 'end', cell: ({ value }) => <Price fen={value} tone="plain" /> },
  ]
  return (
    <>
      <Records
        caption={radar.by[by]}
        columns={columns}
        rows={parts}
        rowKey={({ key }) => key}
        card={(part) => (
          <>
            <RecordLine>
              {opener(part)}
              <Price fen={part.value} tone="plain" />
            </RecordLine>
            <RecordFoot>
              <span className={styles['small']}>{radar.tickets(part)}</span>
            </RecordFoot>
          </>
        )}
      />
      {parts.length === ticketPartsAtMost && <p className={styles['small']}>{radar.most({ count: ticketPartsAtMost })}</p>}
    </>
  )
}
