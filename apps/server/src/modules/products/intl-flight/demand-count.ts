import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { countUnconfirmedDemands } from './demand-store'

/** How many offers of the agency wait for the caller's answer (S4.34). */
export const unconfirmedDemands = async (context: Context, actor: Actor): Promise<{ count: number }> => ({
  count: await inCompany(context, actor.enterpriseId, (work) => countUnconfirmedDemands(work, actor.employeeId)),
})
