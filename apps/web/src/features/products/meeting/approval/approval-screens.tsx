import type { MeetingOrderDetail } from '@sojourn/contract/products/meeting/order.calls'
import { Icon } from '../../../../kit/marks/icon'
import { formatDate, formatPrice } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import styles from '../../../booking/approval/approval-case.module.css'
import type { ApprovalScreens } from '../../../booking/product/screens'

/** What approvers read of a meeting: where and for how many, and what the whole of it comes to. */
export const approval: ApprovalScreens<MeetingOrderDetail> = {
  texts: 'products/meeting/words',
  Journey({ order: { meeting } }) {
    const text = readText('products/meeting/words')
    const { venueName, hallName, days, people, statement, quotedTotal } = meeting
    return (
      <li className={styles['segment']}>
        <div className={styles['segmentHead']}>
          <Icon name="meeting" size={18} />
          <span>{venueName}</span>
          <span className={styles['faint']}>{days.map((day) => formatDate(day)).join(' · ')}</span>
        </div>
        <div className={styles['fare']}>
          <span>{hallName}</span>
          <span className={styles['faint']}>{text.people({ count: people })}</span>
          <span className={styles['faint']}>
            {text.total} {formatPrice(statement?.total ?? quotedTotal)}
          </span>
        </div>
      </li>
    )
  },
  columns: () => [],
  priceWords: () => readText('products/meeting/words').prices,
}
