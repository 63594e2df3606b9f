import { orderStates, travelTypes } from '@sojourn/contract/booking/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightChange, quoteFlightChange } from '@sojourn/contract/products/flight-after-sales.calls'
import type { AppliedAfterSale, ChangeQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { approvalDeadline, holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import type { Sql } from '../../../db/sql'
import { chinaDate } from '../../../kit/clock'
import type { AfterSaleLine } from '../../booking/after-sale/store'
import { afterSalesChain, levelsOf, type AfterSalesChain } from '../../booking/lifecycle/after-sales-chain'
import { announce } from '../../booking/lifecycle/announce'
import { findEnterprise, type EnterpriseRow } from '../../booking/settings/store'
import { claimTravellers, findPeople, type PersonRow } from '../../booking/traveller/store'
import { alterableOrder, pickCoupons, type Alterable, type Coupon } from './alterable'
import { holdChange } from './change-hold'
import { changeLines, changeLineShapes } from './change-quote'
import { employeesOf } from './change-search'
import { journeyToChange } from './change-to'
import type { Journey } from './choose'
import { conflictsOf, conflictSentences, type TravellerConflicts } from './conflicts'
import { dictionaryOf } from './dictionary'
import { segmentOf } from './order-segment'
import { linesHoldUntil, sumOf } from './refund-quote'
import { violationsOf } from './violations'

type QuoteRequest = RequestOf<typeof quoteFlightChange>

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
async function prepare(
  context: Context,
  sql: Sql,
  actor: Actor,
  found: Alterable,
  request: QuoteRequest,
): Promise<PreparedChange | Problem> {
  const { enterpriseId } = actor
  const now = context.clock.now().toISOString()
  const coupons = pickCoupons(found, request.coupons)
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
  const conflicts = await conflictsOf(sql, enterpriseId, ids, [journey], except)
  const business = travelTypes.word(found.order.travelType) === 'business'
  const outOfPolicy = business && violationsOf(people, [journey], chinaDate(context.clock.now()), actor.language).length > 0
  const approvalHold = holdForApproval({ now, departAt: journey.departAt })
  const chain = await afterSalesChain(context, sql, enterpriseId, found.order, people, {
    object: 'change',
    amount: sumOf(lines, 'amount'),
    outOfPolicy,
    decideBefore: approvalDeadline(now, beforeDeparture(approvalHold, coupons, now)),
  })
  if (isProblem(chain)) return chain
  const holdUntil = chain.chain ? beforeDeparture(approvalHold, coupons, now) : holdForPayment(now)
  return { found, coupons, people, enterprise, journey, lines, conflicts, business, holdUntil, chain }
}

/** Once the old flight has left its ticket counts as flown, so the decision falls before. */
function beforeDeparture(hold: string, coupons: readonly Coupon[], now: string): string {
  const departs = coupons[0]!.flown.departAt.toISOString()
  return departs > holdForPayment(now) ? earlierInstant(hold, departs) : hold
}

/** The quote of a change (S7.52): fee and difference per passenger, verdict, conflicts and who must approve. */
export const quoteChange = (context: Context, actor: Actor, request: QuoteRequest): Promise<ChangeQuote | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepare(context, sql, actor, found, request)
    if (isProblem(prepared)) return prepared
    const { coupons, people, enterprise, journey, lines, conflicts, business, chain } = prepared
    const today = chinaDate(context.clock.now())
    const violations = business ? violationsOf(people, [journey], today, actor.language) : []
    const verdict = verdictOf(violations)
    if (verdict === 'forbidden') return problem('policyForbids', { field: 'flightKey' })
    const judged = { ...journey.fare, verdict, violations }
    return {
      lines: changeLineShapes(context, coupons, lines, actor.language),
      total: sumOf(lines, 'amount'),
      from: segmentOf(coupons[0]!.flown, actor.language),
      to: { ...journey.flight, fares: [judged], fareCount: 1 },
      fare: judged,
      dictionary: dictionaryOf([journey.flight], actor.language),
      verdict,
      violations,
      reasons: enterprise.config.settings.reasons.map(({ code, name, needsText }) => ({
        code,
        name: name[actor.language],
        needsText,
      })),
      conflicts: conflictSentences(conflicts, people, actor.language),
      ...linesHoldUntil(context, 'change', coupons, lines),
      approval: levelsOf(chain),
    }
  })

export async function applyChange(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyFlightChange>,
): Promise<AppliedAfterSale | Problem> {
  let concerned: string[] = []
  const answer = await once<AppliedAfterSale>(context, actor, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo, true)
    if (isProblem(found)) return found
    await claimTravellers(
      sql,
      actor.enterpriseId,
      found.travellers.map(({ employeeId }) => employeeId),
    )
    const prepared = await prepare(context, sql, actor, found, request)
    if (isProblem(prepared)) return prepared
    const total = sumOf(prepared.lines, 'amount')
    if (total !== request.expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
    const same = prepared.conflicts.find((each) => each.same.length > 0)?.same[0]
    if (same) return problem('samePassenger', { field: 'flightKey', detail: { orderNo: same.orderNo, flightNo: same.flightNo } })
    concerned = prepared.chain.chain?.levels[0]?.approverIds ?? []
    const submitted = await holdChange(context, sql, actor, request, prepared)
    if (isProblem(submitted)) return submitted
    const state = orderStates.word(submitted.state as 10)
    const next = state === 'approving' ? 'approval' : state === 'awaitingPayment' ? 'pay' : 'supplier'
    return { orderNo: submitted.orderNo, state: submitted.state as AppliedAfterSale['state'], next }
  })
  if (!isProblem(answer)) announce(context, actor.enterpriseId, answer.orderNo, [actor.employeeId, ...concerned], answer.state)
  return answer
}
