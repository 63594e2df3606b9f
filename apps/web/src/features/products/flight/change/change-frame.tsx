import type { ReactNode } from 'react'
import { isProblem } from '../../../../api/problem'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { ButtonLink } from '../../../../kit/actions/link'
import { Page } from '../../../../kit/layout/page'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Stepper } from '../../../../kit/forms/stepper'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from '../../../booking/book/booking-step.module.css'

export interface ChangeFrameProps {
  title: string
  /** 0 tickets, 1 flight, 2 confirm. */
  step: 0 | 1 | 2
  back: string
  orderId: string
  error: Error | null
  onRetry: () => void
  children: ReactNode
}

/** One step of a change: where it stands, the way back, and what to do when it cannot go on. */
export function ChangeFrame({ title, step, back, orderId, error, onRetry, children }: ChangeFrameProps) {
  const text = useText('products/flight/after-sale/change')
  return (
    <Page
      title={title}
      back={back}
      action={
        <span className={styles['steps']}>
          <Stepper label={text.stepsLabel} steps={text.steps} current={step} />
        </span>
      }
    >
      {error ? (
        <ChangeProblem error={error} orderId={orderId} onRetry={onRetry} />
      ) : (
        (children ?? <SkeletonList count={3} height={140} gap={16} />)
      )}
    </Page>
  )
}

const gone = ['couponNotOpen', 'couponTaken', 'couponCheckedIn', 'couponUnknown', 'ticketExpired', 'ticketNotChangeable'] as const

function ChangeProblem({ error, orderId, onRetry }: { error: Error; orderId: string; onRetry: () => void }) {
  const text = useText('products/flight/after-sale/change')
  if (isProblem(error, 'orderUnknown')) {
    return (
      <EmptyState icon="document" title={text.unknown} action={<ButtonLink to={paths.myBookings()}>{text.myOrders}</ButtonLink>}>
        {text.unknownWhy}
      </EmptyState>
    )
  }
  if (gone.some((name) => isProblem(error, name))) return <NothingToChange orderId={orderId} why={error.message} />
  return <ErrorState error={error} onRetry={onRetry} />
}

/** No ticket can be changed: the order says why, and a refund may be possible. */
export function NothingToChange({ orderId, why }: { orderId: string; why?: string }) {
  const text = useText('products/flight/after-sale/change')
  return (
    <EmptyState
      icon="ticket"
      title={text.none}
      action={
        <>
          <ButtonLink kind="brand" to={paths.flightOrder({ orderId })}>
            {text.order}
          </ButtonLink>
          <ButtonLink to={paths.flightRefund({ orderId })}>{text.refund}</ButtonLink>
        </>
      }
    >
      {why ?? text.noneWhy}
    </EmptyState>
  )
}
