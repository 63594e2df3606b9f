import { couponStates } from '@sojourn/contract/booking/codes'
import { problem } from '@sojourn/contract/kit/problems'
import { sum } from '@sojourn/domain/kit/money'
import { isHotelFailure, type HotelFailure } from '@sojourn/supply/ports/hotel'
import type {
  AlteringOrder,
  Context,
  IssueResult,
  ProductOperations,
  RefundedLine,
  SuppliedOrder,
  SupplierRefusal,
} from '../../../context'
import type { Sql } from '../../../db/sql'
import { captureGuarantee, releaseGuarantee } from '../../booking/lifecycle/guarantee'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { alternativesOf } from './choice-set'
import { askedDemands } from './demand-work'
import { substituteWithin } from './envelope'
import { estimateStay } from './estimate'
import { stayItem, stayParts } from './journey-parts'
import { judgeHeld } from './judge-held'
import { hotelOrderWords, hotelStateName, hotelStateNumber, refusedStayAlterations } from './order-words'
import type { StaySegment } from './order-record'
import { cancelNight, findGuests, findHotelOrder, findNights, updateHotelOrder, type HotelOrderRow } from './order-store'
import { applyWholeRefund, quoteWholeRefund } from './refund'
import { outsideRefusal, type GivenNight } from './refund-quote'
import { keepGuarantee, settleStay, stayCoupons } from './stay-end'
import { askedNights, roomTicket, ticketParts } from './tickets'

const refusalOf = ({ failure }: HotelFailure) => ({ failure, ...(failure === 'supplierBusy' ? { passing: true } : {}) })

/**
 * How stays are fulfilled: one booking per order, sent to the hotel when it is paid (or needs no payment); each room becomes a
 * ticket with a coupon per night, so that rooms and nights are given up like tickets.
 */
export const hotelOperations: ProductOperations = {
  orderPath: (orderNo) => `/order/hotel/detail?orderId=${orderNo}`,
  stateName: hotelStateName,
  stateNumber: hotelStateNumber,
  words: hotelOrderWords,
  refusedAfterSales: refusedStayAlterations,
  alternatives: (body, segment, verdict) => alternativesOf(body, segment as StaySegment, verdict),
  journeyItem: stayItem,
  parts: stayParts,
  agencyWork: askedDemands,
  issue: issueStay,
  async confirm(context, sql, order) {
    if (!order.supplierReference) return undefined
    const request = { bookingNos: [order.supplierReference] }
    const [booking] = await context.hotels.bookings(supplyContext(context, sql), request)
    return booking?.state === 'held' ? undefined : { failure: 'soldOut' }
  },
  judge: judgeHeld,
  substitute: substituteWithin,
  estimateStay,
  coupons: stayCoupons,
  settle: settleStay,
  refund: refundNights,
  quoteRefund: quoteWholeRefund,
  applyRefund: applyWholeRefund,
  async release(context, sql, order) {
    await letGo(context, sql, order)
    await releaseGuarantee(sql, order.enterpriseId, order.orderNo, context.clock.now())
  },
  isLeavable: () => true,
  async leave(context, sql, order) {
    return (await letGo(context, sql, order)) === 'answered'
      ? problem('orderChanged', { detail: { orderNo: order.orderNo } })
      : undefined
  },
}

const letGo = async (context: Context, sql: Sql, { supplierReference: bookingNo }: SuppliedOrder) =>
  bookingNo ? context.hotels.release(supplyContext(context, sql), { bookingNo }) : 'released'

