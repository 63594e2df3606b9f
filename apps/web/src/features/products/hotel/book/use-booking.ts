import type { HotelBookInfo, HotelCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { useState } from 'react'
import { useLastAnswer } from '../../../booking/draft/draft-queries'
import { acceptPrice, chosenRate, type KeptRate } from './chosen-rate'
import { useBookCheck, useBookInfo, useDraft } from '../queries'
import { roomsOfStay } from './stay-form'
import { useStayForm, type StayFormState } from './use-stay-form'

/** What every step of a hotel order works with, once all of it has come. */
export interface Booking {
  tempOrderNo: string
  chosen: KeptRate
  draft: HotelTempOrder
  info: HotelBookInfo
  stay: StayFormState
  check: HotelCheckResult
  /** The last check failed while the former answer is still shown: of these rooms, or of those before. */
  checkFailure: Error | null
  checkAgain: () => void
  /** Goes on at this price of a room, in fen. */
  acceptPrice: (totalPrice: number) => void
}

/** Present while the rate costs another price than the one that was accepted: accepts it. */
export const acceptanceOf = ({ check, checkFailure, acceptPrice: accept }: Booking): (() => void) | undefined =>
  check.outcome === 'changed' && !checkFailure ? () => accept(check.rate.totalPrice) : undefined

/** Draft, people and chosen rate; the check is added by `useCheckedStay` when they are there. */
export function useBookingBasis(tempOrderNo: string) {
  const [chosen, setChosen] = useState(() => chosenRate(tempOrderNo))
  const draft = useDraft(tempOrderNo)
  const info = useBookInfo(tempOrderNo)
  const error = draft.error ?? info.error
  return {
    chosen,
    draft: draft.data,
    info: info.data,
    error,
    retry: () => void Promise.all([draft.refetch(), info.refetch()]),
    accept: (totalPrice: number) => {
      acceptPrice(tempOrderNo, totalPrice)
      setChosen(chosenRate(tempOrderNo))
    },
  }
}

/** The stay form, and the rate checked for its rooms and arrival; the former answer stays where a choice is refused. */
export function useCheckedStay(tempOrderNo: string, chosen: KeptRate, info: HotelBookInfo) {
  const stay = useStayForm(tempOrderNo, info, chosen.rooms)
  const rooms = roomsOfStay(info, stay.form)
  const check = useBookCheck({ tempOrderNo, chosen: chosen.choice, rooms, latestArrival: stay.form.latestArrival })
  return { stay, check, answer: useLastAnswer(check.data) }
}
