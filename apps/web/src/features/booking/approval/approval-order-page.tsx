import type { ApprovalOrder } from '@sojourn/contract/booking/approval/approval.calls'
import { type LoaderFunctionArgs, useSearchParams } from 'react-router'
import { useState } from 'react'
import {
  getApprovalDetail,
  getApprovalOrder,
  getApprovalOrderList,
  urgeApproval,
  withdrawApproval,
} from '../../../api/calls/booking/approval/approval'
import { ApiProblem } from '../../../api/problem'
import { queryClient, readOptions, useRead, useWrite } from '../../../api/queries'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Fact, FactList } from '../../../kit/lists/facts'
import { formatInstant } from '../../../kit/text/format'
import { ButtonLink } from '../../../kit/actions/link'
import { Card, Page, TwoColumns } from '../../../kit/layout/page'
import { Price } from '../../../kit/marks/price'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../../kit/text/text'
import { VerdictBadge } from '../../../kit/marks/verdict-badge'
import { paths } from '../../../paths'
import styles from './approval-case.module.css'
import { ApprovalActs, ApprovalChain } from './approval-chain'
import { StateBadge } from './list/approval-list-parts'
import { getTripOrderList } from '../../../api/calls/booking/order'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { FormRefusal } from '../../../kit/forms/field'
import { toast } from '../../../kit/overlays/toast'
import { CommentDialog } from './approval-comment'

type Round = ApprovalOrder['rounds'][number]

export async function loader({ request }: LoaderFunctionArgs) {
  const approvalId = new URL(request.url).searchParams.get('approvalId')
  if (approvalId) void queryClient.prefetchQuery(readOptions(getApprovalOrder, { approvalId }))
  await loadTexts('kit/widgets', 'booking/centre', 'booking/approval/page', 'booking/approval/list')
  return null
}

/** One approval order (S2.34): what was asked for, every round, whom it waits for. */
export function Component() {
  const text = useText('booking/approval/page')
  const [address] = useSearchParams()
  const approvalId = address.get('approvalId') ?? ''
  const { data, error, refetch } = useRead(getApprovalOrder, { approvalId }, { staleTime: 0 })
  return (
    <Page title={text.title} back={paths.approvalOrders()} chips={data && <StateBadge state={data.state} />}>
      {data ? (
        <TwoColumns
          main={data.rounds.map((round) => (
            <RoundCard key={round.approvalId} round={round} several={data.rounds.length > 1} />
          ))}
          aside={<SubjectCard approval={data} />}
        />
      ) : error ? (
        <ErrorState
          error={error}
          onRetry={error instanceof ApiProblem && !error.passing ? undefined : () => void refetch()}
          action={<ButtonLink to={paths.approvalOrders()}>{text.back}</ButtonLink>}
        />
      ) : (
        <TwoColumns main={<SkeletonList count={2} height={220} gap={16} />} aside={<SkeletonList count={1} height={280} />} />
      )}
    </Page>
  )
}

function RoundCard({ round, several }: { round: Round; several: boolean }) {
  const text = useText('booking/approval/page')
  return (
    <Card
      title={several ? text.roundTitle({ round: round.round }) : text.chain}
      action={<StateBadge state={round.state} />}
      className={styles['round']}
    >
      <ApprovalChain round={round} />
      <h3 className={styles['part']}>{text.acts}</h3>
      <ApprovalActs round={round} />
    </Card>
  )
}

function SubjectCard({ approval }: { approval: ApprovalOrder }) {
  const text = useText('booking/approval/page')
  const shared = useText('booking/centre')
  const { subjectKind, subjectNo, object, order } = approval
  const flow = approval.rounds[0]?.flow
  const to = subjectKind === 'order' ? paths.order({ orderId: subjectNo }) : paths.travelForm({ travelApplyNo: subjectNo })
  return (
    <Card title={text.subject} action={order && <VerdictBadge verdict={order.verdict} />} className={styles['round']}>
      <strong>{approval.title}</strong>
      <FactList>
        <Fact name={shared.travellers}>{text.names({ names: approval.travellers })}</Fact>
        <Fact name={text.amount}>
          <Price fen={approval.total} tone="plain" />
        </Fact>
        <Fact name={text.applicant}>{approval.applicant}</Fact>
        <Fact name={text.submittedAt}>{formatInstant(approval.submittedAt)}</Fact>
        {flow && <Fact name={text.flow}>{flow}</Fact>}
      </FactList>
      <ApplicantActs approval={approval} />
      <ButtonLink wide to={to}>
        {text.viewSubject[object]}
      </ButtonLink>
    </Card>
  )
}

const concerned = [getApprovalOrder, getApprovalDetail, getApprovalOrderList, getTripOrderList] as const

/** What the submitter, or whoever looks on, may do; a button that cannot be used says why. */
function ApplicantActs({ approval }: { approval: ApprovalOrder }) {
  const text = useText('booking/approval/page')
  const [asking, setAsking] = useState<'withdraw' | 'comment'>()
  const urging = useWrite(urgeApproval, concerned)
  const { approvalId, buttons } = approval
  const buttonOf = (action: string) => buttons.find((one) => one.action === action)
  const [urge, withdraw, agree] = [buttonOf('urge'), buttonOf('withdraw'), buttonOf('agree')]
  const send = () =>
    urging.mutate(
      { approvalId },
      {
        onSuccess: ({ urged }) => toast(text.urged({ names: text.names({ names: urged }) }), 'good'),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  return (
    <div className={styles['acts']}>
      {agree?.enabled && (
        <ButtonLink kind="brand" to={paths.approval({ approvalId })}>
          {text.viewApproval}
        </ButtonLink>
      )}
      {urge && (
        <Button icon="bell" busy={urging.isPending} disabledReason={urge.reason} onClick={send}>
          {text.urge}
        </Button>
      )}
      <Button onClick={() => setAsking('comment')}>{text.comment}</Button>
      {withdraw && (
        <Button kind="danger" disabledReason={withdraw.reason} onClick={() => setAsking('withdraw')}>
          {text.withdraw}
        </Button>
      )}
      {urge?.reason && <p className={styles['faint']}>{urge.reason}</p>}
      <WithdrawDialog approvalId={approvalId} open={asking === 'withdraw'} onClose={() => setAsking(undefined)} />
      <CommentDialog approvalId={approvalId} open={asking === 'comment'} onClose={() => setAsking(undefined)} />
    </div>
  )
}

function WithdrawDialog({ approvalId, open, onClose }: { approvalId: string; open: boolean; onClose: () => void }) {
  const text = useText('booking/approval/page')
  const write = useWrite(withdrawApproval, concerned)
  const withdraw = () =>
    write.mutate(
      { approvalId },
      {
        onSuccess: () => {
          toast(text.withdrawn, 'good')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.withdrawTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="danger" busy={write.isPending} onClick={withdraw}>
            {text.withdrawConfirm}
          </Button>
        </>
      }
    >
      <p>{text.withdrawText}</p>
      {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
    </Dialog>
  )
}
