import type { ApprovalSummary } from '@sojourn/contract/booking/approval.calls'
import { Price } from '../../kit/price'
import { Table, type Column } from '../../kit/table'
import { useText } from '../../kit/text'
import { CaseMeta, OpenCase, PolicyBadge, TaskStanding } from './approval-list-parts'
import styles from './approval-list.module.css'
import { TravellerNames } from './order-list-parts'
import { formatMoment } from './order-moment'

/** My approvals where there is room for columns. */
export function ApprovalTable({ approvals }: { approvals: readonly ApprovalSummary[] }) {
  const text = useText('booking/centre-approvals')
  const shared = useText('booking/centre')
  const columns: Column<ApprovalSummary>[] = [
    {
      key: 'who',
      head: shared.travellers,
      cell: ({ order, applicant, submittedAt }) => (
        <div className={styles['pair']}>
          <strong>
            <TravellerNames names={order.travellers} />
          </strong>
          <CaseMeta>{text.submittedBy({ name: applicant, moment: formatMoment(submittedAt) })}</CaseMeta>
        </div>
      ),
    },
    {
      key: 'case',
      head: text.case,
      cell: ({ order }) => (
        <div className={styles['pair']}>
          <span>{order.title}</span>
          <CaseMeta>{formatMoment(order.departAt)}</CaseMeta>
        </div>
      ),
    },
    {
      key: 'amount',
      head: shared.amount,
      width: 96,
      align: 'end',
      cell: ({ order }) => <Price fen={order.total} tone="plain" />,
    },
    {
      key: 'policy',
      head: text.policy,
      width: 150,
      cell: ({ order, level, levels }) => (
        <div className={styles['pair']}>
          <PolicyBadge outOfPolicy={order.outOfPolicy} />
          <CaseMeta>{text.level({ level, levels })}</CaseMeta>
        </div>
      ),
    },
    { key: 'deadline', head: text.deadline, width: 150, cell: (approval) => <TaskStanding approval={approval} /> },
    { key: 'action', head: shared.action, width: 110, align: 'end', cell: (approval) => <OpenCase approval={approval} /> },
  ]
  return <Table caption={text.table} columns={columns} rows={approvals} rowKey={({ approvalId }) => approvalId} />
}
