import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import type { OrderCore } from '@sojourn/contract/booking/order.shapes'
import { Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { getApprovalDetail } from '../../../api/calls/booking/approval/approval'
import { mayDo, useEmployee } from '../../../api/employee'
import { ApiProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { Timeline } from '../../../kit/lists/timeline'
import { paths } from '../../../paths'
import { ApprovalAlternatives } from './approval-alternatives'
import { ApplicationCase } from './approval-application'
import { ApprovalActs, ApprovalChain } from './approval-chain'
import { isWaiting, StateBadge } from './list/approval-list-parts'
import { ApprovalPeople } from './approval-people'
import { ApprovalPrice } from './approval-price'
import { DecisionPanel } from './decision/decision-panel'
import { orderEntries } from '../order/history-entries'
import { useOrderDetail } from '../product/order-detail'
import type { ApprovalScreens, ProductScreens } from '../product/screens'
import { fetchApproval, useApproval, useProductOfOrder } from '../product/use-products'
import { TimeMachineTabs } from '../time-machine/time-machine-tabs'
import styles from './approval-case.module.css'

export async function loader({ request }: LoaderFunctionArgs) {
  const approvalId = new URL(request.url).searchParams.get('approvalId')
  if (approvalId) void queryClient.prefetchQuery(readOptions(getApprovalDetail, { approvalId }))
  await loadTexts(
    'kit/widgets',
    'booking/centre',
    'booking/approval/page',
    'booking/placing/traveller-costs',
    'booking/approval/list',
    'booking/approval/decision',
    'booking/application/words',
    'booking/application/detail',
    'booking/time-machine/tabs',
    'booking/application/balance',
  )
  return null
}

/** One approval with everything that a decision needs (S2.38). */
export function Component() {
  const text = useText('booking/approval/page')
  const shared = useText('kit/widgets')
  const [address] = useSearchParams()
  const approvalId = address.get('approvalId') ?? ''
  const { data, error, refetch } = useRead(getApprovalDetail, { approvalId }, { staleTime: 0 })
  const back = mayDo(useEmployee(), 'approve')
    ? paths.myApprovals({ type: data && !isWaiting(data) ? 0 : 1 })
    : paths.approvalOrders()
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
  const text = useText('booking/approval/page')
  return (
    <Page title={text.title} back={back} chips={<StateBadge state={detail.state} />}>
      <TwoColumns
        main={detail.subjectKind === 'order' ? <OrderCase detail={detail} /> : <ApplicationCase detail={detail} />}
        aside={<DecisionPanel key={detail.approvalId} detail={detail} />}
      />
    </Page>
  )
}

function OrderCase({ detail }: { detail: ApprovalDetail }) {
  const product = useProductOfOrder()(detail.subjectNo)
  const order = useOrderDetail(detail.subjectNo, { staleTime: 0 })
  useEffect(() => void fetchApproval(product).catch(() => undefined), [product])
  const waiting = <SkeletonList count={4} height={140} gap={16} />
  if (order.data)
    return (
      <Suspense fallback={waiting}>
        <OrderParts detail={detail} order={order.data} product={product} />
      </Suspense>
    )
  if (order.error) return <ErrorState error={order.error} onRetry={() => void order.refetch()} />
  return waiting
}

function OrderParts({ detail, order, product }: { detail: ApprovalDetail; order: OrderCore; product: ProductScreens }) {
  const approval = useApproval(product)
  return (
    <TimeMachineTabs orderNo={detail.subjectNo}>
      <ApprovalPeople order={order} />
      {approval && <ApprovalJourney order={order} screens={approval} />}
      {approval && <ApprovalAlternatives order={order} screens={approval} alternatives={detail.alternatives} />}
      {approval && <ApprovalPrice detail={detail} order={order} product={product.order} screens={approval} />}
      <CaseProgress detail={detail} />
      <OrderHistory order={order} />
    </TimeMachineTabs>
  )
}

/** Who decides, and what was done so far. */
function CaseProgress({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/page')
  return (
    <>
      <Card title={text.chain}>
        <ApprovalChain round={detail.current} />
        {detail.approvalRule && <p className={styles['silence']}>{detail.approvalRule}</p>}
      </Card>
      <Card title={text.acts}>
        <ApprovalActs round={detail.current} />
      </Card>
    </>
  )
}

function OrderHistory({ order }: { order: OrderCore }) {
  const text = useText('booking/approval/page')
  return (
    <Card title={text.history}>
      <Timeline label={text.history} entries={orderEntries(order.history)} />
    </Card>
  )
}

/** What is booked, part by part, with its fare. */
function ApprovalJourney({ order, screens: { Journey } }: { order: OrderCore; screens: ApprovalScreens }) {
  const text = useText('booking/approval/page')
  return (
    <Card
      title={text.journey}
      action={
        <ButtonLink kind="quiet" size="compact" to={paths.order({ orderId: order.orderNo })}>
          {text.viewOrder}
        </ButtonLink>
      }
    >
      <ul className={styles['segments']}>
        <Journey order={order} />
      </ul>
    </Card>
  )
}
