import type { ApprovalState, ApprovalTaskState } from '@sojourn/contract/booking/codes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { isBefore } from '../../kit/local-date'
import type { LevelMode, OnSilence } from './approval-flow'
import type { ApprovalChain } from './resolve-chain'

export interface ApprovalTask {
  approverId: string
  state: ApprovalTaskState
  decidedAt?: string
  reason?: string
}
export interface ApprovalProgress {
  state: ApprovalState
  deadline: string
  onSilence: OnSilence
  levels: { level: number; mode: LevelMode; tasks: ApprovalTask[] }[]
}

export const openApproval = (chain: ApprovalChain): ApprovalProgress => ({
  state: 'approving',
  deadline: chain.deadline,
  onSilence: chain.onSilence,
  levels: chain.levels.map(({ level, mode, approverIds }) => ({
    level,
    mode,
    tasks: approverIds.map((approverId) => ({ approverId, state: 'pending' })),
  })),
})

type Level = ApprovalProgress['levels'][number]

/** The level that is asked now: the first that has neither agreed nor ended. */
export const currentLevel = (progress: ApprovalProgress): Level | undefined =>
  progress.state === 'approving' ? progress.levels.find((level) => !hasAgreed(level)) : undefined

export const pendingApprovers = (progress: ApprovalProgress): string[] =>
  (currentLevel(progress)?.tasks ?? []).filter(({ state }) => state === 'pending').map(({ approverId }) => approverId)

const hasAgreed = ({ mode, tasks }: Level): boolean =>
  mode === 'any'
    ? tasks.some(({ state }) => state === 'agreed')
    : tasks.length > 0 && tasks.every(({ state }) => state === 'agreed')

/** Why this person cannot decide now, or undefined. */
export function decisionProblem(progress: ApprovalProgress, approverId: string, now: string): Problem | undefined {
  const part = progress.levels.flatMap(({ tasks }) => tasks).filter((task) => task.approverId === approverId)
  if (part.length === 0) return problem('approvalNotYours')
  if (progress.state !== 'approving') return problem(progress.state === 'timedOut' ? 'approvalExpired' : 'approvalDecided')
  if (!isBefore(now, progress.deadline)) return problem('approvalExpired')
  if (pendingApprovers(progress).includes(approverId)) return undefined
  return problem(part.some(({ state }) => state !== 'pending') ? 'approvalDecided' : 'approvalNotYours')
}

export interface Decision {
  approverId: string
  decision: 'agree' | 'reject'
  now: string
  reason?: string
}

/** The approval after one person's decision; somebody who agreed once has agreed on every later level too. */
export function decide(progress: ApprovalProgress, { approverId, decision, now, reason }: Decision): ApprovalProgress | Problem {
  const refused = decisionProblem(progress, approverId, now)
  if (refused) return refused
  if (decision === 'reject' && !reason?.trim()) return problem('rejectReasonMissing', { field: 'reason' })
  const state = decision === 'agree' ? 'agreed' : 'rejected'
  const own = (task: ApprovalTask): ApprovalTask =>
    task.approverId === approverId && task.state === 'pending'
      ? { ...task, state, decidedAt: now, ...(reason?.trim() && { reason: reason.trim() }) }
      : task
  const asked = currentLevel(progress)
  const counts = (level: Level): boolean => level === asked || decision === 'agree'
  const levels = progress.levels
    .map((level) => (counts(level) ? { ...level, tasks: level.tasks.map(own) } : level))
    .map((level) => (hasAgreed(level) ? endPending(level) : level))
  if (decision === 'reject') return close({ ...progress, levels }, 'rejected')
  return levels.every(hasAgreed) ? { ...progress, levels, state: 'approved' } : { ...progress, levels }
}

/** What silence does once the deadline has come; before it nothing. */
export function endBySilence(progress: ApprovalProgress, now: string): ApprovalProgress {
  if (progress.state !== 'approving' || isBefore(now, progress.deadline)) return progress
  return close(progress, progress.onSilence === 'approve' ? 'approved' : 'timedOut')
}

export const withdrawApproval = (progress: ApprovalProgress): ApprovalProgress =>
  progress.state === 'approving' ? close(progress, 'withdrawn') : progress

const close = (progress: ApprovalProgress, state: ApprovalState): ApprovalProgress => ({
  ...progress,
  state,
  levels: progress.levels.map(endPending),
})

const endPending = (level: Level): Level => ({
  ...level,
  tasks: level.tasks.map((task) => (task.state === 'pending' ? { ...task, state: 'ended' } : task)),
})
