import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import type { Verdict } from '@sojourn/contract/booking/verdict.shapes'
import { useState } from 'react'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { formatDiscount, formatInstant, formatPrice } from '../../kit/format'
import { Card } from '../../kit/page'
import { Price } from '../../kit/price'
import { Table, type Column } from '../../kit/table'
import { useText } from '../../kit/text'
import { VerdictBadge } from '../../kit/verdict-badge'
import { shownAlternatives, type Alternative } from './alternatives'
import styles from './approval-case.module.css'
import { useCabinName } from './approval-journey'

const shortList = 5

/** What else the traveller saw, beside what was chosen. */
export function ApprovalAlternatives({ alternatives }: { alternatives: ApprovalDetail['alternatives'] }) {
  const text = useText('booking/centre-approval')
  const seen = alternatives.filter(({ list }) => list.length > 0)
  return (
    <Card title={text.alternatives}>
      {seen.length === 0 && <p className={styles['faint']}>{text.noAlternatives}</p>}
      {seen.map(({ journey, searchedAt, list }) => (
        <div key={journey} className={styles['alternatives']}>
          {seen.length > 1 && <h3 className={styles['part']}>{journey === 0 ? text.outbound : text.inbound}</h3>}
          <AlternativeTable caption={text.alternatives} list={list} />
          <p className={styles['faint']}>{text.seenAt({ moment: formatInstant(searchedAt) })}</p>
        </div>
      ))}
    </Card>
  )
}

function AlternativeTable({ caption, list }: { caption: string; list: readonly Alternative[] }) {
  const text = useText('booking/centre-approval')
  const [all, setAll] = useState(false)
  const cabinName = useCabinName()
  const chosen = list.find((one) => one.chosen)
  const columns: Column<Alternative>[] = [
    {
      key: 'flight',
      head: text.flight,
      cell: (one) => (
        <span className={styles['flight']}>
          {one.flightNo} {one.chosen && <Badge tone="brand">{text.chosen}</Badge>}
        </span>
      ),
    },
    { key: 'time', head: text.time, cell: (one) => `${one.departTime}–${one.arriveTime}` },
    {
      key: 'cabin',
      head: text.cabin,
      cell: (one) =>
        `${text.bookingClass({ cabin: cabinName(one.cabin), code: one.bookingClass })} · ${formatDiscount(one.discount)}`,
    },
    { key: 'standard', head: text.standard, cell: (one) => <VerdictBadge verdict={one.verdict as Verdict} /> },
    { key: 'fare', head: text.fare, align: 'end', cell: (one) => <Price fen={one.ticketPrice} size="small" tone="plain" /> },
    { key: 'difference', head: text.difference, align: 'end', cell: (one) => <Difference one={one} chosen={chosen} /> },
  ]
  return (
    <>
      <Table
        caption={caption}
        columns={columns}
        rows={shownAlternatives(list, all ? list.length : shortList)}
        rowKey={(one) => `${one.flightNo}-${one.bookingClass}-${one.ticketPrice}`}
      />
      {list.length > shortList && (
        <Button kind="quiet" size="compact" onClick={() => setAll(!all)}>
          {all ? text.showFewer : text.showAll({ count: list.length })}
        </Button>
      )}
    </>
  )
}

function Difference({ one, chosen }: { one: Alternative; chosen: Alternative | undefined }) {
  const text = useText('booking/centre-approval')
  if (!chosen || one.chosen) return '–'
  const saving = chosen.ticketPrice - one.ticketPrice
  if (saving === 0) return text.samePrice
  const price = formatPrice(Math.abs(saving))
  return saving > 0 ? <strong className={styles['saves']}>{text.cheaper({ price })}</strong> : text.dearer({ price })
}