/** Gives nights back under the order's key, if they still can be at the price that was quoted. */
async function refundNights(
  context: Context,
  sql: Sql,
  order: AlteringOrder,
): Promise<{ lines: RefundedLine[] } | SupplierRefusal> {
  const given = order.lines.map(({ line, ticketNo, segment, fee, amount, offer }) => {
    const { orderNo, night, kept } = offer as GivenNight
    return { line, ticketNo, segment, fee, orderNo, night, kept, price: amount + fee, room: ticketParts(ticketNo).room }
  })
  const [first] = given
  const stay = first && (await findHotelOrder(sql, order.enterpriseId, first.orderNo))
  if (!stay) throw new Error(`refund ${order.orderNo} gives no nights of a stay back`)
  const { enterpriseId } = order
  const { orderNo } = stay
  if (stay.way === 'supply') {
    const { bookingNo } = ticketParts(first.ticketNo)
    const request = { key: `${enterpriseId}/${order.orderNo}`, bookingNo, lines: askedNights(given) }
    const now = await context.hotels.cancel(supplyContext(context, sql), { ...request, commit: false })
    if (isHotelFailure(now)) return refusalOf(now)
    if (sum(now.lines.map(({ penalty }) => penalty)) > sum(given.map(({ kept }) => kept))) return { failure: 'feeRose' }
    const done = await context.hotels.cancel(supplyContext(context, sql), { ...request, commit: true })
    if (isHotelFailure(done)) return refusalOf(done)
    if (done.captured > 0) await updateHotelOrder(sql, enterpriseId, orderNo, { captured: done.captured })
    await captureGuarantee(sql, enterpriseId, orderNo, done.captured, context.clock.now())
  } else {
    const rooms = [...new Set(given.map(({ room }) => room))].map((room) => given.filter((each) => each.room === room))
    const refused = outsideRefusal(context, stay, rooms)
    if (refused) return refused
  }
  for (const { room, night } of given) await cancelNight(sql, enterpriseId, orderNo, room, night)
  await keepGuarantee(context, sql, enterpriseId, stay)
  return { lines: given.map(({ line, fee }) => ({ line, fee, involuntary: false })) }
}

/** Sends the booking to the hotel; one that answers by hand is asked again when its time is over. */
async function issueStay(context: Context, sql: Sql, order: SuppliedOrder): Promise<IssueResult> {
  const { enterpriseId, orderNo } = order
  const stay = await findHotelOrder(sql, enterpriseId, orderNo)
  if (!stay) throw new Error(`order ${orderNo} has no stay`)
  if (stay.way !== 'supply') return issueOutside(context, sql, order, stay)
  if (!order.supplierReference) throw new Error(`order ${orderNo} holds no rooms`)
  const request = { key: `${enterpriseId}/${orderNo}`, bookingNo: order.supplierReference }
  const answer = await context.hotels.confirm(supplyContext(context, sql), request)
  if (isHotelFailure(answer)) {
    await updateHotelOrder(sql, enterpriseId, orderNo, { decidesBy: null })
    return { failure: answer.failure }
  }
  if ('pending' in answer) {
    await updateHotelOrder(sql, enterpriseId, orderNo, { decidesBy: answer.decidesBy })
    return { askAgainAt: answer.decidesBy }
  }
  return issued(sql, order, order.supplierReference, answer.confirmationNo)
}

/** A partner's or a quoted rate: the hotel keeps the rooms under a number already. */
async function issueOutside(context: Context, sql: Sql, order: SuppliedOrder, stay: HotelOrderRow): Promise<IssueResult> {
  const number = stay.body.reservationNo ?? numberOf(context, order.orderNo)
  return issued(sql, order, order.orderNo, number)
}

/** Eight letters and digits, always the same for an order. */
const numberOf = (context: Context, orderNo: string): string =>
  context.vault
    .digest(orderNo)
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 8)
    .toUpperCase()

async function issued(
  sql: Sql,
  { enterpriseId, orderNo }: SuppliedOrder,
  bookingNo: string,
  confirmationNo: string,
): Promise<IssueResult> {
  const [nights, guests] = await Promise.all([
    findNights(sql, enterpriseId, orderNo),
    findGuests(sql, enterpriseId, orderNo),
    updateHotelOrder(sql, enterpriseId, orderNo, { confirmationNo, decidesBy: null }),
  ])
  const rooms = [...new Set(nights.map(({ room }) => room))]
  return {
    tickets: rooms.map((room) => ({
      ticketNo: roomTicket(bookingNo, room),
      traveller: guests.find((guest) => guest.room === room)?.traveller ?? 0,
      coupons: nights
        .filter((night) => night.room === room)
        .map((_night, segment) => ({ segment, state: couponStates.code('open') })),
    })),
  }
}
