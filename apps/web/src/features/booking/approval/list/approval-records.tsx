import type { ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import { useMemo, type ReactNode } from 'react'
import { Price } from '../../../../kit/marks/price'
import { RecordFoot, RecordLine, Records } from '../../../../kit/lists/records'
import type { ListLook } from '../../../../kit/lists/list-look'
import type { Selection } from '../../../../kit/lists/selection'
import type { Column } from '../../../../kit/lists/table'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { AgreeToCase, CaseLevel, CaseMeta, CaseWords, isWaiting, OpenCase, TaskStatus } from './approval-list-parts'
import styles from './approval-list.module.css'
import { TravellerNames } from '../../order-list/order-list-parts'
import { formatMoment } from '../../journey/moment'

/** A list in which cases that comply can be chosen; without `onChoose` none can. */
export interface ApprovalRecordsProps {
  approvals: readonly ApprovalSummary[]
  columns: readonly Column<ApprovalSummary>[]
  look: ListLook
  /** Approval orders open on a page of their own, with every round. */
  orders?: boolean
  chosen: readonly string[]
  onChoose?: Selection<ApprovalSummary>['onChoose'] | undefined
  /** On a card: agrees to what complies, without opening it. */
  onAgree?: ((approval: ApprovalSummary) => void) | undefined
}

/** Approvals, those that may be chosen with a box. */
export function ApprovalRecords({ approvals, columns, look, orders, chosen, onChoose, onAgree }: ApprovalRecordsProps) {
  const text = useText('booking/approval/list')
  const selection = onChoose && approvals.some(({ violates }) => !violates) && { ...boxes(text), chosen, onChoose }
  return (
    <Records
      caption={text.table}
      columns={columns}
      rows={approvals}
      rowKey={({ approvalId, actsFor }) => `${approvalId} ${actsFor ?? ''}`}
      look={look}
      selection={selection || undefined}
      card={(approval, box) => <ApprovalCard approval={approval} orders={orders} box={box} onAgree={onAgree} />}
    />
  )
}

/** Only what breaks no rule can be decided together with others. */
const boxes = (text: ReturnType<typeof useText<'booking/approval/list'>>) => ({
  keyOf: ({ approvalId }: ApprovalSummary) => approvalId,
  offers: () => true,
  refusal: ({ violates }: ApprovalSummary) => (violates ? text.bulkOnlyCompliant : undefined),
  nameOf: ({ travellers, applicant, title }: ApprovalSummary) =>
    text.choose({ name: text.openCase({ traveller: travellers[0] ?? applicant, title }) }),
  allName: text.chooseAll,
})

export function useApprovalColumns(orders?: boolean): readonly Column<ApprovalSummary>[] {
  const text = useText('booking/approval/list')
  const shared = useText('booking/centre')
  return useMemo(
    () => [
      {
        key: 'who',
        fixed: true,
        head: shared.travellers,
        cell: (approval) => <CasePeople approval={approval} />,
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
        cell: (approval) => <CasePolicy approval={approval} />,
      },
      {
        key: 'deadline',
        head: orders ? shared.state : text.deadline,
        width: 150,
        cell: (approval) => <TaskStatus approval={approval} />,
      },
      {
        key: 'action',
        fixed: true,
        head: shared.action,
        width: 110,
        align: 'end',
        cell: (approval) => <OpenCase approval={approval} orders={orders} />,
      },
    ],
    [text, shared, orders],
  )
}

function CasePeople({ approval: { travellers, applicant, submittedAt } }: { approval: ApprovalSummary }) {
  const text = useText('booking/approval/list')
  return (
    <div className={styles['pair']}>
      <strong>
        <TravellerNames names={travellers} />
      </strong>
      <CaseMeta>{text.submittedBy({ name: applicant, moment: formatMoment(submittedAt) })}</CaseMeta>
    </div>
  )
}

const CasePolicy = ({ approval }: { approval: ApprovalSummary }) => (
  <div className={styles['pair']}>
    {approval.order && <VerdictBadge verdict={approval.order.verdict} />}
    <CaseLevel approval={approval} />
  </div>
)

interface ApprovalCardProps {
  approval: ApprovalSummary
  orders: boolean | undefined
  box: ReactNode
  onAgree: ApprovalRecordsProps['onAgree']
}

function ApprovalCard({ approval, orders, box, onAgree }: ApprovalCardProps) {
  const text = useText('booking/approval/list')
  const agree = isWaiting(approval) && !approval.violates ? onAgree : undefined
  return (
    <>
      <RecordLine>
        <span className={styles['who']}>
          {box}
          <strong>
            <TravellerNames names={approval.travellers} />
          </strong>
        </span>
        <TaskStatus approval={approval} />
      </RecordLine>
      <CaseWords approval={approval} />
      <RecordLine>
        {approval.order && <VerdictBadge verdict={approval.order.verdict} />}
        <CaseLevel approval={approval} />
      </RecordLine>
      <CaseMeta>{text.submittedBy({ name: approval.applicant, moment: formatMoment(approval.submittedAt) })}</CaseMeta>
      <RecordFoot>
        <Price fen={approval.total} tone="plain" />
        <span className={styles['answers']}>
          <OpenCase approval={approval} orders={orders} second={agree !== undefined} />
          {agree && <AgreeToCase approval={approval} onAgree={agree} />}
        </span>
      </RecordFoot>
    </>
  )
}
