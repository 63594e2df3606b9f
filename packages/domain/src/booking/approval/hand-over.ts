import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { decisionProblem, settled } from './decide'
import { currentLevel, type ApprovalLevel, type ApprovalProgress, type ApprovalTask } from './progress'

interface HandOver {
  approverId: string
  actedBy?: string
  now: string
}

/** The task goes to somebody else (转交), who may give it back but is never asked twice at the same time. */
export function transferTask(progress: ApprovalProgress, request: HandOver & { to: string }): ApprovalProgress | Problem {
  const { approverId, actedBy, to, now } = request
  const refused = decisionProblem(progress, approverId, now) ?? alreadyAsked(progress, [to])
  if (refused) return refused
  return onCurrentLevel(progress, (level) => ({
    ...level,
    tasks: level.tasks
      .filter((task) => task.approverId !== to)
      .flatMap((task): ApprovalTask[] =>
        task.approverId === approverId && task.state === 'pending'
          ? [
              { ...task, state: 'transferred', decidedAt: now, ...(actedBy !== undefined && { actedBy }) },
              { approverId: to, state: 'pending', from: approverId, ...(task.part && { part: task.part }) },
            ]
          : [task],
      ),
  }))
}

/**
 * Whoever leaves is asked no more: open tasks of the person, on whatever level, are the successor's, who is asked once where that was to
 * happen anyway.
 */
export function replaceApprover(
  progress: ApprovalProgress,
  { from, to, now }: { from: string; to: string; now: string },
): ApprovalProgress {
  const asked = currentLevel(progress)
  const isOpen = (task: ApprovalTask): boolean => task.approverId === from && task.state === 'pending'
  const handed = (level: ApprovalLevel): ApprovalLevel => {
    const others = level.tasks.filter((task) => !(task.approverId === to && task.state === 'transferred'))
    const there = others.some(({ approverId }) => approverId === to)
    const tasks = others.flatMap((task): ApprovalTask[] => {
      if (!isOpen(task)) return [task]
      const gone: ApprovalTask[] = level === asked ? [{ ...task, state: 'transferred', decidedAt: now }] : []
      return there ? gone : [...gone, { ...task, approverId: to, from }]
    })
    const left = tasks.filter(({ state, part }) => state !== 'transferred' && part === undefined).length
    return { ...level, tasks, ...(level.need !== undefined && { need: Math.min(level.need, left) }) }
  }
  return settled({ ...progress, levels: progress.levels.map((level) => (level.tasks.some(isOpen) ? handed(level) : level)) })
}

/** More people must agree on this level, before its approvers decide or after them (加签). */
export function addSigners(
  progress: ApprovalProgress,
  request: HandOver & { signerIds: readonly string[]; when: 'before' | 'after' },
): ApprovalProgress | Problem {
  const { approverId, signerIds, when, now } = request
  const refused = decisionProblem(progress, approverId, now) ?? alreadyAsked(progress, signerIds)
  if (refused) return refused
  return onCurrentLevel(progress, (level) => ({
    ...level,
    tasks: [
      ...level.tasks.filter((task) => !signerIds.includes(task.approverId)),
      ...[...new Set(signerIds)].map((signerId): ApprovalTask => ({
        approverId: signerId,
        state: 'pending',
        part: when,
        from: approverId,
      })),
    ],
  }))
}

/** A person has one task on a level; only one that was handed over may come back. */
function alreadyAsked(progress: ApprovalProgress, people: readonly string[]): Problem | undefined {
  const tasks = currentLevel(progress)?.tasks ?? []
  const asked = tasks.some(({ approverId, state }) => people.includes(approverId) && state !== 'transferred')
  return asked ? problem('approverAlreadyAsked') : undefined
}

function onCurrentLevel(progress: ApprovalProgress, change: (level: ApprovalLevel) => ApprovalLevel): ApprovalProgress {
  const asked = currentLevel(progress)
  return { ...progress, levels: progress.levels.map((level) => (level === asked ? change(level) : level)) }
}
