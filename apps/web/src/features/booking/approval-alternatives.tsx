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
import { useWide } from './use-wide'

const shortList = 5

/** What else the traveller saw, beside what was chosen. */
export function ApprovalAlternatives({ alternatives }: { alternatives: ApprovalDetail['alternatives'] }) {
  const text = useText('booking/centre-approval')
  const seen = alternatives.filter(({ list }) => list.length > 0)
  return (
    <Card title={text.alternatives}>
      {seen.length === 0 && <p className={styles['faint']}>{text.noAlternatives}</p>}
      {seen.map(({ journey, searchedAt, list }) => (
        <div key={`${journey} ${searchedAt}`} className={styles['alternatives']}>
          {seen.some((one) => one.journey > 0) && (
            <h3 className={styles['part']}>{journey === 0 ? text.outbound : text.inbound}</h3>
          )}
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
  const wide = useWide()
  const columns = useColumns(list.find((one) => one.chosen))
  const rows = shownAlternatives(list, all ? list.length : shortList)
  return (
    <>
      {wide ? (
        <Table caption={caption} columns={columns} rows={rows} rowKey={keyOf} />
      ) : (
        <ul className={styles['options']} aria-label={caption}>
          {rows.map((one) => (
            <li key={keyOf(one)} className={styles['option']}>
              {columns.map(({ key, cell }) => (
                <div key={key}>{cell(one)}</div>
              ))}
            </li>
          ))}
        </ul>
      )}
      {list.length > shortList && (
        <Button kind="quiet" size="compact" onClick={() => setAll(!all)}>
          {all ? text.showFewer : text.showAll({ count: list.length })}
        </Button>
      )}
    </>
  )
}

const keyOf = (one: Alternative): string => `${one.flightNo}-${one.cabin}-${one.bookingClass}-${one.ticketPrice}`

/** The cells of one fare; a phone shows the same cells under each other. */
function useColumns(chosen: Alternative | undefined): Column<Alternative>[] {
  const text = useText('booking/centre-approval')
  const cabinName = useCabinName()
  const seatNames: Record<string, string> = useText('products/train').seats
  return [
    {
      key: 'flight',
      head: text.flight,
      cell: (one) => (
        <span className={styles['flight']}>
          <strong>{one.flightNo}</strong> {one.departTime && `${one.departTime}–${one.arriveTime}`}{' '}
          {one.chosen && <Badge tone="brand">{text.chosen}</Badge>}
        </span>
      ),
    },
    { key: 'fare', head: text.fare, align: 'end', cell: (one) => <Price fen={one.ticketPrice} tone="plain" /> },
    {
      key: 'cabin',
      head: text.cabin,
      cell: (one) => (
        <span className={styles['flight']}>
          {isSeatOfTrain(one) ? (
            seatNames[one.cabin || one.bookingClass]
          ) : (
            <>
              <span>{text.bookingClass({ cabin: cabinName(one.cabin), code: one.bookingClass })}</span>
              <span className={styles['faint']}>{formatDiscount(one.discount)}</span>
            </>
          )}
        </span>
      ),
    },
    { key: 'difference', head: text.difference, align: 'end', cell: (one) => <Difference one={one} chosen={chosen} /> },
    { key: 'standard', head: text.standard, cell: (one) => <VerdictBadge verdict={one.verdict as Verdict} /> },
  ]
}

/** Fares of flights have a discount, seats of trains have none. */
const isSeatOfTrain = ({ discount }: Alternative): boolean => discount === 0

function Difference({ one, chosen }: { one: Alternative; chosen: Alternative | undefined }) {
  const text = useText('booking/centre-approval')
  if (!chosen || one.chosen) return '–'
  const saving = chosen.ticketPrice - one.ticketPrice
  if (saving === 0) return text.samePrice
  const price = formatPrice(Math.abs(saving))
  return saving > 0 ? <strong className={styles['saves']}>{text.cheaper({ price })}</strong> : text.dearer({ price })
}
