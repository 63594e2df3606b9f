import type { Problem } from '@sojourn/contract/kit/problems'
import { offersStandUntil } from '@sojourn/domain/products/meeting/deadlines'
import type { Actor, Context } from '../../../../context'
import { inTransaction } from '../../../../work'
import { keepMoved } from '../../../booking/demand/demand'
import { lockDemand } from '../../../booking/demand/demand-store'
import { announce } from '../../../booking/notification/announce'
import { lookAgain } from './deadlines'
import { meetingDemandKind } from './demand-kind'

/**
 * The venue did not hold the hall of a plan: its order has never been, so that the request stands as before with its other offers; the plan
 * itself is over where somebody else has a day of it. Whatever else was wrong changes nothing.
 */
export async function endPlan(
  context: Context,
  { enterpriseId, employeeId }: Actor,
  { demandNo, planId }: { demandNo: string; planId: string },
  refused: Problem,
): Promise<Problem> {
  const moved = await inTransaction(context, enterpriseId, async (work) => {
    const row = await lockDemand(work, meetingDemandKind, demandNo)
    if (row?.state !== 'chosen' || row.orderState !== 'refused') return false
    const at = context.clock.now().toISOString()
    const isTaken = refused.problem === 'meetingHallTaken'
    const plans = row.plans.map((plan) => (isTaken && plan.planId === planId ? { ...plan, validUntil: at } : plan))
    const number = plans.findIndex((plan) => plan.planId === planId) + 1
    const next = await keepMoved(work, meetingDemandKind, row, {
      plans,
      state: 'quoted',
      orderNo: null,
      dueAt: new Date(offersStandUntil(row.body, plans, at)),
      ...(isTaken && { event: { at, actor: '', event: 'planOver', detail: { number } } }),
    })
    await lookAgain(work, next)
    return true
  })
  if (moved) announce(context, enterpriseId, demandNo, [employeeId])
  return refused
}
