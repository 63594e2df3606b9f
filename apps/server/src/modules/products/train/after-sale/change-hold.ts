import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { noWishes, type KeptWishes } from '@sojourn/domain/products/train/kept/kept-wishes'
import { settle } from '@sojourn/domain/booking/ledger/split'
import type { Actor, Context, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { sumOf } from '../../../booking/coupon/lines'
import { reasonOf } from '../../../booking/party/party'
import { verdictOfParty } from '../../../booking/approval/booking-chain'
import { afterSaleSubmission, takeCoupons } from '../../../booking/after-sale/submit-after-sale'
import type { StoredPriceLine } from '../../../booking/order/record'
import { nextOrderNo, type OrderTravellerRow } from '../../../booking/order/store'
import type { Proposal } from '../../../booking/placing/proposal'
import { writeHandOver } from '../../../booking/traveller/hand-over'
import type { Ticket } from './alterable'
import type { PreparedChange } from './change-prepare'
import { trainSetting } from '../policy/judge'
import { holdSeats } from '../fulfilment/hold-seats'
import { documentsOf, type Passenger, type RailAnswer } from '../fulfilment/lock'
import { segmentRecord, titleOf } from '../book/order-record'
import { insertTrainOrder, nothingYet, writePlaces, type PlaceRow } from '../order/order-store'
import { storedViolationsOf } from '../book/violations'
import { choiceOf } from '../supply/to-supply'
import { reasonsFor } from '../../../booking/settings/reasons'

type Request = RequestOf<typeof applyTrainChange>

/** A change order whose new seats the railway locks; the old tickets stay until it is paid. */
export async function proposeChange(
  { context, sql }: Work,
  actor: Actor,
  request: Request,
  prepared: PreparedChange,
): Promise<Proposal<RailAnswer> | Problem> {
  const { found, tickets, journey, chain } = prepared
  const travellers = judgedTravellers(context, request, prepared)
  if (isProblem(travellers)) return travellers
  const { enterpriseId, employeeId } = actor
  const orderNo = await nextOrderNo(sql, 'TC', chinaDate(context.clock.now()))
  const { seatChoice = [] } = request
  const wishes: KeptWishes = seatChoice.length > 0 ? { ...noWishes, seatChoice } : noWishes
  const passengers = tickets.map((ticket) => passengerOf(context, ticket))
  const parts = changeParts(request, prepared, orderNo, travellers)
  return {
    submission: afterSaleSubmission(context, actor, { parent: found.order, parts, chain }),
    async keep(own) {
      await insertTrainOrder(own, { orderNo, source: 'railway', wishes, ...nothingYet })
      await writePlaces(own, orderNo, waitingPlaces(prepared))
      await writeHandOver(own, { enterpriseId, employeeId, ...documentsOf({ orderNo, passengers }) })
      return takeCoupons(own, parts)
    },
    hold: holdSeats(context, {
      orderNo,
      enterpriseId,
      choices: [{ ...choiceOf(request.to), price: journey.seat.price }],
      positions: [tickets[0]!.segment],
      passengers,
      wishes,
      replaces: tickets.map(({ ticketNo }) => ticketNo),
      holdUntil: new Date(prepared.holdUntil),
      remark: request.reasonText ?? '',
      fieldOf: () => 'to',
    }),
  }
}

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
