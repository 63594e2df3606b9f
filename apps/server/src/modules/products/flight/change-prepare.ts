import { travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteFlightChange } from '@sojourn/contract/products/flight-after-sales.calls'
import { approvalDeadline, holdForApproval, holdForChange, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { Actor, Context } from '../../../context'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import { employeesOf, pickCoupons } from '../../booking/after-sale/coupons'
import { sumOf } from '../../booking/after-sale/lines'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { afterSalesChain, type AfterSalesChain } from '../../booking/lifecycle/after-sales-chain'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { findPeople, type PersonRow } from '../../booking/traveller/store'
import type { Alterable, Coupon } from './alterable'
import { changeLines } from './change-quote'
import { journeyToChange } from './change-to'
import type { Journey } from './choose'
import { conflictsOf, type TravellerConflicts } from '../../booking/lifecycle/conflicts'
import { plannedSegment } from './planned-segment'
import { violationsOf } from './violations'

export type QuoteRequest = RequestOf<typeof quoteFlightChange>

export interface PreparedChange {
  found: Alterable
  coupons: Coupon[]
  people: PersonRow[]
  enterprise: EnterpriseRow
  journey: Journey
  lines: AfterSaleLine[]
  conflicts: TravellerConflicts[]
  business: boolean
  holdUntil: string
  chain: AfterSalesChain
}

/** Everything about a change but the writing: the new flight, the carrier's price, policy, conflicts, who must approve. */
export async function prepareChange(
  context: Context,
  sql: Sql,
  actor: Actor,
  found: Alterable,
  request: QuoteRequest,
): Promise<PreparedChange | Problem> {
  const { enterpriseId } = actor
  const now = context.clock.now().toISOString()
  const coupons = pickCoupons(found.coupons, request.coupons)
  if (isProblem(coupons)) return coupons
  const enterprise = await findEnterprise(sql, enterpriseId)
  const journey = await journeyToChange(context, sql, found, coupons, enterprise, request)
  if (isProblem(journey)) return journey
  const to = { flightKey: request.flightKey, fareKey: request.fareKey }
  const lines = await changeLines(context, sql, found.order.orderNo, coupons, to, enterprise.config.settings)
  if (isProblem(lines)) return lines
  const ids = employeesOf(coupons)
  const people = await findPeople(sql, enterpriseId, ids, chinaDate(context.clock.now()))
  const except = { orderNo: found.order.orderNo, position: coupons[0]!.segment }
  const conflicts = await conflictsOf(sql, enterpriseId, ids, [plannedSegment(journey)], except)
  const business = travelTypes.word(found.order.travelType) === 'business'
  const outOfPolicy = business && violationsOf(people, [journey], chinaDate(context.clock.now()), actor.language).length > 0
  const approvalHold = holdForChange(
    holdForApproval({ now, departAt: journey.departAt }),
    coupons[0]!.flown.departAt.toISOString(),
    now,
  )
  const chain = await afterSalesChain(context, sql, enterpriseId, found.order, people, {
    object: 'change',
    amount: sumOf(lines, 'amount'),
    outOfPolicy,
    decideBefore: approvalDeadline(now, approvalHold),
  })
  if (isProblem(chain)) return chain
  const holdUntil = chain.chain ? approvalHold : holdForPayment(now)
  return { found, coupons, people, enterprise, journey, lines, conflicts, business, holdUntil, chain }
}
