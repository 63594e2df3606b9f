import type { ApprovalSummary } from '@sojourn/contract/booking/approval/approval.shapes'
import type { ReactNode } from 'react'
import { Badge, type Tone } from '../../../../kit/marks/badge'
import { Countdown } from '../../../../kit/dates/countdown'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { Button } from '../../../../kit/actions/button'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from './approval-list.module.css'
import { formatMoment } from '../../journey/moment'

type TaskState = NonNullable<ApprovalSummary['taskState']>
const taskLooks: Record<TaskState, { tone: Tone; icon: IconName }> = {
  0: { tone: 'brand', icon: 'clock' },
  1: { tone: 'good', icon: 'checkCircle' },
  2: { tone: 'bad', icon: 'closeCircle' },
  3: { tone: 'neutral', icon: 'arrowRight' },
  4: { tone: 'locked', icon: 'minus' },
  5: { tone: 'locked', icon: 'minus' },
}
const stateLooks: Record<ApprovalSummary['state'], { tone: Tone; icon: IconName }> = {
  0: { tone: 'brand', icon: 'clock' },
  1: { tone: 'good', icon: 'checkCircle' },
  2: { tone: 'bad', icon: 'closeCircle' },
  4: { tone: 'locked', icon: 'minus' },
  8: { tone: 'locked', icon: 'minus' },
  16: { tone: 'neutral', icon: 'checkCircle' },
}

const running = 0
export const isWaiting = ({ state, taskState }: ApprovalSummary): boolean => state === running && taskState === 0

/** How long I have left to decide, what I decided, or how the case ended. */
export function TaskStatus({ approval }: { approval: ApprovalSummary }) {
  const text = useText('booking/approval/list')
  if (isWaiting(approval)) return approval.onSilence === 'remind' ? text.remindedDaily : <Countdown until={approval.deadline} />
  if (approval.taskState === undefined || approval.taskState === 0) return <StateBadge state={approval.state} />
  const { tone, icon } = taskLooks[approval.taskState]
  return (
    <Badge tone={tone} icon={icon}>
      {text.decisions[approval.taskState]}
    </Badge>
  )
}

/** Where the approval as a whole stands (handbook 8.3). */
export function StateBadge({ state }: { state: ApprovalSummary['state'] }) {
  const text = useText('booking/approval/list')
  const { tone, icon } = stateLooks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {text.states[state]}
    </Badge>
  )
}

/** What is asked for: its kind, its line, and when it begins. */
export function CaseWords({ approval }: { approval: ApprovalSummary }) {
  const text = useText('booking/approval/list')
  const { order, object, actsFor, round } = approval
  return (
    <div className={styles['pair']}>
      <span>{approval.title}</span>
      <CaseMeta>
        {text.objects[object]}
        {order && ` · ${formatMoment(order.departAt)}`}
        {round > 1 && ` · ${text.round({ round })}`}
      </CaseMeta>
      {actsFor && <Badge tone="brand">{text.actsFor({ name: actsFor })}</Badge>}
    </div>
  )
}

/** Whom it waits for, or on which level it stands. */
export function CaseLevel({ approval }: { approval: ApprovalSummary }) {
  const text = useText('booking/approval/list')
  const { level, levels, waitsFor, state } = approval
  if (state === running && !isWaiting(approval) && waitsFor.length > 0)
    return <CaseMeta>{text.waitsFor({ names: text.names({ names: waitsFor }) })}</CaseMeta>
  return levels > 0 && <CaseMeta>{text.level({ level, levels })}</CaseMeta>
}

interface AgreeToCaseProps {
  approval: ApprovalSummary
  onAgree: (approval: ApprovalSummary) => void
}

/** The first of two taps; the second confirms. */
export function AgreeToCase({ approval, onAgree }: AgreeToCaseProps) {
  const text = useText('booking/approval/list')
  const name = text.openCase({ traveller: approval.travellers[0] ?? approval.applicant, title: approval.title })
  return (
    <Button kind="brand" size="compact" icon="check" aria-label={`${text.agree} ${name}`} onClick={() => onAgree(approval)}>
      {text.agree}
    </Button>
  )
}

interface OpenCaseProps {
  approval: ApprovalSummary
  orders?: boolean | undefined
  /** Beside the answer itself. */
  second?: boolean
}

export function OpenCase({ approval, orders, second }: OpenCaseProps) {
  const text = useText('booking/approval/list')
  const waiting = isWaiting(approval)
  const { approvalId } = approval
  const name = text.openCase({ traveller: approval.travellers[0] ?? approval.applicant, title: approval.title })
  return (
    <ButtonLink
      kind={waiting && !second ? 'brand' : 'plain'}
      size="compact"
      to={orders ? paths.approvalOrder({ approvalId }) : paths.approval({ approvalId })}
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
