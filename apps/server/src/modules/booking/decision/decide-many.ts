import type { decideMany } from '@sojourn/contract/booking/approval/approval.calls'
import { numbersOf } from '@sojourn/contract/booking/state-numbers'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { problemSentence } from '@sojourn/domain/kit/problem-sentence'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { findApproval } from '../approval/store'
import { decideCase } from './decide'
import { subjects } from './subjects'

type Request = RequestOf<typeof decideMany>
type Answer = ResponseOf<typeof decideMany>

/** An order whose seats were gone when the last approver agreed. */
const closed = numbersOf('closed')

/** Agrees to each case in a transaction of its own; what violates a rule, or cannot be decided, is refused by name. */
export async function decideCases(context: Context, actor: Actor, request: Request): Promise<Answer | Problem> {
  const { intent } = actor
  if (!intent) return problem('idempotencyKeyMissing')
  const answer: Answer = { agreed: [], refused: [] }
  for (const item of request.list) {
    const { title, violates } = await glance(context, actor, item.approvalId)
    const own: Actor = { ...actor, intent: { ...intent, key: `${intent.key}/${item.approvalId}` } }
    const decided = violates
      ? problem('bulkNotAllowed')
      : await decideCase(context, own, { ...item, decision: 'agree', ...(request.reason && { reason: request.reason }) })
    const refused = isProblem(decided) ? decided : closed.includes(decided.subjectState) ? problem('offerGone') : undefined
    if (refused) answer.refused.push({ approvalId: item.approvalId, title, reason: problemSentence(refused, actor.language) })
    else if (!isProblem(decided)) answer.agreed.push(decided)
  }
  return answer
}

/** Whether a case may be decided together with others, and its name for whoever is asked. */
const glance = (context: Context, actor: Actor, approvalId: string): Promise<{ title: string; violates: boolean }> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const approval = await findApproval(work, approvalId)
    if (!approval) return { title: '', violates: false }
    const { subjectKind, subjectNo } = approval
    const [subject] = await subjects[subjectKind].find(work, [subjectNo])
    const asked = approval.progress.levels.some(({ tasks }) => tasks.some(({ approverId }) => approverId === actor.employeeId))
    return { title: (asked && subject?.title[actor.language]) || '', violates: subject?.violates ?? false }
  })
