import type { Language } from '@sojourn/contract/kit/language'
import { approvalText } from '@sojourn/text/booking/approval'
import { decisionProblem, type ApprovalProgress } from './decide'

/** Why this person cannot decide now, in their language; undefined where they can. */
export function decisionRefusal(
  progress: ApprovalProgress,
  approverId: string,
  now: string,
  language: Language,
): string | undefined {
  const text = approvalText[language]
  const refused = decisionProblem(progress, approverId, now)
  if (!refused) return undefined
  if (refused.problem === 'approvalExpired') return text.expired
  if (refused.problem === 'approvalDecided') return text.decided
  const comes = progress.levels.some(({ tasks }) => tasks.some((task) => task.approverId === approverId))
  return comes ? text.notYourTurn : text.notYours
}
