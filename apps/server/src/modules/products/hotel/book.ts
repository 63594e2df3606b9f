import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { CreateHotelOrder } from '@sojourn/contract/products/hotel-booking.shapes'
import type { KeptStay } from '@sojourn/domain/products/hotel/kept-stay'
import type { HotelFailure } from '@sojourn/supply/ports/hotel'
import type { HotelHeld } from '@sojourn/supply/ports/hotel-booking'
import type { HotelQuote } from '@sojourn/supply/ports/hotel-search'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { refuseUnseenSearch } from '../../booking/draft/shown'
import { bookingChain } from '../../booking/lifecycle/booking-chain'
import type { Submission } from '../../booking/lifecycle/submit'
import { nextOrderNo } from '../../booking/order/store'
import { placeOrder } from '../../booking/placing/place-order'
import type { Proposal } from '../../booking/placing/proposal'
import { judgeRate, rateOnOffer, type Judged } from './check'
import { suppliedStay } from './from-supply'
import { guaranteeOf, type KeptCard } from './guarantee-card'
import { offeredGuarantee } from './hold-guarantee'
import { holdRooms, hotelHold, type HoldAnswer } from './hold-rooms'
import { hotelSetting } from './judge'
import { staySegment } from './order-record'
import { replaceStay } from './order-store'
import { excessPaid, openOrder, prepareParty, type PreparedParty } from './prepare'
import { holdOf, proposeStay, stayRow, submissionOf, type Asked, type Chained, type NewStay } from './propose-stay'
import { quoteStay, type StayQuote } from './quote'
import type { OpenStay } from './stay'
import { hotelProblem } from './supply'
import { stayViolations } from './violations'

type AskedRate = Asked<CreateHotelOrder>

/** Verifies price, people, policy and guarantee; then the rooms are held. */
export const createOrder = (context: Context, actor: Actor, request: CreateHotelOrder): Promise<CreatedOrder | Problem> =>
  placeOrder(context, actor, {
    async look(sql) {
      const open = await openOrder(context, actor, sql, request)
      if (isProblem(open)) return open
      const unseen = await refuseUnseenSearch(sql, actor, request.tempOrderNo, request.chosen.searchId, 0, 'rateUnknown')
      if (unseen) return unseen
      const quote = await seenRate(context, open, request)
      if (isProblem(quote)) return quote
      const asked = { context, actor, open, request }
      return { asked, quote, judged: await judgeRate(context, open, quote, settingOf(asked)) }
    },
    async propose(sql, { asked, ...priced }) {
      const prepared = await prepare(asked, sql, priced)
      return isProblem(prepared) ? prepared : propose(asked, sql, prepared)
    },
  })

async function seenRate(context: Context, open: OpenStay, request: CreateHotelOrder): Promise<HotelQuote | Problem> {
  const quote = await rateOnOffer(context, open, request.chosen)
  if (isProblem(quote)) return quote
  const { totalPrice } = quote.rate
  return totalPrice <= request.chosen.totalPrice
    ? quote
    : problem('priceChanged', { field: 'chosen', detail: { price: totalPrice } })
}

const settingOf = ({ context, open }: AskedRate) => hotelSetting(open.city, chinaDate(context.clock.now()))

interface Priced {
  quote: HotelQuote
  judged: Judged
  /** The order is written already: whatever it conflicts with was looked for then. */
  placed?: true
}
interface Prepared extends PreparedParty, Priced {
  stay: StayQuote
  body: KeptStay
  card: KeptCard | 'company' | undefined
  chained: Chained
}

