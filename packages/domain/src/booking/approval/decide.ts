import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isBefore } from '../../kit/local-date'
import {
  closeProgress,
  currentLevel,
  endSatisfied,
  hasAgreed,
  hasRejected,
  pendingApprovers,
  type ApprovalLevel,
  type ApprovalProgress,
  type ApprovalTask,
} from './progress'

/** Why this person cannot decide now, or undefined. */
export function decisionProblem(progress: ApprovalProgress, approverId: string, now: string): Problem | undefined {
  const part = progress.levels.flatMap(({ tasks }) => tasks).filter((task) => task.approverId === approverId)
  if (part.length === 0) return problem('approvalNotYours')
  if (progress.state !== 'approving') return problem(progress.state === 'timedOut' ? 'approvalExpired' : 'approvalDecided')
  if (isOver(progress, now)) return problem('approvalExpired')
  if (pendingApprovers(progress).includes(approverId)) return undefined
  return problem(part.every(({ state }) => state !== 'pending') ? 'approvalDecided' : 'approvalNotYourTurn')
}

/** Only a case that is merely reminded of outlives its deadline. */
const isOver = ({ deadline, onSilence }: ApprovalProgress, now: string): boolean =>
  onSilence !== 'remind' && !isBefore(now, deadline)

export interface Decision {
  approverId: string
  /** Who decides in the approver's place. */
  actedBy?: string
  decision: 'agree' | 'reject'
  now: string
  reason?: string
}

/** The approval after one person's decision; somebody who agreed once has agreed on every later level too. */
export function decide(progress: ApprovalProgress, decision: Decision): ApprovalProgress | Problem {
  const refused = decisionProblem(progress, decision.approverId, decision.now)
  if (refused) return refused
  if (decision.decision === 'reject' && !decision.reason?.trim()) return problem('rejectReasonMissing', { field: 'reason' })
  const asked = currentLevel(progress)
  const reached = (level: ApprovalLevel): boolean =>
    level === asked || (decision.decision === 'agree' && level.level > (asked?.level ?? 0))
  return settled({
    ...progress,
    levels: progress.levels.map((level) =>
      reached(level) ? { ...level, tasks: level.tasks.map((task) => answered(task, decision)) } : level,
    ),
  })
}

/** The approval once its tasks have changed: ended where a level was rejected or all have agreed. */
export function settled(progress: ApprovalProgress): ApprovalProgress {
  const next = { ...progress, levels: progress.levels.map(endSatisfied) }
  if (next.levels.some(hasRejected)) return closeProgress(next, 'rejected')
  return next.levels.every(hasAgreed) ? closeProgress(next, 'approved') : next
}

function answered(task: ApprovalTask, { approverId, actedBy, decision, now, reason }: Decision): ApprovalTask {
  if (task.approverId !== approverId || task.state !== 'pending') return task
  const words = reason?.trim()
  const state = decision === 'agree' ? 'agreed' : 'rejected'
  return { ...task, state, decidedAt: now, ...(words && { reason: words }), ...(actedBy !== undefined && { actedBy }) }
}
