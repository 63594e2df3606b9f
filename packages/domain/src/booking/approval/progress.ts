import type { ApprovalState, ApprovalTaskState, OnSilence } from '@sojourn/contract/booking/codes'
import type { LevelMode } from './approval-flow'
import type { ApprovalChain } from './resolve-chain'

export interface ApprovalTask {
  approverId: string
  state: ApprovalTaskState
  decidedAt?: string
  reason?: string
  /** Who decided in the approver's place. */
  actedBy?: string
  /** An added signer, asked before or after the approvers of the level (加签). */
  part?: 'before' | 'after'
  /** Who handed the task over or added the signer; 'system' where silence did. */
  from?: string
}
export interface ApprovalLevel {
  level: number
  /** Which of its flow it is, where levels before it passed by themselves; what is older does not say so. */
  ofFlow?: number
  mode: LevelMode
  need?: number
  tasks: ApprovalTask[]
}
export interface ApprovalProgress {
  state: ApprovalState
  deadline: string
  decideBefore?: string
  onSilence: OnSilence
  levels: ApprovalLevel[]
}

export const openApproval = (chain: ApprovalChain): ApprovalProgress => ({
  state: 'approving',
  deadline: chain.deadline,
  ...(chain.decideBefore !== undefined && { decideBefore: chain.decideBefore }),
  onSilence: chain.onSilence,
  levels: chain.levels.map(({ approverIds, ...level }) => ({
    ...level,
    tasks: approverIds.map((approverId) => ({ approverId, state: 'pending' })),
  })),
})

/** The level that is asked now: the first that has neither agreed nor ended. */
export const currentLevel = (progress: ApprovalProgress): ApprovalLevel | undefined =>
  progress.state === 'approving' ? progress.levels.find((level) => !hasAgreed(level)) : undefined

/** Whom the case waits for. */
export function pendingApprovers(progress: ApprovalProgress): string[] {
  const level = currentLevel(progress)
  return level ? askedTasks(level).map(({ approverId }) => approverId) : []
}

const isPending = ({ state }: ApprovalTask): boolean => state === 'pending'
const isAgreed = ({ state }: ApprovalTask): boolean => state === 'agreed'
const isRejected = ({ state }: ApprovalTask): boolean => state === 'rejected'
/** Handed-over and withdrawn tasks do not count any more. */
const counts = ({ state }: ApprovalTask): boolean => state !== 'transferred' && state !== 'cancelled'

const part = (level: ApprovalLevel, which: ApprovalTask['part']): ApprovalTask[] =>
  level.tasks.filter((task) => task.part === which && counts(task))

/** The tasks of a level that can be decided now: signers before, then the level's own, then signers after. */
export function askedTasks(level: ApprovalLevel): ApprovalTask[] {
  const before = part(level, 'before').filter(isPending)
  if (before.length > 0) return before
  if (ownAgreed(level)) return part(level, 'after').filter(isPending)
  const own = part(level, undefined).filter(isPending)
  return level.mode === 'sequential' ? own.slice(0, 1) : own
}

function ownAgreed(level: ApprovalLevel): boolean {
  const own = part(level, undefined)
  if (level.mode === 'any' || level.mode === 'anyAgree') return own.some(isAgreed)
  if (level.mode === 'count') return own.filter(isAgreed).length >= (level.need ?? 1)
  return own.length > 0 && own.every(isAgreed)
}

export const hasAgreed = (level: ApprovalLevel): boolean =>
  ownAgreed(level) && [...part(level, 'before'), ...part(level, 'after')].every(isAgreed)

/** Has a rejection on this level ended the case? */
export function hasRejected(level: ApprovalLevel): boolean {
  if (level.tasks.some((task) => task.part !== undefined && isRejected(task))) return true
  const own = part(level, undefined)
  if (!own.some(isRejected)) return false
  if (level.mode === 'anyAgree') return own.every(isRejected)
  if (level.mode === 'count') return own.filter((task) => !isRejected(task)).length < (level.need ?? 1)
  return true
}

/** Once a level's own approvers have agreed, the others among them need not decide. */
export const endSatisfied = (level: ApprovalLevel): ApprovalLevel =>
  ownAgreed(level) ? { ...level, tasks: level.tasks.map((task) => (task.part === undefined ? ended(task) : task)) } : level

export const closeProgress = (progress: ApprovalProgress, state: ApprovalState): ApprovalProgress => ({
  ...progress,
  state,
  levels: progress.levels.map((level) => ({ ...level, tasks: level.tasks.map(ended) })),
})

const ended = (task: ApprovalTask): ApprovalTask => (isPending(task) ? { ...task, state: 'ended' } : task)

export const withdrawApproval = (progress: ApprovalProgress): ApprovalProgress =>
  progress.state === 'approving' ? closeProgress(progress, 'withdrawn') : progress
