import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { isServed } from './store'

/** Why whoever works for an agency does nothing for a company: it is another agency's customer, or nobody's. */
export async function refuseUnserved(context: Context, actor: Actor, enterpriseId: number): Promise<Problem | undefined> {
  const served = await inCompany(context, actor.enterpriseId, (work) => isServed(work, enterpriseId))
  return served ? undefined : problem('customerNotServed', { field: 'enterpriseId' })
}
