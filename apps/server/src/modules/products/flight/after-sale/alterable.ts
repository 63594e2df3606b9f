import type { CouponState } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CouponRef } from '@sojourn/contract/booking/after-sale.shapes'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { KeptFlight } from '@sojourn/domain/products/flight/kept'
import { partyFault } from '@sojourn/domain/booking/traveller/party-by-air'
import { isValid, ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { findOpenLines } from '../../../booking/coupon/store'
import type { AlterableOrder } from '../../../booking/after-sale/coupon-refund'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders, findOrderTravellers, lockOrders, type OrderTravellerRow } from '../../../booking/order/store'
import { findTickets } from '../../../booking/order/ticket-store'
import { findFlights, type FlightRow } from '../order/kept-store'

/** A coupon of an order as the carrier knows it now, and why it cannot be refunded or changed, where it cannot. */
export interface Coupon extends CouponRef {
  traveller: OrderTravellerRow
  flown: FlightRow
  state: CouponState
  expiresOn: string
  refused: Problem | undefined
}
export type Alterable = AlterableOrder<KeptFlight, Coupon>

/** Only who booked can have tickets refunded or changed; `lock` keeps everybody else from it until the transaction ends. */
export async function alterableOrder(work: Work, actor: Actor, orderNo: string, lock = false): Promise<Alterable | Problem> {
  const [order] = await (lock ? lockOrders : findOrders)(work, [orderNo])
  if (!order || order.product !== 'flight' || order.bookerId !== actor.employeeId || order.kind === 'refund')
    return problem('orderUnknown', { field: 'orderNo' })
  const [travellers, segments, tickets, taken] = await Promise.all([
    findOrderTravellers(work, [orderNo]),
    findFlights(work, [orderNo]),
    findTickets(work, orderNo),
    findOpenLines(work, [orderNo]),
  ])
  const live = await work.context.air.coupons(asking(work.context), { ticketNos: tickets.map(({ ticketNo }) => ticketNo) })
  const ticketed = isTicketed(order.state)
  const coupons = tickets.flatMap((ticket) => {
    const states = ticket.coupons.map(({ segment, state }) => {
      const now = live.find((each) => each.ticketNo === ticket.ticketNo && each.journey === segment)
      return { segment, state: now?.state ?? state }
    })
    const used = states.filter(({ state }) => state === 'used').map(({ segment }) => segment)
    const firstTravel = segments.find(({ position }) => used.includes(position))?.departDate
    const expiresOn = ticketExpiry(chinaDate(ticket.issuedAt), firstTravel)
    return states.flatMap(({ segment, state }): Coupon[] => {
      const traveller = travellers.find(({ position }) => position === ticket.traveller)
      const flown = segments.find(({ position }) => position === segment)
      if (!traveller || !flown) return []
      const isTaken = taken.some((line) => line.ticketNo === ticket.ticketNo && line.segment === segment)
      const refused = ticketed ? refusal(work.context, actor, { state, taken: isTaken, expiresOn }) : problem('couponNotOpen')
      return [{ ticketNo: ticket.ticketNo, segment, traveller, flown, state, expiresOn, refused }]
    })
  })
  return { order, travellers, segments, coupons }
}

/** The flights of one journey with this one, itself among them: the carrier frees the passenger of all when it changes one. */
export const segmentsTogether = ({ segments }: Pick<Alterable, 'segments'>, flown: Coupon['flown']): number[] =>
  segments.filter(({ body }) => body.journey === flown.body.journey).map(({ position }) => position)

/**
 * Children are never left on a flight without an adult, nor moved to another without one (handbook 1.2): who stays behind on a
 * segment and, of a change, who leaves it must still be able to fly together.
 */
export function refuseApart(found: Alterable, picked: readonly Coupon[], moves: boolean): Problem | undefined {
  const fly = ({ state, refused }: Coupon) => (state === 'open' || state === 'checkedIn') && refused?.problem !== 'couponTaken'
  for (const segment of new Set(picked.map((coupon) => coupon.segment))) {
    const staying = found.coupons.filter((coupon) => coupon.segment === segment && fly(coupon) && !picked.includes(coupon))
    const leaving = moves ? picked.filter((coupon) => coupon.segment === segment) : []
    const apart = [staying, leaving].some((party) => partyFault(party.map(({ traveller }) => traveller.passenger)))
    if (apart) return problem('childLeftOnFlight', { field: 'coupons' })
  }
  return undefined
}

interface CouponFacts {
  state: CouponState
  taken: boolean
  expiresOn: string
}

function refusal(context: Context, actor: Actor, { state, taken, expiresOn }: CouponFacts): Problem | undefined {
  if (taken) return problem('couponTaken')
  if (state === 'checkedIn') return problem('couponCheckedIn')
  if (state !== 'open') return problem('couponNotOpen', { detail: { state: orderText[actor.language].coupons[state] } })
  return isValid(expiresOn, chinaDate(context.clock.now())) ? undefined : problem('ticketExpired', { detail: { day: expiresOn } })
}
