import type { ApplicationDetail } from '@sojourn/contract/booking/application/application.shapes'
import { formatInstant } from '../../../kit/text/format'
import { Link } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { Timeline, type TimelineEntry } from '../../../kit/lists/timeline'
import { paths } from '../../../paths'
import styles from './application-detail.module.css'
import { applicationEntries } from '../order/history-entries'

interface PartProps {
  detail: ApplicationDetail
}
type Approval = NonNullable<ApplicationDetail['approval']>

/** Who decides or decided, and everything that happened since the first draft. */
export function ApplicationHistory({ detail }: PartProps) {
  const text = useText('booking/application/detail')
  const tasks = useTasks(detail.approval)
  return (
    <>
      {tasks.length > 0 && (
        <Card title={text.approval}>
          <Timeline label={text.approval} entries={tasks} />
        </Card>
      )}
      <Card title={text.history}>
        <Timeline label={text.history} entries={applicationEntries(detail.history)} />
      </Card>
    </>
  )
}

/** Handbook 8.3: 0 waits, 1 agreed, 2 rejected; the others need nothing more. */
const entryStates: Record<Approval['tasks'][number]['state'], TimelineEntry['state']> = {
  0: 'current',
  1: 'done',
  2: 'failed',
  3: 'done',
  4: 'todo',
  5: 'todo',
}

function useTasks(approval: Approval | undefined): TimelineEntry[] {
  const text = useText('booking/application/detail')
  return (approval?.tasks ?? []).map((task, index) => ({
    key: `${task.level}-${index}`,
    title: text.level({ level: task.level, name: task.approver }),
    time: task.decidedAt && formatInstant(task.decidedAt),
    detail: task.reason ? text.because({ state: text.tasks[task.state], reason: task.reason }) : text.tasks[task.state],
    state: entryStates[task.state],
  }))
}

/** Every version that was submitted; orders keep the one that held when they were placed. */
export function ApplicationVersions({ detail }: PartProps) {
  const text = useText('booking/application/detail')
  if (detail.versions.length < 2) return null
  return (
    <Card title={text.versions}>
      <ul className={styles['versions']}>
        {detail.versions.map(({ contentVersion, at }) => (
          <li key={contentVersion}>
            <Link
              to={paths.travelForm({ travelApplyNo: detail.travelApplyNo, contentVersion })}
              aria-current={contentVersion === detail.contentVersion ? 'true' : undefined}
            >
              {text.showVersion({ version: contentVersion, moment: formatInstant(at) })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  )
}
