import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { useState } from 'react'
import { Button } from '../../../kit/actions/button'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { Table } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { useAlternativeColumns } from './alternative-columns'
import type { Alternative, ApprovalScreens } from '../product/screens'
import { shownAlternatives } from './alternatives'
import styles from './approval-case.module.css'
import { useWide } from '../../../kit/hooks/use-width'

const shortList = 5

interface AlternativesProps {
  order: OrderCore
  screens: ApprovalScreens
  alternatives: ApprovalDetail['alternatives']
}

/** What else the traveller saw, beside what was chosen. */
export function ApprovalAlternatives({ order, screens, alternatives }: AlternativesProps) {
  const text = useText('booking/approval/page')
  const seen = alternatives.filter(({ list }) => list.length > 0 || screens.Sheets)
  return (
    <Card title={text.alternatives}>
      {seen.length === 0 && <p className={styles['faint']}>{text.noAlternatives}</p>}
      {seen.map(({ journey, searchedAt, list }) => (
        <div key={`${journey} ${searchedAt}`} className={styles['alternatives']}>
          {seen.some((one) => one.journey > 0) && (
            <h3 className={styles['part']}>
              {screens.Direction ? (
                <screens.Direction order={order} journey={journey} />
              ) : journey === 0 ? (
                text.outbound
              ) : (
                text.inbound
              )}
            </h3>
          )}
          {list.length > 0 ? (
            <AlternativeTable order={order} screens={screens} caption={text.alternatives} list={list} />
          ) : (
            <p className={styles['faint']}>{text.noAlternatives}</p>
          )}
          <p className={styles['faint']}>{text.seenAt({ moment: formatInstant(searchedAt) })}</p>
          {screens.Sheets && (
            <p className={styles['sheets']}>
              <screens.Sheets order={order} journey={journey} />
            </p>
          )}
        </div>
      ))}
    </Card>
  )
}

interface TableProps {
  order: OrderCore
  screens: ApprovalScreens
  caption: string
  list: readonly Alternative[]
}
function AlternativeTable({ order, screens, caption, list }: TableProps) {
  const text = useText('booking/approval/page')
  const [all, setAll] = useState(false)
  const wide = useWide()
  const columns = useAlternativeColumns(
    order,
    screens,
    list.find((one) => one.chosen),
  )
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
