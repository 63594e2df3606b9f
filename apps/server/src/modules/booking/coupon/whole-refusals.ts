import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isValid, ticketExpiry } from '@sojourn/domain/booking/order/ticket-validity'
import type { TicketedOrder } from '../../../capabilities/after-sales'
import { chinaDate } from '../../../kit/clock'

type Segment = TicketedOrder['segments'][number]
const has = ({ coupons }: Segment, state: Segment['coupons'][number]): boolean => coupons.includes(state)

/** Why no air ticket of an order is given back or changed, before one is chosen. */
export const whyAllRefused = (order: TicketedOrder, now: string): Problem | undefined =>
  whyExpired(order, now) ?? whyCheckedIn(order)

/** A ticket is given back or changed within its year (handbook 1.7). */
export function whyExpired({ issuedAt, segments }: TicketedOrder, now: string): Problem | undefined {
  if (!issuedAt) return undefined
  const travelled = segments.find((segment) => has(segment, 'used'))
  const day = ticketExpiry(chinaDate(issuedAt), travelled && chinaDate(new Date(travelled.departAt)))
  return isValid(day, chinaDate(new Date(now))) ? undefined : problem('ticketExpired', { detail: { day } })
}

/** Whoever has checked in gives that up first (handbook 1.7). */
const whyCheckedIn = ({ segments }: TicketedOrder): Problem | undefined =>
  segments.some((segment) => has(segment, 'checkedIn')) && !segments.some((segment) => has(segment, 'open'))
    ? problem('couponCheckedIn')
    : undefined
