import { getPendingOrderStatistical } from '../../api/calls/booking/order'
import { mayDo, useEmployee } from '../../api/employee'
import { useRead } from '../../api/queries'
import { classNames } from '../../kit/browser/class-names'
import { Icon } from '../../kit/marks/icon'
import type { IconName } from '../../kit/marks/icon-paths'
import { Link } from '../../kit/actions/link'
import { Skeleton } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { paths } from '../../paths'
import styles from './pending-counts.module.css'

/** What waits for this person, each with the way to it (S1.03, S3.47). */
export function PendingCounts() {
  const text = useText('app/home')
  const approves = mayDo(useEmployee(), 'approve')
  const { data } = useRead(getPendingOrderStatistical, {})
  return (
    <div className={styles['counts']} data-live>
      {approves && (
        <Count
          icon="approve"
          label={text.waitApproval}
          lead={text.waitApprovalLead}
          count={data?.waitApprovalCount}
          to={paths.myApprovals({ type: 1 })}
        />
      )}
      <Count
        icon="wallet"
        label={text.waitPay}
        lead={text.waitPayLead}
        count={data?.waitPayCount}
        to={paths.myBookings({ type: 2 })}
      />
      <Count
        icon="edit"
        label={text.waitSubmit}
        lead={text.waitSubmitLead}
        count={data?.waitSubmitCount}
        to={paths.myBookings({ type: 1 })}
      />
    </div>
  )
}

function Count({
  icon,
  label,
  lead,
  count,
  to,
}: {
  icon: IconName
  label: string
  lead: string
  count: number | undefined
  to: string
}) {
  const text = useText('app/home')
  return (
    <Link bare to={to} className={classNames(styles['count'], Boolean(count) && styles['some'])}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['lead']}>{count ? lead : text.nothingWaiting}</span>
      </span>
      <span className={styles['figure']}>{count ?? <Skeleton width={24} height={28} />}</span>
      <Icon name="chevronRight" size={18} />
    </Link>
  )
}
