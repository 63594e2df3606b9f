import type { ApprovalSummary } from '@sojourn/contract/booking/approval.calls'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../kit/badge'
import { Countdown } from '../../kit/countdown'
import type { IconName } from '../../kit/icon-paths'
import { ButtonLink } from '../../kit/link'
import { useText } from '../../kit/text'
import { paths } from '../../paths'
import styles from './approval-list.module.css'

const looks: Record<ApprovalSummary['taskState'], { tone: Tone; icon: IconName }> = {
  0: { tone: 'brand', icon: 'clock' },
  1: { tone: 'good', icon: 'checkCircle' },
  2: { tone: 'bad', icon: 'closeCircle' },
  3: { tone: 'neutral', icon: 'arrowRight' },
  4: { tone: 'locked', icon: 'minus' },
  5: { tone: 'locked', icon: 'minus' },
}

/** What I decided, or how long I have left to decide. */
export function TaskStanding({ approval }: { approval: ApprovalSummary }) {
  const text = useText('booking/centre-approvals')
  if (approval.taskState === 0) return <Countdown until={approval.deadline} />
  const { tone, icon } = looks[approval.taskState]
  return (
    <Badge tone={tone} icon={icon}>
      {text.decisions[approval.taskState]}
    </Badge>
  )
}

/** Whether the order as a whole keeps to the policy; the sentences are on the case. */
export function PolicyBadge({ outOfPolicy }: { outOfPolicy: boolean }) {
  const text = useText('booking/centre')
  return outOfPolicy ? (
    <Badge tone="warn" icon="alert">
      {text.outOfPolicy}
    </Badge>
  ) : (
    <Badge tone="good" icon="shield">
      {text.inPolicy}
    </Badge>
  )
}

export function OpenCase({ approval }: { approval: ApprovalSummary }) {
  const text = useText('booking/centre-approvals')
  const waiting = approval.taskState === 0
  const name = text.openCase({ traveller: approval.order.travellers[0] ?? approval.applicant, title: approval.order.title })
  return (
    <ButtonLink
      kind={waiting ? 'brand' : 'plain'}
      size="compact"
      to={paths.approval({ approvalId: approval.approvalId })}
      aria-label={`${waiting ? text.decide : text.view} ${name}`}
    >
      {waiting ? text.decide : text.view}
    </ButtonLink>
  )
}

/** Level and submitter under the names of the travellers. */
export function CaseMeta({ children }: { children: ReactNode }) {
  return <span className={styles['meta']}>{children}</span>
}
