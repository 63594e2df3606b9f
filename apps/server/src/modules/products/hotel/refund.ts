import { orderStates } from '@sojourn/contract/booking/codes'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyHotelRefund, quoteHotelRefund } from '@sojourn/contract/products/hotel-after-sales.calls'
import type { GivenUp, HotelRefundQuote, RefundableHotelOrder } from '@sojourn/contract/products/hotel-after-sales.shapes'
import { sum } from '@sojourn/domain/kit/money'
import { languages, type LocalText } from '@sojourn/contract/kit/language'
import { hotelRulesText } from '@sojourn/text/products/hotel-rules'
import { orderText } from '@sojourn/text/booking/order'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { afterSalesChain, levelsOf, type AfterSalesChain } from '../../booking/lifecycle/after-sales-chain'
import { previewReturn } from '../../booking/lifecycle/after-sales-money'
import { announce } from '../../booking/lifecycle/announce'
import { submitAfterSale } from '../../booking/lifecycle/submit-after-sale'
import { nextOrderNo } from '../../booking/order/store'
import { findPeople } from '../../booking/traveller/store'
import { staySegment } from './order-record'
import { holdsUntil, linesOf, quoteRooms, rulesOf, type QuotedRooms } from './refund-quote'
import { pickNights, refundableStay, type PickedRoom, type RefundableStay } from './refundable'

/** Rooms and nights of an order, and which of them can be given up. */
export const refundInfo = (
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<RefundableHotelOrder | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await refundableStay(sql, actor, request.orderId)
    if (isProblem(found)) return { ...found, field: 'orderId' }
    const { order, stay, rooms } = found
    const { body } = stay
    const nights = rooms[0]?.nights.map(({ price }) => price) ?? []
    return {
      orderNo: order.orderNo,
      title: order.title[actor.language],
      hotelName: body.hotel.name[actor.language],
      roomName: body.roomName[actor.language],
      checkInDate: body.checkIn,
      checkOutDate: body.checkOut,
      hotelType: body.hotelType,
      rooms: rooms.map(({ room, guests, nights: own }) => {
        const reason = whyNot(
          found,
          own.some(({ state }) => state === 'booked'),
          actor,
        )
        return {
          room,
          guests: guests.map(({ name }) => name),
          possible: reason === undefined,
          ...(reason ? { reason } : {}),
          nights: own.map(({ night, price, state }) => ({ date: night, price, state })),
        }
      }),
      rules: rulesOf(context, stay, nights, rooms.length, actor.language).map(({ sentence, current }) => ({ sentence, current })),
    }
  })

function whyNot({ confirmed }: RefundableStay, open: boolean, { language }: Actor): string | undefined {
  const text = hotelRulesText[language]
  if (!open) return text.roomNotOpen
  return confirmed ? undefined : text.notCancellable
}

interface Prepared {
  found: RefundableStay
  picked: PickedRoom[]
  quoted: QuotedRooms
  lines: AfterSaleLine[]
  chain: AfterSalesChain
}

async function prepare(
  context: Context,
  sql: Sql,
  actor: Actor,
  found: RefundableStay,
  asked: readonly GivenUp[],
): Promise<Prepared | Problem> {
  const picked = pickNights(found, asked)
  if (isProblem(picked)) return picked
  const quoted = await quoteRooms(context, sql, found, picked)
  if (isProblem(quoted)) return quoted
  const lines = linesOf(found.order.orderNo, quoted.rooms, found.stay.body.hotelType === 2)
  const ids = [...new Set(picked.flatMap(({ room }) => room.guests.map(({ employeeId }) => employeeId)))]
  const people = await findPeople(sql, actor.enterpriseId, ids, chinaDate(context.clock.now()))
  const chain = await afterSalesChain(context, sql, actor.enterpriseId, found.order, people, {
    object: 'refund',
    amount: amountOf(lines),
    outOfPolicy: false,
  })
  return isProblem(chain) ? chain : { found, picked, quoted, lines, chain }
}

const amountOf = (lines: readonly AfterSaleLine[]): number => sum(lines.map(({ amount }) => amount))
const penaltyOf = ({ rooms }: QuotedRooms): number => sum(rooms.map(({ penalty }) => penalty))

