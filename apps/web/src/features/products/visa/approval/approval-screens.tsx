import type { VisaOrderDetail } from '@sojourn/contract/products/visa/order.calls'
import { Icon } from '../../../../kit/marks/icon'
import { formatDate } from '../../../../kit/text/format'
import { readText } from '../../../../kit/text/text'
import styles from '../../../booking/approval/approval-case.module.css'
import type { ApprovalScreens } from '../../../booking/product/screens'

/** What approvers read of a visa. */
export const approval: ApprovalScreens<VisaOrderDetail> = {
  texts: 'products/visa/words',
  Journey({ order: { visa } }) {
    const text = readText('products/visa/words')
    return (
      <li className={styles['segment']}>
        <div className={styles['segmentHead']}>
          <Icon name="visa" size={18} />
          <span>{visa.name}</span>
          <span className={styles['faint']}>{formatDate(visa.departDate)}</span>
        </div>
        <div className={styles['fare']}>
          <span>{text.entries[visa.entries]}</span>
          <span className={styles['faint']}>{text.stay({ days: visa.stayDays })}</span>
          <span className={styles['faint']}>{text.workingDays({ days: visa.workingDays })}</span>
        </div>
      </li>
    )
  },
  columns: () => [],
  priceWords: () => readText('products/visa/words').prices,
}
