import type { ApprovalSummary } from '@sojourn/contract/booking/approval.shapes'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { Price } from '../../../../kit/marks/price'
import { RecordFoot, RecordLine, Records } from '../../../../kit/lists/records'
import type { Column } from '../../../../kit/lists/table'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { CaseLevel, CaseMeta, CaseWords, ChooseCase, OpenCase, TaskStanding, type ApprovalListProps } from './approval-list-parts'
import styles from './approval-list.module.css'
import { TravellerNames } from '../../order-list/order-list-parts'
import { formatMoment } from '../../journey/moment'

/** Approvals, those that may be chosen with a box. */
export function ApprovalRecords(props: ApprovalListProps) {
  const text = useText('booking/centre-approvals')
  const columns = useColumns(props.orders)
  if (props.onChoose && props.approvals.some(({ violates }) => !violates))
    columns.unshift({
      key: 'choose',
      head: <ChooseAll {...props} />,
      width: 48,
      cell: (approval) => <ChooseCase {...props} approval={approval} />,
    })
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={props.approvals}
      rowKey={({ approvalId, actsFor }) => `${approvalId} ${actsFor ?? ''}`}
      card={(approval) => <ApprovalCard {...props} approval={approval} />}
    />
  )
}

function useColumns(orders: boolean | undefined): Column<ApprovalSummary>[] {
  const text = useText('booking/centre-approvals')
  const shared = useText('booking/centre')
  return [
    {
      key: 'who',
      head: shared.travellers,
      cell: ({ travellers, applicant, submittedAt }) => (
        <div className={styles['pair']}>
          <strong>
            <TravellerNames names={travellers} />
          </strong>
          <CaseMeta>{text.submittedBy({ name: applicant, moment: formatMoment(submittedAt) })}</CaseMeta>
        </div>
      ),
    },
    { key: 'case', head: text.case, cell: (approval) => <CaseWords approval={approval} /> },
    {
      key: 'amount',
      head: shared.amount,
      width: 96,
      align: 'end',
      cell: ({ total }) => <Price fen={total} tone="plain" />,
    },
    {
      key: 'policy',
      head: text.policy,
      width: 150,
      cell: (approval) => (
        <div className={styles['pair']}>
          {approval.order && <VerdictBadge verdict={approval.order.verdict} />}
          <CaseLevel approval={approval} />
        </div>
      ),
    },
    {
      key: 'deadline',
      head: orders ? shared.state : text.deadline,
      width: 150,
      cell: (approval) => <TaskStanding approval={approval} />,
    },
    {
      key: 'action',
      head: shared.action,
      width: 110,
      align: 'end',
      cell: (approval) => <OpenCase approval={approval} orders={orders} />,
    },
  ]
}

function ApprovalCard({ approval, ...props }: ApprovalListProps & { approval: ApprovalSummary }) {
  const text = useText('booking/centre-approvals')
  return (
    <>
      <RecordLine>
        <span className={styles['who']}>
          {props.onChoose && <ChooseCase {...props} approval={approval} />}
          <strong>
            <TravellerNames names={approval.travellers} />
          </strong>
        </span>
        <TaskStanding approval={approval} />
      </RecordLine>
      <CaseWords approval={approval} />
      <RecordLine>
        {approval.order && <VerdictBadge verdict={approval.order.verdict} />}
        <CaseLevel approval={approval} />
      </RecordLine>
      <CaseMeta>{text.submittedBy({ name: approval.applicant, moment: formatMoment(approval.submittedAt) })}</CaseMeta>
      <RecordFoot>
        <Price fen={approval.total} tone="plain" />
        <OpenCase approval={approval} orders={props.orders} />
      </RecordFoot>
    </>
  )
}

function ChooseAll({ approvals, chosen, onChoose }: ApprovalListProps) {
  const text = useText('booking/centre-approvals')
  const choosable = approvals.filter(({ violates }) => !violates).map(({ approvalId }) => approvalId)
  return (
    <Checkbox
      label={<span className="visually-hidden">{text.chooseAll}</span>}
      checked={choosable.every((approvalId) => chosen.includes(approvalId))}
      onChange={(on) => onChoose?.(on ? choosable : [])}
    />
  )
}
