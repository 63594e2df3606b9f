import type { ChosenRate } from '@sojourn/contract/products/hotel/booking.shapes'
import type { HotelTempOrder } from '@sojourn/contract/products/hotel/search.shapes'
import { keep, readKept } from '../../../booking/draft/session-store'

/** The rate that was chosen, and what a screen shows of it before the server has checked it. */
export interface KeptRate {
  choice: ChosenRate
  hotelName: string
  roomName: string
  checkIn: string
  checkOut: string
  /** Employee ids room by room, as they were when the rate was chosen. */
  rooms: string[][] | undefined
}

export const chosenRate = (tempOrderNo: string): KeptRate | undefined => readKept(tempOrderNo, 'chosen') as KeptRate | undefined

/** Another rate is chosen: its guests sleep as they were dealt out there, not as in the form of the former one. */
export function keepChosenRate(tempOrderNo: string, chosen: KeptRate): void {
  keep(tempOrderNo, 'chosen', chosen)
  const stay = readKept(tempOrderNo, 'stay')
  if (stay) keep(tempOrderNo, 'stay', { ...stay, roomOf: {} })
}

/** The same rate at the price of now, after the person accepted it. */
export function acceptPrice(tempOrderNo: string, totalPrice: number): void {
  const chosen = chosenRate(tempOrderNo)
  if (chosen) keep(tempOrderNo, 'chosen', { ...chosen, choice: { ...chosen.choice, totalPrice } })
}

/** The search behind a list, kept so that an expired one can be repeated. */
export const keepDraft = (draft: HotelTempOrder): void => keep(draft.tempOrderNo, 'search', draft)
export const keptDraft = (tempOrderNo: string): HotelTempOrder | undefined =>
  readKept(tempOrderNo, 'search') as HotelTempOrder | undefined
