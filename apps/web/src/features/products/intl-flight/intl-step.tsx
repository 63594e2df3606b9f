import type { ReactNode } from 'react'
import { useText } from '../../../kit/text/text'
import { BookingStep } from '../../booking/book/booking-step'

/** A step between the list of international flights and the order. */
export function IntlStep(props: { title: string; step: number; back: string; children: ReactNode }) {
  return <BookingStep {...props} steps={useText('products/intl-flight/check').steps} />
}