/** What comes back, to whom, by which step of the policy; nothing is done yet (S7.54). */
export const quoteRefund = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof quoteHotelRefund>,
): Promise<HotelRefundQuote | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await refundableStay(sql, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request.rooms)
    if (isProblem(prepared)) return prepared
    const { quoted, lines, chain } = prepared
    const shares = await previewReturn(sql, actor.enterpriseId, lines)
    const payers = shares.flatMap(({ payer }) => payer ?? [])
    const people = await findPeople(sql, actor.enterpriseId, payers, chinaDate(context.clock.now()))
    const ways: Record<string, string> = orderText[actor.language].settleTypes
    const nights = found.rooms[0]?.nights.map(({ price }) => price) ?? []
    const rules = rulesOf(context, found.stay, nights, found.rooms.length, actor.language)
    return {
      lines: quoted.rooms.map(({ picked, amount, penalty, refund }) => ({
        room: picked.room.room,
        guests: picked.room.guests.map(({ name }) => name),
        nights: picked.nights.map(({ night }) => night),
        price: amount,
        penalty,
        amount: refund,
      })),
      rule: rules.find(({ current }) => current)?.sentence ?? '',
      penalty: penaltyOf(quoted),
      total: amountOf(lines),
      captured: quoted.captured,
      needsConsent: quoted.rooms.some(({ picked }) => picked.nights.length < picked.room.nights.length && !rules[0]?.current),
      shares: shares.map(({ way, payer, amount }) => {
        const name = people.find(({ employeeId }) => employeeId === payer)?.name
        return { way: ways[way] ?? way, ...(name ? { payer: name } : {}), amount }
      }),
      ...holdsUntil(context, found.stay),
      approval: levelsOf(chain),
    }
  })

export async function applyRefund(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyHotelRefund>,
): Promise<AppliedAfterSale | Problem> {
  let concerned: string[] = []
  const answer = await once<AppliedAfterSale>(context, actor, async (sql) => {
    const found = await refundableStay(sql, actor, request.orderNo, true)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request.rooms)
    if (isProblem(prepared)) return prepared
    const total = amountOf(prepared.lines)
    if (total < request.expectedTotal || penaltyOf(prepared.quoted) > request.expectedPenalty)
      return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
    concerned = prepared.chain.chain?.levels[0]?.approverIds ?? []
    return writeRefund(context, sql, actor, prepared, request.reasonText ?? '')
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId, ...concerned], answer.state)
  return answer
}

const refundTitle = (title: LocalText): LocalText =>
  Object.fromEntries(
    languages.map((language) => [language, hotelRulesText[language].titleRefund({ title: title[language] })]),
  ) as LocalText

async function writeRefund(
  context: Context,
  sql: Sql,
  actor: Actor,
  { found, picked, lines, chain }: Prepared,
  remark: string,
): Promise<AppliedAfterSale | Problem> {
  const now = context.clock.now()
  const { order, stay, travellers } = found
  const orderNo = await nextOrderNo(sql, 'HR', chinaDate(now))
  const segment = staySegment(stay.body, picked.length)
  const guests = picked.flatMap(({ room }) => room.guests.map(({ traveller }) => traveller))
  const price = sum(lines.map(({ ticketPrice }) => ticketPrice))
  const fee = sum(lines.map((line) => line.fee))
  const submitted = await submitAfterSale(
    context,
    sql,
    actor,
    order,
    {
      kind: 'refund',
      orderNo,
      title: refundTitle(order.title),
      departAt: order.departAt,
      arriveAt: order.arriveAt,
      total: amountOf(lines),
      prices: [
        { kind: 'room', unit: price, count: 1, amount: price },
        ...(fee > 0 ? [{ kind: 'refundFee', unit: -fee, count: 1, amount: -fee }] : []),
      ],
      outOfPolicy: false,
      remark,
      searchIds: [],
      supplierReference: null,
      holdExpiresAt: new Date(chain.chain?.deadline ?? now),
      travellers: travellers.filter(({ position }) => guests.includes(position)),
      segments: [segment],
      lines,
    },
    chain,
  )
  if (isProblem(submitted)) return submitted
  const approving = submitted.state === orderStates.code('approving')
  return { orderNo, state: submitted.state as AppliedAfterSale['state'], next: approving ? 'approval' : 'supplier' }
}

/** All that is booked of an order, for the end of a whole trip; undefined where nothing is. */
async function prepareWhole(context: Context, sql: Sql, actor: Actor, orderNo: string, lock: boolean) {
  const found = await refundableStay(sql, actor, orderNo, lock)
  if (isProblem(found)) return found
  const open = found.rooms.filter(({ ticket, nights }) => ticket && nights.some(({ state }) => state === 'booked'))
  return open.length === 0
    ? undefined
    : prepare(
        context,
        sql,
        actor,
        found,
        open.map(({ room }) => ({ room })),
      )
}

export async function quoteWholeRefund(context: Context, sql: Sql, actor: Actor, orderNo: string) {
  const prepared = await prepareWhole(context, sql, actor, orderNo, false)
  if (prepared === undefined || isProblem(prepared)) return prepared
  return { amount: amountOf(prepared.lines), fee: penaltyOf(prepared.quoted) }
}

export async function applyWholeRefund(context: Context, sql: Sql, actor: Actor, orderNo: string, reason: string) {
  const prepared = await prepareWhole(context, sql, actor, orderNo, true)
  if (prepared === undefined || isProblem(prepared)) return prepared
  return writeRefund(context, sql, actor, prepared, reason)
}
