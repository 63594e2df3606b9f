import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteTrainChange } from '@sojourn/contract/products/train/after-sales.calls'
import { connects } from '@sojourn/domain/products/train/connections'
import { readRide } from '@sojourn/domain/products/train/kept/kept'
import { isSleeper } from '@sojourn/domain/products/train/seat-choice'
import { isRailFailure } from '@sojourn/supply/ports/rail'
import type { RailRide } from '@sojourn/supply/ports/rail-ride'
import type { Actor, Work } from '../../../../context'
import type { Tenant } from '../../../../db/tenant'
import { chinaDate } from '../../../../kit/clock'
import { refuseUnseenSearch } from '../../../booking/draft/shown'
import { findSegmentsOfFamily } from '../../../booking/coupon/family-store'
import { judgeChange, type JudgedChange } from '../../../booking/after-sale/coupon-change'
import { asking } from '../../../booking/lifecycle/asking'
import { findEnterprise, type EnterpriseRow } from '../../../booking/settings/store'
import { pickTickets, type Alterable, type Ticket } from './alterable'
import { changeLines, type ChangeLineRow } from './change-lines'
import { rideToChange } from './change-search'
import { journeyOf, plannedSegment, refuseSale, type Journey } from '../search/choose'
import { trainSetting } from '../policy/judge'
import { railProblem } from '../supply/supply'
import { violationsOf } from '../book/violations'
import { choiceOf } from '../supply/to-supply'

export type QuoteRequest = RequestOf<typeof quoteTrainChange>
export interface PreparedChange extends JudgedChange {
  found: Alterable
  tickets: Ticket[]
  enterprise: EnterpriseRow
  journey: Journey
  lines: ChangeLineRow[]
}

/** Everything about a change but the writing: the new train, the railway's price, policy, conflicts, who must approve. */
export async function prepareChange(
  work: Work,
  actor: Actor,
  found: Alterable,
  { reasonCode, ...request }: QuoteRequest & { reasonCode?: string },
): Promise<PreparedChange | Problem> {
  const tickets = pickTickets(found, request.coupons)
  if (isProblem(tickets)) return tickets
  const journey = await newJourney(work, found, tickets, request)
  if (isProblem(journey)) return journey
  const enterprise = await findEnterprise(work)
  const { settings } = enterprise.config
  const lines = await changeLines(work.context, { orderNo: found.order.orderNo, tickets, to: choiceOf(request.to), settings })
  if (isProblem(lines)) return lines
  const setting = trainSetting(enterprise, chinaDate(work.context.clock.now()))
  const judged = await judgeChange(work, {
    order: found.order,
    coupons: tickets,
    leavesAt: tickets[0]!.ride.departAt,
    planned: [plannedSegment(journey)],
    lines,
    violationsOf: (people) => violationsOf(people, [journey], setting, actor.language),
    reasonCode,
  })
  return isProblem(judged) ? judged : { found, tickets, enterprise, journey, lines, ...judged }
}

/** The train to change to as it is now, or why it cannot be. */
async function newJourney(
  work: Work,
  found: Alterable,
  tickets: readonly Ticket[],
  { to }: QuoteRequest,
): Promise<Journey | Problem> {
  const from = rideToChange(found, tickets)
  if (isProblem(from)) return from
  const unseen = await refuseUnseenSearch(work, {
    tempOrderNo: found.order.tempOrderNo,
    searchId: to.searchId,
    journey: from.position,
    unseen: 'trainUnknown',
  })
  if (unseen) return { ...unseen, field: 'to' }
  const { body } = from
  if (
    to.trainKey === body.trainKey &&
    to.seat === body.seatClass &&
    to.departStation === body.departStation &&
    to.arriveStation === body.arriveStation
  )
    return problem('changeSameTrain', { field: 'to' })
  if (isSleeper(to.seat) !== isSleeper(body.seatClass) && tickets.length > 1)
    return problem('changeTogether', { field: 'coupons' })
  const supply = asking(work.context)
  const quote = await work.context.rail.price(supply, { choices: [choiceOf(to)] })
  if (isRailFailure(quote)) return railProblem(work.context, quote, 'to')
  const { ride, seat } = quote.rides[0]!
  const closed = refuseSale([ride], 'to')
  if (closed) return { ...closed, field: 'to' }
  if (seat.price !== to.price) return problem('priceChanged', { field: 'to', detail: { price: seat.price } })
  if (seat.seats === 0) return problem('trainSoldOut', { field: 'to' })
  const offers = await work.context.rail.search(supply, {
    departStations: [ride.departStation],
    arriveStations: [ride.arriveStation],
    date: ride.departDate,
    fastOnly: false,
  })
  const fits = await fitsBetween(work, found, tickets, ride)
  return fits ? journeyOf(ride, seat, offers) : problem('changeOutOfOrderTrain', { field: 'to' })
}

/** The rides that these people still have, wherever they were changed to, can be reached one from another. */
async function fitsBetween(tenant: Tenant, { order }: Alterable, tickets: readonly Ticket[], ride: RailRide): Promise<boolean> {
  const people = tickets.map(({ traveller }) => traveller.employeeId)
  const { segment: position } = tickets[0]!
  const segments = await findSegmentsOfFamily(tenant, order.orderNo)
  return segments
    .filter((other) => other.position !== position && people.includes(other.employeeId))
    .every((other) => {
      const kept = readRide(other.body)
      return other.position < position ? connects(kept, ride) : connects(ride, kept)
    })
}
