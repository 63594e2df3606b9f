import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel/after-sales.calls'
import type { GivenUp, HotelRefundQuote, RefundableHotelOrder } from '@sojourn/contract/products/hotel/after-sales.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { hotelRulesText } from '@sojourn/text/products/hotel/rules'
import type { Actor, Context, Work } from '../../../../context'
import type { NothingToRefund } from '../../../../capabilities/after-sales'
import { inCompany } from '../../../../work'
import { sumOf } from '../../../booking/coupon/lines'
import type { AfterSaleLine } from '../../../booking/coupon/store'
import { refundChain } from '../../../booking/approval/after-sales-chain'
import { refundFrame, submitRefund, submitRefundOnce, type PreparedRefund } from '../../../booking/after-sale/submit-refund'
import { staySegment } from '../book/order-record'
import { linesOf, quoteRooms, rulesOf, type QuotedRooms } from './refund-quote'
import { pickNights, refundableStay, type PickedRoom, type RefundableStay } from './refundable'
import { bookedPrices, departureOf, roomFeeOf, stayPrices, type StayRoom } from '../order/stay-rooms'

/** Rooms and nights of an order, and which of them can be given up. */
export const refundInfo = (
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<RefundableHotelOrder | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await refundableStay(work, actor, request.orderId)
    if (isProblem(found)) return { ...found, field: 'orderId' }
    const { order, stay, rooms } = found
    const { body } = stay
    return {
      orderNo: order.orderNo,
      title: order.title[actor.language],
      hotelName: body.hotel.name[actor.language],
      roomName: body.roomName[actor.language],
      checkInDate: body.checkIn,
      checkOutDate: departureOf(
        rooms.flatMap(({ nights }) => nights),
        body.checkOut,
      ),
      hotelType: body.hotelType,
      rooms: rooms.map(({ room, guests, nights: own }) => {
        const reason = whyNot(found, own, actor)
        return {
          room,
          guests: guests.map((guest) => readableName(guest, actor.language)),
          possible: reason === undefined,
          ...(reason ? { reason } : {}),
          nights: own.map(({ night, price, state }) => ({ date: night, price, state })),
        }
      }),
      rules: openRules(context, found, actor),
    }
  })

/** What giving up costs of what is still booked; once a guest has slept there a supplier asks the hotel's leave (handbook 4.3). */
function openRules(context: Context, { stay, rooms }: RefundableStay, { language }: Actor): RefundableHotelOrder['rules'] {
  const open = rooms.filter(({ nights }) => nights.some(({ state }) => state === 'booked'))
  const isSlept = open.some(({ nights }) => nights.some(({ state }) => state === 'used'))
  if (stay.source === 'supply' && isSlept) return [{ sentence: hotelRulesText[language].byConsent, current: true }]
  const prices = open.length > 0 ? bookedPrices(open) : stayPrices(rooms)
  return rulesOf(context, stay, prices, language).map(({ sentence, current }) => ({ sentence, current }))
}

function whyNot({ confirmed }: RefundableStay, nights: StayRoom['nights'], { language }: Actor): string | undefined {
  const text = hotelRulesText[language]
  const some = (wanted: StayRoom['nights'][number]['state']): boolean => nights.some(({ state }) => state === wanted)
  if (!confirmed) return text.notCancellable
  if (some('booked')) return undefined
  return some('notUsed') ? text.roomAbsent : some('used') ? text.roomUsed : text.roomNotOpen
}

interface Prepared extends PreparedRefund {
  quoted: QuotedRooms
}

async function prepare(work: Work, found: RefundableStay, asked: readonly GivenUp[]): Promise<Prepared | Problem> {
  const picked = pickNights(found, asked)
  if (isProblem(picked)) return picked
  const quoted = await quoteRooms(work.context, found, picked)
  if (isProblem(quoted)) return quoted
  const lines = linesOf(found.order.orderNo, quoted.rooms, found.stay.body.hotelType === 2)
  const ids = [...new Set(picked.flatMap(({ room }) => room.guests.map(({ employeeId }) => employeeId)))]
  const chain = await refundChain(work, found.order, ids, lines)
  return isProblem(chain) ? chain : { quoted, parent: found.order, series: 'HR', parts: refundParts(found, picked, lines), chain }
}

const penaltyOf = ({ rooms }: QuotedRooms): number => sum(rooms.map(({ penalty }) => penalty))

