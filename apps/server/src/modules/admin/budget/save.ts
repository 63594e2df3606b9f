import type { adjustBudget, endBudget, saveBudget } from '@sojourn/contract/admin/company/budget.calls'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { budgetFaults } from '@sojourn/domain/admin/company/budget-faults'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { newNumber } from '../../../kit/id'
import { once } from '../../../work'
import { ownerFault } from '../company/owner'
import { companyInvalid } from '../company/save'
import { nameInEach } from '../names'
import { isInOffice } from '../person/store'
import { changeRecord } from '../record/change-record'
import { companyRefusal } from '../../booking/traveller/scope'
import { balanceOf } from './balance'
import { adjustAccount } from './entries-store'
import { isObject } from './objects-store'
import { budgetRecord } from './record'
import { findBalances, findPlan, findYearStarts, overlapsPlan, updatePlanEnd, type PlanRow, type PlanValues } from './store'
import { writePlan } from './write-plan'

type Request = RequestOf<typeof saveBudget>
type Saved = ResponseOf<typeof saveBudget>

export const saveBudgetOf = (context: Context, actor: Actor, request: Request): Promise<Saved | Problem> =>
  once<Saved>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const { planId = newNumber('b-') } = request
    const former = await findPlan(work, planId)
    if (request.planId !== undefined && (!former || former.endedOn !== null)) return problem('budgetUnknown', { field: 'planId' })
    const values = valuesOf(request, planId, former, former?.yearStarts ?? (await findYearStarts(work)))
    const [fault] = budgetFaults({ ...values, names: request.names })
    if (fault) return companyInvalid(fault, actor)
    const version = await changeRecord(work, {
      kind: 'budget',
      id: planId,
      version: request.version,
      act: former ? 'changed' : 'added',
      actorId: actor.employeeId,
      read: () => budgetRecord(work, planId),
      write: () => write(work, values, former),
    })
    return isProblem(version) ? version : { planId, version }
  })

/** For whom it is, its periods and its first day stay: what was set aside lies on them. */
function valuesOf(request: Request, planId: string, former: PlanRow | undefined, yearStarts: number): PlanValues {
  const { names, object, below, period, from, to, amount, products, warnFirst, warnSecond, overLimit, ownerId, viewerIds } =
    request
  const fixed = former ?? { objectKind: object.kind, objectId: object.id, period, from }
  return {
    planId,
    name: nameInEach(names) ?? { 'zh-CN': '', 'zh-TW': '', en: '' },
    objectKind: fixed.objectKind,
    objectId: fixed.objectId,
    below: fixed.objectKind === 'department' && below,
    period: fixed.period,
    yearStarts,
    from: fixed.from,
    to,
    amount,
    products: products.length > 0 ? products : null,
    warnFirst,
    warnSecond,
    overLimit,
    ownerId: ownerId ?? null,
    viewerIds,
  }
}

async function write(work: Work, values: PlanValues, former: PlanRow | undefined): Promise<Problem | undefined> {
  if (!former && !(await isObject(work, values.objectKind, values.objectId)))
    return problem('budgetObjectUnknown', { field: 'object' })
  const refused =
    (await ownerFault(work, values.ownerId ?? undefined, former?.ownerId ?? null)) ??
    (await viewersFault(work, values.viewerIds, former?.viewerIds ?? []))
  if (refused) return refused
  if (await overlapsPlan(work, values)) return problem('budgetOverlaps', { field: 'to' })
  return writePlan(work, values)
}

/** Whoever reads it already may go on; somebody new is in office. */
async function viewersFault(work: Work, viewerIds: readonly string[], former: readonly string[]): Promise<Problem | undefined> {
  for (const viewerId of viewerIds)
    if (!former.includes(viewerId) && !(await isInOffice(work, viewerId)))
      return problem('ownerUnsuitable', { field: 'viewerIds' })
  return undefined
}

type Adjusted = ResponseOf<typeof adjustBudget>

export const adjustBudgetOf = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof adjustBudget>,
): Promise<Adjusted | Problem> =>
  once<Adjusted>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const { planId, from, amount } = request
    const reason = request.reason.trim()
    if (reason === '') return problem('costReasonMissing', { field: 'reason' })
    if (amount === 0) return companyInvalid({ field: 'amount', fault: 'budgetAdjustmentMissing' }, actor)
    const periods = await findBalances(work, planId)
    if (!periods.some((each) => each.from === from)) return problem('budgetUnknown', { field: 'from' })
    const by = { at: context.clock.now(), actorId: actor.employeeId, actorName: actor.name, reason }
    const row = await adjustAccount(work, { planId, from, amount }, by)
    return row ? balanceOf(row) : companyInvalid({ field: 'amount', fault: 'budgetAdjustmentTooLow' }, actor)
  })

type Ended = ResponseOf<typeof endBudget>

export const endBudgetOf = (
  context: Context,
  actor: Actor,
  { planId, version }: RequestOf<typeof endBudget>,
): Promise<Ended | Problem> =>
  once<Ended>(context, actor, async (work) => {
    const refused = await companyRefusal(work, actor, 'manageCosts')
    if (refused) return refused
    const ended = await changeRecord(work, {
      kind: 'budget',
      id: planId,
      version,
      act: 'ended',
      actorId: actor.employeeId,
      read: () => budgetRecord(work, planId),
      write: async () => {
        const row = await findPlan(work, planId)
        if (!row || row.endedOn !== null) return problem('budgetUnknown', { field: 'planId' })
        await updatePlanEnd(work, planId, chinaDate(context.clock.now()))
        return undefined
      },
    })
    return isProblem(ended) ? ended : { planId }
  })
