import { Price } from '../../kit/price'
import { useText } from '../../kit/text'
import {
  CaseLevel,
  CaseMeta,
  CaseWords,
  ChooseCase,
  OpenCase,
  PolicyBadge,
  TaskStanding,
  type ApprovalListProps,
} from './approval-list-parts'
import styles from './approval-list.module.css'
import { TravellerNames } from './order-list-parts'
import { formatMoment } from './order-moment'

/** Approvals on a phone. */
export function ApprovalCards(props: ApprovalListProps) {
  const text = useText('booking/centre-approvals')
  return (
    <ul className={styles['cards']} aria-label={text.table}>
      {props.approvals.map((approval) => (
        <li key={`${approval.approvalId} ${approval.actsFor ?? ''}`} className={styles['card']}>
          <div className={styles['row']}>
            <span className={styles['who']}>
              {props.onChoose && <ChooseCase {...props} approval={approval} />}
              <strong>
                <TravellerNames names={approval.travellers} />
              </strong>
            </span>
            <TaskStanding approval={approval} />
          </div>
          <CaseWords approval={approval} />
          <div className={styles['row']}>
            {approval.subjectKind === 'order' && <PolicyBadge outOfPolicy={approval.violates} />}
            <CaseLevel approval={approval} />
          </div>
          <CaseMeta>{text.submittedBy({ name: approval.applicant, moment: formatMoment(approval.submittedAt) })}</CaseMeta>
          <div className={styles['foot']}>
            <Price fen={approval.total} tone="plain" />
            <OpenCase approval={approval} orders={props.orders} />
          </div>
        </li>
      ))}
    </ul>
  )
}
