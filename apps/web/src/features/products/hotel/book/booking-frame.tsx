import type { HotelBookInfo } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import type { ComponentType } from 'react'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { isSearchOver } from '../../../booking/draft/search-problem'
import { BookingStep } from '../../../booking/book/booking-step'
import type { KeptRate } from './chosen-rate'
import { HotelProblem, NothingChosen } from '../hotel-problem'
import { useBookingBasis, useCheckedStay, type Booking } from './use-booking'

export interface BookingFrameProps {
  tempOrderNo: string
  title: string
  /** 0 is the choice of the hotel. */
  step: number
  back: string
  /** The step itself, once everything has come. */
  screen: ComponentType<Booking>
}

/** The frame of a step between a rate and its order: waiting, failing and nothing chosen are the same in all. */
export function BookingFrame({ tempOrderNo, title, step, back, screen }: BookingFrameProps) {
  const { steps } = useText('products/hotel/words')
  const { chosen, draft, info, error, retry, accept } = useBookingBasis(tempOrderNo)
  return (
    <BookingStep title={title} steps={steps} step={step} back={back}>
      {!chosen ? (
        <NothingChosen tempOrderNo={tempOrderNo} />
      ) : draft && info ? (
        <Checked tempOrderNo={tempOrderNo} chosen={chosen} draft={draft} info={info} accept={accept} screen={screen} />
      ) : error ? (
        <HotelProblem error={error} tempOrderNo={tempOrderNo} onRetry={retry} />
      ) : (
        <SkeletonList count={3} height={180} gap={16} />
      )}
    </BookingStep>
  )
}

interface CheckedProps {
  tempOrderNo: string
  chosen: KeptRate
  draft: HotelTempOrder
  info: HotelBookInfo
  accept: (totalPrice: number) => void
  screen: ComponentType<Booking>
}

function Checked({ accept, screen: Screen, ...basis }: CheckedProps) {
  const { tempOrderNo, chosen, info } = basis
  const { stay, check, answer } = useCheckedStay(tempOrderNo, chosen, info)
  const { error: checkFailure } = check
  const checkAgain = () => void check.refetch()
  if (answer && !isSearchOver(checkFailure))
    return <Screen {...basis} {...{ stay, checkFailure, checkAgain }} check={answer} acceptPrice={accept} />
  if (checkFailure) return <HotelProblem error={checkFailure} tempOrderNo={tempOrderNo} onRetry={checkAgain} />
  return <SkeletonList count={3} height={180} gap={16} />
}
