import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { couponStates, type OrderState } from '@sojourn/contract/booking/codes'
import { stateNumber, stateOfNumber } from '@sojourn/contract/booking/state-numbers'
import { isKept } from '@sojourn/domain/booking/order/travel-status'
import type { Language } from '@sojourn/contract/kit/language'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { TrainOrderDetail } from '@sojourn/contract/products/train/order.calls'
import { sum } from '@sojourn/domain/kit/money'
import { momentInWords } from '@sojourn/domain/kit/day-words'
import { chargedSentence } from '@sojourn/domain/products/train/price/fee-rule'
import { readChange } from '@sojourn/domain/products/train/kept/kept-change'
import type { KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { railTax, type RailInvoiceItem } from '@sojourn/domain/products/train/price/invoice'
import { officeMinutes } from '@sojourn/domain/products/train/ticket-office'
import { trainRulesText } from '@sojourn/text/products/train/rules'
import type { Actor, Context } from '../../../../context'
import { inSnapshot } from '../../../../work'
import { findLines, type AfterSaleLineRow } from '../../../booking/coupon/store'
import { findNotices } from '../../../booking/coupon/notice-store'
import { orderCore } from '../../../booking/order-detail/order-core'
import type { OrderRow, OrderTravellerRow } from '../../../booking/order/store'
import { findRides, readRides, type RideRow } from '../order/kept-store'
import { promiseOf } from '../office/local'
import { rideOf, seatName } from '../order/to-screen'
import { returnedOf } from '../order/tickets'
import { waitlistShown } from '../waitlist/waitlist-detail'
import { waitlistOf } from '../search/waitlist-wishes'
import { findPlaces, findTrainOrder, type PlaceRow, type TrainOrderRow, type TrainSource } from '../order/order-store'

/** A train order with everything that its page shows (S2.26). */
export async function orderDetail(
  context: Context,
  actor: Actor,
  request: { orderId: string },
): Promise<TrainOrderDetail | Problem> {
  return inSnapshot(context, actor.enterpriseId, async (work) => {
    const { language } = actor
    const found = await orderCore(work, actor, request.orderId)
    if (!found) return problem('orderUnknown', { field: 'orderId' })
    const { order, core, travellers } = found
    const parentNo = order.parentOrderNo ?? order.orderNo
    const [before, lines, places, kept, notices] = await Promise.all([
      order.kind === 'change' ? findRides(work, [parentNo]) : [],
      findLines(work, [order.orderNo]),
      findPlaces(work, order.kind === 'refund' ? parentNo : order.orderNo),
      findTrainOrder(work, order.kind === 'refund' ? parentNo : order.orderNo),
      findNotices(work, order.orderNo),
    ])
    if (!kept) return problem('orderUnknown', { field: 'orderId' })
    const own = readRides(found.segments)
    const taken = new Set(lines.map(({ segment }) => segment))
    const former = before.filter(({ position }) => taken.has(position))
    const shownPlaces =
      order.kind === 'refund' ? places.filter(({ ticketNo }) => lines.some((line) => line.ticketNo === ticketNo)) : places
    return {
      ...core,
      ...wordsOf(order, kept, { own, actor, now: context.clock.now().toISOString() }),
      ...(wasNeverLocked(core) && { nextStep: trainRulesText[language].next.failed }),
      ...(notices.length > 0 && rides.includes(order.state) && { nextStep: trainRulesText[language].next.stopped }),
      stopped: notices.map(({ segment, announcedAt }) => ({ ride: segment, announcedAt: announcedAt.toISOString() })),
      source: kept.source,
      ...lockOf(context.clock.now().toISOString(), order, kept),
      ...(kept.purchaseNo ? { purchaseNo: kept.purchaseNo } : {}),
      rides: own.map((row) => rideOf(row, language)),
      formerRides: former.map((row) => rideOf(row, language)),
      places: shownPlaces.map((place) => placeOf(place, travellers, actor)),
      differenceReturned: order.kind === 'change' ? overpaidOf(order, lines) : returnedOf(order, places),
      invoices: invoicesOf(order, {
        places: shownPlaces.filter(keptBy(found.core)),
        lines,
        travellers,
        language: actor.language,
      }),
      ...(kept.source === 'waitlist' ? { waitlist: waitlistShown(found, { kept, places }, own, actor) } : {}),
      ...atOffice(order, kept, own, actor),
      alters: lines.map((line) => alteredTicket(line, travellers, actor)),
    }
  })
}

/** Of an order whose tickets are to be travelled on. */
const rides: readonly OrderState[] = ['issued', 'changed', 'altered']

const wantsSeats: readonly OrderState[] = ['approving', 'awaitingPayment', 'issuing', 'changing']

function lockOf(
  now: string,
  order: OrderRow,
  { source, wishes: { lockedUntil } }: TrainOrderRow,
): Pick<TrainOrderDetail, 'lock' | 'lockedUntil'> {
  const { state } = order
  if (order.kind === 'refund' || source !== 'railway') return { lock: 'none' }
  if (state === 'draft') return { lock: 'locking' }
  if (!wantsSeats.includes(state)) return { lock: 'none' }
  return lockedUntil !== undefined && lockedUntil <= now
    ? { lock: 'lapsed' }
    : { lock: 'locked', ...(lockedUntil && { lockedUntil }) }
}

interface RideLook {
  own: readonly RideRow[]
  actor: Actor
  now: string
}

/** What follows, where it differs from other products. */
function wordsOf(order: OrderRow, kept: TrainOrderRow, { own, actor: { language }, now }: RideLook): { nextStep?: string } {
  const { source, wishes } = kept
  const { next } = trainRulesText[language]
  const { state } = order
  const deadline = momentInWords(order.holdExpiresAt.toISOString(), language)
  const wait = source === 'waitlist' && order.kind === 'booking' ? waitStep[state] : undefined
  if (wait) return { nextStep: wait(next, deadline, momentInWords(waitlistOf(kept).deadline, language)) }
  if (state === 'draft') return { nextStep: lockingStep(wishes, deadline, language) }
  const lapsed = wishes.lockedUntil !== undefined && wishes.lockedUntil <= now
  if (state === 'awaitingPayment' && source === 'railway' && lapsed) return { nextStep: next.payAgain({ deadline }) }
  if (state === 'awaitingPayment' && order.kind === 'booking' && source !== 'waitlist')
    return { nextStep: payStep[source](next, deadline) }
  return state === 'issuing' && source === 'local'
    ? { nextStep: next.local({ deadline: momentInWords(promiseOf(order, own), language) }) }
    : {}
}

/** The railway's queue ended without seats: there was nothing to be paid or issued. */
const wasNeverLocked = ({ state, history }: Pick<TrainOrderDetail, 'state' | 'history'>): boolean =>
  stateOfNumber(state) === 'failed' &&
  history.some(({ event, fromState }) => event === 'fail' && fromState === stateNumber('train', 'booking', 'draft'))

type Next = (typeof trainRulesText)[Language]['next']
/** What follows a payment: only the railway has locked seats for it. */
const payStep: Record<Exclude<TrainSource, 'waitlist'>, (next: Next, deadline: string) => string> = {
  railway: (next, deadline) => next.awaitingPayment({ deadline }),
  local: (next, deadline) => next.payLocal({ deadline, minutes: officeMinutes }),
}

/** What follows in a wait, for which nothing is locked, and by when (handbook 3.6). */
const waitStep: Partial<Record<OrderState, (next: Next, payBy: string, deadline: string) => string>> = {
  awaitingPayment: (next, payBy) => next.prepay({ deadline: payBy }),
  issuing: (next, _payBy, deadline) => next.waiting({ deadline }),
}

/** By when the office promises the tickets of an order that it works on. */
function atOffice(
  order: OrderRow,
  { source, wishes }: TrainOrderRow,
  own: readonly RideRow[],
  { language }: Actor,
): Pick<TrainOrderDetail, 'local'> {
  if (source !== 'local' || !wishes.office || order.state !== 'issuing') return {}
  return { local: { promisedBy: promiseOf(order, own), account: trainRulesText[language].accounts[wishes.office.account] } }
}

/** What an order in the railway's queue waits for. */
function lockingStep({ waits }: KeptWishes, deadline: string, language: Language): string {
  const { next } = trainRulesText[language]
  if (!waits) return next.locking
  return waits.failure === 'outOfService'
    ? next.lockingClosed({ moment: momentInWords(waits.until, language), deadline })
    : next.lockingBusy({ deadline })
}

const travellerAt = (travellers: readonly OrderTravellerRow[], traveller: number): OrderTravellerRow | undefined =>
  travellers.find(({ position }) => position === traveller)

function nameAt(travellers: readonly OrderTravellerRow[], traveller: number, language: Language): string {
  const who = travellerAt(travellers, traveller)
  return who ? readableName(who, language) : ''
}

function placeOf(
  place: PlaceRow,
  travellers: readonly OrderTravellerRow[],
  { language }: Actor,
): TrainOrderDetail['places'][number] {
  const who = travellerAt(travellers, place.traveller)
  return {
    traveller: place.traveller,
    employeeId: who?.employeeId ?? '',
    name: nameAt(travellers, place.traveller, language),
    ride: place.segment,
    child: place.child,
    student: place.student,
    seat: place.seat,
    seatName: seatName(place.seat, language),
    coach: place.coach,
    place: place.place,
    ...(place.berth && { berth: place.berth }),
    price: place.price,
    otherThanWished: place.otherThanWished,
    ...(place.ticketNo && { ticketNo: place.ticketNo }),
    ...(place.gate && { gate: place.gate }),
  }
}

/** What came back of a change that was paid at the highest price of a berth. */
const overpaidOf = ({ total }: OrderRow, lines: readonly AfterSaleLineRow[]): number =>
  lines.every(({ newTicketNo }) => newTicketNo) ? Math.max(0, total - sum(lines.map(({ amount }) => amount))) : 0

/** Of a ticket that was given back or exchanged the railway invoices no fare. */
const keptBy =
  ({ travellerList }: Pick<TrainOrderDetail, 'travellerList'>) =>
  ({ ticketNo }: PlaceRow): boolean =>
    travellerList
      .flatMap(({ tickets }) => tickets)
      .some((ticket) => ticket.ticketNo === ticketNo && ticket.coupons.some(({ state }) => isKept(couponStates.word(state))))

interface InvoiceParts {
  places: readonly PlaceRow[]
  lines: readonly AfterSaleLineRow[]
  travellers: readonly OrderTravellerRow[]
  language: Language
}

/** Invoice data of what the railway has charged, with the tax that is included: fares of tickets, fees of refunds and changes. */
function invoicesOf(order: OrderRow, { places, lines, travellers, language }: InvoiceParts): TrainOrderDetail['invoices'] {
  const line = (item: RailInvoiceItem, ticketNo: string, traveller: number, amount: number) => ({
    item,
    ticketNo,
    traveller: nameAt(travellers, traveller, language),
    amount,
    ...railTax(item, amount),
  })
  const fees = lines.filter(isDone(order)).flatMap((altered) => {
    const number = altered.newTicketNo ?? altered.ticketNo
    return railFees(altered).map(([item, fee]) => line(item, number, altered.traveller, fee))
  })
  if (order.kind === 'refund') return fees
  const fares = places.flatMap(({ ticketNo, traveller, price }) => (ticketNo ? [line('fare', ticketNo, traveller, price)] : []))
  return [...fares, ...fees]
}

/** What the railway has done stays done, also when the ticket that it gave was given up since. */
const isDone =
  ({ kind, state }: OrderRow) =>
  ({ newTicketNo }: AfterSaleLineRow): boolean =>
    kind === 'change' ? newTicketNo !== null : state === 'refunded'

/** Its fee of a refund, or of a change with that on the difference to a cheaper train (handbook 3.8). */
function railFees({ fee, offer }: AfterSaleLineRow): [RailInvoiceItem, number][] {
  const fees: [RailInvoiceItem, number][] = offer
    ? [
        ['changeFee', fee],
        ['refundFee', readChange(offer).differenceFee],
      ]
    : [['refundFee', fee]]
  return fees.filter(([, amount]) => amount > 0)
}

function alteredTicket(
  line: AfterSaleLineRow,
  travellers: readonly OrderTravellerRow[],
  { language }: Actor,
): TrainOrderDetail['alters'][number] {
  const { ticketNo, segment, ticketPrice, fee, percent, serviceFee, bookingFee, amount, newTicketNo } = line
  const change = line.offer && readChange(line.offer)
  return {
    ticketNo,
    segment,
    traveller: nameAt(travellers, line.traveller, language),
    ticketPrice,
    ...(change && { newPrice: change.newFare }),
    ...(percent === null ? {} : { percent }),
    fee,
    differenceFee: change?.differenceFee ?? 0,
    rule: chargedSentence(change ? 'change' : 'refund', percent ?? 0, language),
    serviceFee,
    bookingFee,
    amount,
    back: change?.back ?? 0,
    ...(newTicketNo && { newTicketNo }),
  }
}
