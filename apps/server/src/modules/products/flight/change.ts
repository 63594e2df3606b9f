import { orderStates } from '@sojourn/contract/booking/codes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightChange } from '@sojourn/contract/products/flight-after-sales.calls'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { ChangeQuote } from '@sojourn/contract/products/flight-after-sales.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Actor, Context } from '../../../context'
import { once } from '../../../db/once'
import { chinaDate } from '../../../kit/clock'
import { levelsOf } from '../../booking/lifecycle/after-sales-chain'
import { announce } from '../../booking/lifecycle/announce'
import { claimTravellers } from '../../booking/traveller/store'
import { alterableOrder } from './alterable'
import { holdChange } from './change-hold'
import { prepareChange, type QuoteRequest } from './change-prepare'
import { changeLineShapes } from './change-quote'
import { conflictSentences } from '../../booking/lifecycle/conflicts'
import { dictionaryOf } from './dictionary'
import { segmentOf } from './order-segment'
import { linesHoldUntil, sumOf } from './refund-quote'
import { violationsOf } from './violations'

/** The quote of a change (S7.52): fee and difference per passenger, verdict, conflicts and who must approve. */
export const quoteChange = (context: Context, actor: Actor, request: QuoteRequest): Promise<ChangeQuote | Problem> =>
  context.database.snapshot(actor.enterpriseId, async (sql) => {
    const found = await alterableOrder(context, sql, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepareChange(context, sql, actor, found, request)
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
    const prepared = await prepareChange(context, sql, actor, found, request)
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
