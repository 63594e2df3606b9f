import type {
  findApprovers as findApproversCall,
  getApprovalDelegates,
  saveApprovalDelegate,
} from '@sojourn/contract/booking/approval/approval.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import { areDelegateDates, delegationState } from '@sojourn/domain/booking/approval/delegate'
import type { Actor, Context } from '../../../context'
import { inCompany, once } from '../../../work'
import { chinaDate } from '../../../kit/clock'
import { newId } from '../../../kit/id'
import { findDelegates, insertDelegate, revokeDelegate } from '../approval/delegate-store'
import { findApprovers, searchApprovers } from '../traveller/store'

const foundAtMost = 20

/** My substitutes, and those whose substitute I am. */
export async function delegates(context: Context, actor: Actor): Promise<ResponseOf<typeof getApprovalDelegates>> {
  const today = chinaDate(context.clock.now())
  const rows = await inCompany(context, actor.enterpriseId, (work) => findDelegates(work, actor.employeeId))
  return {
    list: rows.map((row) => {
      const mine = row.principalId === actor.employeeId
      return {
        delegateId: row.delegateId,
        mine,
        name: mine ? row.substituteName : row.principalName,
        fromDate: row.fromDate,
        toDate: row.toDate,
        state: delegationState(row, today),
      }
    }),
  }
}

/** From today at the earliest; overlapping periods are allowed, any of the substitutes may then decide. */
export async function saveDelegate(
  context: Context,
  actor: Actor,
  request: RequestOf<typeof saveApprovalDelegate>,
): Promise<ResponseOf<typeof saveApprovalDelegate> | Problem> {
  const now = context.clock.now()
  const { fromDate, toDate, employeeId } = request
  if (!areDelegateDates(request, chinaDate(now))) return problem('delegateDatesWrong', { field: 'toDate' })
  return once<{ delegateId: string }>(context, actor, async (work) => {
    const people = await findApprovers(work, actor.language)
    const suits = employeeId !== actor.employeeId && people.some((person) => person.employeeId === employeeId)
    if (!suits) return problem('approverUnknown', { field: 'employeeId' })
    const delegateId = newId(now)
    await insertDelegate(work, {
      delegateId,
      principalId: actor.employeeId,
      substituteId: employeeId,
      fromDate,
      toDate,
      at: now,
    })
    return { delegateId }
  })
}

export const endDelegate = (context: Context, actor: Actor, request: { delegateId: string }) =>
  once<{ delegateId: string }>(context, actor, async (work) => {
    const { employeeId } = actor
    const ended = await revokeDelegate(work, employeeId, request.delegateId, context.clock.now())
    return ended ? { delegateId: request.delegateId } : problem('delegateUnknown', { field: 'delegateId' })
  })

/** Colleagues who may approve; oneself is left out. */
export const approvers = (
  context: Context,
  actor: Actor,
  request: { keyword: string },
): Promise<ResponseOf<typeof findApproversCall>> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const rows = await searchApprovers(work, actor.employeeId, request.keyword.trim(), foundAtMost)
    return { list: rows.map(({ department, ...person }) => ({ ...person, department: department[actor.language] })) }
  })
