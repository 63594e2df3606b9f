import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel-booking.shapes'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import { isHotelFailure, type HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelHeld } from '@sojourn/supply/ports/hotel-booking'
import type { HotelQuote } from '@sojourn/supply/ports/hotel-search'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { refuseUnseenSearch } from '../../booking/draft/shown'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import { supplyContext } from '../../booking/lifecycle/supply-context'
import { nextOrderNo } from '../../booking/order/store'
import { judgeRate, rateOnOffer } from './check'
import { guaranteeOf, type KeptCard } from './guarantee-card'
import { suppliedStay } from './from-supply'
import { hotelSetting } from './judge'
import { staySegment } from './order-record'
import type { HotelOrderRow } from './order-store'
import { excessPaid, openOrder, prepareParty, type PreparedParty } from './prepare'
import { quoteStay, type StayQuote } from './quote'
import type { OpenStay } from './stay'
import { announced, holdOf, logGuests, writeStay, type Chained, type Created } from './write-stay'
import { hotelProblem, stayRequest } from './supply'
import { stayViolations } from './violations'

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

async function seenRate(context: Context, sql: Sql, open: OpenStay, request: CreateHotelOrder): Promise<HotelQuote | Problem> {
  const quote = await rateOnOffer(context, sql, open, request.chosen)
  if (isProblem(quote)) return quote
  const { totalPrice } = quote.rate
  return totalPrice <= request.chosen.totalPrice
    ? quote
    : problem('priceChanged', { field: 'chosen', detail: { price: totalPrice } })
}

interface Prepared extends PreparedParty {
  quote: HotelQuote
  stay: StayQuote
  body: KeptStay
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
  const companyPays = card === 'company' && !open.business
  if (stay.guarantee.needed && (!card || companyPays)) return problem('guaranteeNeeded', { field: 'guarantee' })
  if (stay.total > request.expectedTotal)
    return problem('priceChanged', { field: 'expectedTotal', detail: { price: stay.total } })
  const people = await prepareParty(context, actor, sql, open, request, quote.hotel, stayViolations(open, judged))
  if (isProblem(people)) return people
  const body = suppliedStay(open.stay, quote, excessPaid(people, { ...stay, hotelType: quote.rate.hotelType }))
  const { departAt } = staySegment(body, open.rooms.length)
  const chained = await bookingChain(context, actor, sql, open.draft, request.approvers, {
    departAt,
    party: people.party,
    total: stay.stayTotal,
  })
  return isProblem(chained) ? chained : { ...people, quote, stay, body, card, chained }
}

async function hold(
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: CreateHotelOrder,
  prepared: Prepared,
): Promise<(Created & { approverIds: string[] }) | Problem> {
  const { quote, body, card, guests, party } = prepared
  const orderNo = await nextOrderNo(sql, 'H', chinaDate(context.clock.now()))
  const holdUntil = holdOf(context, prepared.chained, body, open.rooms.length)
  await logGuests(context, sql, actor, orderNo, party)
  const held = await context.hotels.hold(supplyContext(context, sql), {
    ...stayRequest(open.stay, open.rooms, open.buyer),
    rateId: quote.rate.rateId,
    key: `${actor.enterpriseId}/${orderNo}`,
    guests: guests.map(({ supplied }) => supplied),
    expectedTotal: request.chosen.totalPrice * open.rooms.length,
    latestArrival: request.latestArrival,
    ...(card && quote.rate.hotelType === 1
      ? { guarantee: card === 'company' ? { kind: 'company' as const } : { kind: 'card' as const, token: card.token } }
      : {}),
    holdUntil,
    requests: request.requests ?? [],
    remark: request.remark ?? '',
  })
  if (isHotelFailure(held)) return hotelProblem(perRoom(held, open), 'chosen')
  const charged = await asHeld(context, actor, sql, open, request, prepared, held)
  if (isProblem(charged)) return charged
  const { stay } = charged
  return writeStay(context, actor, sql, open, request, {
    ...charged,
    orderNo,
    way: 'supply',
    prices: stay.prices,
    total: stay.total,
    stayTotal: stay.stayTotal,
    nights: charged.quote.rate.nights,
    searchIds: [request.chosen.searchId],
    holdUntil,
    supplierReference: held.bookingNo,
    guarantee: guaranteeKept(context, card, held),
  })
}

/** A room's price is accepted, and the hotel answers for all rooms. */
const perRoom = ({ price, ...failure }: HotelFailure, { rooms }: OpenStay): HotelFailure => ({
  ...failure,
  ...(price !== undefined && { price: price / rooms.length }),
})

/** A hotel that holds at another price than the rate had, within what was accepted: the stay is judged and charged as held. */
const asHeld = (
  context: Context,
  actor: Actor,
  sql: Sql,
  open: OpenStay,
  request: CreateHotelOrder,
  prepared: Prepared,
  { hotel, room, rate }: HotelHeld,
): Promise<Prepared | Problem> =>
  rate.totalPrice === prepared.quote.rate.totalPrice
    ? Promise.resolve(prepared)
    : prepare(context, actor, sql, open, request, { hotel, room, rate })

const guaranteeKept = (
  context: Context,
  card: KeptCard | 'company' | undefined,
  { guaranteeAmount: amount }: HotelHeld,
): Pick<HotelOrderRow, 'guarantee' | 'guaranteeCipher'> | undefined => {
  if (!card || amount === 0) return undefined
  if (card === 'company') return { guarantee: { version: 1, kind: 'company', amount }, guaranteeCipher: null }
  const { network, lastFour, token } = card
  return { guarantee: { version: 1, kind: 'card', network, lastFour, amount }, guaranteeCipher: context.vault.seal(token) }
}