/** All that can be refused before the hotel is asked, at the price of the quote. */
async function prepare(asked: AskedRate, sql: Sql, { quote, judged, placed }: Priced): Promise<Prepared | Problem> {
  const { context, actor, open, request } = asked
  const verdict = judged(actor.language, quote)
  const stay = quoteStay(context, open, quote, request.latestArrival, { setting: settingOf(asked), verdict }, actor.language)
  const card = guaranteeOf(context, actor, request.guarantee)
  if (isProblem(card)) return card
  const companyPays = card === 'company' && !open.business
  if (stay.guarantee.needed && (!card || companyPays)) return problem('guaranteeNeeded', { field: 'guarantee' })
  if (stay.total > request.expectedTotal)
    return problem('priceChanged', { field: 'expectedTotal', detail: { price: stay.total } })
  const people = await prepareParty(context, actor, sql, open, request, {
    hotel: quote.hotel,
    violationsOf: stayViolations(open, (language) => judged(language, quote)),
    ...(placed && { placed }),
  })
  if (isProblem(people)) return people
  const body = suppliedStay(open.stay, quote, excessPaid(people, { ...stay, hotelType: quote.rate.hotelType }))
  const { departAt } = staySegment(body, open.rooms.length)
  const chained = await bookingChain(context, actor, sql, open.draft, request.approvers, {
    departAt,
    party: people.party,
    total: stay.stayTotal,
  })
  return isProblem(chained) ? chained : { ...people, quote, judged, stay, body, card, chained }
}

/** The rooms are held by their hotel, at no more than was accepted. */
async function propose(asked: AskedRate, sql: Sql, prepared: Prepared): Promise<Proposal<HoldAnswer>> {
  const { context, actor, open, request } = asked
  const orderNo = await nextOrderNo(sql, 'H', chinaDate(context.clock.now()))
  const holdUntil = holdOf(asked, prepared.chained, prepared.body)
  const made = newStay(asked, prepared, { orderNo, holdUntil })
  const proposed = proposeStay(asked, made)
  const { enterpriseId } = actor
  const { order } = proposed.submission
  const stay = stayRow(asked, made)
  const hold = hotelHold(context, {
    enterpriseId,
    order,
    stay,
    rooms: open.rooms,
    buyer: open.buyer,
    guests: prepared.guests.map(({ supplied }) => supplied),
    expectedTotal: request.chosen.totalPrice * open.rooms.length,
  })
  return {
    ...proposed,
    hold: holdRooms(context, {
      enterpriseId,
      order,
      stay,
      hold,
      refusedFor: (failure) => hotelProblem(perRoom(failure, open), 'chosen'),
      renew: (own, held) => asHeld(asked, own, prepared, made, held),
    }),
  }
}

function newStay(
  { context, request }: AskedRate,
  { stay, quote, card, ...prepared }: Prepared,
  made: Pick<NewStay, 'orderNo' | 'holdUntil'>,
): NewStay {
  const { prices, total, stayTotal, guarantee } = stay
  return {
    ...prepared,
    ...made,
    way: 'supply',
    prices,
    total,
    stayTotal,
    nights: quote.rate.nights,
    searchIds: [request.chosen.searchId],
    // What is paid in advance needs none.
    guarantee: card && quote.rate.hotelType === 1 ? offeredGuarantee(context, card, guarantee.amount) : undefined,
  }
}

/** A room's price is accepted, and the hotel answers for all rooms. */
const perRoom = ({ price, ...failure }: HotelFailure, { rooms }: OpenStay): HotelFailure => ({
  ...failure,
  ...(price !== undefined && { price: price / rooms.length }),
})

/** A hotel that holds at another price than the rate had, within what was accepted: the stay is judged and charged as held. */
async function asHeld(
  asked: AskedRate,
  sql: Sql,
  { quote, judged }: Prepared,
  made: Pick<NewStay, 'orderNo' | 'holdUntil'>,
  { hotel, room, rate }: HotelHeld,
): Promise<Submission | Problem | undefined> {
  if (rate.totalPrice === quote.rate.totalPrice) return undefined
  const prepared = await prepare(asked, sql, { quote: { hotel, room, rate }, judged, placed: true })
  if (isProblem(prepared)) return prepared
  const { orderNo, holdUntil } = made
  const renewed = newStay(asked, prepared, { orderNo, holdUntil })
  const { body, stayTotal, nights } = renewed
  await replaceStay(sql, asked.actor.enterpriseId, orderNo, {
    body,
    stayTotal,
    nights: nights.map(({ date, ...night }) => ({ night: date, ...night })),
    keepsMembers: true,
  })
  return submissionOf(asked, renewed)
}
