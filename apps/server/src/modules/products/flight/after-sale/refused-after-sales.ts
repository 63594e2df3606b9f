import type { CouponState } from '@sojourn/contract/booking/codes'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import { feeWindow } from '@sojourn/domain/products/flight/fee-rule'
import { readFlight } from '@sojourn/domain/products/flight/kept'
import type { TicketedOrder } from '../../../../capabilities/after-sales'
import { whyAllRefused } from '../../../booking/coupon/whole-refusals'

/** The carriers' rules of an order of flights, before a coupon is chosen: one that can still be given up leaves the button open. */
export function refusedAfterSales(order: TicketedOrder, now: string, language: Language): { change?: string; refund?: string } {
  const refund = whyAllRefused(order, now)
  const change = refund ?? whyUnchangeable(order, now)
  return {
    ...(change && { change: problemSentence(change, language) }),
    ...(refund && { refund: problemSentence(refund, language) }),
  }
}

type Segment = TicketedOrder['segments'][number]
const has = ({ coupons }: Segment, state: CouponState): boolean => coupons.includes(state)

/** The cheapest fares are not changed any more shortly before departure (handbook 1.6), unless the carrier moved the flight itself. */
function whyUnchangeable({ segments }: TicketedOrder, now: string): Problem | undefined {
  const open = segments.filter((segment) => has(segment, 'open'))
  const closed = open.every(({ body, departAt, freeRebook }) => {
    const { fare } = readFlight(body)
    return !freeRebook && feeWindow('change', fare.ruleTier, departAt, now).percent === null
  })
  return open.length > 0 && closed ? problem('ticketNotChangeable') : undefined
}
