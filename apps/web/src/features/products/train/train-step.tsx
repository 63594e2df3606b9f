import type { ReactNode } from 'react'
import { EmptyState } from '../../../kit/empty-state'
import { useText } from '../../../kit/text'
import { BookingStep } from '../../booking/book/booking-step'
import { BackToList } from './train-problem'

/** A step between the list of trains and the order, or the waitlist. */
export function TrainStep({
  waitlist,
  ...props
}: {
  title: string
  step: number
  back: string
  waitlist?: boolean
  children: ReactNode
}) {
  const text = useText('products/train')
  return <BookingStep {...props} steps={waitlist ? text.waitlistSteps : text.steps} />
}

/** Somebody came here without a choice, from a bookmark or in another tab. */
export function NothingChosen({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/train')
  return (
    <EmptyState icon="train" title={text.nothingChosenTitle} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
      {text.nothingChosenWhy}
    </EmptyState>
  )
}
