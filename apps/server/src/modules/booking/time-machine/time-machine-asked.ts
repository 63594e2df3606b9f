import { approvalStates, approvalTaskStates } from '@sojourn/contract/booking/codes'
import type { ApprovalAsOf, Knew } from '@sojourn/contract/booking/time-machine.shapes'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { roundAsOf } from '@sojourn/domain/booking/time-machine/as-of'
import { timeMachineText } from '@sojourn/text/booking/time-machine/words'
import type { Actor, Context } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { findActs } from '../approval/act-store'
import { findFlowNames, findRounds, type ApprovalRow } from '../approval/store'
import { findNotificationsAbout, findTaskTimes, findViews } from './store'

/** What was recorded of asking about a subject: rounds, tasks, acts, notifications and looks. */
export type AskedRecords = Awaited<ReturnType<typeof askedRecords>>

/** `notificationsAbout` are the numbers under which notifications speak of the subject and of what came of it. */
export async function askedRecords(
  tenant: Tenant,
  { language }: Actor,
  subjectNo: string,
  notificationsAbout: readonly string[],
) {
  const [rounds, notifications, views] = await Promise.all([
    findRounds(tenant, subjectNo),
    findNotificationsAbout(tenant, notificationsAbout),
    findViews(tenant, subjectNo),
  ])
  const roundIds = rounds.map(({ approvalId }) => approvalId)
  const [tasks, acts, flows] = await Promise.all([
    findTaskTimes(tenant, roundIds),
    findActs(tenant, roundIds, language),
    findFlowNames(
      tenant,
      rounds.map(({ flowId }) => flowId),
    ),
  ])
  return { rounds, flows, notifications, views, tasks, acts }
}

/** The instant that is asked about, now where none is named. */
export function momentOf(context: Context, request: { at?: string }): string | Problem {
  const moment = request.at === undefined ? context.clock.now() : new Date(request.at)
  return Number.isNaN(moment.getTime()) ? problem('badRequest', { field: 'at' }) : moment.toISOString()
}

/** The latest round that had begun. */
export function approvalAsOf({ rounds, tasks, flows }: AskedRecords, actor: Actor, at: string): ApprovalAsOf | undefined {
  const text = timeMachineText[actor.language]
  const round = rounds.find(({ submittedAt }) => submittedAt.toISOString() <= at)
  const shown = round && roundAsOf(recordedRound(round, tasks), at)
  if (!round || !shown) return undefined
  return {
    round: round.round,
    flow: flows.get(round.flowId)?.[actor.language] ?? '',
    onSilence: round.progress.onSilence,
    state: approvalStates.code(shown.state),
    stateName: text.approvalStates[shown.state],
    tasks: shown.tasks.map(({ state, ...task }) => ({
      ...task,
      state: approvalTaskStates.code(state),
      stateName: text.taskStates[state],
    })),
  }
}

const recordedRound = (round: ApprovalRow, tasks: AskedRecords['tasks']) => ({
  state: round.progress.state,
  submittedAt: round.submittedAt.toISOString(),
  ...(round.endedAt && { endedAt: round.endedAt.toISOString() }),
  tasks: tasks
    .filter(({ approvalId }) => approvalId === round.approvalId)
    .map(({ level, approver, state, createdAt, decidedAt, reason }) => ({
      level,
      approver,
      state,
      createdAt: createdAt.toISOString(),
      ...(decidedAt && { decidedAt: decidedAt.toISOString() }),
      ...(reason && { reason }),
    })),
})

/** Who had been told, and who had looked at which version. */
export function knewAsOf({ notifications, views }: Pick<AskedRecords, 'notifications' | 'views'>, at: string): Knew {
  const known = new Map<string, Knew[number]>()
  const of = (employeeId: string, name: string) => {
    const found = known.get(employeeId) ?? { name, notifications: [] }
    known.set(employeeId, found)
    return found
  }
  for (const notification of notifications) {
    const moment = notification.at.toISOString()
    if (moment <= at)
      of(notification.employeeId, notification.name).notifications.push({ at: moment, subject: notification.subject })
  }
  for (const view of views) {
    const moment = view.at.toISOString()
    if (moment <= at) Object.assign(of(view.employeeId, view.name), { seenVersion: view.version, seenAt: moment })
  }
  return [...known.values()]
}
