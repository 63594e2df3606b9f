import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isHotelFailure, type HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelGuest, HotelHeld, HotelHold } from '@sojourn/supply/ports/hotel-booking'
import type { Context, Work } from '../../../../context'
import { asking } from '../../../booking/lifecycle/asking'
import type { Submission } from '../../../booking/lifecycle/submit'
import type { Hold, Refusal } from '../../../booking/placing/proposal'
import { guaranteeOffered, takeGuarantee, type GuaranteedOrder } from '../guarantee/hold-guarantee'
import type { HotelOrderRow } from '../order/order-store'
import { stayRequest, type Buyer } from '../supply/supply'

export type HoldAnswer = HotelHeld | HotelFailure

/** Under which the hotel is asked for the rooms of an order. */
export const hotelKey = (enterpriseId: number, orderNo: string): string => `${enterpriseId}/${orderNo}`

interface RoomsToHold {
  enterpriseId: number
  order: { orderNo: string; holdExpiresAt: Date; remark: string }
  stay: HotelOrderRow
  /** Who sleeps where. */
  rooms: readonly (readonly unknown[])[]
  buyer: Buyer
  guests: readonly HotelGuest[]
  /** Fen of all rooms and nights. */
  expectedTotal: number
}

/** What the hotel is asked: by whoever places the order, and again where nobody waits for it any more. */
export function hotelHold(
  context: Context,
  { enterpriseId, order, stay, rooms, buyer, guests, expectedTotal }: RoomsToHold,
): HotelHold {
  const { body, latestArrival, requests } = stay
  if (!body.supplied) throw new Error(`no supplier carries the stay of order ${order.orderNo}`)
  return {
    ...stayRequest(body, rooms, buyer),
    rateId: body.supplied.rate.rateId,
    key: hotelKey(enterpriseId, order.orderNo),
    guests,
    expectedTotal,
    latestArrival,
    ...guaranteeOffered(context, stay),
    holdUntil: order.holdExpiresAt,
    requests,
    remark: order.remark,
  }
}

interface Holding {
  enterpriseId: number
  order: GuaranteedOrder
  stay: HotelOrderRow
  hold: HotelHold
  refusedFor: (failure: HotelFailure) => Problem
  /** The order at the price at which it is held, where this is another than proposed. */
  renew: (work: Work, held: HotelHeld) => Promise<Submission | Problem | undefined>
}

/** Rooms for an order that is being placed. */
export const holdRooms = (context: Context, { order, stay, hold, refusedFor, renew }: Holding): Hold<HoldAnswer> => ({
  ask: () => context.hotels.hold(asking(context), hold),
  async keep(work, answer) {
    if (isHotelFailure(answer)) return { failure: answer.failure, refused: refusedFor(answer) }
    const { bookingNo: reference, guaranteeAmount: amount } = answer
    const renewed = await renew(work, answer)
    if (isProblem(renewed)) return inVain(renewed, reference)
    const short = await takeGuarantee(work, { order, stay, amount })
    return short ? inVain(short, reference) : { held: true, reference, ...(renewed && { renewed }) }
  },
})

/** Rooms that are held for an order which cannot go on. */
const inVain = (refused: Problem, reference: string): Refusal => ({ failure: refused.problem, refused, reference })
