import type { Problem } from '@sojourn/contract/kit/problems'
import type { HotelRefundQuote } from '@sojourn/contract/products/hotel-after-sales.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isBefore } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { penaltyAmount, penaltyAt, penaltySteps, type Arrival } from '@sojourn/domain/products/hotel/cancellation'
import { cancellationSteps } from '@sojourn/domain/products/hotel/describe'
import { guaranteeFreeUntil } from '@sojourn/domain/products/hotel/guarantee'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import type { HotelOrderRow } from './order-store'
import type { PickedRoom, RefundableStay } from './refundable'
import { hotelProblem } from './supply'

export interface QuotedRooms {
  /** Fen per room that is given up: of its nights, kept, and back. */
  rooms: { picked: PickedRoom; amount: number; penalty: number; refund: number }[]
  captured: number
}

export const arrivalOf = ({ body, latestArrival }: Pick<HotelOrderRow, 'body' | 'latestArrival'>): Arrival => ({
  checkIn: body.checkIn,
  latestArrival,
  offsetMinutes: body.offsetMinutes,
})

/** What the hotel keeps and gives back now; a partner's and a quoted rate go by the rule that they were bought with. */
export async function quoteRooms(
  context: Context,
  sql: Sql,
  { order, stay }: RefundableStay,
  picked: readonly PickedRoom[],
): Promise<QuotedRooms | Problem> {
  if (stay.way !== 'supply' || !order.supplierReference)
    return { rooms: picked.map((each) => outsideQuote(context, stay, each)), captured: 0 }
  const quote = await context.hotels.cancel(supplyContext(context, sql), {
    key: `${order.orderNo}/quote`,
    bookingNo: order.supplierReference,
    lines: picked.map(({ room, nights }) => ({ room: room.room, nights: nights.map(({ night }) => night) })),
    commit: false,
  })
  if (isHotelFailure(quote)) return hotelProblem(quote, 'rooms')
  return {
    rooms: picked.map((each) => {
      const line = quote.lines.find(({ room }) => room === each.room.room)!
      return { picked: each, amount: line.amount, penalty: line.penalty, refund: line.refund }
    }),
    captured: quote.captured,
  }
}

function outsideQuote(context: Context, stay: HotelOrderRow, picked: PickedRoom): QuotedRooms['rooms'][number] {
  const prices = picked.nights.map(({ price }) => price)
  const amount = sum(prices)
  const penalty = penaltyAmount(penaltyAt(stay.body.cancellation, arrivalOf(stay), context.clock.now().toISOString()), prices)
  const paid = stay.body.hotelType === 2
  return { picked, amount, penalty: paid ? penalty : 0, refund: paid ? amount - penalty : 0 }
}

/** The night of a coupon, and fen that the hotel keeps of it, whoever was paid. */
export interface GivenNight {
  orderNo: string
  night: string
  kept: number
}

/** Night by night, as the core keeps it: what is kept of a room lies on its first nights given up, never more than a night cost. */
export function linesOf(orderNo: string, quoted: QuotedRooms['rooms'], paidThroughUs: boolean): AfterSaleLine[] {
  let line = 0
  return quoted.flatMap(({ picked, penalty }) => {
    let left = penalty
    return picked.nights.map((night): AfterSaleLine => {
      const price = paidThroughUs ? night.price : 0
      const kept = Math.min(left, night.price)
      const fee = paidThroughUs ? kept : 0
      left -= kept
      return {
        line: line++,
        parentOrderNo: orderNo,
        ticketNo: picked.room.ticket!.ticketNo,
        traveller: picked.room.ticket!.traveller,
        segment: night.segment,
        involuntary: false,
        ticketPrice: price,
        fee,
        percent: null,
        ruleTier: 'hotel',
        buildFee: 0,
        fuelFee: 0,
        insurance: 0,
        serviceFee: 0,
        fareDifference: 0,
        fuelDifference: 0,
        amount: price - fee,
        offer: { orderNo, night: night.night, kept } satisfies GivenNight,
      }
    })
  })
}

/** The policy of the order in sentences, and the step that is in force. */
export function rulesOf(
  context: Context,
  stay: HotelOrderRow,
  nights: readonly number[],
  rooms: number,
  language: Language,
): { sentence: string; current: boolean; until?: string }[] {
  const now = `${context.clock.now().toISOString().slice(0, 19)}Z`
  const steps = cancellationSteps(stay.body.cancellation, arrivalOf(stay), { nights, rooms }, language)
  const current = steps.findLastIndex(({ after }) => after === undefined || isBefore(after, now))
  return steps.map(({ sentence, until }, index) => ({ sentence, current: index === current, ...(until ? { until } : {}) }))
}

/** Until when the penalty does not rise: the next step of the policy, or the end of a free guarantee. */
export function holdsUntil(context: Context, stay: HotelOrderRow): Pick<HotelRefundQuote, 'holdsUntil'> {
  const now = context.clock.now().toISOString()
  const arrival = arrivalOf(stay)
  const { guaranteeRule, cancellation, hotelType } = stay.body
  const guarantee = stay.guarantee && guaranteeRule ? guaranteeFreeUntil(guaranteeRule, arrival, 14 * 60) : undefined
  const ends =
    hotelType === 1 ? (guarantee ? [guarantee] : []) : penaltySteps(cancellation, arrival).flatMap(({ after }) => after ?? [])
  const next = ends.find((end) => !isBefore(end, now))
  return next ? { holdsUntil: next } : {}
}
