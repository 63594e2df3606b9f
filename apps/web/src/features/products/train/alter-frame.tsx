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

export interface AlterFrameProps {
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
export function AlterFrame({ title, orderId, back, action, error, onRetry, children }: AlterFrameProps) {
  return (
    <Page title={title} back={back} action={action}>
      {error ? (
        <AlterProblem error={error} orderId={orderId} onRetry={onRetry} />
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

function AlterProblem({ error, orderId, onRetry }: Pick<AlterFrameProps, 'orderId' | 'onRetry'> & { error: Error }) {
  const text = useText('products/train/after-sale/change')
  if (isProblem(error, 'orderUnknown')) return <OrderUnknown />
  if (gone.some((name) => isProblem(error, name)))
    return <NothingToAlter orderId={orderId} title={text.noneWhy} why={error.message} />
  return (
    <ErrorState
      error={error}
      onRetry={onRetry}
      action={<ButtonLink to={paths.trainOrder({ orderId })}>{text.toOrder}</ButtonLink>}
    />
  )
}

/** No ticket can be given back or changed; the order says why, and the other may be possible. */
export function NothingToAlter({
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
