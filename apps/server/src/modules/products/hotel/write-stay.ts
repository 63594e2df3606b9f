import { orderStates, settleTypes, type SettleCode } from '@sojourn/contract/booking/codes'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { numberOfKept } from '@sojourn/contract/booking/state-numbers'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { isGuaranteeWay } from '@sojourn/domain/booking/ledger/accounts'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { KeptGuarantee } from '@sojourn/domain/products/hotel/kept-guarantee'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import type { Static } from 'typebox'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { holdGuarantee } from '../../booking/lifecycle/guarantee'
import type { MoneyOrder } from '../../booking/ledger/movers'
import { announce } from '../../booking/lifecycle/announce'
import type { bookingChain } from '../../booking/lifecycle/booking-chain'
import { shortOf } from '../../booking/lifecycle/payment-parts'
import { submit } from '../../booking/lifecycle/submit'
import { logHandOver } from '../../booking/traveller/hand-over'
import { orderRecord, staySegment, type StayOrder } from './order-record'
import { fulfillerOf, insertHotelOrder, insertRooms, type HotelOrderRow } from './order-store'
import type { HotelOrderRequest, PreparedParty } from './prepare'
import type { OpenStay } from './stay'

export type Created = Static<typeof CreatedOrder>
/** Who decides about an order on a stay. */
export type Chained = Exclude<Awaited<ReturnType<typeof bookingChain>>, Problem>

/** Runs a booking once and tells who is concerned. */
export async function announced(
  context: Context,
  actor: Actor,
  work: (sql: Sql) => Promise<(Created & { approverIds: string[] }) | Problem>,
): Promise<Created | Problem> {
  let concerned: string[] = []
  const created = await once<Created>(context, actor, async (sql) => {
    const answer = await work(sql)
    if (isProblem(answer)) return answer
    const { approverIds, ...order } = answer
    concerned = approverIds
    return order
  })
  if (!isProblem(created)) announce(context, actor.enterpriseId, created.orderNo, [actor.employeeId, ...concerned])
  return created
}

/** Until when rooms are held: half an hour to pay, or the time of the approvers. */
export function holdOf(context: Context, { chain }: Pick<Chained, 'chain'>, body: KeptStay, rooms: number): Date {
  const now = context.clock.now().toISOString()
  return new Date(chain ? holdForApproval({ now, departAt: staySegment(body, rooms).departAt }) : holdForPayment(now))
}

/** That the hotel is given the guests' documents is written down before it is asked, and stands whatever it answers. */
export const logGuests = (
  context: Context,
  sql: Sql,
  { enterpriseId, employeeId }: Actor,
  orderNo: string,
  party: PreparedParty['party'],
): Promise<void> =>
  logHandOver(context, sql, {
    enterpriseId,
    employeeId,
    purpose: `order ${orderNo}: guests for the hotel`,
    subjects: party.map(({ credential }) => `credential ${credential.credentialId}`),
  })

export interface NewStay extends PreparedParty, Pick<StayOrder, 'body' | 'prices' | 'total'> {
  orderNo: string
  way: HotelOrderRow['way']
  stayTotal: number
  nights: readonly { date: string; price: number; breakfasts: number }[]
  searchIds: string[]
  holdUntil: Date
  supplierReference: string | null
  chained: Chained
  guarantee: Pick<HotelOrderRow, 'guarantee' | 'guaranteeCipher'> | undefined
}

/** Submits an order on rooms that are held, with its nights and guests. */
export async function writeStay(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: HotelOrderRequest,
  made: NewStay,
): Promise<(Created & { approverIds: string[] }) | Problem> {
  const { enterpriseId, employeeId, name } = actor
  const now = context.clock.now()
  const { orderNo, chained, holdUntil } = made
  const { settleType, purpose = '', remark = '' } = request
  const asked = { settleType, searchIds: made.searchIds, purpose, remark }
  const record = {
    orderNo,
    supplierReference: made.supplierReference,
    holdExpiresAt: holdUntil,
    createdAt: now,
    fulfiller: fulfillerOf(made.way),
  }
  const order = orderRecord(context, actor, open, asked, made, record)
  const submitted = await submit(context, sql, enterpriseId, { order, booker: { employeeId, name }, ...chained })
  if (isProblem(submitted)) return submitted
  const short = await guaranteeByCompany(sql, enterpriseId, { ...order, createdAt: now }, made.guarantee?.guarantee)
  if (short) return short
  await keepStay(sql, enterpriseId, open, request, made)
  return {
    orderNo,
    state: numberOfKept({ ...order, state: submitted.state }),
    next: nextOf(submitted.state, chained.chain !== undefined),
    holdExpiresAt: holdUntil.toISOString(),
    approverIds: chained.chain?.levels[0]?.approverIds ?? [],
  }
}

/** A company's guarantee is set aside in the account that pays its orders; a problem when that does not reach (handbook 4.4). */
async function guaranteeByCompany(
  sql: Sql,
  enterpriseId: number,
  order: MoneyOrder & { settleType: SettleCode; createdAt: Date },
  guarantee: KeptGuarantee | null | undefined,
): Promise<Problem | undefined> {
  if (guarantee?.kind !== 'company') return undefined
  const asked = settleTypes.word(order.settleType)
  const way = isGuaranteeWay(asked) ? asked : 'companyCredit'
  const held = await holdGuarantee(sql, enterpriseId, order, { way, amount: guarantee.amount }, order.createdAt)
  return held ? undefined : { ...shortOf[way], field: 'guarantee' }
}

/** Hotel, conditions, nights and guests beside the order of the core. */
async function keepStay(
  sql: Sql,
  enterpriseId: number,
  open: OpenStay,
  request: HotelOrderRequest,
  { orderNo, body, guests, ...made }: NewStay,
): Promise<void> {
  await insertHotelOrder(sql, enterpriseId, {
    orderNo,
    way: made.way,
    hotelId: body.hotel.hotelId,
    body,
    confirmationNo: null,
    decidesBy: null,
    latestArrival: request.latestArrival,
    requests: request.requests ?? [],
    guarantee: null,
    guaranteeCipher: null,
    ...made.guarantee,
    stayTotal: made.stayTotal,
    noShowPenalty: null,
  })
  const nights = open.rooms.flatMap((_guests, room) =>
    made.nights.map(({ date, price, breakfasts }) => ({ room, night: date, price, breakfasts })),
  )
  await insertRooms(
    sql,
    enterpriseId,
    orderNo,
    nights,
    guests.map(({ supplied: _supplied, ...guest }) => guest),
  )
}

function nextOf(state: number, approved: boolean): Created['next'] {
  if (approved) return 'approval'
  return orderStates.word(state as 10) === 'issuing' ? 'issuing' : 'pay'
}
