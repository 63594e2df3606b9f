import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import type { addFuelSurcharge, getFuelSurcharges } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import { isLocalDate } from '@sojourn/domain/kit/local-date'
import type { Actor, Context } from '../../../../context'
import { once } from '../../../../db/once'
import { chinaDate } from '../../../../kit/clock'
import { findFuelLevels, insertFuelLevel } from './store'

export const fuelSurcharges = async (context: Context): Promise<ResponseOf<typeof getFuelSurcharges>> => ({
  list: await context.database.platform(findFuelLevels),
})

/** What is sold today keeps its surcharge: a level begins tomorrow at the earliest, and one that was entered stays. */
export async function enterFuelSurcharge(
  context: Context,
  actor: Actor,
  level: RequestOf<typeof addFuelSurcharge>,
): Promise<ResponseOf<typeof addFuelSurcharge> | Problem> {
  const now = context.clock.now()
  if (!isLocalDate(level.from)) return problem('dateInvalid', { field: 'from' })
  if (level.from <= chinaDate(now)) return problem('fuelSurchargeDate', { field: 'from' })
  if (level.childShort > level.short) return problem('fuelSurchargeChild', { field: 'childShort' })
  if (level.childLong > level.long) return problem('fuelSurchargeChild', { field: 'childLong' })
  const entered = await once(context, actor, async (sql) => {
    const isNew = await insertFuelLevel(sql, level, { at: now, by: actor.employeeId })
    return isNew ? { list: await findFuelLevels(sql) } : problem('fuelSurchargeTwice', { field: 'from' })
  })
  if (!isProblem(entered)) await context.readAgain()
  return entered
}
