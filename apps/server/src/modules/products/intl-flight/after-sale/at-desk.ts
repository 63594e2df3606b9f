import type { ManualQuoteKind } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptManualQuote, TicketLeft } from '@sojourn/domain/products/intl-flight/manual-quote/kept-quote'
import { pickTickets, refuseApart, type IntlAlterable, type IntlCoupon, type IntlTicketNow } from './alterable'
import { directionOf, type Direction } from './change/offers'

const leftStates: readonly IntlCoupon['state'][] = ['open', 'checkedIn', 'suspended']
const isLeftAtDesk = ({ state }: IntlCoupon): boolean => leftStates.includes(state)

/** A desk that calls the carrier goes past a check-in and past the airport's control. */
function isForDesk({ refused, coupons }: IntlTicketNow): boolean {
  const passable = !refused || refused.problem === 'couponCheckedIn' || refused.problem === 'couponAtAirport'
  return passable && coupons.some(isLeftAtDesk)
}

/** An order as the desk can alter it: whatever is not flown, given back or exchanged. */
export function atDesk(found: IntlAlterable): IntlAlterable {
  const tickets = found.tickets.map((ticket) => (isForDesk(ticket) ? openedFor(ticket) : ticket))
  return { ...found, tickets, coupons: tickets.flatMap(({ coupons }) => coupons) }
}

function openedFor(ticket: IntlTicketNow): IntlTicketNow {
  const coupons = ticket.coupons.map((coupon) => (isLeftAtDesk(coupon) ? { ...coupon, refused: undefined } : coupon))
  return { ...ticket, coupons, left: coupons.filter(isLeftAtDesk), refused: undefined }
}

interface DeskTicket {
  forDesk: boolean
  /** Directions of which nothing is flown, so that they can be changed. */
  slices: number[]
}

/** Of each ticket of an order, in its order, whether the desk may be asked about it. */
export function deskTickets(found: IntlAlterable): DeskTicket[] {
  const slices = [...new Set(found.segments.map(({ body }) => body.slice))]
  return atDesk(found).tickets.map(({ refused, left }) => {
    const has = (position: number): boolean => left.some(({ segment }) => segment === position)
    const isWhole = (slice: number): boolean =>
      found.segments.every(({ position, body }) => body.slice !== slice || has(position))
    return { forDesk: !refused && left.length > 0, slices: slices.filter(isWhole) }
  })
}

type Asked = Pick<KeptManualQuote, 'ticketNos' | 'slice'> & { kind: ManualQuoteKind }

/** The tickets of a request, and of a change the direction; `found` is as the desk can alter it. */
export function askedOf(
  found: IntlAlterable,
  { kind, ticketNos, slice = -1 }: Asked,
): { tickets: IntlTicketNow[]; direction?: Direction } | Problem {
  if (kind === 'change') {
    const direction = directionOf(found, { ticketNos, slice })
    return isProblem(direction) ? direction : { tickets: direction.tickets, direction }
  }
  const tickets = pickTickets(found, ticketNos)
  if (isProblem(tickets)) return tickets
  return refuseApart(found, tickets, false) ?? { tickets }
}

export const leftOf = (tickets: readonly IntlTicketNow[]): TicketLeft[] =>
  tickets.map(({ ticketNo, left }) => ({ ticketNo, segments: left.map(({ segment }) => segment) }))
