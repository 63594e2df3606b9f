import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import { formatInstant } from '../../kit/format'
import { Card } from '../../kit/page'
import { useText } from '../../kit/text'
import { Timeline, type TimelineEntry } from '../../kit/timeline'
import styles from './approval-case.module.css'
import type { OrderDetail } from './order-product'

type Approval = NonNullable<OrderDetail['approval']>
type Task = Approval['tasks'][number]
/** Handbook 8.3 */
const approving = 0
const timedOut = 8

/** Who decided, who decides now, who comes after; then everything that happened to the order. */
export function ApprovalChain({ detail, order }: { detail: ApprovalDetail; order: OrderDetail }) {
  const text = useText('booking/centre-approval')
  const entries = useChainEntries(detail, order.approval)
  const deadline = formatInstant(detail.deadline)
  const running = order.approval?.state === approving
  return (
    <>
      <Card title={text.chain}>
        <Timeline label={text.chain} entries={entries} />
        {order.approval?.state === timedOut && <p className={styles['silence']}>{text.timedOut}</p>}
        {running && (
          <p className={styles['silence']}>
            {order.approval?.onSilence === 'approve'
              ? text.deadlineApprove({ moment: deadline })
              : text.deadlineReject({ moment: deadline })}
          </p>
        )}
      </Card>
      <Card title={text.history}>
        <Timeline
          label={text.history}
          entries={order.history.map((entry, index) => ({
            key: `${entry.at}-${index}`,
            title: entry.sentence,
            time: formatInstant(entry.at),
            state: 'done',
          }))}
        />
      </Card>
    </>
  )
}

function useChainEntries(detail: ApprovalDetail, approval: Approval | undefined): TimelineEntry[] {
  const text = useText('booking/centre-approval')
  const stateOf = (task: Task): TimelineEntry['state'] => {
    if (task.state === 1) return 'done'
    if (task.state === 2) return 'failed'
    return task.state === 0 && approval?.state === approving && task.level === detail.level ? 'current' : 'todo'
  }
  return [
    {
      key: 'submitted',
      title: text.submitted({ name: detail.applicant }),
      time: formatInstant(detail.submittedAt),
      state: 'done',
    },
    ...(approval?.tasks ?? []).map((task, index): TimelineEntry => ({
      key: `${task.level}-${index}`,
      title: `${text.levelOf({ level: task.level })} · ${task.approver}`,
      time: task.decidedAt ? formatInstant(task.decidedAt) : undefined,
      detail: task.reason
        ? text.because({ state: text.taskStates[task.state], reason: task.reason })
        : text.taskStates[task.state],
      state: stateOf(task),
    })),
  ]
}
