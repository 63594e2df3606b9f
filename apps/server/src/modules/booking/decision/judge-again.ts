import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { excessOf, settle } from '@sojourn/domain/booking/ledger/split'
import { needsReason, verdictOf } from '@sojourn/domain/booking/policy/verdict'
import type { Work } from '../../../context'
import type { JudgedViolation } from '../../../capabilities/fulfilment'
import { chinaDate } from '../../../kit/clock'
import { isFrozenMethod, releaseMethods } from '../ledger/money'
import { rewriteJudgement } from '../order/rewrite-store'
import { findOrderTravellers, type OrderRow, type OrderTravellerRow } from '../order/store'
import { reasonsFor } from '../settings/reasons'
import { findEnterprise, type EnterpriseSettings } from '../settings/store'
import { findPeople } from '../traveller/store'
import { underApplication } from '../traveller/under-application'
import { reasonOf } from '../party/party'
import { placeMoney, violationsOf } from '../payment/payment-parts'

/** A reason for what policy asks now and did not ask before. */
export interface LateReason {
  reasonCode?: string
  reasonText?: string
}

/**
 * An order is submitted again under the policy of now: what it holds is `judged` anew, by traveller, with what they had answered. What is
 * forbidden now is refused, a reason that is asked now is the booker's to give, and the company's money follows a new split.
 */
export async function judgeAgain(
  work: Work,
  order: OrderRow,
  judged: readonly (readonly JudgedViolation[])[],
  late: LateReason,
): Promise<Problem | undefined> {
  const [travellers, { config }] = await Promise.all([findOrderTravellers(work, [order.orderNo]), findEnterprise(work)])
  const reasons = reasonsFor(config.settings, order.product)
  const answered: Answered[] = []
  for (const traveller of travellers) {
    const found = answeredBy(traveller, judged[traveller.position] ?? [], reasons, late)
    if (isProblem(found)) return found
    answered.push(found)
  }
  const today = chinaDate(work.context.clock.now())
  const ids = travellers.map(({ employeeId }) => employeeId)
  const people = await findPeople(work, ids, {
    today,
    reader: 'anybody',
    under: underApplication(work.context, order.travelApplyNo),
  })
  await rewriteJudgement(work, order.orderNo, {
    verdict: verdictOf(answered.flatMap(({ violations }) => violations)),
    policySnapshot: people.map(({ employeeId, policy }) => ({ employeeId, policy })),
    travellers: answered,
  })
  const before = excessOf(violationsOf(travellers))
  const after = travellers.map(({ employeeId }, index) => ({ employeeId, violations: answered[index]!.violations }))
  return before === excessOf(violationsOf(after)) ? undefined : splitAnew(work, order, after)
}

interface Answered {
  violations: ReturnType<typeof settle<JudgedViolation>>
  reason: string | null
}

/** What a traveller paid for or explained before still holds; only what nobody explained yet asks for a reason. */
function answeredBy(
  { violations: before, reason: given }: OrderTravellerRow,
  judged: readonly JudgedViolation[],
  reasons: EnterpriseSettings['reasons'],
  late: LateReason,
): Answered | Problem {
  const reasonCode = given === null ? late.reasonCode : (JSON.parse(given) as { code: string }).code
  const violations = settle(judged, { paysExcess: before.some(({ handling }) => handling === 'payExcess'), reasonCode })
  if (violations.some(({ handling }) => handling === 'forbid')) return problem('policyForbids')
  if (given !== null) return { violations, reason: needsReason(violations) ? given : null }
  const reason = reasonOf(late, violations, reasons, 'reasonCode')
  return isProblem(reason) ? reason : { violations, reason: reason.text }
}

/** Who pays what is planned again; a problem where the company's account does not reach. */
async function splitAnew(
  work: Work,
  order: OrderRow,
  travellers: Parameters<typeof violationsOf>[0],
): Promise<Problem | undefined> {
  const at = work.context.clock.now()
  await releaseMethods(work, order, isFrozenMethod, at)
  return placeMoney(work, { ...order, travellers, createdAt: at })
}
