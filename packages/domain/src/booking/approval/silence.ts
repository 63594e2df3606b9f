import { addMinutes, isBefore, minutesBetween } from '../../kit/local-date'
import { askedTasks, closeProgress, currentLevel, type ApprovalLevel, type ApprovalProgress, type ApprovalTask } from './progress'

const dayMinutes = 24 * 60
const lastReminderMinutes = 15

/**
 * What silence does once the deadline has come; before it nothing. `superiorOf` names who is asked next where the flow
 * hands on; without anybody new it ends like a rejection.
 */
export function endBySilence(
  progress: ApprovalProgress,
  now: string,
  superiorOf: (approverId: string) => string | undefined,
): ApprovalProgress {
  if (progress.state !== 'approving' || isBefore(now, progress.deadline)) return progress
  if (progress.onSilence === 'approve') return closeProgress(progress, 'approved')
  if (progress.onSilence === 'remind') return { ...progress, deadline: addMinutes(now, dayMinutes) }
  return (progress.onSilence === 'escalate' && escalated(progress, now, superiorOf)) || closeProgress(progress, 'timedOut')
}

/** Everybody who was asked hands over to the superior, once, for the time that is left. */
function escalated(
  progress: ApprovalProgress,
  now: string,
  superiorOf: (approverId: string) => string | undefined,
): ApprovalProgress | undefined {
  const asked = currentLevel(progress)
  const deadline = progress.decideBefore ?? addMinutes(now, dayMinutes)
  if (!asked || !isBefore(now, deadline)) return undefined
  const known = new Set(asked.tasks.map(({ approverId }) => approverId))
  const level = askedTasks(asked).reduce<ApprovalLevel>((next, { approverId }) => {
    const superior = superiorOf(approverId)
    if (superior === undefined) return next
    const isNew = !known.has(superior)
    known.add(superior)
    return handedUp(next, approverId, isNew ? superior : undefined, now)
  }, asked)
  if (level === asked) return undefined
  return {
    ...progress,
    deadline,
    onSilence: 'reject',
    levels: progress.levels.map((each) => (each === asked ? level : each)),
  }
}

/** Without a superior somebody who is asked already decides for this person too. */
const handedUp = (level: ApprovalLevel, approverId: string, superior: string | undefined, now: string): ApprovalLevel => ({
  ...level,
  tasks: level.tasks.flatMap((task): ApprovalTask[] => {
    if (task.approverId !== approverId || task.state !== 'pending') return [task]
    const handed: ApprovalTask = { ...task, state: 'transferred', decidedAt: now }
    return superior === undefined ? [handed] : [handed, { ...task, approverId: superior, from: 'system' }]
  }),
})

/** When the approvers of a case are reminded: at half of the time and a quarter of an hour before its end (handbook 8.2). */
export function reminderMoments(submittedAt: string, deadline: string): string[] {
  const minutes = minutesBetween(submittedAt, deadline)
  const moments = [addMinutes(submittedAt, Math.floor(minutes / 2)), addMinutes(deadline, -lastReminderMinutes)]
  return [...new Set(moments)].filter((moment) => isBefore(submittedAt, moment) && isBefore(moment, deadline)).sort()
}
