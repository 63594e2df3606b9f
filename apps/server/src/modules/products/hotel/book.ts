import { orderStates } from '@sojourn/contract/booking/codes'
import type { ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { createHotelOrder } from '@sojourn/contract/products/hotel.calls'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel-booking.shapes'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { isHotelFailure, type HotelHeld, type HotelQuote } from '@sojourn/supply/ports/hotel'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { refuseUnseenSearch } from '../../booking/draft/shown'
import { announce } from '../../booking/lifecycle/announce'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { submit } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { logAccess } from '../../booking/traveller/store'
import { judgeRate, rateOnOffer } from './check'
import { guaranteeOf, type KeptCard } from './guarantee-card'
import { hotelSetting } from './judge'
import { orderRecord, staySegment, type StayOrder } from './order-record'
import { insertHotelOrder, insertRooms, type HotelOrderRow, type KeptStay } from './order-store'
import { openOrder, prepareParty, type HotelOrderRequest, type PreparedParty } from './prepare'
import { quoteStay, type StayQuote } from './quote'
import type { OpenStay } from './stay'
import { hotelProblem, stayRequest, supplyContext } from './supply'
import { stayViolations } from './violations'

type Created = ResponseOf<typeof createHotelOrder>
type Chained = Exclude<Awaited<ReturnType<typeof bookingChain>>, Problem>

/** Verifies price, people, policy and guarantee, holds the rooms and writes the order: one transaction, one effect per intent. */
export const createOrder = (context: Context, actor: Actor, request: CreateHotelOrder): Promise<Created | Problem> =>
  announced(context, actor, async (sql) => {
    const open = await openOrder(context, actor, sql, request)
    if (isProblem(open)) return open
    const unseen = await refuseUnseenSearch(sql, actor, request.tempOrderNo, request.chosen.searchId, 0, 'rateUnknown')
    if (unseen) return unseen
    const quote = await seenRate(context, sql, open, request)
    if (isProblem(quote)) return quote
    const prepared = await prepare(context, actor, sql, open, request, quote)
    return isProblem(prepared) ? prepared : hold(context, actor, sql, open, request, prepared)
  })

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

async function seenRate(context: Context, sql: Sql, open: OpenStay, request: CreateHotelOrder): Promise<HotelQuote | Problem> {
  const quote = await rateOnOffer(context, sql, open, request.chosen)
  if (isProblem(quote)) return quote
  const { totalPrice } = quote.rate
  return totalPrice === request.chosen.totalPrice
    ? quote
    : problem('priceChanged', { field: 'chosen', detail: { price: totalPrice } })
}

interface Prepared extends PreparedParty {
  quote: HotelQuote
  stay: StayQuote
  card: KeptCard | 'company' | undefined
  chained: Chained
}

/** All that can be refused before anything is held. */
async function prepare(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: CreateHotelOrder,
  quote: HotelQuote,
): Promise<Prepared | Problem> {
  const setting = hotelSetting(open.city, chinaDate(context.clock.now()))
  const judged = await judgeRate(context, sql, open, quote, setting)
  const verdict = judged(actor.language)
  const stay = quoteStay(context, open, quote, request.latestArrival, { setting, verdict }, actor.language)
  const card = guaranteeOf(context, actor, request.guarantee)
  if (isProblem(card)) return card
  if (stay.guarantee.needed && !card) return problem('guaranteeNeeded', { field: 'guarantee' })
  if (stay.total !== request.expectedTotal)
    return problem('priceChanged', { field: 'expectedTotal', detail: { price: stay.total } })
  const violationsOf = stayViolations(open, quote.rate.nights, setting, judged, request.payExcess ?? false)
  const people = await prepareParty(context, actor, sql, open, request, violationsOf)
  if (isProblem(people)) return people
  const departAt = staySegment(keptStay(open, quote, stay), open.rooms.length).departAt
  const chained = await bookingChain(context, actor, sql, open.draft, request.approvers, {
    departAt,
    party: people.party,
    total: stay.stayTotal,
  })
  return isProblem(chained) ? chained : { ...people, quote, stay, card, chained }
}

/** What the order keeps of the rate. */
function keptStay(open: OpenStay, { hotel, room, rate }: HotelQuote, { excess }: StayQuote): KeptStay {
  const { phone, policies, offsetMinutes, openedYear: _opened, renovatedYear: _renovated, ...facts } = hotel
  return {
    hotel: facts,
    phone,
    policies,
    offsetMinutes,
    room,
    roomName: room.name,
    rate,
    hotelType: rate.hotelType,
    checkIn: open.stay.checkIn,
    checkOut: open.stay.checkOut,
    cancellation: rate.cancellation,
    ...(rate.guarantee ? { guaranteeRule: rate.guarantee } : {}),
    ...(excess ? { excess } : {}),
  }
}

async function hold(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: CreateHotelOrder,
  prepared: Prepared,
): Promise<(Created & { approverIds: string[] }) | Problem> {
  const { quote, stay, card, guests } = prepared
  const orderNo = await nextOrderNo(sql, 'H', chinaDate(context.clock.now()))
  const body = keptStay(open, quote, stay)
  const holdUntil = holdOf(context, prepared.chained, body, open.rooms.length)
  const held = await context.hotels.hold(supplyContext(context, sql), {
    ...stayRequest(open.stay, open.rooms, open.buyer),
    rateId: quote.rate.rateId,
    key: `${actor.enterpriseId}/${orderNo}`,
    guests: guests.map(({ supplied }) => supplied),
    expectedTotal: quote.rate.totalPrice * open.rooms.length,
    latestArrival: request.latestArrival,
    ...(card && quote.rate.hotelType === 1
      ? { guarantee: card === 'company' ? { kind: 'company' as const } : { kind: 'card' as const, token: card.token } }
      : {}),
    holdUntil,
    remark: request.remark ?? '',
  })
  if (isHotelFailure(held)) return hotelProblem(held, 'chosen')
  return writeStay(context, actor, sql, open, request, {
    ...prepared,
    orderNo,
    way: 'supply',
    body,
    prices: stay.prices,
    total: stay.total,
    stayTotal: stay.stayTotal,
    nights: quote.rate.nights,
    searchIds: [request.chosen.searchId],
    holdUntil,
    supplierReference: held.bookingNo,
    guarantee: guaranteeKept(context, card, held),
  })
}

const guaranteeKept = (
  context: Context,
  card: KeptCard | 'company' | undefined,
  { guaranteeAmount: amount }: HotelHeld,
): Pick<HotelOrderRow, 'guarantee' | 'guaranteeCipher'> | undefined => {
  if (!card || amount === 0) return undefined
  if (card === 'company') return { guarantee: { kind: 'company', amount }, guaranteeCipher: null }
  const { network, lastFour, token } = card
  return { guarantee: { kind: 'card', network, lastFour, amount }, guaranteeCipher: context.vault.seal(token) }
}

/** Until when rooms are held: half an hour to pay, or the time of the approvers. */
export function holdOf(context: Context, { chain }: Pick<Chained, 'chain'>, body: KeptStay, rooms: number): Date {
  const now = context.clock.now().toISOString()
  return new Date(chain ? holdForApproval({ now, departAt: staySegment(body, rooms).departAt }) : holdForPayment(now))
}

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
  const { orderNo, chained, guests, body, holdUntil } = made
  const { settleType, remark } = request
  const asked = { settleType, searchIds: made.searchIds, ...(remark === undefined ? {} : { remark }) }
  const record = { orderNo, supplierReference: made.supplierReference, holdExpiresAt: holdUntil, createdAt: now }
  const order = orderRecord(context, actor, open, asked, made, record)
  await logAccess(sql, enterpriseId, {
    at: now,
    employeeId,
    purpose: `order ${orderNo}: guests for the hotel`,
    subjects: made.party.map(({ credential }) => ({ id: newId(now), subject: `credential ${credential.credentialId}` })),
  })
  const submitted = await submit(context, sql, enterpriseId, { order, booker: { employeeId, name }, ...chained })
  if (isProblem(submitted)) return submitted
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
  return {
    orderNo,
    state: submitted.state as Created['state'],
    next: nextOf(submitted.state, chained.chain !== undefined),
    holdExpiresAt: holdUntil.toISOString(),
    approverIds: chained.chain?.levels[0]?.approverIds ?? [],
  }
}

function nextOf(state: number, approved: boolean): Created['next'] {
  if (approved) return 'approval'
  return orderStates.word(state as 10) === 'issuing' ? 'issuing' : 'pay'
}
