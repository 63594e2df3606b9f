import { readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import type { TrainChangeQuote } from '@sojourn/contract/products/train/after-sales.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { changeSentence, refundAfterChange } from '@sojourn/domain/products/train/price/fee-rule'
import { changeHoldsUntil } from '@sojourn/domain/products/train/price/holds-until'
import { crossBorderOf } from '@sojourn/domain/products/train/sale-window'
import { wishesFit } from '@sojourn/domain/products/train/seat-choice'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { sumOf } from '../../../booking/coupon/lines'
import { changeFrame } from '../../../booking/after-sale/coupon-change'
import { placeChange } from '../../../booking/placing/place-change'
import { namedStations, stationsOfCity } from '../../../reference/rail-places'
import { alterableOrder } from './alterable'
import { proposeChange } from './change-hold'
import { backOf } from './change-lines'
import { prepareChange, type PreparedChange, type QuoteRequest } from './change-prepare'
import { blockingProblem } from '../book/conflicts'
import { offerOf } from '../supply/from-supply'
import { judgeRides, trainSetting } from '../policy/judge'
import { rideOf } from '../order/to-screen'
import { earliestOf, railTicketOf } from './refund-quote'
import { violationsOf } from '../book/violations'

/** The quote of a change: fee and difference per ticket, verdict, conflicts and who must approve (handbook 3.8). */
export const quoteChange = (context: Context, actor: Actor, request: QuoteRequest): Promise<TrainChangeQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepareChange(work, actor, found, request)
    if (isProblem(prepared)) return prepared
    const { tickets, people, enterprise, journey, lines, business } = prepared
    const setting = trainSetting(enterprise, chinaDate(context.clock.now()))
    const violations = business ? violationsOf(people, [journey], setting, actor.language) : []
    const verdict = verdictOf(violations)
    if (verdict === 'forbidden') return problem('policyForbids', { field: 'to' })
    const verdicts = judgeRides(business ? people : [], journey.offers, setting, actor.language)
    const to = offerOf(journey.ride, verdicts[journey.offers.indexOf(journey.ride)] ?? [])
    const from = tickets[0]!.ride
    return {
      lines: lineShapes(context, actor, prepared),
      ...changeFrame(actor, prepared, prepared.found.order.product),
      back: backOf(lines),
      kind: isSameDestination(prepared) ? 'change' : 'destination',
      from: rideOf(from, actor.language),
      to,
      seat: to.seats.find(({ seat }) => seat === journey.seat.seat)!,
      stations: namedStations([to.departStation, to.arriveStation], actor.language),
      verdict,
      violations,
      ...earliestOf(linesHoldUntil(context, prepared)),
      ...afterChange(context, prepared, actor),
    }
  })

const isSameDestination = ({ tickets, journey: { ride } }: PreparedChange): boolean =>
  stationsOfCity(tickets[0]!.ride.body.arriveStation).includes(ride.arriveStation)

function afterChange(
  { clock }: Context,
  { tickets, journey: { ride, departAt } }: PreparedChange,
  { language }: Actor,
): Pick<TrainChangeQuote, 'refundAfter'> {
  const crossBorder = crossBorderOf(ride.departStation, ride.arriveStation) !== undefined
  const to = { departAt, departDate: ride.departDate, crossBorder }
  const refundAfter = refundAfterChange(tickets[0]!.ride.departAt.toISOString(), to, clock.now().toISOString(), language)
  return { ...(refundAfter && { refundAfter }) }
}

/** Until when each ticket costs no more to change. */
function linesHoldUntil(context: Context, prepared: PreparedChange): (string | undefined)[] {
  const { tickets, lines, journey } = prepared
  const sameDestination = isSameDestination(prepared)
  const now = context.clock.now().toISOString()
  return lines.map((line, index) =>
    changeHoldsUntil(
      railTicketOf(tickets[index]!, line),
      { fare: line.offer.newFare, departAt: journey.departAt, sameDestination },
      now,
    ),
  )
}

function lineShapes(context: Context, { language }: Actor, prepared: PreparedChange): TrainChangeQuote['lines'] {
  const { tickets, lines } = prepared
  const now = context.clock.now().toISOString()
  const untils = linesHoldUntil(context, prepared)
  return lines.map(({ ticketNo, segment, ticketPrice, fee, percent, serviceFee, amount, offer }, index) => {
    const { traveller, ride } = tickets[index]!
    const departAt = ride.departAt.toISOString()
    const until = untils[index]
    return {
      ticketNo,
      segment,
      traveller: readableName(traveller, language),
      ticketPrice,
      fee,
      percent: percent ?? 0,
      rule: changeSentence(departAt, percent ?? 0, now, language),
      ...(until && { holdsUntil: until }),
      newPrice: offer.newFare,
      differenceFee: offer.differenceFee,
      serviceFee,
      amount,
      back: offer.back,
    }
  })
}

export const applyChange = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyTrainChange>,
): Promise<AppliedAfterSale | Problem> =>
  placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, request.orderNo, lock),
    prepare: (work, found) => prepareChange(work, actor, found, request),
    propose: async (work, prepared) => refuseChange(request, prepared) ?? proposeChange(work, actor, request, prepared),
  })

/** More to pay, or less that comes back, than was accepted asks again (docs/decisions/0025); seats that the class does not have, and journeys in the way, are refused. */
function refuseChange(
  request: RequestOf<typeof applyTrainChange>,
  { lines, conflicts, people, tickets, journey }: PreparedChange,
): Problem | undefined {
  const total = sumOf(lines, 'amount')
  if (total > request.expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
  const back = backOf(lines)
  if (back < request.expectedBack) return problem('quoteChanged', { field: 'expectedBack', detail: { total: back } })
  if (!wishesFit(request, journey.seat.seat, tickets.length)) return problem('seatChoiceInvalid', { field: 'seatChoice' })
  for (const each of conflicts) {
    const name = people.find(({ employeeId }) => employeeId === each.employeeId)?.name ?? ''
    const blocked = blockingProblem(each, name)
    if (blocked) return { ...blocked.problem, field: 'to' }
  }
  return undefined
}
