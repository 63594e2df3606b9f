import type { CouponState } from '@sojourn/contract/booking/codes'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { leavesChildAlone } from '@sojourn/domain/products/train/passengers'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { KeptRide } from '@sojourn/domain/products/train/kept/kept'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { RailTicketWord } from '@sojourn/supply/ports/rail'
import type { Actor, Work } from '../../../../context'
import { pickCoupons } from '../../../booking/coupon/coupons'
import { findOpenLines } from '../../../booking/coupon/store'
import type { AlterableOrder } from '../../../booking/after-sale/coupon-refund'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders, findOrderTravellers, lockOrders, type OrderTravellerRow } from '../../../booking/order/store'
import { findTickets } from '../../../booking/order/ticket-store'
import { findRides, type RideRow } from '../order/kept-store'
import { findPlaces, findTrainOrder, type PlaceRow, type TrainOrderRow } from '../order/order-store'

/** A ticket as the railway knows it now, and why it cannot be given back or changed, where it cannot. */
export interface Ticket extends CouponRef {
  traveller: OrderTravellerRow
  ride: RideRow
  place: PlaceRow
  state: CouponState
  /** It came of a change (handbook 3.8). */
  changed: boolean
  refused: Problem | undefined
}
export interface Alterable extends AlterableOrder<KeptRide, Ticket> {
  kept: TrainOrderRow
}

export const couponOf: Record<RailTicketWord, CouponState> = {
  issued: 'open',
  refunded: 'refunded',
  changed: 'exchanged',
  used: 'used',
}

/** Only who booked can have tickets altered; `lock` keeps everybody else from it until the transaction ends. */
export async function alterableOrder(work: Work, actor: Actor, orderNo: string, lock = false): Promise<Alterable | Problem> {
  const [order] = await (lock ? lockOrders : findOrders)(work, [orderNo])
  const kept = order && (await findTrainOrder(work, orderNo))
  if (!order || !kept || order.bookerId !== actor.employeeId || order.kind === 'refund')
    return problem('orderUnknown', { field: 'orderNo' })
  const [travellers, segments, places, taken, own] = await Promise.all([
    findOrderTravellers(work, [orderNo]),
    findRides(work, [orderNo]),
    findPlaces(work, orderNo),
    findOpenLines(work, [orderNo]),
    findTickets(work, orderNo),
  ])
  // The railway does not know the tickets of a local office: of those our own record tells.
  const recorded = new Map(own.map(({ ticketNo, coupons }) => [ticketNo, coupons[0]?.state ?? 'open']))
  const ticketed = isTicketed(order.state)
  const ticketNos = places.flatMap(({ ticketNo }) => ticketNo ?? [])
  const live = await work.context.rail.tickets(asking(work.context), { ticketNos })
  const coupons = places.flatMap((place): Ticket[] => {
    const traveller = travellers.find(({ position }) => position === place.traveller)
    const ride = segments.find(({ position }) => position === place.segment)
    const { ticketNo, segment } = place
    if (!ticketNo || !traveller || !ride) return []
    const known = live.find((each) => each.ticketNo === ticketNo)
    const state = known ? couponOf[known.state] : (recorded.get(ticketNo) ?? 'open')
    const isTaken = taken.some((line) => line.ticketNo === ticketNo && line.segment === segment)
    return [
      {
        ticketNo,
        segment,
        traveller,
        ride,
        place,
        state,
        changed: order.kind === 'change',
        refused: refusal(actor, state, isTaken, ticketed),
      },
    ]
  })
  return { order, kept, travellers, segments, coupons }
}

function refusal(actor: Actor, state: CouponState, taken: boolean, ticketed: boolean): Problem | undefined {
  if (!ticketed) return problem('trainTicketNotOpen')
  if (taken) return problem('trainTicketTaken')
  const words: Partial<Record<CouponState, string>> = trainRulesText[actor.language].tickets
  return state === 'open' ? undefined : problem('trainTicketNotOpen', { detail: { state: words[state] ?? '' } })
}

/** The tickets that were asked for, unless giving them up would leave a child alone on a train (handbook 3.5). */
export function pickTickets({ coupons }: Alterable, refs: readonly CouponRef[]): Ticket[] | Problem {
  const picked = pickCoupons(coupons, refs)
  if (isProblem(picked)) return picked
  const staying = coupons.filter((ticket) => !ticket.refused && !picked.includes(ticket))
  const alone = leavesChildAlone(staying.map(({ segment, place }) => ({ ride: segment, child: place.child })))
  return alone ? problem('childLeftAlone', { field: 'coupons' }) : picked
}
