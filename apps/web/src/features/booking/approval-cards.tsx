import type { ApprovalSummary } from '@sojourn/contract/booking/approval.calls'
import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import { CaseMeta, OpenCase, PolicyBadge, TaskStanding } from './approval-list-parts'
import styles from './approval-list.module.css'
import { TravellerNames } from './order-list-parts'
import { formatMoment } from './order-moment'

/** My approvals on a phone. */
export function ApprovalCards({ approvals }: { approvals: readonly ApprovalSummary[] }) {
  const text = useText('booking/centre-approvals')
  return (
    <ul className={styles['cards']} aria-label={text.table}>
      {approvals.map((approval) => (
        <li key={approval.approvalId} className={styles['card']}>
          <div className={styles['row']}>
            <strong>
              <TravellerNames names={approval.order.travellers} />
            </strong>
            <TaskStanding approval={approval} />
          </div>
          <div className={styles['pair']}>
            <span>{approval.order.title}</span>
            <CaseMeta>{formatMoment(approval.order.departAt)}</CaseMeta>
          </div>
          <div className={styles['row']}>
            <PolicyBadge outOfPolicy={approval.order.outOfPolicy} />
            <CaseMeta>{text.level({ level: approval.level, levels: approval.levels })}</CaseMeta>
          </div>
          <CaseMeta>{text.submittedBy({ name: approval.applicant, moment: formatMoment(approval.submittedAt) })}</CaseMeta>
          <div className={styles['foot']}>
            <Price fen={approval.order.total} tone="plain" />
            <OpenCase approval={approval} />
          </div>
        </li>
      ))}
    </ul>
  )
}
