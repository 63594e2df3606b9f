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
  const { data, isError } = useRead(getPendingOrderStatistical, {})
  const failed = isError && !data
  return (
    <div className={styles['counts']} data-live>
      {approves && (
        <Count
          icon="approve"
          label={text.waitApproval}
          lead={text.waitApprovalLead}
          count={data?.waitApprovalCount}
          failed={failed}
          to={paths.myApprovals({ type: 1 })}
        />
      )}
      <Count
        icon="wallet"
        label={text.waitPay}
        lead={text.waitPayLead}
        count={data?.waitPayCount}
        failed={failed}
        to={paths.myBookings({ type: 2 })}
      />
      <Count
        icon="edit"
        label={text.waitSubmit}
        lead={text.waitSubmitLead}
        count={data?.waitSubmitCount}
        failed={failed}
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
  failed,
  to,
}: {
  icon: IconName
  label: string
  lead: string
  count: number | undefined
  failed: boolean
  to: string
}) {
  const text = useText('app/home')
  /** Nobody is told that nothing waits before it is known. */
  const leadOf = (known: number | undefined) =>
    known === undefined ? (failed ? text.countFailed : '\u00a0') : known > 0 ? lead : text.nothingWaiting
  return (
    <Link bare to={to} className={classNames(styles['count'], styles[count || failed ? 'some' : 'none'])}>
      <span className={styles['icon']}>
        <Icon name={icon} />
      </span>
      <span className={styles['words']}>
        <span className={styles['label']}>{label}</span>
        <span className={styles['lead']}>{leadOf(count)}</span>
      </span>
      <span className={styles['figure']}>{count ?? (failed ? '–' : <Skeleton width={9} height={18} />)}</span>
      <Icon name="chevronRight" size={18} />
    </Link>
  )
}
