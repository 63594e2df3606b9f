import type { ReactNode } from 'react'
import { EmptyState } from '../../../kit/empty-state'
import { useText } from '../../../kit/text'
import { BookingStep } from '../../booking/book/booking-step'
import { BackToList } from './flight-problem'

/** A step between the list of flights and the order. */
export function FlightStep(props: { title: string; step: number; back: string; children: ReactNode }) {
  return <BookingStep {...props} steps={useText('products/flight').steps} />
}

/** Somebody came here without a choice, from a bookmark or in another tab. */
export function NothingChosen({ tempOrderNo }: { tempOrderNo: string }) {
  const text = useText('products/flight')
  return (
    <EmptyState icon="ticket" title={text.nothingChosenTitle} action={<BackToList tempOrderNo={tempOrderNo} kind="brand" />}>
      {text.nothingChosenWhy}
    </EmptyState>
  )
}
