import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel/booking.shapes'
import type { Actor, Work } from '../../../../context'
import { roomsOf } from './guests'
import { openStay, type OpenStay } from '../draft/stay'

export type HotelOrderRequest = Pick<
  CreateHotelOrder,
  | 'tempOrderNo'
  | 'travellers'
  | 'rooms'
  | 'contact'
  | 'settleType'
  | 'expectedTotal'
  | 'latestArrival'
  | 'requests'
  | 'purpose'
  | 'remark'
  | 'approvers'
>

/** Opens the draft for the rooms and people of an order. */
export async function openOrder(
  work: Work,
  actor: Actor,
  request: Pick<HotelOrderRequest, 'tempOrderNo' | 'travellers' | 'rooms'>,
): Promise<OpenStay | Problem> {
  const rooms = roomsOf(request)
  return isProblem(rooms) ? rooms : openStay(work, actor, { tempOrderNo: request.tempOrderNo, rooms })
}
