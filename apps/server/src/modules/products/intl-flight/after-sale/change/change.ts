import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { applyIntlChange } from '@sojourn/contract/products/intl-flight/after-sales.calls'
import type { IntlChangeQuote } from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Actor, Context } from '../../../../../context'
import { inCompany } from '../../../../../work'
import { changeFrame } from '../../../../booking/after-sale/coupon-change'
import { sumOf } from '../../../../booking/coupon/lines'
import { refuseUnseenSearch } from '../../../../booking/draft/shown'
import { placeChange } from '../../../../booking/placing/place-change'
import { notesOn } from '../../book/document-notes'
import { retimedOf } from '../../book/trip-on-offer'
import { shownOrderSegment } from '../../order/to-screen'
import { intlDictionaryOf } from '../../supply/dictionary'
import { alterableOrder } from '../alterable'
import { notesOfChange } from './documents'
import { changeLineShapes } from './lines'
import { prepareChange, violationsOfChange, type ChangeRequest, type PreparedChange } from './prepare'
import { proposeChange } from './propose'
import { shownOffer } from '../shown-offer'

/** The quote of a change (S7.53): old and new direction, cost per person, verdict, conflicts and who must approve. */
export const quoteChange = (context: Context, actor: Actor, request: ChangeRequest): Promise<IntlChangeQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepareChange(work, found, request, actor.language)
    if (isProblem(prepared)) return prepared
    const { direction, offered, people, lines, business } = prepared
    const violations = business ? violationsOfChange(work, prepared, people, actor.language) : []
    const retimed = retimedOf([offered.itinerary], request.seenTimes)
    if (isProblem(retimed)) return retimed
    const verdict = verdictOf(violations)
    if (verdict === 'forbidden') return problem('policyForbids', { field: 'itineraryKey' })
    return {
      ...changeFrame(actor, prepared, found.order.product),
      from: direction.flown.map(shownOrderSegment),
      to: shownOffer(offered, direction, { lines, verdict, violations }, actor.language),
      retimed,
      dictionary: intlDictionaryOf([...direction.flown.map(({ body }) => body), ...offered.itinerary.segments], actor.language),
      lines: changeLineShapes(direction.tickets, lines, actor.language),
      verdict,
      violations,
      notes: await notesOfChange(work, prepared, actor),
      notesOn,
      holdsUntil: prepared.holdUntil,
    }
  })

export const applyChange = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof applyIntlChange>,
): Promise<AppliedAfterSale | Problem> =>
  placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, request.orderNo, lock),
    prepare: (work, found) => prepareChange(work, found, request, actor.language),
    propose: async (work, prepared) => {
      const { searchId } = request
      const { found, direction } = prepared
      const refused =
        refuseRetimed(request, prepared) ??
        refuseDearer(request, prepared) ??
        refuseSame(prepared) ??
        (await refuseUnseenSearch(work, {
          tempOrderNo: found.order.tempOrderNo,
          searchId,
          journey: direction.slice,
          unseen: 'itineraryUnknown',
        }))
      return (
        refused ?? proposeChange(work, actor, { request, prepared, source: { fulfiller: 'intl-flight', searchIds: [searchId] } })
      )
    },
  })

/** Nobody changes to other hours than were seen. */
export function refuseRetimed({ seenTimes }: Pick<ChangeRequest, 'seenTimes'>, { offered }: PreparedChange): Problem | undefined {
  const retimed = retimedOf([offered.itinerary], seenTimes)
  if (isProblem(retimed)) return retimed
  return retimed.length > 0 ? problem('timesChanged', { field: 'itineraryKey' }) : undefined
}

/** A price above what was accepted asks again (docs/decisions/0025). */
function refuseDearer({ expectedTotal }: RequestOf<typeof applyIntlChange>, { lines }: PreparedChange): Problem | undefined {
  const total = sumOf(lines, 'amount')
  return total > expectedTotal ? problem('quoteChanged', { field: 'expectedTotal', detail: { total } }) : undefined
}

/** Who flies the same flight already cannot change to it. */
export function refuseSame({ conflicts }: Pick<PreparedChange, 'conflicts'>): Problem | undefined {
  const same = conflicts.find((each) => each.same.length > 0)?.same[0]
  return same && problem('samePassenger', { field: 'itineraryKey', detail: { orderNo: same.orderNo, flightNo: same.serviceNo } })
}
