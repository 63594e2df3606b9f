import type { Problem } from '@sojourn/contract/kit/problems'
import type { CancellationStep } from '@sojourn/contract/products/hotel/booking.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import { isBefore, localOf, minutesOf } from '@sojourn/domain/kit/local-date'
import { sum } from '@sojourn/domain/kit/money'
import { penaltyAmount, penaltyAt, type Arrival } from '@sojourn/domain/products/hotel/cancellation'
import { guaranteeSteps, stepsOfRooms } from '@sojourn/domain/products/hotel/describe'
import { guaranteeOfRooms } from '@sojourn/domain/products/hotel/guarantee'
import type { KeptGivenNight } from '@sojourn/domain/products/hotel/kept/kept-given-night'
import { stayTimes } from '@sojourn/domain/products/hotel/kept/kept-stay'
import { isNightUsed } from '@sojourn/domain/products/hotel/stay'
import { isHotelFailure } from '@sojourn/supply/ports/hotel'
import type { Context } from '../../../../context'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { asking } from '../../../booking/lifecycle/asking'
import type { HotelOrderRow } from '../order/order-store'
import type { PickedRoom, RefundableStay } from './refundable'
import { hotelProblem } from '../supply/supply'

export interface QuotedRooms {
  /** Fen per room that is given up: of its nights, kept, and back; `consented` where the hotel need not let them go. */
  rooms: { picked: PickedRoom; amount: number; penalty: number; refund: number; consented: boolean }[]
  captured: number
}

const arrivalOf = ({ body, latestArrival }: Pick<HotelOrderRow, 'body' | 'latestArrival'>): Arrival => ({
  checkIn: body.checkIn,
  latestArrival,
  offsetMinutes: body.offsetMinutes,
})

/** What the hotel keeps and gives back now; a partner's and a quoted rate go by the rule that they were bought with. */
export async function quoteRooms(
  context: Context,
  { order, stay }: RefundableStay,
  picked: readonly PickedRoom[],
): Promise<QuotedRooms | Problem> {
  if (stay.source !== 'supply' || !order.supplierReference)
    return { rooms: picked.map((each) => offContractQuote(context, stay, each)), captured: 0 }
  const quote = await context.hotels.cancel(asking(context), {
    key: `${order.orderNo}/quote`,
    bookingNo: order.supplierReference,
    lines: picked.map(({ room, nights }) => ({ room: room.room, nights: nights.map(({ night }) => night) })),
    commit: false,
  })
  if (isHotelFailure(quote)) return hotelProblem(quote, 'rooms')
  return {
    rooms: picked.map((each) => {
      const line = quote.lines.find(({ room }) => room === each.room.room)!
      return { picked: each, amount: line.amount, penalty: line.penalty, refund: line.refund, consented: line.consented }
    }),
    captured: quote.captured,
  }
}

function offContractQuote(context: Context, stay: HotelOrderRow, picked: PickedRoom): QuotedRooms['rooms'][number] {
  const prices = picked.nights.map(({ price }) => price)
  const [amount, penalty] = [sum(prices), offContractPenalty(context, stay, prices)]
  return { picked, amount, penalty, refund: stay.body.hotelType === 2 ? amount - penalty : 0, consented: false }
}

/** Fen that a rate which no supplier carries keeps now of nights of one room; nothing of what the hotel is paid for. */
function offContractPenalty(context: Context, stay: HotelOrderRow, nights: readonly number[]): number {
  if (stay.body.hotelType === 1) return 0
  return penaltyAmount(penaltyAt(stay.body.cancellation, arrivalOf(stay), context.clock.now().toISOString()), nights)
}

/** Why nights of such a rate cannot be given up any more at the price that was quoted, once everybody has agreed. */
export function offContractRefusal(
  context: Context,
  stay: HotelOrderRow,
  rooms: readonly (readonly { night: string; price: number; kept: number }[])[],
): { failure: 'notCancellable' | 'feeRose' } | undefined {
  const local = localOf(context.clock.now().toISOString(), stay.body.offsetMinutes)
  if (rooms.flat().some(({ night }) => isNightUsed(night, local))) return { failure: 'notCancellable' }
  const rose = rooms.some(
    (nights) =>
      offContractPenalty(
        context,
        stay,
        nights.map(({ price }) => price),
      ) > sum(nights.map(({ kept }) => kept)),
  )
  return rose ? { failure: 'feeRose' } : undefined
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
        bookingFee: 0,
        fareDifference: 0,
        fuelDifference: 0,
        amount: price - fee,
        offer: { version: 1, orderNo, night: night.night, kept } satisfies KeptGivenNight,
      }
    })
  })
}

/**
 * What cancelling rooms costs step by step, in sentences: by the policy of what was paid in advance, by the guarantee of what is
 * paid at the hotel (handbook 4.3). `rooms` are fen of the nights of each.
 */
export function cancelSteps(stay: HotelOrderRow, rooms: readonly (readonly number[])[], language: Language): CancellationStep[] {
  const { body, guarantee } = stay
  if (body.hotelType === 2) return stepsOfRooms(body.cancellation, arrivalOf(stay), rooms, language)
  const { guaranteeRule: rule } = body
  const due = guarantee && rule ? { rule, amount: guaranteeOfRooms(rule, rooms) } : undefined
  return guaranteeSteps(due, arrivalOf(stay), minutesOf(stayTimes(body).checkInFrom), language)
}

/** The same with the step that is in force; its `until` is the last instant before it costs more. */
export function rulesOf(
  context: Context,
  stay: HotelOrderRow,
  rooms: readonly (readonly number[])[],
  language: Language,
): { sentence: string; current: boolean; until?: string }[] {
  const now = `${context.clock.now().toISOString().slice(0, 19)}Z`
  const steps = cancelSteps(stay, rooms, language)
  const current = steps.findLastIndex(({ after }) => after === undefined || isBefore(after, now))
  return steps.map(({ sentence, until }, index) => ({ sentence, current: index === current, ...(until ? { until } : {}) }))
}
