import type { FlightOrderDetail } from '@sojourn/contract/products/flight-order.calls'
import { formatDiscount } from '../../../../kit/text/format'
import { readText, useText } from '../../../../kit/text/text'
import { fareColumn, nameColumn } from '../../../booking/approval/alternative-columns'
import type { Alternative } from '../../../booking/product/screens'
import styles from '../../../booking/approval/approval-case.module.css'
import type { ApprovalScreens } from '../../../booking/product/screens'
import { ApprovalSegments, useCabinName } from './approval-segments'

/** What approvers read of flights. */
export const approval: ApprovalScreens<FlightOrderDetail> = {
  texts: 'products/flight',
  Journey: ApprovalSegments,
  columns: () => {
    const text = readText('booking/centre-approval')
    return [
      nameColumn(text.flight),
      fareColumn(text.fare),
      { key: 'cabin', head: text.cabin, cell: (one) => <Cabin one={one} /> },
    ]
  },
  priceWords: () => readText('products/flight').prices,
}

function Cabin({ one: { cabin, bookingClass, discount } }: { one: Alternative }) {
  const text = useText('booking/centre-approval')
  const cabinName = useCabinName()
  return (
    <span className={styles['named']}>
      <span>{text.bookingClass({ cabin: cabinName(cabin), code: bookingClass })}</span>
      <span className={styles['faint']}>{formatDiscount(discount)}</span>
    </span>
  )
}
