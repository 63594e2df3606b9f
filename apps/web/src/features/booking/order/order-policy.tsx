import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { Badge } from '../../../kit/marks/badge'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { isBusiness } from '../draft/draft-kind'
import styles from './order-policy.module.css'
import { PolicyNotes } from '../policy/policy-notes'

/** Where the approval of an order stands on its page. */
export const approvalPart = 'approval'

/** What the policy said when the order was made, the reasons that were given, and who decides. */
export function OrderPolicy({ order }: { order: OrderCore }) {
  const text = useText('booking/order/page')
  const business = isBusiness(order)
  const outside = order.travellerList.filter(({ violations }) => violations.length > 0)
  return (
    <Card title={text.policy}>
      {outside.length === 0 && (
        <Badge tone={business ? 'good' : 'neutral'} icon={business ? 'shield' : 'info'}>
          {business ? text.withinPolicy : text.personalTravel}
        </Badge>
      )}
      <ul className={styles['people']}>
        {outside.map((traveller) => (
          <li key={traveller.employeeId}>
            <strong>{traveller.name}</strong>
            <PolicyNotes violations={traveller.violations} />
            {traveller.reason && <p className={styles['reason']}>{text.reason({ reason: traveller.reason })}</p>}
          </li>
        ))}
      </ul>
      {business &&
        (order.approval ? <ApprovalTrail approval={order.approval} /> : <p className={styles['soft']}>{text.noApproval}</p>)}
    </Card>
  )
}

/* Task states of handbook 8.3: 0 pending, 1 agreed, 2 rejected. */
const taskLooks: Record<number, TimelineEntry['state']> = { 1: 'done', 2: 'failed' }

function ApprovalTrail({ approval }: { approval: NonNullable<OrderCore['approval']> }) {
  const text = useText('booking/order/page')
  const waiting = approval.state === 0
  const level = Math.min(...approval.tasks.filter(({ state }) => state === 0).map((task) => task.level))
  const entries = approval.tasks.map((task): TimelineEntry => ({
    key: `${task.level} ${task.approver}`,
    title: text.approvalLevel({ level: task.level, name: task.approver }),
    time: task.decidedAt && formatInstant(task.decidedAt),
    detail: [text.taskStates[task.state], task.reason].filter(Boolean).join(' · '),
    state: taskLooks[task.state] ?? (waiting && task.level === level ? 'current' : 'todo'),
  }))
  return (
    <div id={approvalPart} tabIndex={-1} className={styles['approval']}>
      <p className={styles['soft']}>
        {text.approvalStates[approval.state]}
        {waiting && ` · ${text.deadline({ time: formatInstant(approval.deadline) })} · ${text.silence[approval.onSilence]}`}
      </p>
      {entries.length > 0 && <Timeline entries={entries} label={text.policy} />}
    </div>
  )
}
