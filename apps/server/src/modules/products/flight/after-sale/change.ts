import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyFlightChange } from '@sojourn/contract/products/flight/after-sales.calls'
import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { ChangeQuote } from '@sojourn/contract/products/flight/after-sales.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { sumOf } from '../../../booking/coupon/lines'
import { changeFrame } from '../../../booking/after-sale/coupon-change'
import { placeChange } from '../../../booking/placing/place-change'
import { alterableOrder } from './alterable'
import { proposeChange } from './change-hold'
import { prepareChange, type PreparedChange, type QuoteRequest } from './change-prepare'
import { changeLineShapes } from './change-quote'
import { dictionaryOf } from '../supply/dictionary'
import { segmentOf } from '../order/to-screen'
import { judgedFare, offerAtFare } from '../supply/from-supply'
import { linesHoldUntil } from './refund-quote'
import { violationsOf } from '../book/violations'
import { flightSetting } from '../policy/rail-alternative'

/** The quote of a change (S7.52): fee and difference per passenger, verdict, conflicts and who must approve. */
export const quoteChange = (context: Context, actor: Actor, request: QuoteRequest): Promise<ChangeQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepareChange(work, actor, found, request)
    if (isProblem(prepared)) return prepared
    const { coupons, people, enterprise, journey, lines, business } = prepared
    const setting = flightSetting(enterprise)
    const today = chinaDate(context.clock.now())
    const violations = business ? violationsOf(people, [journey], { today, language: actor.language, setting }) : []
    const verdict = verdictOf(violations)
    if (verdict === 'forbidden') return problem('policyForbids', { field: 'flightKey' })
    const judged = judgedFare(journey.fare, { verdict, violations })
    return {
      lines: changeLineShapes(context, coupons, lines, actor.language),
      ...changeFrame(actor, prepared, prepared.found.order.product),
      from: segmentOf(coupons[0]!.flown, actor.language),
      to: offerAtFare(journey.flight, judged),
      fare: judged,
      dictionary: dictionaryOf([journey.flight], actor.language),
      verdict,
      violations,
      ...linesHoldUntil(context, 'change', coupons, lines),
    }
  })

export const applyChange = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyFlightChange>,
): Promise<AppliedAfterSale | Problem> =>
  placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, request.orderNo, lock),
    prepare: (work, found) => prepareChange(work, actor, found, request),
    propose: async (work, prepared) => refuseChange(request, prepared) ?? proposeChange(work, actor, request, prepared),
  })

/** A price above what was accepted asks again (docs/decisions/0025); who flies the same flight already cannot change to it. */
function refuseChange(
  { expectedTotal }: RequestOf<typeof applyFlightChange>,
  { lines, conflicts }: PreparedChange,
): Problem | undefined {
  const total = sumOf(lines, 'amount')
  if (total > expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
  const same = conflicts.find((each) => each.same.length > 0)?.same[0]
  return same && problem('samePassenger', { field: 'flightKey', detail: { orderNo: same.orderNo, flightNo: same.serviceNo } })
}
