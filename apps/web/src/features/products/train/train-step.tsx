import type { ReactNode } from 'react'
import { useText } from '../../../kit/text/text'
import { BookingStep } from '../../booking/book/booking-step'

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
  const text = useText('products/train/words')
  return <BookingStep {...props} steps={waitlist ? text.waitlistSteps : text.steps} />
}
