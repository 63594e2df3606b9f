import { isProblem } from '@sojourn/contract/kit/problems'
import type { ManualQuote } from '@sojourn/contract/products/intl-flight/manual-quote.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Work } from '../../../../context'
import { changeFrame } from '../../../booking/after-sale/coupon-change'
import { refundFrame } from '../../../booking/after-sale/submit-refund'
import type { IntlAlterable } from '../after-sale/alterable'
import { changeLineShapes } from '../after-sale/change/lines'
import { violationsOfChange } from '../after-sale/change/prepare'
import { refundLineShapes } from '../after-sale/refund-quote'
import { prepareManualChange, prepareManualRefund } from './prepare'
import type { ManualRow } from './quote-store'

type Terms = NonNullable<ManualQuote['terms']>

/** What accepting a quote means now: costs, policy, approvers; or why it can be accepted no more, in the reader's words. */
export async function quoteTerms(
  work: Work,
  actor: Actor,
  booked: IntlAlterable,
  row: ManualRow,
): Promise<Terms | { blocked: string }> {
  const terms =
    row.body.kind === 'refund' ? await refundTerms(work, actor, booked, row) : await changeTerms(work, actor, booked, row)
  return isProblem(terms) ? { blocked: problemSentence(terms, actor.language) } : terms
}

async function refundTerms(work: Work, actor: Actor, booked: IntlAlterable, row: ManualRow) {
  const prepared = await prepareManualRefund(work, booked, row)
  if (isProblem(prepared)) return prepared
  const { tickets, parts } = prepared
  return {
    refund: refundLineShapes(tickets, parts.lines, actor.language),
    change: [],
    verdict: 'within' as const,
    violations: [],
    reasons: [],
    conflicts: [],
    ...(await refundFrame(work, actor, prepared)),
  }
}

async function changeTerms(work: Work, actor: Actor, booked: IntlAlterable, row: ManualRow) {
  const { language } = actor
  const prepared = await prepareManualChange(work, booked, row, { language })
  if (isProblem(prepared)) return prepared
  const { direction, lines, people, business } = prepared
  const violations = business ? violationsOfChange(work, prepared, people, language) : []
  return {
    refund: [],
    change: changeLineShapes(direction.tickets, lines, language),
    shares: [],
    verdict: verdictOf(violations),
    violations,
    ...changeFrame(actor, prepared, booked.order.product),
  }
}
