import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainChange } from '@sojourn/contract/products/train-after-sales.calls'
import { isRailFailure, type RailLocked } from '@sojourn/supply/ports/rail'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept-wishes'
import { settle } from '@sojourn/domain/booking/ledger/split'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { sumOf } from '../../booking/after-sale/lines'
import { reasonOf } from '../../booking/lifecycle/party'
import { verdictOfParty } from '../../booking/lifecycle/booking-chain'
import { submitAfterSale } from '../../booking/lifecycle/submit-after-sale'
import type { StoredPriceLine } from '../../booking/order/record'
import { nextOrderNo, type OrderTravellerRow } from '../../booking/order/store'
import type { Ticket } from './alterable'
import { askSoon } from './book'
import type { PreparedChange } from './change-prepare'
import { trainSetting } from './judge'
import { lockedPlaces, lockedWishes, lockSeats, type Passenger } from './lock'
import { segmentRecord, titleOf } from './order-record'
import { insertTrainOrder, writePlaces, type PlaceRow } from './order-store'
import { railProblem } from './supply'
import { storedViolationsOf } from './violations'
import { choiceOf } from './to-supply'
import { reasonsFor } from '../../booking/settings/reasons'

type Request = RequestOf<typeof applyTrainChange>

/** Locks the new seats and writes the change order, in the transaction that checked everything; the old tickets stay until it is paid. */
export async function holdChange(
  context: Context,
  sql: Sql,
  actor: Actor,
  request: Request,
  prepared: PreparedChange,
): Promise<AppliedAfterSale | Problem> {
  const { found, tickets, journey, chain } = prepared
  const travellers = judgedTravellers(context, request, prepared)
  if (isProblem(travellers)) return travellers
  const { enterpriseId } = actor
  const orderNo = await nextOrderNo(sql, 'TC', chinaDate(context.clock.now()))
  const { seatChoice = [] } = request
  const wishes: KeptWishes = seatChoice.length > 0 ? { ...noWishes, seatChoice } : noWishes
  const passengers = tickets.map((ticket) => passengerOf(context, ticket))
  const locked = await lockSeats(context, sql, {
    orderNo,
    enterpriseId,
    employeeId: actor.employeeId,
    choices: [{ ...choiceOf(request.to), price: journey.seat.price }],
    passengers,
    wishes,
    replaces: tickets.map(({ ticketNo }) => ticketNo),
    holdUntil: new Date(prepared.holdUntil),
    remark: request.reasonText ?? '',
  })
  if (isRailFailure(locked)) return railProblem(context, locked, 'to', passengers)
  const pending = 'pending' in locked
  const parts = changeParts(request, prepared, orderNo, travellers)
  const submitted = await submitAfterSale(context, sql, actor, found.order, parts, chain, pending ? 'queue' : 'submit')
  if (isProblem(submitted)) return submitted
  await insertTrainOrder(sql, enterpriseId, {
    orderNo,
    way: 'railway',
    lockNo: pending ? null : locked.lockNo,
    waitlistNo: null,
    purchaseNo: null,
    wishes: pending ? wishes : lockedWishes(wishes, locked),
    chain: pending ? (chain.chain ?? null) : null,
  })
  const segment = tickets[0]!.segment
  await writePlaces(sql, enterpriseId, orderNo, pending ? waitingPlaces(prepared) : placesOf(locked, passengers, wishes, segment))
  if (pending) await askSoon(context, sql, enterpriseId, orderNo)
  return submitted
}

const placesOf = (locked: RailLocked, passengers: readonly Passenger[], wishes: KeptWishes, segment: number): PlaceRow[] =>
  lockedPlaces(locked, passengers, wishes).map((place) => ({ ...place, segment }))

const waitingPlaces = ({ tickets, lines, journey }: PreparedChange): PlaceRow[] =>
  tickets.map(({ place }, index) => ({
    ...place,
    seat: journey.seat.seat,
    coach: '',
    place: '',
    berth: null,
    price: lines[index]!.offer.newFare,
    otherThanWished: false,
    ticketNo: null,
    gate: null,
  }))

const passengerOf = (context: Context, { traveller, place }: Ticket): Passenger => ({
  position: traveller.position,
  name: traveller.name,
  credentialType: traveller.credentialType,
  credentialNumber: context.vault.open(traveller.credentialCipher),
  child: place.child,
  student: place.student,
  subject: `traveller ${traveller.employeeId} of ${traveller.orderNo}`,
})

/** The travellers with what policy says of the new train; a change re-evaluates it (handbook 7.2). */
function judgedTravellers(context: Context, request: Request, prepared: PreparedChange): OrderTravellerRow[] | Problem {
  const { found, tickets, people, journey, business, enterprise } = prepared
  const setting = trainSetting(enterprise, chinaDate(context.clock.now()))
  const travellers: OrderTravellerRow[] = []
  for (const row of found.travellers.filter(({ position }) => tickets.some(({ traveller }) => traveller.position === position))) {
    const person = people.find(({ employeeId }) => employeeId === row.employeeId)
    const violations = business && person ? settle(storedViolationsOf(person, people, [journey], setting), request) : []
    if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids', { field: 'to' })
    const reason = reasonOf(request, violations, reasonsFor(enterprise.config.settings, found.order.product), 'reasonCode')
    if (isProblem(reason)) return reason
    travellers.push({ ...row, violations, reason: reason.text })
  }
  return travellers
}

function changeParts(
  request: Request,
  { journey, lines, tickets, holdUntil }: PreparedChange,
  orderNo: string,
  travellers: OrderTravellerRow[],
) {
  return {
    kind: 'change' as const,
    fulfiller: 'rail' as const,
    orderNo,
    title: titleOf([journey.ride]),
    departAt: new Date(journey.departAt),
    arriveAt: new Date(journey.arriveAt),
    total: sumOf(lines, 'amount'),
    prices: pricesOf(lines),
    verdict: verdictOfParty(travellers),
    remark: request.reasonText?.trim() ?? '',
    searchIds: [request.to.searchId],
    supplierReference: null,
    holdExpiresAt: new Date(holdUntil),
    travellers,
    segments: [segmentRecord(journey, tickets[0]!.segment)],
    lines,
    problemIfTaken: 'trainTicketTaken' as const,
  }
}

/** What is paid beyond what comes back; a change that costs nothing has no line. */
function pricesOf(lines: PreparedChange['lines']): StoredPriceLine[] {
  const total = sumOf(lines, 'amount')
  if (total === 0) return []
  const fees: [string, number][] = [
    ['changeFee', sumOf(lines, 'fee')],
    ['afterSalesFee', sumOf(lines, 'serviceFee')],
  ]
  const charged: [string, number][] = [['fareDifference', total - fees.reduce((sum, [, amount]) => sum + amount, 0)], ...fees]
  return charged.filter(([, amount]) => amount !== 0).map(([kind, amount]) => ({ kind, unit: amount, count: 1, amount }))
}
