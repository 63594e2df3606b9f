import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Actor, Context } from '../../context'
import { inCompany } from '../../work'
import { isServed } from '../booking/settings/store'

/** The agency's staff look after the companies that it serves, and no other. */
export async function refuseUnserved(context: Context, actor: Actor, enterpriseId: number): Promise<Problem | undefined> {
  if (!actor.permissions.includes('agent')) return problem('forbidden')
  const served = await inCompany(context, actor.enterpriseId, (work) => isServed(work, enterpriseId))
  return served ? undefined : problem('customerNotServed', { field: 'enterpriseId' })
}
