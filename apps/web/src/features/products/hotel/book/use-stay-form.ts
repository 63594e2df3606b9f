import type { HotelBookInfo } from '@sojourn/contract/products/hotel/booking.shapes'
import { useState } from 'react'
import { keep, readKept } from '../../../booking/draft/session-store'
import { openStay, type StayForm } from './stay-form'

/** The stay of an order over its steps, kept on this device at every change. */
export function useStayForm(tempOrderNo: string, info: HotelBookInfo, rooms: readonly (readonly string[])[] | undefined) {
  const [kept, setKept] = useState(() => readKept(tempOrderNo, 'stay') as StayForm | undefined)
  const form = openStay(info, kept, rooms)
  const change = (more: Partial<StayForm>) => {
    const next = { ...form, ...more }
    keep(tempOrderNo, 'stay', next)
    setKept(next)
  }
  return { form, change }
}
export type StayFormState = ReturnType<typeof useStayForm>
