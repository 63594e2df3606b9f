import type { ReactNode } from 'react'
import { isProblem } from '../../../api/problem'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { ButtonLink } from '../../../kit/actions/link'
import { Page } from '../../../kit/layout/page'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { OrderUnknown } from '../../booking/order/order-view'

export interface AfterSaleFrameProps {
  title: string
  orderId: string
  back: string
  action?: ReactNode
  error: Error | null
  onRetry: () => void
  /** Nothing while it is loading. */
  children: ReactNode
}

/** A page of a refund or change: where it leads back to, and what to do when it cannot go on. */
export function AfterSaleFrame({ title, orderId, back, action, error, onRetry, children }: AfterSaleFrameProps) {
  return (
    <Page title={title} back={back} action={action}>
      {error ? (
        <AfterSaleProblem error={error} orderId={orderId} onRetry={onRetry} />
      ) : (
        (children ?? <SkeletonList count={3} height={140} gap={16} />)
      )}
    </Page>
  )
}

const gone = [
  'couponUnknown',
  'trainTicketNotOpen',
  'trainTicketTaken',
  'trainDeparted',
  'refundClosed',
  'changedAlready',
  'changedCrossBorder',
] as const

function AfterSaleProblem({ error, orderId, onRetry }: Pick<AfterSaleFrameProps, 'orderId' | 'onRetry'> & { error: Error }) {
  const text = useText('products/train/after-sale/change')
  if (isProblem(error, 'orderUnknown')) return <OrderUnknown />
  if (gone.some((name) => isProblem(error, name)))
    return <NothingPossible orderId={orderId} title={text.noneWhy} why={error.message} />
  return (
    <ErrorState
      error={error}
      onRetry={onRetry}
      action={<ButtonLink to={paths.trainOrder({ orderId })}>{text.toOrder}</ButtonLink>}
    />
  )
}

/** No ticket can be given back or changed; the order says why, and the other may be possible. */
export function NothingPossible({
  orderId,
  title,
  why,
  refund,
}: {
  orderId: string
  title: string
  why: string
  refund?: boolean
}) {
  const text = useText('products/train/after-sale/change')
  return (
    <EmptyState
      icon="ticket"
      title={title}
      action={
        <>
          <ButtonLink kind="brand" to={paths.trainOrder({ orderId })}>
            {text.toOrder}
          </ButtonLink>
          {refund && <ButtonLink to={paths.trainRefund({ orderId })}>{text.toRefund}</ButtonLink>}
        </>
      }
    >
      {why}
    </EmptyState>
  )
}
