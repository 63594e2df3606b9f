import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { getTravelApplyDetail } from '../../../api/calls/booking/application/application'
import { useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Card } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { ApplicationAmendment } from '../application/application-amendment'
import { ApplicationAbout, ApplicationItinerary, ApplicationTravellers } from '../application/application-contents'
import { ApplicationUsage } from '../application/application-usage'
import { ApprovalActs, ApprovalChain } from './approval-chain'
import { TimeMachineTabs } from '../time-machine/time-machine-tabs'

/** A travel application as its approver sees it: where and when, who, for what, and what is left of the budget. */
export function ApplicationCase({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/page')
  const { subjectNo: travelApplyNo } = detail
  const application = useRead(getTravelApplyDetail, { travelApplyNo }, { staleTime: 0 })
  if (application.error && !application.data)
    return <ErrorState error={application.error} onRetry={() => void application.refetch()} />
  if (!application.data) return <SkeletonList count={4} height={140} gap={16} />
  return (
    <TimeMachineTabs travelApplyNo={travelApplyNo}>
      <ApplicationAmendment detail={application.data} />
      <ApplicationAbout detail={application.data} />
      <ApplicationItinerary detail={application.data} />
      <ApplicationTravellers detail={application.data} />
      <ApplicationUsage detail={application.data} />
      <Card
        title={text.chain}
        action={
          <ButtonLink kind="quiet" size="compact" to={paths.travelForm({ travelApplyNo })}>
            {text.viewSubject.application}
          </ButtonLink>
        }
      >
        <ApprovalChain round={detail.current} />
      </Card>
      <Card title={text.acts}>
        <ApprovalActs round={detail.current} />
      </Card>
    </TimeMachineTabs>
  )
}
