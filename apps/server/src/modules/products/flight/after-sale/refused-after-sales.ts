import type { CouponState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { feeWindow } from '@sojourn/domain/products/flight/fee-rule'
import { readFlight } from '@sojourn/domain/products/flight/kept'
import { isValid, ticketExpiry } from '@sojourn/domain/products/flight/ticket-validity'
import type { TicketedOrder } from '../../../../capabilities/after-sales'
import { chinaDate } from '../../../../kit/clock'

/** The carriers' rules of an order of flights, before a coupon is chosen: one that can still be given up leaves the button open. */
export function refusedAfterSales(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string } {
  const refund = whyExpired(order, now) ?? whyCheckedIn(order)
  const change = refund ?? whyUnchangeable(order, now)
  return {
    ...(change && { change: problemSentence(change, language) }),
    ...(refund && { refund: problemSentence(refund, language) }),
  }
}

type Segment = TicketedOrder['segments'][number]
const has = ({ coupons }: Segment, state: CouponState): boolean => coupons.includes(state)

/** A ticket is given back or changed within its year (handbook 1.7). */
function whyExpired({ issuedAt, segments }: TicketedOrder, now: string): Problem | undefined {
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

/** The cheapest fares are not changed any more shortly before departure (handbook 1.6), unless the carrier moved the flight itself. */
function whyUnchangeable({ segments }: TicketedOrder, now: string): Problem | undefined {
  const open = segments.filter((segment) => has(segment, 'open'))
  const closed = open.every(({ body, departAt, freeRebook }) => {
    const { fare } = readFlight(body)
    return !freeRebook && feeWindow('change', fare.ruleTier, departAt, now).percent === null
  })
  return open.length > 0 && closed ? problem('ticketNotChangeable') : undefined
}
