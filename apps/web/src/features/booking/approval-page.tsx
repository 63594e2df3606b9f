import type { ApprovalDetail } from '@sojourn/contract/booking/approval.calls'
import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getApprovalDetail } from '../../api/calls.generated'
import { mayDo, useEmployee } from '../../api/employee'
import { ApiProblem } from '../../api/problem'
import { queryClient, readOptions, useRead } from '../../api/queries'
import { ErrorState } from '../../kit/error-state'
import { ButtonLink } from '../../kit/link'
import { Page, TwoColumns } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { loadTexts, useText } from '../../kit/text'
import { paths } from '../../paths'
import { ApprovalAlternatives } from './approval-alternatives'
import { ApprovalChain } from './approval-chain'
import { ApprovalJourney } from './approval-journey'
import { ApprovalPeople } from './approval-people'
import { ApprovalPrice } from './approval-price'
import { DecisionPanel } from './decision-panel'
import { orderDetailCall } from './order-product'
import { OrderStateBadge } from './order-state-badge'

export async function loader({ request }: LoaderFunctionArgs) {
  const approvalId = new URL(request.url).searchParams.get('approvalId')
  if (approvalId) void queryClient.prefetchQuery(readOptions(getApprovalDetail, { approvalId }))
  await loadTexts('kit/widgets', 'booking/centre', 'booking/centre-approval', 'booking/centre-decision')
  return null
}

/** One approval with everything that a decision needs (S2.38). */
export function Component() {
  const text = useText('booking/centre-approval')
  const shared = useText('kit/widgets')
  const [address] = useSearchParams()
  const approvalId = address.get('approvalId') ?? ''
  const { data, error, refetch } = useRead(getApprovalDetail, { approvalId }, { staleTime: 0 })
  const back = mayDo(useEmployee(), 'approve')
    ? paths.myApprovals({ type: data && data.taskState !== 0 ? 0 : 1 })
    : paths.myBookings()
  if (data) return <ApprovalCase detail={data} back={back} />
  return (
    <Page title={text.title} back={back}>
      {error ? (
        <ErrorState
          error={error}
          onRetry={error instanceof ApiProblem && !error.passing ? undefined : () => void refetch()}
          action={<ButtonLink to={back}>{shared.back}</ButtonLink>}
        />
      ) : (
        <TwoColumns main={<SkeletonList count={4} height={140} gap={16} />} aside={<SkeletonList count={1} height={280} />} />
      )}
    </Page>
  )
}

function ApprovalCase({ detail, back }: { detail: ApprovalDetail; back: string }) {
  const text = useText('booking/centre-approval')
  const order = useRead(orderDetailCall, { orderId: detail.order.orderNo }, { staleTime: 0 })
  return (
    <Page title={text.title} back={back} chips={<OrderStateBadge {...detail.order} />}>
      <TwoColumns
        main={
          order.data ? (
            <>
              <ApprovalPeople order={order.data} />
              <ApprovalJourney order={order.data} />
              <ApprovalAlternatives alternatives={detail.alternatives} />
              <ApprovalPrice detail={detail} order={order.data} />
              <ApprovalChain detail={detail} order={order.data} />
            </>
          ) : order.error ? (
            <ErrorState error={order.error} onRetry={() => void order.refetch()} />
          ) : (
            <SkeletonList count={4} height={140} gap={16} />
          )
        }
        aside={<DecisionPanel key={detail.approvalId} detail={detail} />}
      />
    </Page>
  )
}
