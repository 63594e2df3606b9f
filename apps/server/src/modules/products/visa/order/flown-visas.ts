import { isKept } from '@sojourn/domain/booking/order/travel-status'
import { isTicketed } from '@sojourn/domain/booking/order/transitions'
import { compareDates, isBefore } from '@sojourn/domain/kit/local-date'
import { visasOfTrip, visitsOf, type FlownAbroad, type VisaOfTrip } from '@sojourn/domain/products/visa/along'
import { airport } from '@sojourn/domain/reference/air/airports'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { findOrderSegments, type OrderRow, type OrderSegmentRow } from '../../../booking/order/store'
import { findTicketsOf } from '../../../booking/order/ticket-store'

/** A visa that the flights of an order need. */
export interface FlownVisa extends VisaOfTrip {
  order: OrderRow
}

/** The visas of those of these orders that are ticketed flights abroad, where somebody still flies them and they are to come. */
export async function flownVisas(work: Work, orders: readonly OrderRow[]): Promise<FlownVisa[]> {
  const abroad = orders.filter(({ product, kind, state }) => product === 'intlFlight' && kind !== 'refund' && isTicketed(state))
  const orderNos = abroad.map(({ orderNo }) => orderNo)
  const [segments, tickets] = await Promise.all([findOrderSegments(work, orderNos), findTicketsOf(work, orderNos)])
  const coupons = tickets.flatMap((ticket) => ticket.coupons.map((coupon) => ({ ...coupon, orderNo: ticket.orderNo })))
  const isFlown = ({ orderNo, position }: OrderSegmentRow): boolean =>
    coupons.some((coupon) => coupon.orderNo === orderNo && coupon.segment === position && isKept(coupon.state))
  const today = chinaDate(work.context.clock.now())
  return abroad.flatMap((order) => {
    const flights = segments.filter((segment) => segment.orderNo === order.orderNo && isFlown(segment)).map(flightAbroad)
    return visasOfTrip(visitsOf(flights.toSorted((a, b) => (isBefore(a.departAt, b.departAt) ? -1 : 1))))
      .filter(({ neededBy }) => compareDates(neededBy, today) >= 0)
      .map((visa) => ({ ...visa, order }))
  })
}

/** A flight of an order as borders see it. */
export function flightAbroad({
  departPlace,
  arrivePlace,
  departAt,
  arriveAt,
  departDate,
}: Pick<OrderSegmentRow, 'departPlace' | 'arrivePlace' | 'departAt' | 'arriveAt' | 'departDate'>): FlownAbroad {
  const zone = airport(arrivePlace)?.zone ?? 'Asia/Shanghai'
  return {
    from: airport(departPlace)?.country ?? '',
    to: airport(arrivePlace)?.country ?? '',
    departAt: departAt.toISOString(),
    arriveAt: arriveAt.toISOString(),
    departDate,
    arriveDate: new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(arriveAt),
  }
}
