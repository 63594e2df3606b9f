import type { CouponState } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { IntlTicketRefusal } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { partyFault } from '@sojourn/domain/booking/traveller/party-by-air'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import type { KeptIntlSegment, KeptIntlTicket } from '@sojourn/domain/products/intl-flight/kept'
import { isValid, ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { AlterableCoupon, AlterableOrder } from '../../../booking/after-sale/coupon-refund'
import { findOpenLines } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import { findOrders, findOrderTravellers, lockOrders, type OrderTravellerRow } from '../../../booking/order/store'
import { findTickets, type TicketRow } from '../../../booking/order/ticket-store'
import { travellersWithExtrasUnderWay } from '../order/extras-under-way-store'
import { findIntlOrder, findIntlSegments, type IntlSegmentRow, type KeptIntlOrder } from '../order/kept-store'

export interface IntlCoupon extends AlterableCoupon {
  flown: IntlSegmentRow
  state: CouponState
}
/** Why a ticket is neither given back nor exchanged now. */
export type RefusedTicket = Problem & { problem: IntlTicketRefusal['code'] }
const refusedBy = (code: RefusedTicket['problem'], detail?: Problem['detail']): RefusedTicket => ({
  problem: code,
  ...(detail && { detail }),
})

/** A ticket as its carrier knows it now: it is given back or exchanged as a whole, whatever of it is not flown. */
export interface IntlTicketNow {
  ticketNo: string
  traveller: OrderTravellerRow
  /** What was bought with it. */
  plan: KeptIntlTicket
  coupons: IntlCoupon[]
  /** Those that are not flown, given back or exchanged. */
  left: IntlCoupon[]
  expiresOn: string
  refused: RefusedTicket | undefined
}
export interface IntlAlterable extends AlterableOrder<KeptIntlSegment, IntlCoupon> {
  kept: KeptIntlOrder
  tickets: IntlTicketNow[]
}

export const isLeft = ({ state }: { state: CouponState }): boolean => state === 'open' || state === 'checkedIn'
export const isUsed = ({ state }: { state: CouponState }): boolean => state === 'used' || state === 'boarded'

/** A refund or change has the ticket already. */
export const isTaken = (refused: Problem | undefined): boolean =>
  refused?.problem === 'couponTaken' || refused?.problem === 'couponApproving'

/** Which of these refunds and changes wait for their approvers. */
async function approvingAmong(work: Work, lines: readonly { orderNo: string }[]): Promise<Set<string>> {
  const orderNos = [...new Set(lines.map(({ orderNo }) => orderNo))]
  const orders = orderNos.length === 0 ? [] : await findOrders(work, orderNos)
  return new Set(orders.filter(({ state }) => state === 'approving').map(({ orderNo }) => orderNo))
}

/** Only who booked can have tickets refunded or changed; `lock` keeps everybody else from it until the transaction ends. */
export async function alterableOrder(work: Work, actor: Actor, orderNo: string, lock = false): Promise<IntlAlterable | Problem> {
  const [order] = await (lock ? lockOrders : findOrders)(work, [orderNo])
  if (!order || order.product !== 'intlFlight' || order.bookerId !== actor.employeeId || order.kind === 'refund')
    return problem('orderUnknown', { field: 'orderNo' })
  const [travellers, segments, rows, taken, kept, buying] = await Promise.all([
    findOrderTravellers(work, [orderNo]),
    findIntlSegments(work, [orderNo]),
    findTickets(work, orderNo),
    findOpenLines(work, [orderNo]),
    findIntlOrder(work, orderNo),
    travellersWithExtrasUnderWay(work, orderNo),
  ])
  const approving = await approvingAmong(work, taken)
  const live = await work.context.intlAir.coupons(asking(work.context), { ticketNos: rows.map(({ ticketNo }) => ticketNo) })
  const tickets = rows.map((row) => {
    const states = row.coupons.map(({ segment, state }) => {
      const now = live.find((each) => each.ticketNo === row.ticketNo && each.segment === segment)
      // What we gave back or exchanged stays so, even where the carrier is slower.
      return { segment, state: isLeft({ state }) ? (now?.state ?? state) : state }
    })
    const takenBy = taken.find(({ ticketNo }) => ticketNo === row.ticketNo)?.orderNo
    const buysExtras = buying.includes(row.traveller)
    return ticketNow(work.context, actor, {
      row,
      states,
      travellers,
      segments,
      kept,
      taken: takenBy === undefined ? undefined : approving.has(takenBy) ? 'couponApproving' : 'couponTaken',
      buysExtras,
      ticketed: isTicketed(order.state),
    })
  })
  return { order, travellers, segments, kept, tickets, coupons: tickets.flatMap(({ coupons }) => coupons) }
}

interface Known {
  row: TicketRow
  states: { segment: number; state: CouponState }[]
  travellers: OrderTravellerRow[]
  segments: IntlSegmentRow[]
  kept: KeptIntlOrder
  /** By a refund or change of it. */
  taken: 'couponTaken' | 'couponApproving' | undefined
  buysExtras: boolean
  ticketed: boolean
}

function ticketNow(context: Context, actor: Actor, known: Known): IntlTicketNow {
  const { row, states, travellers, segments, kept, ticketed } = known
  const traveller = travellers.find(({ position }) => position === row.traveller)!
  const flownOf = (segment: number) => segments.find(({ position }) => position === segment)!
  const { slice } = flownOf(states[0]!.segment).body
  const plan = kept.trip.tickets.find(({ slices }) => slices.includes(slice))!
  const firstTravel = states.filter(isUsed).map(({ segment }) => flownOf(segment).departDate)[0]
  const expiresOn = ticketExpiry(chinaDate(row.issuedAt), firstTravel)
  const refused = ticketed ? refusal(context, actor, { ...known, expiresOn }) : refusedBy('couponNotOpen')
  const coupons = states.map(({ segment, state }): IntlCoupon => {
    const own = isLeft({ state }) ? undefined : notOpen(actor, state)
    return { ticketNo: row.ticketNo, segment, traveller, flown: flownOf(segment), state, refused: refused ?? own }
  })
  return { ticketNo: row.ticketNo, traveller, plan, coupons, left: coupons.filter(isLeft), expiresOn, refused }
}

const notOpen = ({ language }: Actor, state: CouponState): RefusedTicket =>
  refusedBy('couponNotOpen', { state: orderText[language].coupons[state] })

function refusal(
  context: Context,
  actor: Actor,
  { states, taken, buysExtras, expiresOn }: Pick<Known, 'states' | 'taken' | 'buysExtras'> & { expiresOn: string },
): RefusedTicket | undefined {
  if (taken) return refusedBy(taken)
  if (buysExtras) return refusedBy('extrasUnderWay')
  if (states.some(({ state }) => state === 'checkedIn')) return refusedBy('couponCheckedIn')
  if (states.some(({ state }) => state === 'suspended' || state === 'boarded')) return refusedBy('couponAtAirport')
  if (!states.some(isLeft)) return notOpen(actor, states.at(-1)!.state)
  return isValid(expiresOn, chinaDate(context.clock.now())) ? undefined : refusedBy('ticketExpired', { day: expiresOn })
}

/** The tickets that were asked for, in the order of the order itself; or why one of them cannot be altered. */
export function pickTickets({ tickets }: Pick<IntlAlterable, 'tickets'>, asked: readonly string[]): IntlTicketNow[] | Problem {
  for (const [index, ticketNo] of asked.entries()) {
    const field = `ticketNos.${index}`
    const ticket = tickets.find((each) => each.ticketNo === ticketNo)
    if (!ticket || asked.indexOf(ticketNo) < index) return problem('couponUnknown', { field })
    if (ticket.refused) return { ...ticket.refused, field }
  }
  return tickets.filter(({ ticketNo }) => asked.includes(ticketNo))
}

/** What of these tickets is given back or exchanged, coupon by coupon. */
export const couponsLeft = (tickets: readonly IntlTicketNow[]): IntlCoupon[] => tickets.flatMap(({ left }) => left)

/** Children are never left on a flight without an adult, nor moved to another without one (handbook 1.2). */
export function refuseApart(found: IntlAlterable, picked: readonly IntlTicketNow[], moves: boolean): Problem | undefined {
  const leaving = couponsLeft(picked)
  const fly = (coupon: IntlCoupon): boolean => isLeft(coupon) && !isTaken(coupon.refused)
  for (const segment of new Set(leaving.map((coupon) => coupon.segment))) {
    const staying = found.coupons.filter((coupon) => coupon.segment === segment && fly(coupon) && !leaving.includes(coupon))
    const moved = moves ? leaving.filter((coupon) => coupon.segment === segment) : []
    if ([staying, moved].some((party) => partyFault(party.map(({ traveller }) => traveller.passenger))))
      return problem('childLeftOnFlight', { field: 'ticketNos' })
  }
  return undefined
}
