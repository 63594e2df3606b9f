import type { ApprovalAsOf } from '@sojourn/contract/booking/time-machine.shapes'
import { Badge } from '../../../kit/marks/badge'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { formatInstant } from '../../../kit/text/format'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import styles from './time-machine.module.css'

/** By the task codes of handbook 8.3: pending waits, agreed is done, rejected failed, the rest is over. */
const looks: Record<number, TimelineEntry['state']> = { 0: 'current', 1: 'done', 2: 'failed', 3: 'done', 4: 'todo', 5: 'todo' }

/** The round of that moment: its flow, who decided, what silence would have done. */
export function TimeMachineApproval({ approval }: { approval: ApprovalAsOf | undefined }) {
  const text = useText('booking/time-machine/page')
  if (!approval)
    return (
      <Card title={text.approval}>
        <EmptyState compact icon="approve" title={text.noApproval} />
      </Card>
    )
  const entries = approval.tasks.map((task): TimelineEntry => ({
    key: `${task.level} ${task.approver}`,
    title: `${text.level({ number: task.level })} ${task.approver}`,
    time: task.decidedAt && formatInstant(task.decidedAt),
    detail: [task.stateName, task.reason].filter(Boolean).join(' · '),
    state: looks[task.state] ?? 'todo',
  }))
  return (
    <Card title={text.approval} action={<Badge>{approval.stateName}</Badge>}>
      <p className={styles['faint']}>
        {[text.round({ number: approval.round }), approval.flow && text.flow(approval), text.silence[approval.onSilence]]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <Timeline entries={entries} label={text.approval} />
    </Card>
  )
}
