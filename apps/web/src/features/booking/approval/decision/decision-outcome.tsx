import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { getMyApprovalList } from '../../../../api/calls/booking/approval/approval'
import { mayDo, useEmployee } from '../../../../api/employee'
import { useRead } from '../../../../api/queries'
import { Icon } from '../../../../kit/marks/icon'
import type { IconName } from '../../../../kit/marks/icon-paths'
import { ButtonLink } from '../../../../kit/actions/link'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from './decision-panel.module.css'

const icons: Partial<Record<number, IconName>> = { 1: 'checkCircle', 2: 'closeCircle' }
const pending = 0

/** Nothing is left to decide here: why, and what waits next. */
export function DecisionOutcome({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/decision')
  const decides = mayDo(useEmployee(), 'approve')
  const { taskState = pending, approvalId } = detail
  const sentence = taskState === pending ? (detail.reason ?? text.waitOthers) : text.closed[taskState]
  return (
    <div className={styles['outcome']}>
      <p role="status" className={styles['closed']}>
        <Icon name={icons[taskState] ?? 'info'} />
        {sentence}
      </p>
      {decides ? (
        <NextCase after={approvalId} />
      ) : (
        <ButtonLink wide to={paths.approvalOrder({ approvalId })}>
          {text.toOrder}
        </ButtonLink>
      )}
    </div>
  )
}

function NextCase({ after }: { after: string }) {
  const text = useText('booking/approval/decision')
  const waiting = useRead(getMyApprovalList, { type: 1, size: 2 }, { staleTime: 0 })
  const next = waiting.data?.list.find(({ approvalId }) => approvalId !== after)
  return next ? (
    <ButtonLink wide kind="brand" to={paths.approval({ approvalId: next.approvalId })}>
      {text.nextWaiting}
    </ButtonLink>
  ) : (
    <ButtonLink wide to={paths.myApprovals({ type: 1 })}>
      {text.toList}
    </ButtonLink>
  )
}
