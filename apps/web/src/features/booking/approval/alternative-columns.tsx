import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import type { Verdict } from '@sojourn/contract/booking/policy/verdict.shapes'
import { Badge } from '../../../kit/marks/badge'
import { formatPrice } from '../../../kit/text/format'
import { Price } from '../../../kit/marks/price'
import type { Column } from '../../../kit/lists/table'
import { useText } from '../../../kit/text/text'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import type { Alternative, ApprovalScreens } from '../product/screens'
import styles from './approval-case.module.css'

/** What is said of each alternative, by the product of the order; a phone shows the same cells under each other. */
export function useAlternativeColumns(
  order: OrderCore,
  screens: ApprovalScreens,
  chosen: Alternative | undefined,
): Column<Alternative>[] {
  const text = useText('booking/approval/page')
  return [
    ...screens.columns(order),
    { key: 'difference', head: text.difference, align: 'end', cell: (one) => <Difference one={one} chosen={chosen} /> },
    { key: 'standard', head: text.standard, cell: (one) => <VerdictBadge verdict={one.verdict as Verdict} /> },
  ]
}

/** What is offered, under the name that the product has for it. */
export const nameColumn = (head: string): Column<Alternative> => ({ key: 'name', head, cell: (one) => <Name one={one} /> })

export const fareColumn = (head: string): Column<Alternative> => ({
  key: 'fare',
  head,
  align: 'end',
  cell: (one) => <Price fen={one.ticketPrice} tone="plain" />,
})

/** With its times where it has any. */
function Name({ one }: { one: Alternative }) {
  const text = useText('booking/approval/page')
  return (
    <span className={styles['named']}>
      <strong>{one.flightNo}</strong> {one.departTime && <span>{`${one.departTime}–${one.arriveTime}`}</span>}{' '}
      {one.chosen && <Badge tone="brand">{text.chosen}</Badge>}
    </span>
  )
}

function Difference({ one, chosen }: { one: Alternative; chosen: Alternative | undefined }) {
  const text = useText('booking/approval/page')
  if (!chosen || one.chosen) return '–'
  const saving = chosen.ticketPrice - one.ticketPrice
  if (saving === 0) return text.samePrice
  const price = formatPrice(Math.abs(saving))
  return saving > 0 ? <strong className={styles['saves']}>{text.cheaper({ price })}</strong> : text.dearer({ price })
}