/** What comes back, to whom, by which step of the policy; nothing is done yet (S7.54). */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteHotelRefund>,
): Promise<HotelRefundQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await refundableStay(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(work, found, request.rooms)
    if (isProblem(prepared)) return prepared
    const { quoted } = prepared
    const prices = quoted.rooms.map(({ picked }) => picked.nights.map(({ price }) => price))
    const rule = rulesOf(context, found.stay, prices, actor.language).find(({ current }) => current)
    const needsConsent = quoted.rooms.some(({ consented }) => consented)
    return {
      lines: quoted.rooms.map(({ picked, amount, penalty, refund }) => ({
        room: picked.room.room,
        guests: picked.room.guests.map((guest) => readableName(guest, actor.language)),
        nights: picked.nights.map(({ night }) => night),
        price: amount,
        penalty,
        amount: refund,
      })),
      rule: needsConsent ? hotelRulesText[actor.language].byConsent : (rule?.sentence ?? ''),
      penalty: penaltyOf(quoted),
      keptServiceFee: keptServiceFee(found, quoted),
      captured: quoted.captured,
      needsConsent,
      ...(await refundFrame(work, actor, prepared)),
      ...(rule?.until && !needsConsent ? { holdsUntil: rule.until } : {}),
    }
  })

/** Our fee was charged for each night of a room that is paid through us, and is lost with it. */
function keptServiceFee({ stay, travellers }: RefundableStay, quoted: QuotedRooms): number {
  if (stay.body.hotelType === 1) return 0
  return sum(quoted.rooms.map(({ picked }) => roomFeeOf(picked.room.guests, travellers) * picked.nights.length))
}

export const applyRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyHotelRefund>,
): Promise<AppliedAfterSale | Problem> =>
  submitRefundOnce(context, actor, request, async (work) => {
    const found = await refundableStay(work, actor, request.orderNo, true)
    if (isProblem(found)) return found
    const prepared = await prepare(work, found, request.rooms)
    if (isProblem(prepared) || penaltyOf(prepared.quoted) <= request.expectedPenalty) return prepared
    const total = sumOf(prepared.parts.lines, 'amount')
    return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
  })

const refundTitle = (title: LocalText): LocalText =>
  Object.fromEntries(
    languages.map((language) => [language, hotelRulesText[language].titleRefund({ title: title[language] })]),
  ) as LocalText

function refundParts(
  { order, stay, travellers }: RefundableStay,
  picked: readonly PickedRoom[],
  lines: readonly AfterSaleLine[],
): PreparedRefund['parts'] {
  const guests = picked.flatMap(({ room }) => room.guests.map(({ traveller }) => traveller))
  const price = sumOf(lines, 'ticketPrice')
  const fee = sumOf(lines, 'fee')
  return {
    fulfiller: order.fulfiller,
    title: refundTitle(order.title),
    departAt: order.departAt,
    arriveAt: order.arriveAt,
    prices: [
      { kind: 'room', unit: price, count: 1, amount: price },
      ...(fee > 0 ? [{ kind: 'refundFee', unit: -fee, count: 1, amount: -fee }] : []),
    ],
    travellers: travellers.filter(({ position }) => guests.includes(position)),
    segments: [staySegment(stay.body, picked.length)],
    lines,
    problemIfTaken: 'nightsTaken',
  }
}

/**
 * All that is still booked of an order, for the end of a whole trip. What is over, what nobody came for and what the hotel does not
 * let go stays out of it, and says so.
 */
async function prepareWhole(
  work: Work,
  actor: Actor,
  orderNo: string,
  lock: boolean,
): Promise<Prepared | NothingToRefund | Problem> {
  const text = hotelRulesText[actor.language]
  const found = await refundableStay(work, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.rooms.filter(({ nights }) => nights.some(({ state }) => state === 'booked'))
  if (open.length === 0)
    return {
      nothing:
        whyNot(
          found,
          found.rooms.flatMap(({ nights }) => nights),
          actor,
        ) ?? text.roomNotOpen,
    }
  const asked: GivenUp[] = []
  for (const { room } of open) {
    const refused = await refusalOf(work.context, found, room)
    if (refused && !keepsRoom(refused)) return refused
    if (!refused) asked.push({ room })
  }
  return asked.length > 0 ? prepare(work, found, asked) : { nothing: text.keptByHotel }
}

/** The hotel answers for each room by itself: one that it does not let go holds no other back. */
async function refusalOf(context: Context, found: RefundableStay, room: number): Promise<Problem | undefined> {
  const picked = pickNights(found, [{ room }])
  const quoted = isProblem(picked) ? picked : await quoteRooms(context, found, picked)
  return isProblem(quoted) ? quoted : undefined
}

const keepsRoom = ({ problem: word }: Problem): boolean => word === 'consentRefused' || word === 'notCancellable'

export async function quoteWholeRefund(work: Work, actor: Actor, orderNo: string) {
  const prepared = await prepareWhole(work, actor, orderNo, false)
  if (isProblem(prepared) || 'nothing' in prepared) return prepared
  return { amount: sumOf(prepared.parts.lines, 'amount'), fee: penaltyOf(prepared.quoted) }
}

export async function applyWholeRefund(work: Work, actor: Actor, orderNo: string, reason: string) {
  const prepared = await prepareWhole(work, actor, orderNo, true)
  if (isProblem(prepared)) return prepared
  return 'nothing' in prepared ? undefined : submitRefund(work, actor, prepared, reason)
}
